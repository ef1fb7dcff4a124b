import Foundation
import Testing

@testable import Aloud
@testable import AloudLanguage

/// What is said in Swift by key, and what the English wording has, held against each other.
struct MessageKeyTests {
  /// The families of keys whose last part is a case of an enumeration, with all their members.
  private static let families: [String: [String]] = [
    "role": Role.allCases.map(\.rawValue),
    "state": AnnouncedState.allCases.map(\.rawValue),
    "braille.role": Role.allCases.map(\.rawValue),
    "braille.state": AnnouncedState.allCases.map(\.rawValue),
    "line": LineProblem.allCases.map(\.rawValue),
    "verbosity": Verbosity.allCases.map(\.rawValue),
    "textSize": TextSize.allCases.map(\.rawValue),
    "direction": TextDirection.allCases.map(\.rawValue) + ["locale"],
    "command": Command.allCases.map(\.name) + ObjectCommand.allCases.map(\.rawValue),
    // The cases of AloudTerminal's WholeFileError, which the core does not know.
    "file": ["missing", "noPermission", "isFolder", "tooLarge", "failed"],
  ]

  /// Roles that are told by how a thing is said, not by a word.
  private static let silentRoles: Set<Role> = [.app, .screen, .row, .text, .image, .menuItem, .group]

