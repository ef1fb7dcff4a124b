import Aloud
import AloudApp
import AloudTerminal
import ArgumentParser
import Foundation

/// The command `aloud understand --batch`: reads a JSON object such as `{"kind":…,"phrase":…,"locale":…}` from each line, and
/// answers with a line `{"readings":[…]}`, the likeliest reading first.
struct UnderstandBatch {
  private struct Question: Decodable {
    var kind: String
    var phrase: String
    var locale: String?
    /// The moment that relative words refer to.
    var ref: String?
  }

  private static let example = #"{"kind":"number","phrase":"two hundred","locale":"en"}"#
  private let words: Words
  private let now: DateTime

  /// Creates a batch; `now` is the reference moment of questions without one.
  init(_ words: Words, now: DateTime) { (self.words, self.now) = (words, now) }

  /// Returns the reference moment, without fractions of a second, or `nil` if it can't be read.
  private func moment(_ ref: String?) -> DateTime? {
    guard let ref else { return now }
    return FixedTime(argument: String(ref.prefix { $0 != "." }))?.moment
  }

  /// Answers each line of standard input. Throws exit code 65 at a line that is not a valid question.
  func run() throws {
    var understanders: [String: Understander] = [:]
    var number = 0
    while let line = readLine() {
      number += 1
      guard let question = try? JSONDecoder().decode(Question.self, from: Data(line.utf8)),
        let kind = ValueKind(rawValue: question.kind), let moment = moment(question.ref)
      else {
        StandardError.writeLine(
          words.text(.understandBadLine(line: .number(number), example: .text(.verbatim(Self.example)))))
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
