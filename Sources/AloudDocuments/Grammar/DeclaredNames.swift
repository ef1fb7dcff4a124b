internal import Aloud

struct DeclaredNames: Sendable {
  private(set) var values = DeclaredValues()
  private(set) var valueLocations: [String: SourceLocation] = [:]
  private(set) var followed: [String: [String]] = [:]
  let sheets: [String]
  private var sorted: [Referent: [String]] = [:]
  private var declared: [Referent: Set<String>] = [:]

  init(_ tree: Tree) {
    for entry in tree[.values]?.entries ?? [] {
      values.initial[entry.key] = Self.beginning(entry.value)
      let follower = Follower(entry.key, entry.value)
      followed[entry.key] = follower?.values
      if follower?.isNumber == true { values.kinds[entry.key] = .number }
      valueLocations[entry.key] = entry.value.location
    }
    sheets = Self.ids(tree[.sheets])
    let names = values.initial.keys.sorted()
    sorted = [
      .tab: Self.ids(tree[.tabs]), .screen: Self.ids(tree[.screens]), .sheet: sheets,
      .command: (tree[.commands]?.entries ?? []).map(\.key),
      .value: names, .valueOrRow: names,
      .textValue: names.filter(values.isText), .switchValue: names.filter { !values.isText($0) },
    ]
    Descriptions.forEach(in: tree) { shape, part in note(part, shape) }
    for referent in [Referent.run, .log] { sorted[referent]?.sort() }
    declared = sorted.mapValues { Set($0) }
  }

  func allowed(_ referent: Referent) -> [String] { sorted[referent] ?? [] }
  func allows(_ name: String, as referent: Referent) -> Bool { declared[referent]?.contains(name) ?? false }

  private static func beginning(_ tree: Tree) -> Value {
    if tree.entries != nil { return tree[.default].map(beginning) ?? .text("") }
    return tree.flag.map { .isOn($0) } ?? .text(tree.scalar ?? "")
  }

  private static func ids(_ places: Tree?) -> [String] { places?.list?.compactMap { $0[.id]?.scalar } ?? [] }

  /// Returns the contents that a pop-up button's value can have, if the document lists the options; `nil` for other controls,
  /// whose values may be none of their options.
  private static func options(of control: Tree, _ shape: ShapeName) -> [String]? {
    guard shape == .popup, control[.from] == nil, let options = control[.options]?.choosableOptions else { return nil }
    return options.isEmpty ? nil : options.compactMap { $0.stored?.scalar }
  }

  /// If two controls disagree on the kind of a value, the first wins.
  private mutating func note(_ control: Tree, _ shape: ShapeName) {
    if shape == .run, let name = control[.name]?.scalar { sorted[.run, default: []].append(name) }
    if shape == .log, let id = control[.id]?.scalar { sorted[.log, default: []].append(id) }
    guard let name = control[.value]?.scalar else { return }
    if let kind = TextKind(of: control), values.kinds[name] == nil { values.kinds[name] = kind }
    if let options = Self.options(of: control, shape) {
      values.options[name] = values.options[name].map { $0.filter(options.contains) } ?? options
    }
    let isSecret = shape == .field && control[.secure].isOn
    if isSecret || shape == .ask && control[.answer].choice() == AnswerKind.secret { values.secrets.insert(name) }
  }
}
