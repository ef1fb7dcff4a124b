internal import Aloud

/// Reads ratings.
extension DocumentReader {
  /// What makes a rating.
  mutating func rating(_ tree: Tree) -> Made<Element> {
    let parts = parts(of: tree, .rating)
    let value = tree[.value]?.scalar ?? ""
    let stars = tree[.stars]?.number ?? 5
    add(
      Control(
        columns: [ColumnForm(value: value, source: .numbers)], form: ValueForm(of: tree),
        actions: actions(tree[.action])), id: parts.id)
    return { moment in
      var held = 0
      if case .text(let text) = moment.state.values[value] { held = Int(text) ?? 0 }
      var picker = Picker.rating(parts.title(moment), id: moment.id(parts.id), value: held, of: stars)
      picker.subtitle = parts.subtitle(moment)
      picker.availability = parts.availability(moment)
      picker.isLive = parts.isLive
      return .picker(picker)
    }
  }
}
