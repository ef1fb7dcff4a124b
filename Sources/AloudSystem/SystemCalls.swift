internal import Glibc

/// The error of a system call, by its number.
package struct SystemCallError: Error {
  package let number: Int32

  package init(number: Int32) { self.number = number }

  /// Creates the error of the last call.
  package init() { number = errno }
}

/// Repeats a system call while signals interrupt it, and returns its last result.
package func uninterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// Returns the ends of a new pipe, which no program inherits, or nil if too many files are open. Unless `waits` is true, they never
/// block.
package func newPipe(waits: Bool) -> (reading: Int32, writing: Int32)? {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return nil }
  for end in ends {
    _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    if !waits { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }
  return (ends[0], ends[1])
}

package enum SystemFolder {
  /// The names are in no order, without "." and "..".
  package static func names(in folder: String) throws(SystemCallError) -> [String] {
    guard let list = opendir(folder) else { throw SystemCallError() }
    defer { closedir(list) }
    var names: [String] = []
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Creates a fresh folder that only this user can enter, and returns its path.
  package static func temporary(in parent: String, named name: String) throws(SystemCallError) -> String {
    var template = Array("\(parent)/\(name)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemCallError() }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns a path without links and dots, or nil if nothing is there.
  package static func absolute(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
