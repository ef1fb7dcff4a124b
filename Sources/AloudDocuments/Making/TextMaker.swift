internal import Aloud

/// A builder of elements that are only read: texts, pictures, headings, and progress indicators.
enum TextMaker {
  /// Returns the builder of a text.
  static func text(_ tree: Tree, _ context: inout MakingContext) -> Made<TextBlock> {
    let id = context.id(of: tree, title: nil, kind: "text")
    let text = tree[.text].words
    let image = tree[.image].image
    let menu = MenuMaker.attachedMenu(tree, &context)
    let isLive = tree[.live].isOn
    return { viewpoint in
      var block = TextBlock(text(viewpoint), id: viewpoint.id(id))
      block.image = image(viewpoint)
      block.menu = menu(viewpoint)
      block.isLive = isLive
      return block
    }
  }

  /// Returns the builder of a picture.
  static func picture(_ tree: Tree, _ context: inout MakingContext) -> Made<Picture> {
    let id = context.id(of: tree, title: tree[.picture], kind: "picture")
    let description = tree[.picture].words
    let name = tree[.name].name
    let menu = MenuMaker.attachedMenu(tree, &context)
    let isLive = tree[.live].isOn
    return { viewpoint in
      var picture = Picture(description(viewpoint), id: viewpoint.id(id), name: name)
      picture.menu = menu(viewpoint)
      picture.isLive = isLive
      return picture
    }
  }

  /// Returns the builder of a heading.
  static func heading(_ tree: Tree) -> Made<Heading> {
    let title = tree[.heading].words
    let level = tree[.level]?.number
    return { Heading(title($0), level: level) }
  }

  /// Returns the builder of a progress indicator.
  static func progress(_ tree: Tree, _ context: inout MakingContext) -> Made<ProgressIndicator> {
    let id = context.id(of: tree, title: tree[.progress], kind: "progress")
    let title = tree[.progress].words
    let fixed = tree[.percent]?.number
    let value = tree[.value]?.scalar
    return { viewpoint in
      let percent = value.flatMap { viewpoint.state.text($0) }.map(wholeNumber) ?? fixed
      return ProgressIndicator(title(viewpoint), id: viewpoint.id(id), percent: percent)
    }
  }

  /// Returns the whole number at the beginning of a text that a command printed or the user typed.
  private static func wholeNumber(_ text: String) -> Int? {
    Int(text.drop { $0.isWhitespace }.prefix { ("0"..."9").contains($0) })
  }
}
