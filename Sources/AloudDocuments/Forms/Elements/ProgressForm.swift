internal import Aloud

enum ProgressForm {
  static let form = ElementForm(
    Shape(
      .progress, "How far something has got.",
      [
        Key(.progress, .words, "The task whose progress is shown.", required: true, shown: "Copying"), .id,
        Key(.percent, .number(0...100), "The progress in percent.", shown: "40"),
        Key(.value, .reference(.textValue), "The value that holds the progress in percent.", shown: "copied"), .hiding,
      ], check: check),
    make: progress)

  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    if tree[.percent] != nil, let value = tree[.value] {
      context.add(value.location, "A progress has either “percent” or “value”, not both.")
    }
    context.checkNoSecret(tree[.value])
  }

  private static func progress(_ tree: Tree, _ context: inout MakingContext) -> Made<Element> {
    let id = context.id(of: tree, title: tree[.progress], kind: "progress")
    let title = tree[.progress].words
    let fixed = tree[.percent]?.number
    let value = tree[.value]?.scalar
    return { viewpoint in
      let percent = value.flatMap { viewpoint.state.text($0) }.map(wholeNumber) ?? fixed
      return .progress(ProgressIndicator(title(viewpoint), id: viewpoint.id(id), percent: percent))
    }
  }

  private static func wholeNumber(_ text: String) -> Int? {
    Int(text.drop { $0.isWhitespace }.prefix { ("0"..."9").contains($0) })
  }
}
