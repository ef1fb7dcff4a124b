import Expectations
import Foundation
import Testing

@testable import AloudLanguage

/// Phrases as people dictate them, written before anyone looked at how they are understood.
struct FreshPhrasesTests {
  private struct Phrase: Decodable {
    var lang, kind, ref, phrase: String
    var accept: [Value]
    /// True if nobody has read the phrase since it was written. Its number stands for it in the list of misses.
    var away: Bool?
  }

  /// A value as text. Null in the file means that the phrase need not be understood, or, as the only value, that it must not be.
  private struct Value: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let answer = try? value.decode(Bool.self) {
        text = String(answer)
      } else if let number = try? value.decode(Double.self) {
        text = String(number)
      } else {
        text = value.decodeNil() ? nil : try value.decode(String.self)
      }
    }
  }

  @Test(
    "fresh phrases are understood, but for those listed (DATE-4, LOOP-13)",
    arguments: ["eastern", "western", "cs", "id", "nl", "pl", "sv", "uk", "vi"])
  func phrases(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Phrases")
    let lines = try String(contentsOf: folder.appending(path: "\(name).jsonl"), encoding: .utf8).split(separator: "\n")
    let known = try String(contentsOf: folder.appending(path: "\(name)-misses.txt"), encoding: .utf8)
    var understanders: [String: Understander] = [:]
    var misses: [String] = []
    for (index, line) in lines.enumerated() {
      let one = try JSONDecoder().decode(Phrase.self, from: Data(line.utf8))
      let understander = try understanders[one.lang] ?? Understander(LoadedLocale(one.lang))
      understanders[one.lang] = understander
      let isLength = one.kind == "length"
      let kind = try #require(isLength ? .duration : ValueKind(rawValue: one.kind))
      let found = understander.readings(of: one.phrase, as: kind, now: try Self.moment(one.ref)).first
      guard !one.accept.contains(where: { Self.isSame($0.text, found, times: isLength ? 60 : 1) }) else { continue }
      let phrase = one.away == true ? "#\(index + 1)" : one.phrase
      misses.append("\(found == nil ? "none" : "wrong") \(one.lang) \(one.kind) \(phrase)")
    }
    expect(misses, is: known.split(separator: "\n").map(String.init))
  }

  private static func moment(_ text: String) throws -> DateTime {
    let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
    let day = try #require(Day(year: parts[0], month: parts[1], day: parts[2]))
    return DateTime(day: day, hour: parts[3], minute: parts[4])
  }

  /// Lengths in the file are in minutes; times have no seconds in the eastern file.
  private static func isSame(_ wanted: String?, _ found: String?, times factor: Double) -> Bool {
    guard let wanted, let found else { return wanted == found }
    guard let one = Double(wanted), let other = Double(found) else { return wanted == found || wanted + ":00" == found }
    return abs(one * factor - other) < 1e-9
  }
}
