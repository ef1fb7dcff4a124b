import Expectations
import Testing

@testable import AloudLanguage

/// Issue 3, point 6: a translator's files, checked.
struct LocaleFileCheckTests {
  private typealias Error = LocaleFileError.Kind

  private func check(_ files: [String: String]) -> LocaleFileCheck {
    LocaleFileCheck(files.mapValues { Array($0.utf8) })
  }

  private func bundled(_ path: String) throws -> String {
    String(decoding: try #require(LocaleFiles.bundled.bytes(path)), as: UTF8.self)
  }

  /// The lines and kinds of what is wrong in one file, without the messages that have no words.
  private func found(_ text: String, _ path: String) -> [LocaleFileError] {
    check([path: text]).errors.filter { if case .untranslated = $0.kind { false } else { true } }
  }

  private let header = "msgid \"\"\nmsgstr \"\"\n\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n"

  @Test("in the files compiled in, nothing is wrong") func bundledFiles() {
    var files: [String: [UInt8]] = [:]
    // Unicode's own data is nobody's to translate.
    for path in LocaleFiles.bundledPaths where !path.hasPrefix("unicode/") {
      files[path] = LocaleFiles.bundled.bytes(path)
    }
    let check = LocaleFileCheck(files)
    expect(check.errors, is: [])
    expect(check.sound, is: files)
    expect(LocaleFileCheck([:]).errors, is: [])
  }

  @Test("a table whose parent is not there is damaged, and told", arguments: ["xx", ""])
  func missingParent(_ parent: String) throws {
    let table = try bundled("table/de.txt") + "\nparent = \(parent)\n"
    let line = table.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let check = check(["table/de.txt": table])
    expect(check.errors, is: [LocaleFileError(file: "table/de.txt", line: line, kind: .badValue(key: "parent"))])
    expect(check.sound.isEmpty)
  }

  @Test("all errors of a wording are told, each with its line, and more than one a file") func allMistakes() {
    let text =
      header + """
        nonsense
        msgctxt "back"
        msgid "x"
        msgstr "a\\q"

        msgctxt "position"
        msgid "{index} of {count}"
        msgstr "{indx} von {count}"

        msgctxt "position"
        msgid "{index} of {count}"
        msgstr "{index} von {count}"

        msgctxt "no.such.message"
        msgid "x"
        msgstr "y"

        msgctxt "place.count"
        msgid "{count} item."
        msgid_plural "{count} items."
        msgstr[0] "eins"

        """
    expect(
      found(text, "wording/de.po"),
      is: [
        LocaleFileError(file: "wording/de.po", line: 4, kind: .notAPOLine),
        LocaleFileError(file: "wording/de.po", line: 7, kind: .badString),
        LocaleFileError(file: "wording/de.po", line: 11, kind: .unknownPlace("indx", key: "position")),
        LocaleFileError(file: "wording/de.po", line: 11, kind: .missingPlace("index", key: "position")),
        LocaleFileError(file: "wording/de.po", line: 13, kind: .twice(key: "position")),
        LocaleFileError(file: "wording/de.po", line: 17, kind: .unused(key: "no.such.message")),
        LocaleFileError(
          file: "wording/de.po", line: 21, kind: .formCount(key: "place.count", wanted: [.one, .other])),
      ])
  }

  @Test("a message without words is told where its entry stands, else at the end") func untranslated() throws {
    let english = try bundled("wording/en.po")
    let lines = english.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex(of: "msgctxt \"position\""))
    var emptied = lines
    emptied[start + 2] = "msgstr \"\""
    expect(
      check(["wording/en.po": emptied.joined(separator: "\n")]).errors,
      is: [
        LocaleFileError(
          file: "wording/en.po", line: start + 3,
          kind: .untranslated(key: "position", english: "{index} of {count}"))
      ])
    var removed = lines
    removed.removeSubrange(start...start + 3)
    expect(
      check(["wording/en.po": removed.joined(separator: "\n")]).errors,
      is: [
        LocaleFileError(
          file: "wording/en.po", line: removed.count - 1,
          kind: .untranslated(key: "position", english: "{index} of {count}"))
      ])
  }

  @Test(
    "braces and places that are broken are told with the line of their form",
    arguments: [
      ("a {index} of {count", [Error.brace(key: "position"), .missingPlace("count", key: "position")]),
      ("{index} of count}", [.brace(key: "position"), .missingPlace("count", key: "position")]),
      (
        "{{index} of {count}}",
        [.brace(key: "position"), .unknownPlace("{index", key: "position"), .missingPlace("index", key: "position")]
      ),
      ("{index} of {count} {more}", [.unknownPlace("more", key: "position")]),
      ("{index}", [.missingPlace("count", key: "position")]),
      ("{count}/{index}", []),
    ] as [(String, [LocaleFileError.Kind])])
  func places(_ words: String, _ errors: [LocaleFileError.Kind]) {
    let text = header + "msgctxt \"position\"\nmsgid \"x\"\nmsgstr \"\(words)\"\n"
    let errors = errors.map { LocaleFileError(file: "wording/de.po", line: 6, kind: $0) }
    expect(found(text, "wording/de.po"), is: errors)
  }

