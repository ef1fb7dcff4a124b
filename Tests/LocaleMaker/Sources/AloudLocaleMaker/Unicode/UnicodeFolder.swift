import Foundation

/// Writes `locales/unicode/` from the Unicode Character Database as Debian's package unicode-data lays it out: what lines that
/// run right to left, and the breaking of lines, need to know about characters.
struct UnicodeFolder {
  private let source: URL
  private let version: String

  init(_ source: URL) throws {
    self.source = source
    let head = try String(contentsOf: source.appending(path: "LineBreak.txt"), encoding: .utf8).prefix { $0 != "\n" }
    version = String(head.drop { $0 != "-" }.dropFirst().prefix { $0.isNumber || $0 == "." }.dropLast())
  }

  /// Writes the files into `folder`.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in [
      ("bidi", try bidi()), ("brackets", try brackets()), ("joining", try joining()), ("linebreak", try lineBreak()),
    ] {
      try text.write(to: folder.appending(path: "\(name).txt"), atomically: true, encoding: .utf8)
    }
  }

  private func file(_ name: String, named names: [String: String] = [:]) throws -> PropertyFile {
    try PropertyFile(source.appending(path: name), named: names)
  }

  private func title(_ lines: String...) -> String {
    (lines + ["Made from Unicode \(version) by: swift run AloudLocaleMaker --unicode /usr/share/unicode"])
      .map { "# \($0)\n" }.joined()
  }

  private func bidi() throws -> String {
    let names = [
      "Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET",
    ]
    let values = try file("extracted/DerivedBidiClass.txt", named: names).values(other: "L")
    return ClassTable.text(
      values, other: "L",
      title: title("The bidirectional class of characters (UAX 9), by Unicode's numbers. Those in no range are L."))
  }

  private func brackets() throws -> String {
    let pairs = try rows("BidiBrackets.txt").filter { $0.count == 3 && $0[2] == "o" }
    let mirrored = try rows("BidiMirroring.txt")
    return title("Brackets that are pairs (UAX 9, N0), the opening one first, and what is shown mirrored (L4).")
      + ClassTable.entry("pair", pairs.map(Self.pair)) + ClassTable.entry("mirror", mirrored.map(Self.pair))
  }

  /// "28+29": a character with another one.
  private static func pair(_ row: [String]) -> String {
    row.prefix(2).compactMap { Int($0, radix: 16) }.map(ClassTable.hex).joined(separator: "+")
  }

  /// The fields of a file's lines.
  private func rows(_ name: String) throws -> [[String]] {
    try String(contentsOf: source.appending(path: name), encoding: .utf8).split(separator: "\n").map { line in
      line.prefix { $0 != "#" }.split(separator: ";", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }.filter { $0.count > 1 }
  }

  /// Joining types, and the letters in the forms in which they are joined.
  private func joining() throws -> String {
    let category = try file("extracted/DerivedGeneralCategory.txt").values(other: "Cn")
    var values = category.map { ["Mn", "Me", "Cf"].contains($0) ? "T" : "U" }
    for row in try rows("ArabicShaping.txt") {
      if let character = Int(row[0], radix: 16) { values[character] = row[2] }
    }
    return ClassTable.text(
      values, other: "U",
      title: title(
        "How letters join their neighbours (Unicode, 9.2): D on both sides, R to the one before, L to the one after, C always,",
        "T are passed over. Those in no range don't join."))
      + (try forms())
  }

  /// Presentation forms: `isolated = 628+FE8F`, ligatures with both letters: `isolated = 644+627+FEFB`.
  private func forms() throws -> String {
    var forms: [String: [String]] = [:]
    for fields in try rows("UnicodeData.txt") {
      let parts = fields[5].split(separator: " ").map(String.init)
      guard let tag = parts.first, ["<isolated>", "<final>", "<initial>", "<medial>"].contains(tag),
        let form = Int(fields[0], radix: 16)
      else { continue }
      let letters = parts.dropFirst().compactMap { Int($0, radix: 16) }
      // Of ligatures only lam and alef, which every reader expects; marks have forms of their own only to stand alone.
      let isLamAlef = letters.count == 2 && letters[0] == 0x644 && (0xFEF5...0xFEFC).contains(form)
      guard letters.count == 1 || isLamAlef, letters.first != 0x20 else { continue }
      let name = String(tag.dropFirst().dropLast())
      forms[name, default: []].append((letters + [form]).map(ClassTable.hex).joined(separator: "+"))
    }
    return forms.sorted { $0.key < $1.key }.map { ClassTable.entry($0.key, $0.value) }.joined()
  }

  /// The blocks whose characters to come have a class already. Source: LineBreak.txt, in words.
  private static let unassigned = [
    (0x3400...0x4DBF, "ID"), (0x4E00...0x9FFF, "ID"), (0xF900...0xFAFF, "ID"), (0x20000...0x2FFFD, "ID"),
    (0x30000...0x3FFFD, "ID"), (0x1F000...0x1FAFF, "ID"), (0x1FC00...0x1FFFD, "ID"), (0x20A0...0x20CF, "PR"),
  ]

  /// Classes as LB1 resolves them, so that nothing else is to be known of a character.
  private func lineBreak() throws -> String {
    let category = try file("extracted/DerivedGeneralCategory.txt").values(other: "Cn")
    let width = try file("EastAsianWidth.txt").values(other: "N")
    let pictures = try file("emoji/emoji-data.txt").entries.filter { $0.value == "Extended_Pictographic" }
    var values = try file("LineBreak.txt").values(other: "XX")
    for (block, value) in Self.unassigned {
      for character in block where values[character] == "XX" { values[character] = value }
    }
    for character in values.indices {
      let isWide = ["F", "W", "H"].contains(width[character])
      switch values[character] {
      case "AI", "SG", "XX": values[character] = "AL"
      case "SA": values[character] = ["Mn", "Mc"].contains(category[character]) ? "CM" : "AL"
      case "CJ": values[character] = "NS"
      case "OP" where isWide: values[character] = "OPW"
      case "CP" where isWide: values[character] = "CPW"
      // Their syllables take turns; which is which is counted.
      case "H2", "H3": values[character] = "H2"
      default: break
      }
    }
    for (range, _) in pictures {
      for character in range where category[character] == "Cn" && values[character] == "ID" {
        values[character] = "IDP"
      }
    }
    return ClassTable.text(
      values, other: "AL",
      title: title(
        "The line breaking class of characters (UAX 14), as LB1 resolves them. Those in no range are AL. OPW and CPW are brackets",
        "as wide as an ideograph, IDP are pictures to come (LB30b); of H2 those whose syllable has a last letter are H3."
      ))
  }
}
