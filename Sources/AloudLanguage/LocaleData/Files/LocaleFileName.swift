struct LocaleFileName: Equatable {
  static let folders = [
    ("table", ".txt"), ("wording", ".po"), ("values", ".txt"), ("reading", ".po"), ("colors", ".txt"),
    ("characters", ".txt"), ("spoken", ".txt"),
  ]

  let folder: String
  let tag: String

  /// Parses a path such as "wording/pt-BR.po". Returns nil if the file does not belong to a locale.
  init?(_ path: String) {
    guard let (folder, ending) = Self.folders.first(where: { path.hasPrefix($0.0 + "/") }), path.hasSuffix(ending)
    else { return nil }
    let tag = String(path.dropFirst(folder.count + 1).dropLast(ending.count))
    guard Self.isTag(tag) else { return nil }
    (self.folder, self.tag) = (folder, tag)
  }

  /// Returns an example of a valid name in the path's folder, with the path's tag in BCP 47 form if it is one.
  static func example(for path: String) -> String {
    let (folder, ending) = folders.first { path.hasPrefix($0.0 + "/") } ?? folders[1]
    let stem = path.dropFirst(folder.count + 1).prefix { $0 != "." }
    let tag = LocaleTag(String(stem)).string
    return "\(folder)/\(isTag(tag) && !stem.isEmpty ? tag : "nl")\(ending)"
  }

  private static func isTag(_ tag: String) -> Bool {
    if tag == "root" || tag == "und" { return true }
    let subtags = tag.split(separator: "-", omittingEmptySubsequences: false)
    func isPart(_ subtag: Substring) -> Bool {
      (2...8).contains(subtag.utf8.count) && subtag.utf8.allSatisfy { $0.isLetter || $0.isDigit }
    }
    return LocaleTag(tag).string == tag && subtags.allSatisfy(isPart) && subtags[0].utf8.count <= 3
      && subtags[0].utf8.allSatisfy(\.isLetter)
  }
}
