internal import Aloud

/// Reads what stands on a screen or a sheet.
extension DocumentReader {
  /// What makes the elements in the list `tree`.
  mutating func elements(_ tree: Tree?) -> Made<[Element]> {
    var makers: [Made<Element?>] = []
    for part in tree?.list ?? [] {
      if let maker = element(part) { makers.append(unlessHidden(part, maker)) }
    }
    let all = makers
    return { moment in all.compactMap { $0(moment) } }
  }

  private mutating func element(_ tree: Tree) -> Made<Element>? {
    switch Grammar.elements.shape(of: tree) {
    case .text: text(of: tree)
    case .picture: picture(tree)
    case .heading: heading(tree)
    case .group: group(tree)
    case .row: row(tree)
    case .list: list(tree)
    case .output: output(tree)
    case .button: buttonElement(tree)
    case .toggle: toggle(tree)
    case .popup: popUp(tree)
    case .menu: pullDown(tree)
    case .field: field(tree)
    case .progress: progress(tree)
    case .link: link(tree)
    case .disclosure: disclosure(tree)
    case .radio: radioGroup(tree)
    case .stepper, .slider: number(tree)
    case .rating: rating(tree)
    case .picker: picker(tree)
    case .color: color(tree)
    case .date, .timer: DatePicker.Mode(of: tree).map { date(tree, $0) }
    default: nil
    }
  }

  private mutating func text(of tree: Tree) -> Made<Element> {
    let id = id(of: tree, title: nil, kind: "text")
    let text = text(tree[.text])
    let image = image(tree[.image])
    let menu = attachedMenu(tree)
    let isLive = tree[.live]?.flag ?? false
    return { moment in
      var block = TextBlock(text(moment), id: moment.id(id))
      block.image = image(moment)
      block.menu = menu(moment)
      block.isLive = isLive
      return .text(block)
    }
  }

  private mutating func picture(_ tree: Tree) -> Made<Element> {
    let id = id(of: tree, title: tree[.picture], kind: "picture")
    let description = text(tree[.picture])
    let name = tree[.name]?.scalar ?? ""
    let menu = attachedMenu(tree)
    let isLive = tree[.live]?.flag ?? false
    return { moment in
      var picture = Picture(description(moment), id: moment.id(id), name: name)
      picture.menu = menu(moment)
      picture.isLive = isLive
      return .picture(picture)
    }
  }

  private func heading(_ tree: Tree) -> Made<Element> {
    let title = text(tree[.heading])
    let level = tree[.level]?.number
    return { .heading(Heading(title($0), level: level)) }
  }

  private mutating func group(_ tree: Tree) -> Made<Element> {
    let title = optionalText(tree[.group])
    let role = tree[.role]?.scalar.flatMap(Group.Role.init(rawValue:)) ?? .group
    let parts = elements(tree[.elements])
    return { moment in
      var group = Group(title(moment), elements: parts(moment))
      group.role = role
      return .group(group)
    }
  }

  private mutating func progress(_ tree: Tree) -> Made<Element> {
    let id = id(of: tree, title: tree[.progress], kind: "progress")
    let title = text(tree[.progress])
    let fixed = tree[.percent]?.number
    let value = tree[.value]?.scalar
    return { moment in
      var percent = fixed
      if let value, case .text(let held) = moment.state.values[value] { percent = Self.wholeNumber(held) }
      return .progress(Progress(title(moment), id: moment.id(id), percent: percent))
    }
  }

  /// The whole number at the beginning of what a command printed, or of what was typed.
  private static func wholeNumber(_ text: String) -> Int? {
    Int(text.drop { $0.isWhitespace }.prefix { ("0"..."9").contains($0) })
  }
}
