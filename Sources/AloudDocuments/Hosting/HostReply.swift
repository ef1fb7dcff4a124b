/// What a host says in answer to what it was asked or told.
public enum HostReply: Sendable, Equatable {
  /// It has done all that it wants done after the event of that number.
  case done(Int)
  /// Rows of a list, from a place on that is counted from 0.
  case rows(list: String, from: Int, [ProvidedRow])
  /// The rows of a list that were found for a text, with their places.
  case found(list: String, text: String, [FoundRow])

  /// The reply in a line; nil where that is something else.
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
