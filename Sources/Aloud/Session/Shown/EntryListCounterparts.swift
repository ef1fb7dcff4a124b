extension EntryList {
  /// What stands in the tree itself and is so, each with what it was in `before`; what was not there is left out.
  func counterparts(in before: EntryList, where isSo: (Entry) -> Bool) -> [(old: Entry, new: Entry)] {
    var pairs: [(old: Entry, new: Entry)] = []
    var moved: [ID: Entry]?
    forEachOwn { index, new in
      guard isSo(new), let id = new.id else { return }
      var old = before.own(at: index)
      if old?.id != id {
        // Lines have come or gone before it.
        let all = moved ?? before.ownByID
        moved = all
        old = all[id]
      }
      if let old { pairs.append((old: old, new: new)) }
    }
    return pairs
  }

  private var ownByID: [ID: Entry] {
    Dictionary(ownLines.compactMap { line in line.entry.id.map { ($0, line.entry) } }) { first, _ in first }
  }
}
