import Expectations
import Foundation
import Testing

@testable import Aloud
@testable import AloudLanguage
@testable import MessageMaker

/// What the program says, and what the wordings have, held against each other. That no message is said that isn't there,
/// with no other arguments than it has, is held by the compiler: see `MessageFunctionTests`.
struct MessageKeyTests {
  /// The families of keys whose last part is a case of an enumeration, with all their members.
  private static let families: [String: [String]] = [
    "role": Role.allCases.map(\.rawValue),
    "state": AnnouncedState.allCases.map(\.rawValue),
    "braille.role": Role.allCases.map(\.rawValue),
    "braille.state": AnnouncedState.allCases.map(\.rawValue),
    "line": LineError.allCases.map(\.rawValue),
    "verbosity": Verbosity.allCases.map(\.rawValue),
    "textSize": TextSize.allCases.map(\.rawValue),
    "direction": TextDirection.allCases.map(\.rawValue) + ["locale"],
    "command": Command.allCases.map(\.name) + ObjectCommand.allCases.map(\.rawValue),
    "setting": SettingName.allCases.map(\.key),
    "settingSource": SettingSource.allCases.map(\.rawValue),
    "punctuation": Punctuation.allCases.map(\.rawValue),
    "capitals": Capitals.allCases.map(\.rawValue),
    "messages": MessageTelling.allCases.map(\.rawValue), "doneSignal": DoneSignal.allCases.map(\.rawValue),
    "keyEcho": KeyEcho.allCases.map(\.rawValue),
    "calendar": CalendarSystem.allCases.map(\.key) + [SettingName.own],
    "menu": SuggestedAct.allCases.map(\.rawValue),
    "colorPicker": ColorWay.allCases.map(\.rawValue),
    // The cases of AloudTerminal's WholeFileError, which the core does not know.
    "file": ["missing", "noPermission", "isFolder", "tooLarge", "failed"],
  ]

  /// The families that hold only some of what they are looked up by, and those whose names other modules have: what the
  /// latter lack, the tests of these modules find.
  private static let otherFamilies = [
    "app.reminders.", "app.reminders.locked.", "app.reminders.notSaved.", "app.reminders.readOnly.",
    "app.reminders.sample.", "app.reminders.search.", "app.reminders.sortBy.", "app.reminders.undo.",
    "app.reminders.unreadable.", "app.routes.pace.", "app.routes.place.", "app.routes.rest.", "app.routes.step.",
    "app.shop.colour.", "app.shop.undo.", "colorPicker.",
    "help.", "hint.",
    "lint.words.",
  ]

  /// Roles that are told by how a thing is said, not by a word.
  private static let silentRoles: Set<Role> = [.app, .screen, .row, .text, .image, .group]

  private static func english() throws -> [String: POEntry] {
    try POCatalog(try #require(LocaleFiles.bundled.bytes("wording/en.po")), path: "wording/en.po").entries
  }

  @Test("SAY-1: every role, state, setting and error has its word") func familiesWorded() throws {
    let entries = try Self.english()
    for (family, members) in Self.families {
      for member in members {
        if family.hasSuffix("role"), let role = Role(rawValue: member), Self.silentRoles.contains(role) { continue }
        expect(entries["\(family).\(member)"] != nil, "\(family).\(member)")
      }
    }
  }

  @Test("every entry is said: its function is called, or its family has its name") func said() throws {
    let sources = try SourceWords.all()
    let entries = try Self.english()
    for key in entries.keys.sorted() where !Self.isLookedUp(key, in: sources) {
      // What braille has for another entry is said where that is.
      if key.hasPrefix("braille."), entries[String(key.dropFirst("braille.".count))] != nil { continue }
      let function = MessageFunction.name(of: key)
      expect(sources.members.contains(function), "Nothing says \(key)")
    }
  }

  /// Whether a key is a text of the sources, or has the name of something that one is looked up for.
  private static func isLookedUp(_ key: String, in sources: SourceWords) -> Bool {
    if sources.literals.contains(key) { return true }
    let isMember = families.contains { family, members in members.contains { key == "\(family).\($0)" } }
    return isMember
      || otherFamilies.contains { family in
        key.hasPrefix(family) && sources.words.contains(String(key.dropFirst(family.count).prefix { $0 != "." }))
      }
  }

  @Test("a key that is still spelled out as text is an entry") func spelledOut() throws {
    let entries = try Self.english()
    let all = Set(entries.keys.map { $0.prefix { $0 != "." } })
    // The command has ids and names of its own help that look like keys; the tables and the grammar have keys of their own.
    let beginnings: [String: Set<Substring>] = [
      "Aloud/": all, "AloudLanguage/Text/": all, "AloudLanguage/Understanding/": all, "AloudLanguage/Words/": all,
      "AloudDocuments/": ["document"], "AloudCommand/": ["app"],
    ]
    for (folder, beginnings) in beginnings {
      let sources = try SourceWords.all { $0.hasPrefix(folder) }
      for literal in sources.literals where literal.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }) {
        let parts = literal.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, !parts.contains(""), beginnings.contains(parts[0]) else { continue }
        expect(entries[literal] != nil, "\(literal) in \(folder)")
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
      expect(lines[index + 1].dropFirst("msgstr ".count), is: line.dropFirst("msgid ".count))
    }
    expect(compared > 150)
  }

  @Test("every locale's order of facts names each fact once") func factOrder() throws {
    for tag in LoadedLocale.bundledTags {
      let words = try LoadedLocale(tag).wording.text(.message("facts.order")).split(separator: " ").map(String.init)
      expect(words.sorted(), is: Fact.allCases.map(\.rawValue).sorted(), "\(tag)")
    }
  }
}
