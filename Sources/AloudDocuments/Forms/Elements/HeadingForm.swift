internal import Aloud

/// The form of headings.
enum HeadingForm {
  static let form = ElementForm(
    Shape(
      .heading, "The heading of what follows.",
      [
        Key(.heading, .words, "The heading.", required: true, shown: "Sound"),
        Key(.level, .number(1...6), "The level of the heading, from 1.", shown: "2"), .hiding,
      ])
  ) { tree, _ in
    let title = tree[.heading].words
    let level = tree[.level]?.number
    return { .heading(Heading(title($0), level: level)) }
  }
}