  @Test("a plural form may say its number in words, and each form's errors have its line") func pluralForms() {
    let text =
      header + """
        msgctxt "place.count"
        msgid "a"
        msgid_plural "b"
        msgstr[0] "ein Ding"
        msgstr[1] ""
        "viele "
        "{coun} Dinge"

        msgctxt "language.name"
        msgid "a"
        msgid_plural "b"
        msgstr[0] "Deutsch"
        msgstr[1] "Deutsch"

        """
    expect(
      found(text, "wording/de.po"),
      is: [
        LocaleFileError(file: "wording/de.po", line: 8, kind: .unknownPlace("coun", key: "place.count")),
        LocaleFileError(file: "wording/de.po", line: 12, kind: .notPlural(key: "language.name")),
      ])
  }

  @Test(
    "a plural header that is missing, unreadable or wrong is told",
    arguments: [
      ("Language: de\\n", 1, Error.noPluralHeader(wanted: [.one, .other])),
      ("Plural-Forms: nplurals=2; plural=n !;\\n", 3, .badPluralHeader),
      ("Plural-Forms: nplurals=1; plural=0;\\n", 3, .wrongPluralHeader(.count, wanted: [.one, .other], category: nil)),
      (
        "Plural-Forms: nplurals=2; plural=(n > 1);\\n", 3,
        .wrongPluralHeader(.number(0), wanted: [.one, .other], category: .other)
      ),
    ])
  func pluralHeader(_ field: String, _ line: Int, _ kind: LocaleFileError.Kind) {
    let text = "msgid \"\"\nmsgstr \"\"\n\"\(field)\"\n\nmsgctxt \"spell.space\"\nmsgid \"x\"\nmsgstr \"y\"\n"
    expect(found(text, "wording/de.po"), is: [LocaleFileError(file: "wording/de.po", line: line, kind: kind)])
  }

  @Test("all errors of a table are told, and a key that is missing") func table() throws {
    var lines = try bundled("table/de.txt").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let direction = try #require(lines.firstIndex { $0.hasPrefix("direction") })
    let digits = try #require(lines.firstIndex { $0.hasPrefix("number.digits") })
    let rule = try #require(lines.firstIndex { $0.hasPrefix("plural.one") })
    lines[direction] = "direction = up"
    lines[digits] = "number.digits = 012"
    lines[rule] = "plural.one = one thing"
    lines.removeAll { $0.hasPrefix("list.and.two") }
    let end = lines.count
    lines += ["nonsense", "direction = ltr", "bad = \\u{FFFFFF}", "colour = blue", "number.minus = \\u{1B}[31m"]
    let minus = try #require(lines.firstIndex { $0.hasPrefix("number.minus") })
    lines[minus] = ""
    let errors = check(["table/de.txt": lines.joined(separator: "\n")]).errors
    let wanted: [(Int, Error)] = [
      (1, .missing(key: "list.and.two")), (direction + 1, .badValue(key: "direction")),
      (digits + 1, .badValue(key: "number.digits")), (end + 1, .notKeyAndValue), (end + 2, .twice(key: "direction")),
      (end + 3, .badString), (end + 4, .unknownKey("colour")), (end + 5, .controlCharacter),
    ]
    for (line, kind) in wanted {
      expect(errors.contains(LocaleFileError(file: "table/de.txt", line: line, kind: kind)))
    }
    expect(errors.contains { if case .badPluralRule = $0.kind { true } else { false } })
    expect(check(["table/de.txt": lines.joined(separator: "\n")]).sound.isEmpty)
  }

  @Test("all errors of words of values are told") func values() {
    expect(
      found("number.1 = eins\nnumber.x = y\nother = z\nnothing\nnumber.1 = ein\n", "values/de.txt"),
      is: [
        LocaleFileError(file: "values/de.txt", line: 2, kind: .badValue(key: "number.x")),
        LocaleFileError(file: "values/de.txt", line: 3, kind: .badValue(key: "other")),
        LocaleFileError(file: "values/de.txt", line: 4, kind: .notKeyAndValue),
        LocaleFileError(file: "values/de.txt", line: 5, kind: .twice(key: "number.1")),
      ])
  }

