import Foundation
import Glibc
import Testing

/// A folder of a test's own, removed with it.
final class Scratch {
  private let folder = URL(filePath: "/tmp/aloud-unit-\(UUID().uuidString)")
  var path: String { folder.path }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The names in the folder, in order.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  /// Writes a file, in a folder below if its name says so.
  func write(_ bytes: [UInt8], to name: String) {
    let file = folder.appending(path: name)
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    #expect(throws: Never.self) { try Data(bytes).write(to: file) }
  }

  func bytes(_ name: String) -> [UInt8] { (try? Data(contentsOf: folder.appending(path: name))).map(Array.init) ?? [] }
}

/// A pipe with both ends in a test's hands. Its reading end stays open to the end of the process: what reads from it may
/// outlive the last mention of the pipe, and a closed descriptor's number goes to another test at once.
final class Pipe {
  let reading: Int32
  private(set) var writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    (reading, writing) = (ends[0], ends[1])
  }

  func write(_ bytes: [UInt8]) { _ = Glibc.write(writing, bytes, bytes.count) }

  func write(_ text: String) { write(Array(text.utf8)) }

  /// Ends the input.
  func end() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  /// What has been written and not yet read.
  func contents() -> String {
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(reading, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
