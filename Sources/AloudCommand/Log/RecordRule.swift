import Aloud
import AloudDocuments

/// A rule for the JSON objects that a program prints, one a line: who speaks in them, and which members are heard.
///
/// `tool at message.content where type=tool_use say name, input.command` makes a message of a tool of each object in the list
/// `content` of the member `message` whose `type` is `tool_use`.
struct RecordRule: Sendable, Equatable {
  private let speaker: LogKind
  private let place: JSONPath?
  private let conditions: [String: String]
  private let members: [JSONPath]

  /// Creates a rule from its text. Returns nil if that is none.
  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard let name = words.first, let say = words.firstIndex(of: "say") else { return nil }
    let clauses = words[1..<say].split(separator: "where", omittingEmptySubsequences: false)
    let path = clauses[0].first == "at" ? clauses[0].dropFirst().first : nil
    speaker = LogKind(written: name)
    place = path.flatMap { JSONPath($0) }
    let pairs = clauses.dropFirst().joined().map { $0.split(separator: "=").map(String.init) }
    let paths = words[(say + 1)...].map { JSONPath($0.hasSuffix(",") ? String($0.dropLast()) : $0) }
    members = paths.compactMap(\.self)
    guard pairs.allSatisfy({ $0.count == 2 }), !members.isEmpty, members.count == paths.count,
      (place == nil) == (path == nil)
    else { return nil }
    conditions = Dictionary(pairs.map { ($0[0], $0[1]) }) { first, _ in first }
  }

  /// Returns the messages in an object.
  func messages(in record: JSONTree) -> [(speaker: LogKind, text: String)] {
    let things = place.map { record.things(at: $0) ?? [] } ?? [record]
    return things.compactMap { thing in
      let fields = thing.fields
      guard conditions.allSatisfy({ fields[$0.key] == $0.value }) else { return nil }
      let texts = members.compactMap {
        thing.things(at: $0)?.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n")
      }
      let text = texts.filter { !$0.isEmpty }.joined(separator: ", ")
      return text.isEmpty ? nil : (speaker, text)
    }
  }
}
