/// The path to a list in a JSON text, such as `disks[].parts[]`: names separated by full stops, where `[]` after a name enters each
/// element of that list.
struct JSONPath: Sendable, Equatable {
  /// A name in the path. `isEach` is true if it is followed by `[]`.
  struct Step: Sendable, Equatable {
    var name: String
    var isEach: Bool
  }

  /// The path as it was written.
  let text: String
  let steps: [Step]

  /// Creates a path, or returns `nil` if `text` is not one.
  init?(_ text: String) {
    self.text = text
    steps = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      let isEach = part.hasSuffix("[]")
      return Step(name: String(isEach ? part.dropLast(2) : part), isEach: isEach)
    }
    if steps.contains(where: { $0.name.isEmpty || $0.name.contains { "[]".contains($0) } }) { return nil }
  }
}
