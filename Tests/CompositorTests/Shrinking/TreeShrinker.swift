import Compositor
import Foundation

/// Makes a tree that shows a fault smaller, step by step, while it still shows it: what is left tells where it lies.
struct TreeShrinker {
  /// Whether a tree shows the fault.
  let shows: (RenderTree) -> Bool
  /// Trees that may be tried.
  var limit = 5_000

  func shrunk(_ tree: RenderTree) -> RenderTree {
    var smallest = tree
    var tries = 0
    var goesOn = true
    while goesOn {
      goesOn = false
      for candidate in smallest.simpler {
        tries += 1
        guard tries <= limit else { return smallest }
        guard shows(candidate) else { continue }
        smallest = candidate
        goesOn = true
        break
      }
    }
    return smallest
  }

  /// Shrinks a tree and writes it down.
  ///
  /// - Parameter name: Of the file, in the folder for temporary ones.
  /// - Returns: The file's path and its text.
  func report(on tree: RenderTree, name: String) -> (path: String, text: String) {
    let text = SceneFile(tree: shrunk(tree)).text
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).scene")
    try? Data(text.utf8).write(to: file)
    return (file.path, text)
  }
}

extension RenderTree {
  /// Trees that are one step simpler, the largest steps first.
  var simpler: [RenderTree] {
    func tree(_ change: (inout RenderTree) -> Void) -> RenderTree {
      var tree = self
      change(&tree)
      return tree
    }
    var trees = RenderNode.simplerNodes(nodes).map { nodes in tree { $0.nodes = nodes } }
    if width > 1 { trees.append(tree { $0.width = (width + 1) / 2 }) }
    if height > 1 { trees.append(tree { $0.height = (height + 1) / 2 }) }
    if width > 1 { trees.append(tree { $0.width -= 1 }) }
    if height > 1 { trees.append(tree { $0.height -= 1 }) }
    if background != .black { trees.append(tree { $0.background = .black }) }
    return trees
  }
}

/// Nothing, the list without one of its elements, or with one made simpler.
func simplerLists<Element>(_ list: [Element], _ simpler: (Element) -> [Element]) -> [[Element]] {
  var lists: [[Element]] = list.count > 1 ? [[]] : []
  for index in list.indices {
    var shorter = list
    shorter.remove(at: index)
    lists.append(shorter)
  }
  for (index, element) in list.enumerated() {
    for element in simpler(element) {
      var changed = list
      changed[index] = element
      lists.append(changed)
    }
  }
  return lists
}
