import AloudLanguage
import Expectations
import TestSupport
import Testing

@testable import Aloud

/// BTN-6: whole announcements in lines, at every width.
struct WrappedAnnouncementTests {
  static let languages = Nightly.languages(LoadedLocale.bundledTags)

  /// An announcement with names that are hard to break, and the longest sentences of a language.
  private func announcement(_ locale: LoadedLocale, _ tag: String) throws -> Announcement {
    var announcement = Announcement(.item)
    announcement.number = 14
    announcement.name = "e\u{301}e\u{301} 👩‍🚀👍🏽🇩🇪 日本語のテスト、「設定」。キャンセル C++ (3.5 mm)? שָׁלוֹם क्षत्रिय 1,234.50 €"
    let moment = DateTime(day: try #require(Day(year: 2026, month: 11, day: 22)), hour: 16, minute: 45)
    announcement.value = .message(Message("plain", ["value": .moment(moment, .both(.long, .short))]))
    announcement.states = [.dimmed, .checked]
    announcement.position = Position(7, of: 16)
    let keys = try LocaleFiles.bundled.messages(tag).keys.sorted()
    // Alternatives between bars are phrases that are understood, and are announced nowhere.
    let texts = keys.map { ($0, locale.wording.text(.message(Message($0)))) }.filter { !$0.1.contains("|") }
    announcement.sentences = texts.sorted { ($0.1.utf8.count, $0.0) > ($1.1.utf8.count, $1.0) }.prefix(3).map {
      .message(Message($0.0))
    }
    return announcement
  }

  @Test(
    "BTN-6: no announcement loses, repeats or reorders a character, and no line is too wide, from 10 columns to 200",
    arguments: languages)
  func whole(_ tag: String) throws {
    let locale = try LoadedLocale(tag)
    let renderer = Renderer(locale: locale, settings: Settings(locale: tag))
    let announcement = try announcement(locale, tag)
    let text = renderer.printed(announcement)
    for columns in 10...200 {
      let lines = renderer.lines(announcement, columns: columns)
      expect(Self.isWhole(text, lines), "\(tag), \(columns)")
      expect(lines.allSatisfy { Self.width(of: $0) <= columns }, "\(tag), \(columns)")
      expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") }, "\(tag), \(columns)")
      let wrongBeginning = lines.dropFirst().filter { line in
        line.drop { $0 == " " }.first.map { "」、。，！？）ー".contains($0) } ?? false
      }
      expect(wrongBeginning, is: [], "\(tag), \(columns)")
      let wrongEnd = lines.dropLast().filter { $0.last.map { "「（".contains($0) } ?? false }
      expect(wrongEnd, is: [], "\(tag), \(columns)")
    }
  }

  @Test("SET-4: the same on terminals, but for what says a direction", arguments: ["ar", "en", "fa", "he"])
  func marked(_ tag: String) throws {
    let locale = try LoadedLocale(tag)
    let renderer = Renderer(locale: locale, settings: Settings(locale: tag))
    let announcement = try announcement(locale, tag)
    let text = renderer.printed(announcement)
    for columns in [10, 20, 40, 79, 80, 120, 200] {
      let lines = renderer.terminalLines(announcement, columns: columns, order: .logical)
      expect(lines.allSatisfy { Self.width(of: $0) <= columns }, "\(tag), \(columns)")
      expect(Self.isWhole(text, lines.map(\.withoutDirectionMarks)), "\(tag), \(columns)")
    }
  }

  /// Whether lines are a text with nothing but a space taken out where one line ends and the next begins.
  private static func isWhole(_ text: String, _ lines: [String]) -> Bool {
    var rest = text[...]
    for (number, line) in lines.enumerated() {
      let words = number == 0 ? line[...] : line.dropFirst(2)
      if number > 0, rest.first == " ", !rest.hasPrefix(words) || words.isEmpty { rest.removeFirst() }
      guard rest.hasPrefix(words) else { return false }
      rest.removeFirst(words.count)
    }
    return rest.isEmpty
  }

  private static func width(of line: String) -> Int { line.reduce(0) { $0 + CellWidth.width(of: $1) } }
}
