import Aloud
import AloudTesting
import Expectations
import Foundation
import TestSupport
import Testing

/// What terminals are sent against another bidirectional algorithm, which renders it.
@Suite(
  .enabled(if: Nightly.isOn, "it is run by .ci/nightly"),
  .enabled("skipped where PyPI's python-bidi is not installed: there is nothing to compare with") {
    try await CommandRun("python3", ["-c", "import bidi"]).result().exit == .code(0)
  })
struct BidiOracleTests {
  /// Names whose signs would go astray.
  private static let names = [
    "Milk", "C++", "3.5 mm)?", "Q (1)", "Screw (3.5 mm)?", "-5", "100%", "+972 3", "50 €", "a.b/c", "חלב", "אבג (3)?",
    "שלום!", "مرحبا (2)", "لا بأس", "٣ كتب", "x\u{202E}y", "[1]", "«a»", "日本語、「設定」", "e\u{301}!", "-ב-",
  ]
  /// Of names in both directions only whole lines in visual order are right everywhere: no mark tells a terminal that the Hebrew
  /// in an English name belongs to that.
  private static let mixed = ["Things, א and ב!", "קובץ.txt", "abc אבג 12 דה", "a(ב) c"]

  @Test(
    "SET-4: rendered by another algorithm, what a terminal is sent is seen as if each name stood by itself",
    arguments: ["ar", "en", "fa", "he", "ja"])
  func logical(_ tag: String) async throws {
    let renderer = try renderer(tag)
    let side = renderer.direction == .rightToLeft ? "R" : "L"
    var sent: [String] = [], wanted: [String] = []
    for name in Self.names {
      for announcement in Self.announcements(name) {
        sent += renderer.terminalLines(announcement, columns: nil, order: .logical).map { side + $0 }
        wanted.append(side + isolated(name, in: renderer.printed(announcement), renderer))
      }
    }
    let (seen, expected) = (try await Self.seen(sent), try await Self.seen(wanted))
    expect(seen.count, is: sent.count)
    // The space by which VTE tells the direction is at the line's beginning.
    for (seen, expected) in zip(seen, expected) where seen != expected + " " { expect(seen, is: expected, "\(tag)") }
  }

  @Test(
    "SET-4: visual order is what another algorithm makes of the same line", arguments: ["ar", "en", "fa", "he", "ja"])
  func visual(_ tag: String) async throws {
    let renderer = try renderer(tag)
    let side = renderer.direction == .rightToLeft ? "R" : "L"
    var ours: [String] = [], lines: [String] = []
    for name in Self.names + Self.mixed {
      for announcement in Self.announcements(name) {
        ours += renderer.terminalLines(announcement, columns: nil, order: .visual)
        lines.append(side + isolated(name, in: renderer.printed(announcement), renderer))
      }
    }
    for (our, seen) in zip(ours, try await Self.seen(lines)) { expect(Self.plain(our), is: Self.plain(seen), "\(tag)") }
  }

  private func renderer(_ tag: String) throws -> Renderer {
    Renderer(locale: try LoadedLocale(tag), settings: Settings(locale: tag))
  }

  /// A name alone, with what follows it, and in the middle of a sentence.
  private static func announcements(_ name: String) -> [Announcement] {
    var item = Announcement(.item)
    item.number = 12
    item.name = .verbatim(name)
    item.role = .button
    var first = item
    first.number = nil
    first.states = [.dimmed]
    first.position = Position(3, of: 16)
    return [item, first]
  }

  /// The line with the name in it isolated, which says how it should be seen.
  private func isolated(_ name: String, in line: String, _ renderer: Renderer) -> String {
    let printed = renderer.locale.wording.text(.verbatim(name))
    guard let range = line.firstRange(of: printed) else { return line }
    return line.replacingCharacters(in: range, with: "\u{2068}\(printed)\u{2069}")
  }

  private static func seen(_ lines: [String]) async throws -> [String] {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "bidi_report.py").path()
    let input = Array((lines.joined(separator: "\n") + "\n").utf8)
    let result = try await CommandRun("python3", [script], input: input).result()
    return result.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// A line without the forms of its letters, and with all brackets of a kind the same: the other algorithm leaves them as they
  /// are written. Marks stand before their letter there, and after it here.
  private static func plain(_ line: String) -> String {
    let brackets = [")": "(", "]": "[", "»": "«", "」": "「"]
    let letters = line.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      // Lam and alef stand in their order even where all is turned around.
      let parts = String(scalar).precomposedStringWithCompatibilityMapping.unicodeScalars
      return (0xFEF5...0xFEFC).contains(scalar.value) ? parts.reversed() : Array(parts)
    }
    return letters.filter { !$0.properties.generalCategory.isMark }
      .map { brackets[String($0)] ?? String($0) }.joined()
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool { self == .nonspacingMark }
}
