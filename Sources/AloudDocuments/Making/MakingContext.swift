internal import Aloud

/// What the makers share while an app is made of a document: the ids, where in the document they are, and what is kept beside
/// the interface.
struct MakingContext {
  let names: DeclaredNames
  private var usedIDs: Set<String>
  /// The number after which the next id like another is looked for, by the id that was wanted.
  private var lastNumbers: [String: Int] = [:]
  /// What the controls change and do, by the names of their ids.
  private(set) var behaviors: [String: ControlBehavior] = [:]
  private(set) var runs: [CommandRun] = []
  /// The queries that searches suggest, by the names of their ids.
  private(set) var suggestions: [String: SuggestedQuery] = [:]
  /// The commands that give items when a menu is opened.
  private(set) var deferredCommands: [DocumentCommand] = []
  /// Where things are written, by the names of their ids.
  private(set) var locations: [String: SourceLocation] = [:]
  /// Which screens each place pushes.
  private(set) var pushes: [String: Set<String>] = [:]
  /// What is done when a sheet is left, by the names of sheets.
  var dismissals: [String: [Event.Dismissal: [DocumentAction]]] = [:]
  /// The tab, screen or sheet that is being made.
  var place = ""
  /// Whether a host is told of what is used.
  let isHosted: Bool
  /// Whether a sheet's preferred action is being made.
  var isPreferred = false

  /// Nothing made yet of the document whose names and ids these are.
  init(names: DeclaredNames, ids: Set<String>, isHosted: Bool = false) {
    (self.names, self.isHosted) = (names, isHosted)
    usedIDs = ids
  }

  /// The id of `tree`: the one that it gives, or one made of its place and its title.
  mutating func id(of tree: Tree, title: Tree?, kind: String) -> String {
    let id = tree[.id]?.scalar ?? id(for: title, kind: kind, in: place)
    note(tree, id: id)
    return id
  }

  /// Takes note of where the thing `id` is written.
  mutating func note(_ tree: Tree, id: String) { locations[id] = tree.location }

  /// An id for a thing called `title` in the thing `owner`; where that has no letters, it is called `kind`.
  mutating func id(for title: Tree?, kind: String, in owner: String) -> String {
    let words = (title?.scalar ?? "").lowercased().split { !($0.isLetter || $0.isNumber) }
    return freeID(words.isEmpty ? "\(owner).\(kind)" : "\(owner).\(words.joined(separator: "-"))")
  }

  /// `base`, or the next one like it that is free.
  mutating func freeID(_ base: String) -> String {
    var id = base
    while !usedIDs.insert(id).inserted {
      lastNumbers[base, default: 1] += 1
      id = "\(base).\(lastNumbers[base, default: 1])"
    }
    return id
  }

  /// Keeps what `id` changes and does.
  mutating func add(_ behavior: ControlBehavior, id: String) {
    var behavior = behavior
    behavior.place = place
    behavior.isPreferred = isPreferred
    behaviors[id] = behavior
  }

  /// Keeps a command that an action runs, and returns its index.
  mutating func add(_ run: CommandRun) -> Int {
    runs.append(run)
    return runs.count - 1
  }

  /// Keeps a command that gives items when a menu is opened.
  mutating func add(_ command: DocumentCommand) { deferredCommands.append(command) }

  /// Keeps a query that a search suggests.
  mutating func add(_ suggestion: SuggestedQuery, id: String) { suggestions[id] = suggestion }

  /// Takes note that the place pushes `screen`.
  mutating func push(_ screen: String) { pushes[place, default: []].insert(screen) }

  /// Which sheet each place belongs to: the sheet itself, and the screens that are pushed from it and from nowhere else.
  func sheetOfPlace(tabs: [String]) -> [String: String] {
    var owners: [String: Set<String>] = [:]
    for root in names.sheets + tabs {
      var open = [root]
      var seen: Set<String> = []
      while let next = open.popLast() {
        guard seen.insert(next).inserted else { continue }
        owners[next, default: []].insert(root)
        open += pushes[next] ?? []
      }
    }
    return owners.compactMapValues { $0.count == 1 && names.sheets.contains($0.first ?? "") ? $0.first : nil }
  }
}
