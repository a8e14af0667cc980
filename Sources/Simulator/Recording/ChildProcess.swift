import Foundation
import Synchronization

/// A program that reads from us. A socket stands where a shell would put a pipe: writing to a program that has
/// ended is then an error here, not a signal to the whole process.
///
/// Foundation's `Process` waits by running the main run loop, which would let main-queue work of the simulated
/// program run at moments that depend on the machine.
package final class ChildProcess: Sendable {
  /// How a program ended.
  package struct Ending: Equatable {
    /// 0 when it did what it was asked to; 128 + n when signal n ended it.
    package let status: Int32
    /// The last line it wrote to standard error.
    package let lastMessage: String
  }

  private let identifier: pid_t
  private let input: Int32
  private let isInputOpen = Mutex(true)
  private let messages: MessageReader

  /// Starts a program with standard output thrown away.
  ///
  /// - Parameters:
  ///   - path: The program's file.
  ///   - arguments: Its arguments, without its name.
  package init(path: String, arguments: [String]) throws(FileError) {
    let inputPipe = try ChildProcess.makeSocketPair(for: path)
    let errorPipe = try ChildProcess.makeSocketPair(for: path)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, inputPipe.reading, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, errorPipe.writing, STDERR_FILENO)

    var pid: pid_t = 0
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let code = posix_spawn(&pid, path, &actions, nil, &words, environ)
    Foundation.close(inputPipe.reading)
    Foundation.close(errorPipe.writing)
    guard code == 0 else {
      Foundation.close(inputPipe.writing)
      Foundation.close(errorPipe.reading)
      throw FileError("run", path, code: code)
    }
    identifier = pid
    input = inputPipe.writing
    messages = MessageReader(errorPipe.reading)
  }

  /// Writes bytes to the program's standard input, waiting until it takes them; false when it reads no more.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    isInputOpen.withLock { isOpen in
      var offset = 0
      while isOpen, offset < bytes.count {
        let count = send(input, bytes.baseAddress! + offset, bytes.count - offset, Int32(MSG_NOSIGNAL))
        if count < 0, errno != EINTR { return false }
        offset += max(0, count)
      }
      return isOpen
    }
  }

  /// Ends the program's input and waits for the program to end.
  package func finish() -> Ending {
    closeInput()
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    let exitStatus = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    return Ending(status: exitStatus, lastMessage: messages.lastLine())
  }

  /// Stops the program at once.
  func kill() {
    Foundation.kill(identifier, SIGKILL)
  }

  private func closeInput() {
    isInputOpen.withLock { isOpen in
      if isOpen { Foundation.close(input) }
      isOpen = false
    }
  }

  private static func makeSocketPair(for path: String) throws(FileError) -> (reading: Int32, writing: Int32) {
    var descriptors: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &descriptors) == 0 else {
      throw FileError("run", path)
    }
    // Another program started meanwhile must not keep this one's input open.
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return (descriptors[0], descriptors[1])
  }
}

/// Reads what a program says, so that it never waits for a reader, and keeps the end of it.
private final class MessageReader: Sendable {
  private let text = Mutex<[UInt8]>([])
  private let group = DispatchGroup()

  init(_ descriptor: Int32) {
    DispatchQueue.global().async(group: group) { [self] in
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        text.withLock { $0 = ($0 + buffer[..<count]).suffix(4096) }
      }
      close(descriptor)
    }
  }

  /// The last line that says something, once the program has ended.
  func lastLine() -> String {
    group.wait()
    let lines = String(decoding: text.withLock { $0 }, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.last.map(String.init) ?? ""
  }
}
