internal import Aloud

/// A check of values that a program provides, or that follow other values.
enum GivenValueCheck {
  static func check(_ tree: Tree, _ context: inout CheckingContext) {
    guard (tree[.run] == nil) != (tree[.follows] == nil) else {
      return context.add(
        tree.location,
        "A value comes from a program with “run”, or follows others with “follows”: write one of the two.")
    }
    guard tree[.follows] != nil else { return }
    // A value that follows others is computed from them from the start, so no other key applies.
    let allowed = [KeyName.follows.rawValue]
    for entry in tree.entries ?? [] where !allowed.contains(entry.key) {
      context.add(Nearest.error(entry.keyLocation, .key, word: entry.key, among: allowed))
    }
  }

  /// Checks that no value follows itself, directly or through other values.
  static func checkCircles(_ values: Tree?, _ context: inout CheckingContext) {
    let followed = context.names.followed
    for entry in values?.entries ?? [] where followed[entry.key] != nil {
      var open = followed[entry.key] ?? [], seen: Set<String> = []
      while let next = open.popLast() {
        if next == entry.key {
          context.add(
            entry.value.location,
            "“\(entry.key)” follows itself, through the values that it follows. Let one of them follow none.")
          break
        }
        if seen.insert(next).inserted { open += followed[next] ?? [] }
      }
    }
  }
}