  private static func swiftSources() throws -> [(path: String, text: String)] {
    let folder = Repository.root.appending(path: "Sources").resolvingSymlinksInPath()
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path())).compactMap { $0 as? String }
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      (path, try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
  }

  private static func english() throws -> [String: POEntry] {
    try POCatalog(try #require(LocaleFiles.bundled.bytes("wording/en.po")), path: "wording/en.po").entries
  }

  /// The keys that stand in a call that takes one.
  private static func keysCalledFor(in text: String) -> [String] {
    // A call whose key goes on after the string, as in "document.found." + kind, is held by its family.
    text.matches(
      of: /(?:\bMessage\(|\.message\(|isWord\(|giveHint\(|alternatives\(|\bwording\.has\()\s*"([^"\\]+[^"\\.])"/
    ).map {
      String($0.1)
    }
  }

  /// All strings of a source that look like keys, and those beginning a family.
  private static func strings(in text: String) -> Set<String> {
    Set(text.matches(of: /"([A-Za-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*)"/).map { String($0.1) })
  }

  @Test("every key that Swift says is worded in English") func worded() throws {
    let entries = try Self.english()
    var found = 0
    for source in try Self.swiftSources() {
      for key in Self.keysCalledFor(in: source.text) where !key.hasSuffix(".") {
        found += 1
        #expect(entries[key] != nil, "\(key) in \(source.path)")
      }
    }
    #expect(found > 100)
  }

  @Test("every string that names an entry's relative is an entry: a key chosen by a condition is worded too")
  func conditional() throws {
    let entries = try Self.english()
    let prefixes = Set(entries.keys.compactMap { $0.contains(".") ? String($0.prefix { $0 != "." }) : nil })
    let folders = ["Aloud/", "AloudLanguage/"]
    for source in try Self.swiftSources() where folders.contains(where: source.path.hasPrefix) {
      for string in Self.strings(in: source.text) where string.contains(".") {
        guard prefixes.contains(String(string.prefix { $0 != "." })) else { continue }
        // The table's own keys are not the wording's.
        if source.path.hasPrefix("AloudLanguage/LocaleData/") { continue }
        #expect(entries[string] != nil, "\(string) in \(source.path)")
      }
    }
  }

  @Test("SAY-1: every role, state, setting and problem has its word") func familiesWorded() throws {
    let entries = try Self.english()
    for (family, members) in Self.families {
      for member in members {
        if family.hasSuffix("role"), let role = Role(rawValue: member), Self.silentRoles.contains(role) { continue }
        #expect(entries["\(family).\(member)"] != nil, "\(family).\(member)")
      }
    }
  }

  @Test("every entry of the English wording is said somewhere") func used() throws {
    let sources = try Self.swiftSources()
    let strings = sources.reduce(into: Set<String>()) { $0.formUnion(Self.strings(in: $1.text)) }
    // Keys made where they are said, such as "schema.shape.\\(name)": what follows must be a word of the sources.
    var begun = Set<String>()
    var words = Set<Substring>()
    // And what is put behind a key, such as ".nearest".
    var endings = Set<String>()
    for source in sources {
      for match in source.text.matches(of: /"((?:[A-Za-z0-9]+\.)+)(?:\\\(|"\s*\+)/) { begun.insert(String(match.1)) }
      for match in source.text.matches(of: /"\.([A-Za-z0-9]+)"/) { endings.insert(String(match.1)) }
      words.formUnion(source.text.split { !$0.isLetter && !$0.isNumber })
    }
    // What documents say is held against their grammar by the documents' own tests.
    for key in try Self.english().keys.sorted()
    where !strings.contains(key) && !key.hasPrefix("schema.") && !key.hasPrefix("document.") {
      let parts = key.split(separator: ".").map(String.init)
      let family = parts.dropLast().joined(separator: ".")
      if let members = Self.families[family], members.contains(parts[parts.count - 1]) { continue }
      if strings.contains(family), endings.contains(parts[parts.count - 1]) { continue }
      let isMade = begun.contains { beginning in
        !Self.families.keys.contains(String(beginning.dropLast())) && key.hasPrefix(beginning)
          && words.contains(key.dropFirst(beginning.count).prefix { $0 != "." })
      }
      #expect(isMade, "\(key)")
    }
  }

  @Test("an entry has the same places in every form and in every language") func places() throws {
    let english = try Self.english()
    for tag in LoadedLocale.bundledTags {
      let bytes = try #require(LocaleFiles.bundled.bytes("wording/\(tag).po"))
      let entries = try POCatalog(bytes, path: "wording/\(tag).po").entries
      for (key, entry) in entries {
        guard let original = english[key] else {
          Issue.record("\(key) is in \(tag).po and not in en.po")
          continue
        }
        let wanted = Set(Self.places(original.forms.flatMap(\.self)))
        for form in entry.forms where !Self.isAlternatives(form) {
          var allowed = [wanted]
          // A form that holds for one number may say it in words.
          if entry.isPlural { allowed.append(wanted.subtracting(["count"])) }
          #expect(allowed.contains(Set(Self.places(form))), "\(key) in \(tag).po")
        }
        if entry.forms.contains(where: Self.isAlternatives) { #expect(Set(Self.places(entry.forms[0])) == wanted) }
        #expect(entry.isPlural == original.isPlural, "\(key) in \(tag).po")
      }
    }
  }

  @Test("a plural entry has as many forms as its language has") func forms() throws {
    for tag in LoadedLocale.bundledTags {
      let locale = try LoadedLocale(tag)
      let bytes = try #require(LocaleFiles.bundled.bytes("wording/\(tag).po"))
      let source = String(decoding: bytes, as: UTF8.self)
      // A wording that is still a copy of the English has the English forms.
      if tag != "en", !source.contains("nplurals=\(locale.table.plurals.categories.count)") { continue }
      for (key, entry) in try POCatalog(bytes, path: tag).entries where entry.isPlural {
        #expect(entry.forms.count == locale.table.plurals.categories.count, "\(key) in \(tag).po")
      }
    }
  }

  @Test("msgid and msgstr of the English wording are the same") func identical() throws {
    let lines = String(decoding: try #require(LocaleFiles.bundled.bytes("wording/en.po")), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var compared = 0
    for (index, line) in lines.enumerated() where line.hasPrefix("msgid \"") && index + 1 < lines.count {
      guard lines[index + 1].hasPrefix("msgstr \""), line.count > "msgid \"\"".count else { continue }
      compared += 1
      #expect(lines[index + 1].dropFirst("msgstr ".count) == line.dropFirst("msgid ".count))
    }
    #expect(compared > 150)
  }

  @Test("every locale's order of facts names each fact once") func factOrder() throws {
    for tag in LoadedLocale.bundledTags {
      let words = try LoadedLocale(tag).wording.text(.message("facts.order")).split(separator: " ").map(String.init)
      #expect(words.sorted() == Fact.allCases.map(\.rawValue).sorted(), "\(tag)")
    }
  }

  private static func places(_ form: [POEntry.Piece]) -> [String] {
    form.compactMap { if case .place(let name) = $0 { name } else { nil } }
  }

  private static func isAlternatives(_ form: [POEntry.Piece]) -> Bool {
    form.contains { if case .words(let words) = $0 { words.contains("|") } else { false } }
  }
}
