/// The data that the builders share while they make an app from a document: its model so far, and the IDs.
struct MakingContext {
  var model: DocumentModel
  private var usedIDs: Set<String>
  /// The last number appended to each base ID to make it unique.
  private var lastNumbers: [String: Int] = [:]
  /// The run whose failure the actions being built follow.
  var failing: Int?
  private var pushes: [String: Set<String>] = [:]
  var place = ""
  var isHosted: Bool { model.source != nil }
  /// True while a sheet's preferred action is being built.
  var isPreferred = false

  init(_ model: DocumentModel, ids: some Sequence<String>) { (self.model, usedIDs) = (model, Set(ids)) }

  mutating func id(of tree: Tree, title: Tree?, kind: String) -> String {
    let id = tree[.id]?.scalar ?? id(for: title, kind: kind, in: place)
    note(tree, id: id)
    return id
  }

  mutating func note(_ tree: Tree, id: String) { model.locations[id] = tree.location }

  /// Returns a new ID made from `owner` and `title`, or from `kind` if the title has no letters or digits.
  mutating func id(for title: Tree?, kind: String, in owner: String) -> String {
    let words = (title?.scalar ?? "").lowercased().split { !($0.isLetter || $0.isNumber) }
    return freeID(words.isEmpty ? "\(owner).\(kind)" : "\(owner).\(words.joined(separator: "-"))")
  }

  mutating func freeID(_ base: String) -> String {
    var id = base
    while !usedIDs.insert(id).inserted {
      lastNumbers[base, default: 1] += 1
      id = "\(base).\(lastNumbers[base, default: 1])"
    }
    return id
  }

  mutating func add(_ behavior: ControlBehavior, id: String) {
    var behavior = behavior
    behavior.place = place
    behavior.isPreferred = isPreferred
    model.behaviors[id] = behavior
  }

  mutating func push(_ screen: String) { pushes[place, default: []].insert(screen) }

  /// Returns the sheet of each place that belongs to one: the sheet itself, and the screens pushed from it and from nowhere else.
  func sheetOfPlace(sheets: [String], tabs: [String]) -> [String: String] {
    var owners: [String: Set<String>] = [:]
    for root in sheets + tabs {
      var open = [root]
      var seen: Set<String> = []
      while let next = open.popLast() {
        guard seen.insert(next).inserted else { continue }
        owners[next, default: []].insert(root)
        open += pushes[next] ?? []
      }
    }
    return owners.compactMapValues { $0.count == 1 && sheets.contains($0.first ?? "") ? $0.first : nil }
  }
}
