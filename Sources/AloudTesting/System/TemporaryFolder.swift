import Glibc

/// Fresh folders, each for one test, removed with their contents.
public enum TemporaryFolder {
  /// Calls `body` with the path of a fresh folder, and removes the folder afterwards.
  public static func with<Value>(
    isolation: isolated (any Actor)? = #isolation, _ body: (String) async throws -> Value
  ) async throws -> Value {
    let folder = try make()
    defer { remove(folder) }
    return try await body(folder)
  }

  /// Creates a fresh folder that only this user can enter.
  static func make() throws -> String {
    let parent = ProcessVariable.value(of: "TMPDIR") ?? "/tmp"
    var template = Array("\(parent)/aloud-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError("make a temporary folder in \(parent)") }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a folder and its contents, without following links.
  static func remove(_ folder: String) { FolderTree.remove(folder) }
}
