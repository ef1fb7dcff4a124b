import Foundation

/// Writes the folder `locales/`: a table for each locale, the data for finding one, and where all of it comes from.
struct LocaleFolder {
  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// Writes everything that is made from CLDR.
  func write(_ cldr: CLDR, provenance: String) throws {
    let likely = cldr.supplemental.likely
    let names = try cldr.names().filter { ModernLanguages.contains($0, likely) }
    var tables: [String: Table] = [:]
    let worded = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "wording").path)
      .filter { $0.hasSuffix(".po") }.map { String($0.dropLast(3)).replacing("-", with: "_") }.sorted()
    for name in names { tables[name] = try table(name, cldr, worded: worded) }
    let tableFolder = folder.appending(path: "table")
    try? FileManager.default.removeItem(at: tableFolder)
    try FileManager.default.createDirectory(at: tableFolder, withIntermediateDirectories: true)
    for name in names {
      guard let own = tables[name] else { continue }
      let parent = cldr.supplemental.chain(name).dropFirst().first { tables[$0] != nil }
      let text = try head(name, parent, cldr) + (parent.flatMap { tables[$0] }.map(own.differences) ?? own).lines
      try text.write(to: tableFolder.appending(path: "\(Self.tag(name)).txt"), atomically: true, encoding: .utf8)
    }
    try FallbackFile(cldr.supplemental, languages: Set(names.map { String($0.prefix { $0 != "_" }) }))
      .text.write(to: folder.appending(path: "fallback.txt"), atomically: true, encoding: .utf8)
    try provenance.write(to: folder.appending(path: "SOURCE.txt"), atomically: true, encoding: .utf8)
  }

  /// The first lines of a file: whose it is, and whose what it doesn't say.
  private func head(_ name: String, _ parent: String?, _ cldr: CLDR) throws -> String {
    let title = "# \(try IdentitySection.name(of: name, in: "en", cldr))."
    guard let parent = parent.map(Self.tag) else { return "\(title) Made from CLDR by AloudLocaleMaker.\n" }
    return "\(title) Only what differs from \(parent). Made from CLDR by AloudLocaleMaker.\nparent = \(parent)\n"
  }

  /// The BCP 47 tag for CLDR's name.
  static func tag(_ name: String) -> String { name.replacing("_", with: "-") }

  /// `worded` are the locales that have a wording.
  private func table(_ name: String, _ cldr: CLDR, worded: [String]) throws -> Table {
    var table = Table()
    try IdentitySection.add(name, cldr, to: &table)
    try IdentitySection.addLanguages(worded, in: name, cldr, to: &table)
    try NumberSection.add(name, cldr, to: &table)
    try WordSection.add(name, cldr, to: &table)
    RegionSection.add(name, cldr, to: &table)
    try PatternSection.add(name, cldr, to: &table)
    try NameSection.add(name, cldr, to: &table)
    try RelativeSection.add(name, cldr, to: &table)
    Corrections.add(name, to: &table)
    return table
  }
}
