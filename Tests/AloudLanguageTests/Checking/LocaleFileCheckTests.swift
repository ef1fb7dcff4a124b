import Expectations
import Foundation
import Testing

@testable import AloudLanguage

/// Issue 3, point 6: a translator's files, checked.
///
/// A case in `Checks.txt` has each file's path behind "==" and its text, and then, behind "->", what is told of them but for the messages
/// without words. ALOUD_RECORD=1 writes what is told now.
struct LocaleFileCheckTests {
  private typealias Error = LocaleFileError.Kind

  private func check(_ files: [String: String]) -> LocaleFileCheck {
    LocaleFileCheck(files.mapValues { Array($0.utf8) })
  }

  private func bundled(_ path: String) throws -> String {
    String(decoding: try #require(LocaleFiles.bundled.bytes(path)), as: UTF8.self)
  }

  @Test("what is wrong in a file is told with its line, and a file that can't be used is left out") func cases() throws
  {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Checks.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    let told = text.components(separatedBy: "----\n").map { part in
      let given = part.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("-> ") }
        .joined(separator: "\n")
      var files: [String: String] = [:]
      for file in given.components(separatedBy: "== ").dropFirst() {
        let end = file.firstIndex(of: "\n") ?? file.endIndex
        files[String(file[..<end])] = String(file[end...].dropFirst())
      }
      let check = check(files)
      let errors = check.errors.compactMap { error -> String? in
        if case .untranslated = error.kind { nil } else { "-> \(error.file):\(error.line): \(error.message)\n" }
      }
      let isLeftOut = files.keys.filter { check.sound[$0] == nil }.sorted().map { path in
        let damage = check.damage.filter { $0.file == path }.map { " for line \($0.line)" }
        return "-> \(path) is left out\(damage.joined()).\n"
      }
      return given + (errors + isLeftOut).joined()
    }
    .joined(separator: "----\n")
    if ProcessInfo.processInfo.environment["ALOUD_RECORD"] == "1" {
      try told.write(to: file, atomically: true, encoding: .utf8)
    }
    expect(told, is: text)
  }

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

  @Test("bytes that are no text are told with each line of theirs") func noText() {
    let bytes = Array("number.1 = eins\nnumber.2 = zw".utf8) + [0xE9, 0x0A, 0xFF, 0x0A]
    expect(
      LocaleFileCheck(["values/de.txt": bytes]).errors,
      is: [
        LocaleFileError(file: "values/de.txt", line: 2, kind: .notUTF8),
        LocaleFileError(file: "values/de.txt", line: 3, kind: .notUTF8),
      ])
  }

  @Test(
    "the tags of CLDR name files",
    arguments: ["de", "pt-BR", "zh-Hant-TW", "en-001", "fil", "en-XA", "sr-Latn"])
  func named(_ tag: String) { expect(LocaleFileName("table/\(tag).txt")?.tag, is: tag) }

  @Test("words for a locale without facts serve with a table beside them") func newLanguage() throws {
    let header = "msgid \"\"\nmsgstr \"\"\n\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n"
    let words = header + "msgctxt \"language.name\"\nmsgid \"x\"\nmsgstr \"Neu\"\n"
    let files = ["wording/qqq.po": words, "table/qqq.txt": try bundled("table/de.txt")]
    let check = check(files)
    expect(check.damage, is: [])
    let locale = try LoadedLocale("qqq", files: LocaleFiles.bundled.overridden(by: check.sound))
    expect(locale.tag, is: "qqq")
    expect(locale.wording.text(.message("language.name")), is: "Neu")
    expectNil(NumberReading.number("eins", in: locale))
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

}
