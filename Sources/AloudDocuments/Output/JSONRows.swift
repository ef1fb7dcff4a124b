internal import Foundation

/// Makes rows of a JSON array.
enum JSONRows {
  /// Why there are no rows.
  enum ParsingError: Error { case notJSON, notArray }

  /// The rows in `text`: of texts, or of objects with `title`, `subtitle`, `value`, `id` and whatever else.
  static func rows(in text: String) throws(ParsingError) -> [OutputRow] {
    let value: JSONValue
    do { value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) } catch { throw .notJSON }
    guard case .array(let parts) = value else { throw .notArray }
    var keys: Set<String> = []
    return parts.enumerated().map { index, part in
      var row = row(part)
      // A row without an id of its own is known by its number and title; another may have that for its id.
      if row.key.isEmpty { row.key = "\(index + 1):\(row.title)" }
      while !keys.insert(row.key).inserted { row.key = "\(index + 1):\(row.key)" }
      return row
    }
  }

  private static func row(_ value: JSONValue) -> OutputRow {
    guard case .object(let members) = value else { return OutputRow(key: "", title: value.text) }
    let fields = members.mapValues(\.text)
    let id = fields["id"] ?? ""
    return OutputRow(key: id, title: fields["title"] ?? fields["name"] ?? id, fields: fields)
  }
}

/// Any JSON value.
private enum JSONValue: Decodable {
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .text("")
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let isOn = try? container.decode(Bool.self) {
      self = .text(isOn ? "true" : "false")
    } else if let number = try? container.decode(Int.self) {
      self = .text(String(number))
    } else if let number = try? container.decode(Double.self) {
      self = .text(String(number))
    } else if let parts = try? container.decode([JSONValue].self) {
      self = .array(parts)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// A scalar's text; nothing for what has parts.
  var text: String {
    if case .text(let text) = self { text } else { "" }
  }
}
