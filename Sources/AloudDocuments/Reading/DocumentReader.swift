internal import Aloud

/// Makes an app of a document that has been checked: each element becomes what makes it, and what it does is kept by id.
struct DocumentReader {
  let names: Names
  private(set) var usedIDs: Set<String>
  /// What the controls change and do, by the names of their ids.
  var controls: [String: Control] = [:]
  var runs: [RunForm] = []
  /// The suggestions of searches, by the names of their ids.
  var suggestions: [String: SuggestionForm] = [:]
  /// The commands that give items when a menu is opened.
  var deferredCommands: [CommandForm] = []
  /// The tab, screen or sheet that is being read.
  var place = ""
  /// What is done when a sheet is left, by the names of sheets.
  var dismissals: [String: [Event.Dismissal: [DocumentAction]]] = [:]
  /// Whether a sheet's preferred action is being read.
  var isPreferred = false
  /// Which screens each place pushes.
  var pushes: [String: Set<String>] = [:]

  /// A reader of the document whose names and ids these are.
  init(names: Names, ids: Set<String>) {
    self.names = names
    usedIDs = ids
  }

  /// The id of `tree`: the one that it gives, or one made of its place and its title.
  mutating func id(of tree: Tree, title: Tree?, kind: String) -> String {
    if let id = tree[.id]?.scalar { return id }
    return derived("\(place).\(Self.slug(title?.scalar ?? "") ?? kind)")
  }

  /// `base`, or the next one like it that is free.
  mutating func derived(_ base: String) -> String {
    var id = base
    var number = 1
    while !usedIDs.insert(id).inserted {
      number += 1
      id = "\(base).\(number)"
    }
    return id
  }

  /// A title as part of an id: its letters and digits, small, joined by hyphens.
  static func slug(_ title: String) -> String? {
    let words = title.lowercased().split { !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? nil : words.joined(separator: "-")
  }

  /// Keeps what `id` changes and does.
  mutating func add(_ control: Control, id: String) {
    var control = control
    control.place = place
    control.isPreferred = isPreferred
    controls[id] = control
  }

  /// The template in `tree`, if there are words.
  func template(_ tree: Tree?) -> Template? {
    guard let tree, !tree.isNull, let text = tree.scalar, !text.isEmpty else { return nil }
    return Template(text)
  }

  /// What makes the words in `tree`.
  func text(_ tree: Tree?) -> Made<LocalizedText> {
    guard let template = template(tree) else { return { _ in .verbatim("") } }
    return { $0.text(template) }
  }

  /// What makes the words in `tree`, where there may be none.
  func optionalText(_ tree: Tree?) -> Made<LocalizedText?> {
    guard let template = template(tree) else { return { _ in nil } }
    return { $0.text(template) }
  }
}
