import Foundation

/// CLDR's data, with its inheritance: a locale's own value, else its parent's, else that of the path an alias leads to.
final class CLDR {
  let supplemental: Supplemental
  private let folder: URL
  private var files: [String: LocaleData] = [:]

  /// The data in a folder with `main` and `supplemental`.
  init(_ folder: URL) throws {
    self.folder = folder
    supplemental = try Supplemental(folder.appending(path: "supplemental"))
  }

  /// The names of all files in `main`, such as "sr_Latn_ME".
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "main").path)
      .filter { $0.hasSuffix(".xml") }.map { String($0.dropLast(4)) }.sorted()
  }

  /// What a locale has at a path, by inheritance.
  func value(_ path: String, _ locale: String) throws -> String? {
    for name in supplemental.chain(locale) {
      if let value = try data(name).values[path] { return value }
    }
    let aliases = try data("root").aliases
    var end = path.endIndex
    while let slash = path[..<end].lastIndex(of: "/") {
      end = slash
      if let target = aliases[String(path[..<slash])] { return try value(target + path[slash...], locale) }
    }
    return nil
  }

  /// What a locale must have at a path.
  func required(_ path: String, _ locale: String) throws -> String {
    guard let value = try value(path, locale) else { throw MakerError.missing(path: path, locale: locale) }
    return value
  }

  private func data(_ name: String) throws -> LocaleData {
    if let known = files[name] { return known }
    let url = folder.appending(path: "main/\(name).xml")
    let data = LocaleData(FileManager.default.fileExists(atPath: url.path) ? try XMLNode.file(url) : nil)
    files[name] = data
    return data
  }
}
