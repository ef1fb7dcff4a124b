internal import Aloud

/// The parts that controls of all kinds have.
struct ControlParts: Sendable {
  let id: String
  let title: Made<LocalizedText>
  let subtitle: Made<LocalizedText?>
  let availability: Made<Availability>
  /// A Boolean value that indicates whether changes are announced as they happen.
  let isLive: Bool

  /// Creates the parts of the control `tree`, whose title is under `key`. If the title has no letters or digits, the ID is made
  /// from `kind`.
  init(_ tree: Tree, _ key: KeyName, kind: String? = nil, _ context: inout MakingContext) {
    id = context.id(of: tree, title: tree[key], kind: kind ?? key.rawValue)
    title = tree[key].words
    subtitle = tree[.subtitle].optionalWords
    availability = AvailabilityMaker.availability(tree, id: id)
    isLive = tree[.live].isOn
  }
}
