internal import Aloud

/// The rows of a screen that a search finds by their titles, as "find" does.
extension [Element] {
  /// Returns the rows whose title matches a folded text, including those in groups and disclosures.
  func rows(foundBy text: String) -> [Element] {
    flatMap { element -> [Element] in
      if case .row(let row) = element { return LabelMatching.match(text, row.label) == nil ? [] : [element] }
      switch element.contents {
      case .rows(let rows): return [.rows(rows.found(by: text))]
      case .none, .log, .together, .group, .disclosed, .radioButtons:
        return element.control.children.rows(foundBy: text)
      }
    }
  }
}

extension Rows {
  fileprivate func found(by text: String) -> Rows {
    let matches = matches(text, limit: count) { $0.label }
    let indices = (matches.whole + matches.partly).sorted()
    // Another query yields other rows, even if their number is the same.
    let revision = text.utf8.reduce(self.revision) { $0 &* 31 &+ Int($1) }
    return Rows(id: id, count: indices.count, revision: revision) { self[indices[$0]] }
  }
}

extension Row {
  /// The folded title. Dates and other titles that only the locale can word have none.
  fileprivate var label: String { title.label }
}

extension LocalizedText {
  /// The folded text, as the document has it before any translation.
  fileprivate var label: String {
    switch self {
    case .verbatim(let text), .tagged(let text, _): Folding.fold(text)
    case .message(let message): message.original?.label ?? ""
    }
  }
}
