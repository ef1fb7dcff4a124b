/// The reply of a host to a request or an event.
public enum HostReply: Sendable, Equatable {
  /// The host has finished its response to the event with this number.
  case done(Int)
  /// Rows of a list, starting at an index from 0.
  case rows(list: String, from: Int, [ProvidedRow])
  /// The rows of a list that match a text, with their indexes.
  case found(list: String, text: String, [FoundRow])

  /// Creates the reply in a line, or `nil` if the line is something else.
  public init?(_ line: String) {
    guard line.contains("\"done\"") || line.contains("\"rows\""), case .object(let members)? = JSONTree(line) else {
      return nil
    }
    if case .plain(let number)? = members["done"], let number = Int(number) {
      self = .done(number)
    } else if case .text(let list)? = members["rows"], case .array(let items)? = members["items"],
      case .plain(let from)? = members["from"], let from = Int(from)
    {
      self = .rows(list: list, from: from, items.map(Self.row))
    } else if case .text(let list)? = members["rows"], case .text(let text)? = members["find"],
      case .array(let items)? = members["items"]
    {
      self = .found(list: list, text: text, items.compactMap(Self.found))
    } else {
      return nil
    }
  }

  private static func found(_ item: JSONTree) -> FoundRow? {
    guard case .object(let members) = item, case .plain(let place)? = members["at"], let place = Int(place) else {
      return nil
    }
    return FoundRow(at: place, row(item))
  }

  private static func row(_ item: JSONTree) -> ProvidedRow {
    if case .object = item { ProvidedRow(item.fields) } else { ProvidedRow(["title": item.text]) }
  }
}
