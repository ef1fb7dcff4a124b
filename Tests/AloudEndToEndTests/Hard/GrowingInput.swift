import Testing

/// Input that can be made of any size: a document, and the lines that it is given.
struct GrowingInput: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// How much of it is little.
  let size: Int
  let document: @Sendable (Int) -> String
  let lines: @Sendable (Int) -> String
  /// How the program ends.
  let exit: Int32

  /// A kind of document.
  private static func documents(
    _ name: String, size: Int = 100, exit: Int32 = 0, _ document: @escaping @Sendable (Int) -> String
  ) -> GrowingInput {
    GrowingInput(testDescription: name, size: size, document: document, lines: { _ in "where am i\n" }, exit: exit)
  }

  /// Lines of a kind, into a document that stays as it is.
  private static func lines(
    _ name: String, size: Int = 100, _ lines: @escaping @Sendable (Int) -> String
  ) -> GrowingInput {
    let field = values(1) + elements(1) { "{field: Name, value: v\($0)}" }
    return GrowingInput(testDescription: name, size: size, document: { _ in field }, lines: lines, exit: 0)
  }

  /// Those that are tried.
  static let all = [
    documents("texts") { elements($0) { "text: Line \($0)" } },
    documents("texts that are alike") { elements($0) { _ in "text: Line" } },
    documents("buttons") { elements($0) { "{button: Do \($0), action: {say: hello}}" } },
    documents("fields") { values($0) + elements($0) { "{field: Field \($0), value: v\($0)}" } },
    // As there is an end to mistakes that are told, they don't grow; the names they are looked for among do.
    documents("names with mistakes", exit: 65) { values($0) + elements(20) { "{field: Field \($0), value: w\($0)}" } },
    documents("screens") { count in
      elements(count) { "{button: Do \($0), action: {push: s\($0)}}" } + "screens:\n"
        + (0..<count).map { "  - {id: s\($0), title: Screen \($0), elements: [{text: t}]}\n" }.joined()
    },
    documents("a long text", size: 2_000) { count in
      elements(1) { _ in "text: " + String(repeating: "word ", count: count) }
    },
    documents("options") { count in
      "values: {chosen: Row 0}\n"
        + elements(1) { _ in
          "{picker: Row, value: chosen, options: [\((0..<count).map { "Row \($0)" }.joined(separator: ", "))]}"
        }
    },
    lines("lines") { String(repeating: "name\nTea\nundo\n", count: $0) },
    lines("lines that mean nothing") { (0..<$0).map { "nothing \($0)\n" }.joined() },
    lines("a long line", size: 2_000) { String(repeating: "x", count: $0) + "\n" },
    lines("a long value", size: 2_000) { "name\n" + String(repeating: "tea ", count: $0) + "\nname\n\n" },
  ]

  private static func values(_ count: Int) -> String {
    "values:\n" + (0..<count).map { "  v\($0): x\n" }.joined()
  }

  private static func elements(_ count: Int, _ element: (Int) -> String) -> String {
    "tabs:\n  - title: One\n    elements:\n" + (0..<count).map { "      - \(element($0))\n" }.joined()
  }
}