  @Test(
    "a file in which nothing is damaged can be used, whatever keys it has that mean nothing",
    arguments: ["spoken/de.txt", "table/de.txt"])
  func usable(_ path: String) throws {
    let text = try bundled(path) + "nure.mb0 = null\n"
    let checked = check([path: text])
    expect(checked.errors.map(\.kind), is: [.unknownKey("nure.mb0")])
    expect(checked.sound.keys.sorted(), is: [path])
    #expect(throws: Never.self) { try LoadedLocale("de", files: LocaleFiles.bundled.overridden(by: checked.sound)) }
  }

  @Test("bytes that are no text are told with each line of theirs, and control characters") func noText() {
    var bytes = Array("number.1 = eins\nnumber.2 = zw".utf8) + [0xE9, 0x0A, 0xFF, 0x0A]
    expect(
      LocaleFileCheck(["values/de.txt": bytes]).errors,
      is: [
        LocaleFileError(file: "values/de.txt", line: 2, kind: .notUTF8),
        LocaleFileError(file: "values/de.txt", line: 3, kind: .notUTF8),
      ])
    bytes = Array("number.1 = eins\nnumber.2 = \u{1B}[31mzwei\n".utf8)
    expect(
      LocaleFileCheck(["values/de.txt": bytes]).errors,
      is: [
        LocaleFileError(file: "values/de.txt", line: 2, kind: .controlCharacter)
      ])
  }

  @Test(
    "a file that is not named after a locale is told, with a name that it could have",
    arguments: [
      ("wording/german.po", "wording/nl.po"), ("wording/pt_BR.po", "wording/pt-BR.po"),
      ("wording/DE.po", "wording/de.po"),
      ("table/de.po", "table/de.txt"), ("values/de.text", "values/de.txt"), ("wording/.po", "wording/nl.po"),
      ("wording/de-.po", "wording/de.po"), ("table/x.txt", "table/nl.txt"),
      ("wording/zh-hant-tw.po", "wording/zh-Hant-TW.po"),
    ])
  func misnamed(_ path: String, _ example: String) {
    let check = check([path: "direction = ltr\n"])
    expect(check.errors, is: [LocaleFileError(file: path, line: 1, kind: .misnamed(example: example))])
    expect(check.sound.isEmpty)
  }

  @Test(
    "the tags of CLDR name files",
    arguments: ["de", "pt-BR", "zh-Hant-TW", "en-001", "fil", "en-XA", "sr-Latn"])
  func named(_ tag: String) { expect(LocaleFileName("table/\(tag).txt")?.tag, is: tag) }

  @Test("words for a locale without facts are told, and left out; with a table beside them they serve")
  func newLanguage()
    throws
  {
    let words = header + "msgctxt \"language.name\"\nmsgid \"x\"\nmsgstr \"Neu\"\n"
    expect(
      found(words, "wording/qqq.po"),
      is: [
        LocaleFileError(file: "wording/qqq.po", line: 1, kind: .noTable(tag: "qqq"))
      ])
    let files = ["wording/qqq.po": words, "table/qqq.txt": try bundled("table/de.txt")]
    let check = check(files)
    expect(check.damage, is: [])
    let locale = try LoadedLocale("qqq", files: LocaleFiles.bundled.overridden(by: check.sound))
    expect(locale.tag, is: "qqq")
    expect(locale.wording.text(.message("language.name")), is: "Neu")
    expectNil(NumberReading.number("eins", in: locale))
  }

  @Test("only damage keeps a file from serving: what is not finished does not") func damage() {
    let unfinished = header + "msgctxt \"position\"\nmsgid \"x\"\nmsgstr \"{index}\"\n"
    expect(Set(check(["wording/de.po": unfinished]).sound.keys), is: ["wording/de.po"])
    let damaged = check(["wording/de.po": unfinished + "nonsense\nmore\n", "values/de.txt": "number.1 = eins\n"])
    expect(Set(damaged.sound.keys), is: ["values/de.txt"])
    expect(damaged.damage, is: [LocaleFileError(file: "wording/de.po", line: 7, kind: .notAPOLine)])
  }

  @Test("a file of nothing but errors does not take for ever, and every error has a sentence") func hostile() throws {
    let many = String(repeating: "nonsense\n", count: 3_000)
    let errors = check(["table/de.txt": many, "wording/de.po": many, "values/de.txt": many]).errors
    expect(errors.count >= 5_000)
    let wording = try LoadedLocale("en").wording
    for kind in Set(errors.map { wording.text(.message($0.message)) }) {
      expect(kind.hasSuffix(".") || kind.contains("In the original"))
    }
  }

  @Test("a state may have words of its own for a role, and for nothing else") func agreement() {
    let text =
      header + """

        msgctxt "state.checked.checkBox"
        msgid "checked"
        msgstr "aktiviert"

        msgctxt "state.checked.nothing"
        msgid "checked"
        msgstr "aktiviert"

        """
    expect(found(text, "wording/de.po").map(\.kind), is: [.unused(key: "state.checked.nothing")])
  }
}
