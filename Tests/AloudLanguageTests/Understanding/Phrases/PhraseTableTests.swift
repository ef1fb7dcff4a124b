import Expectations
import Foundation
import Testing

@testable import AloudLanguage

/// What people say for dates, times, numbers, answers, lengths of time and colors: a file for each language.
///
/// A line is a kind, a phrase and what it means, between bars. "-" means nothing; "?" stands before one of several readings, and "!"
/// before all readings in their order. The rows after "now" are said at that moment. These are not the phrases of the suite of spoken
/// values.
struct PhraseTableTests {
  @Test(
    "what people say is understood, and a word that is cut short is never another day (DATE-4, HUE-1, PLACE-1)",
    arguments: LocaleFiles.bundled.tags(in: "values") + ["ar-EG", "fi", "fr-MA"])
  func phrases(_ tag: String) throws {
    let understander = Understander(try LoadedLocale(tag))
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Tables/\(tag).txt")
    var now: DateTime?
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields[0] != "now" else {
        now = ISODate.moment(fields[1])
        continue
      }
      let kind = try #require(ValueKind(rawValue: fields[0]), "\(line)")
      let found = understander.readings(of: fields[1], as: kind, now: try #require(now))
      let wanted = String(fields[2].drop { "?! ".contains($0) })
      let isUnderstood =
        switch fields[2].first {
        case "?": found.contains(wanted)
        case "!": found.joined(separator: ", ") == wanted
        default: found.first ?? "-" == wanted
        }
      expect(isUnderstood, "\(tag): \(line) is \(found)")
    }
  }
}
