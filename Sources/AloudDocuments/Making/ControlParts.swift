internal import Aloud

/// What a control has whatever its kind.
struct ControlParts: Sendable {
  let id: String
  let title: Made<LocalizedText>
  let subtitle: Made<LocalizedText?>
  let availability: Made<Availability>
  /// Whether changes of it are told when they come.
  let isLive: Bool

  /// What `tree` has. Its title stands under `key`; without letters in it, its id is called `kind`.
  init(_ tree: Tree, _ key: KeyName, kind: String? = nil, _ context: inout MakingContext) {
    id = context.id(of: tree, title: tree[key], kind: kind ?? key.rawValue)
    title = tree[key].words
    subtitle = tree[.subtitle].optionalWords
    availability = AvailabilityMaker.availability(tree, id: id)
    isLive = tree[.live].isOn
  }
}
