extension Session {
  /// Tells the author of the app, once, of ids that several things of the place share: what is done to one of them would be
  /// taken for the others. Provided rows are not looked through.
  mutating func sayRepeatedIDs() {
    var seen: Set<ID> = []
    for id in here.entries.own(where: \.needsOwnID).compactMap(\.id)
    where !seen.insert(id).inserted && toldRepeated.insert(id).inserted {
      say(.notice, .message("author.repeatedID", ["id": .text(.verbatim(id.description)), "place": .text(here.title)]))
    }
  }
}

extension Entry {
  /// Whether it can be used, or followed, by its id.
  fileprivate var needsOwnID: Bool { isNumbered || menu != nil }
}
