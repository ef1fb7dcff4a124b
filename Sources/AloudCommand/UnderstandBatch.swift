import Aloud
import AloudApp
import AloudTerminal
import ArgumentParser
import Foundation

/// `aloud understand --batch`: a JSON object a line in, `{"kind":…,"phrase":…,"locale":…}`; one a line out,
/// `{"readings":[…]}`, the likeliest first.
struct UnderstandBatch {
  private struct Question: Decodable {
    var kind: String
    var phrase: String
    var locale: String?
    /// What relative words are seen from.
    var ref: String?
  }

  private static let example = #"{"kind":"number","phrase":"two hundred","locale":"en"}"#
  private let words: Words
  private let now: DateTime

  /// `now` is taken where a question doesn't say what relative words are seen from.
  init(_ words: Words, now: DateTime) { (self.words, self.now) = (words, now) }

  /// What relative words are seen from; nil where that can't be read. Parts of a second don't count.
  private func moment(_ ref: String?) -> DateTime? {
    guard let ref else { return now }
    return FixedTime(argument: String(ref.prefix { $0 != "." }))?.moment
  }

  /// Answers each line of standard input. A line that is no question ends it with exit code 65.
  func run() throws {
    var understanders: [String: Understander] = [:]
    var number = 0
    while let line = readLine() {
      number += 1
      guard let question = try? JSONDecoder().decode(Question.self, from: Data(line.utf8)),
        let kind = ValueKind(rawValue: question.kind), let moment = moment(question.ref)
      else {
        StandardError.writeLine(
          words.text("understand.badLine", ["line": .number(number), "example": .text(.verbatim(Self.example))]))
        throw ExitCode(65)
      }
      let tag = question.locale ?? words.locale.table.tag
      let understander = try understanders[tag] ?? Understander(LoadedLocale(tag, files: words.files))
      understanders[tag] = understander
      let readings = understander.readings(of: question.phrase, as: kind, now: moment).map { JSONValue.string($0) }
      try words.print(JSONValue.object([("readings", .array(readings))]).text)
    }
  }
}
