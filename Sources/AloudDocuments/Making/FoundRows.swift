internal import Aloud

/// What a search finds on a screen: its rows, by what they are called, as "find" finds them.
extension [Element] {
  /// The rows whose label matches a folded text, also those that groups and disclosures hold.
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
    // Another query gives other rows, though they may be as many.
    let revision = text.utf8.reduce(self.revision) { $0 &* 31 &+ Int($1) }
    return Rows(id: id, count: indices.count, revision: revision) { self[indices[$0]] }
  }
}

extension Row {
  /// The folded title; a date or the like, which only the locale can word, has none.
  fileprivate var label: String { title.label }
}

extension LocalizedText {
  /// The folded text; of one that PO files translate, as the document has written it.
  fileprivate var label: String {
    switch self {
    case .verbatim(let text), .tagged(let text, _): Folding.fold(text)
    case .message(let message): message.original?.label ?? ""
    }
  }
}
