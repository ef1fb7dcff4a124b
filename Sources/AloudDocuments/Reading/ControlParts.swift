internal import Aloud

/// What a control has whatever its kind.
struct ControlParts {
  let id: String
  let title: Made<LocalizedText>
  let subtitle: Made<LocalizedText?>
  let availability: Made<Availability>
  /// Whether changes of it are told when they come.
  let isLive: Bool
}

extension DocumentReader {
  /// What `tree` has whatever its kind. Its title stands under `key`; without letters in it, its id is called `kind`.
  mutating func parts(of tree: Tree, _ key: KeyName, kind: String? = nil) -> ControlParts {
    let id = id(of: tree, title: tree[key], kind: kind ?? key.rawValue)
    return ControlParts(
      id: id, title: text(tree[key]), subtitle: optionalText(tree[.subtitle]),
      availability: availability(tree, id: id), isLive: tree[.live]?.flag ?? false)
  }
}
