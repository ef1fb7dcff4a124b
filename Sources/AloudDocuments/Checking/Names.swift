internal import Aloud

/// What a document describes that other parts of it can refer to.
struct Names: Sendable {
  /// What each value holds at first.
  var values: [String: Value] = [:]
  /// The values that hold secrets: they are bound to a secure field.
  var secrets: Set<String> = []
  /// What the values are that are more than text, because pickers write them.
  private(set) var forms: [String: ValueForm] = [:]
  /// Where it is written what each value holds at first.
  private(set) var valuePlaces: [String: Place] = [:]
  var screens: [String] = []
  var sheets: [String] = []
  var commands: [String] = []
  private var commandTitles: [String: Template] = [:]
  private var sorted: [Referent: [String]] = [:]

  /// The names in the document `tree`, as far as it is well formed.
  init(_ tree: Tree) {
    for entry in tree[.values]?.entries ?? [] {
      values[entry.key] =
        entry.value.flag.map { .isOn($0) } ?? .text(entry.value.isNull ? "" : entry.value.scalar ?? "")
      valuePlaces[entry.key] = entry.value.place
    }
    for entry in tree[.commands]?.entries ?? [] {
      commands.append(entry.key)
      commandTitles[entry.key] = entry.value[.title]?.scalar.flatMap { Template($0) }
    }
    screens = tree[.screens]?.list?.compactMap { $0[.id]?.scalar } ?? []
    sheets = tree[.sheets]?.list?.compactMap { $0[.id]?.scalar } ?? []
    sorted = [.screen: screens, .sheet: sheets, .command: commands, .value: values.keys.sorted()]
    sorted[.textValue] = allowed(.value).filter { isText($0) }
    sorted[.switchValue] = allowed(.value).filter { !isText($0) }
    findSecrets(in: tree)
    for key in [KeyName.tabs, .screens, .sheets] {
      for place in tree[key]?.list ?? [] { findForms(in: place[.elements]) }
    }
  }

  /// The names that `referent` can be, in order.
  func allowed(_ referent: Referent) -> [String] { sorted[referent] ?? [] }

  /// Whether `referent` can be `name`.
  func allows(_ name: String, as referent: Referent) -> Bool {
    switch referent {
    case .value: values[name] != nil
    case .textValue: isText(name)
    case .switchValue: values[name] != nil && !isText(name)
    case .screen, .sheet, .command: allowed(referent).contains(name)
    }
  }

  /// Whether the value `name` holds text.
  func isText(_ name: String) -> Bool {
    if case .text = values[name] { true } else { false }
  }

  /// What makes the name of a command, as it is said.
  func commandTitle(_ name: String) -> Made<LocalizedText> {
    let title = commandTitles[name]
    return { moment in title.map(moment.text) ?? .verbatim(name) }
  }

  /// Finds the values of pickers of moments and colors among elements; of two that disagree the first counts.
  private mutating func findForms(in elements: Tree?) {
    for element in elements?.list ?? [] {
      if element[.group] != nil { findForms(in: element[.elements]) }
      guard let form = ValueForm(of: element), let name = element[.value]?.scalar else { continue }
      if forms[name] == nil { forms[name] = form }
    }
  }

  private mutating func findSecrets(in tree: Tree) {
    for part in tree.list ?? [] { findSecrets(in: part) }
    if tree[.field] != nil, tree[.secure]?.flag == true, let name = tree[.value]?.scalar { secrets.insert(name) }
    for entry in tree.entries ?? [] { findSecrets(in: entry.value) }
  }
}
