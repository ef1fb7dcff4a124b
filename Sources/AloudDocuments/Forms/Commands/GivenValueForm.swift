internal import Aloud

/// The form of values that a program provides, or that follow other values until they are changed.
enum GivenValueForm {
  static let shape = Shape(
    .givenValue, "A value that a program gives at the start, or that follows others until it is changed.",
    CommandForm.running.map { $0.optional } + [
      Key(.default, .optionalPlain, "The value until the program has ended.", shown: "Ann"),
      Key(
        .follows, .words, "The value until somebody changes it: text with other values in braces.",
        example: "\"{name}@example.org\""),
      Key(
        .sum, .list(.amount, atLeast: 1), "What is added up: numbers, and values in braces.",
        example: "[\"{copies}\", 2]"),
      Key(
        .product, .list(.amount, atLeast: 1), "What is multiplied: numbers, and values in braces.",
        example: "[\"{copies}\", 2.5]"),
    ], hasRow: false, check: check)

  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    let sources = [KeyName.run, .follows, .sum, .product].filter { tree[$0] != nil }
    guard sources.count == 1 else {
      return context.add(
        tree.location,
        "A value comes from a program with “run”, or from others with “follows”, “sum” or “product”: write one of these."
      )
    }
    // A value that follows others is computed from them from the start, so no other key applies.
    guard sources != [.run] else { return }
    context.checkKeys(of: tree, among: sources)
  }

  static func fills(_ values: Tree?) -> [DocumentCommand] {
    (values?.entries ?? []).filter { $0.value[.run] != nil }.map { DocumentCommand(name: $0.key, tree: $0.value) }
  }

  /// Returns the values that follow others, each after those that it follows.
  static func followers(_ values: Tree?) -> [Follower] {
    var followers: [Follower] = []
    var open = (values?.entries ?? []).compactMap { Follower($0.key, $0.value) }
    while !open.isEmpty {
      let waiting = Set(open.map(\.name))
      let (later, next) = (
        open.filter { $0.values.contains(where: waiting.contains) },
        open.filter { !$0.values.contains(where: waiting.contains) }
      )
      if next.isEmpty { break }
      followers += next
      open = later
    }
    return followers
  }
}
