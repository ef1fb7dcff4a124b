internal import Aloud

/// Checks a value that is given by a program, or follows others.
enum GivenValueCheck {
  static func check(_ tree: Tree, _ context: inout CheckingContext) {
    guard (tree[.run] == nil) != (tree[.follows] == nil) else {
      return context.add(
        tree.location,
        "A value comes from a program with “run”, or follows others with “follows”: write one of the two.")
    }
    guard tree[.follows] != nil else { return }
    // What follows is what the others make of it, from the start.
    let allowed = [KeyName.follows.rawValue]
    for entry in tree.entries ?? [] where !allowed.contains(entry.key) {
      context.add(Nearest.error(entry.keyLocation, .key, word: entry.key, among: allowed))
    }
  }

  /// Checks that no value of the document follows itself, through whatever others.
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
