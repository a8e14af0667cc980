import Foundation
import Synchronization

/// Associates a value with an object under a key; nil removes it.
///
/// - Parameters:
///   - object: Any class instance; values of other types are ignored.
///   - key: The address of a variable that lives for the whole program.
///   - value: What to keep, of any type.
///   - policy: Whether it is kept alive, copied, or only referred to.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard type(of: object) is AnyClass else { return }
  AssociationTable.shared.set(AssociatedValue(value, policy), for: key, of: object as AnyObject)
}

/// The value associated with an object under a key, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  guard type(of: object) is AnyClass else { return nil }
  return AssociationTable.shared.value(for: key, of: object as AnyObject)
}

/// Removes everything associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard type(of: object) is AnyClass else { return }
  _releaseAssociatedObjects(of: object as AnyObject)
}

/// Lets go of what is associated with an object. The base classes of this project call it from `deinit`, so that
/// associated values go with their object.
package func _releaseAssociatedObjects(of object: AnyObject) {
  AssociationTable.shared.removeAll(of: ObjectIdentifier(object))
}

/// Lets go of what was associated with objects that are gone and whose class does not do it from `deinit`
/// (Foundation's, and classes of an app's own). The device calls it once a turn.
package func _sweepAssociatedObjects() {
  AssociationTable.shared.sweep()
}

/// What a key holds.
private struct AssociatedValue {
  private var strong: Any?
  private weak var unowned: AnyObject?

  init?(_ value: Any?, _ policy: objc_AssociationPolicy) {
    guard let value else { return nil }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      unowned = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      strong = (value as? any NSCopying)?.copy(with: nil) ?? value
    default:
      strong = value
    }
  }

  var value: Any? { strong ?? unowned }
}

/// The side table: the runtime on Linux keeps no room for associations in objects.
///
/// Entries are found by address and checked by a weak reference, so an object that is born where another died
/// never sees its values.
private final class AssociationTable: Sendable {
  static let shared = AssociationTable()

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: AssociatedValue] = [:]
  }

  /// The lock serialises every access; values themselves are as shareable as what apps put there.
  private struct Entries: @unchecked Sendable {
    var byObject: [ObjectIdentifier: Entry] = [:]
    /// Dead entries are looked for when the table has doubled since the last look.
    var sweepCount = 64
  }

  private let entries = Mutex(Entries())

  func set(_ value: AssociatedValue?, for key: UnsafeRawPointer, of object: AnyObject) {
    nonisolated(unsafe) let (value, key, object) = (value, key, object)
    // What is replaced is released after the lock is: its deinit may come back here.
    let released = entries.withLock { entries -> Released in
      var released = Released()
      let identifier = ObjectIdentifier(object)
      var entry = entries.byObject[identifier] ?? Entry(owner: object)
      if entry.owner == nil {
        released.values.append(entry)
        entry = Entry(owner: object)
      }
      released.values.append(entry.values[key] as Any)
      entry.values[key] = value
      entries.byObject[identifier] = entry.values.isEmpty ? nil : entry
      if entries.byObject.count > entries.sweepCount { released.values += Self.takeDead(&entries) }
      return released
    }
    withExtendedLifetime(released) {}
  }

  func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    nonisolated(unsafe) let (key, object) = (key, object)
    return entries.withLock { entries -> Released in
      guard let entry = entries.byObject[ObjectIdentifier(object)], entry.owner === object
      else { return Released() }
      return Released(values: entry.values[key]?.value.map { [$0] } ?? [])
    }.values.first
  }

  func removeAll(of identifier: ObjectIdentifier) {
    let released = entries.withLock { entries in
      Released(values: [entries.byObject.removeValue(forKey: identifier) as Any])
    }
    withExtendedLifetime(released) {}
  }

  func sweep() {
    let released = entries.withLock { Released(values: Self.takeDead(&$0)) }
    withExtendedLifetime(released) {}
  }

  private static func takeDead(_ entries: inout Entries) -> [Any] {
    let dead = entries.byObject.filter { $0.value.owner == nil }
    for identifier in dead.keys { entries.byObject[identifier] = nil }
    entries.sweepCount = max(64, entries.byObject.count * 2)
    return Array(dead.values)
  }

  /// Carries values out of the lock.
  private struct Released: @unchecked Sendable {
    var values: [Any] = []
  }
}
