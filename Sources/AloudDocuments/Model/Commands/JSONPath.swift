/// Where a list is in a JSON text: names with full stops between them; `[]` after a name goes into each thing of the list there, as
/// in `disks[].parts[]`.
struct JSONPath: Sendable, Equatable {
  /// One name on the way, and whether each thing of a list is meant.
  struct Step: Sendable, Equatable {
    var name: String
    var isEach: Bool
  }

  /// What was written.
  let text: String
  let steps: [Step]

  /// The path that `text` is; nil where it is none.
  init?(_ text: String) {
    self.text = text
    steps = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      let isEach = part.hasSuffix("[]")
      return Step(name: String(isEach ? part.dropLast(2) : part), isEach: isEach)
    }
    if steps.contains(where: { $0.name.isEmpty || $0.name.contains { "[]".contains($0) } }) { return nil }
  }
}
