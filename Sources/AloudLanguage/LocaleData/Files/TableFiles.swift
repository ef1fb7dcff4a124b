/// The table file of a locale and those of its parents. Keys that a file lacks are looked up in the next one. An empty value means
/// that there is none, whatever a parent has.
struct TableFiles: Sendable {
  let tags: [String]
  private let files: [KeyValueFile]

  init(_ tag: String, files: LocaleFiles) throws(LocaleFileError) {
    var tags: [String] = []
    var found: [KeyValueFile] = []
    var next: String? = tag
    while let tag = next {
      let path = Self.path(tag)
      let file = try KeyValueFile(try files.required(path), path: path)
      tags.append(tag)
      found.append(file)
      next = file["parent"]
      if let parent = next, tags.contains(parent) || !files.has(Self.path(parent)) { throw file.badValue("parent") }
    }
    self.tags = tags
    self.files = found
  }

  subscript(key: String) -> String? {
    for file in files {
      if let value = file[key] { return value.isEmpty ? nil : value }
    }
    return nil
  }

  func required(_ key: String) throws(LocaleFileError) -> String {
    guard let value = self[key] else { throw LocaleFileError(file: path, line: 0, kind: .missing(key: key)) }
    return value
  }

  func badValue(_ key: String) -> LocaleFileError { error(about: key, .badValue(key: key)) }

  func error(about key: String, _ kind: LocaleFileError.Kind) -> LocaleFileError {
    let file = files.first { $0.line(of: key) != nil }
    return file?.error(about: key, kind) ?? LocaleFileError(file: path, line: 0, kind: kind)
  }

  private var path: String { files.first?.path ?? "" }

  private static func path(_ tag: String) -> String { "table/\(tag).txt" }
}
