internal import Aloud

/// A builder of the model of a checked document.
enum ModelMaker {
  /// Returns the model of the document `tree`. `source` provides rows if a host shows the document.
  static func model(_ tree: Tree, names: DeclaredNames, ids: Set<String>, source: RowSource? = nil) -> DocumentModel {
    var context = MakingContext(names: names, ids: ids, isHosted: source != nil)
    let tabs = (tree[.tabs]?.list ?? []).map { PlaceMaker.tab($0, &context) }
    let screens = places(tree[.screens]) { PlaceMaker.screen($0, id: $1, &context) }
    let sheets = places(tree[.sheets]) { SheetMaker.sheet($0, id: $1, &context) }
    let sheetOfPlace = context.sheetOfPlace(tabs: tabs.map(\.id))
    var valuesOfSheet: [String: Set<String>] = [:]
    for behavior in context.behaviors.values {
      guard let sheet = sheetOfPlace[behavior.place] else { continue }
      valuesOfSheet[sheet, default: []].formUnion(behavior.changedValues)
    }
    return DocumentModel(
      language: tree[.language]?.scalar, hasTexts: tree[.texts] != nil, source: source,
      locations: context.locations,
      title: tree[.app].words, tabs: tabs.map(\.make), firstTab: tree[.firstTab]?.scalar,
      task: tree[.task]?.scalar, answers: (tree[.answers]?.list ?? []).map { Optional($0).name },
      pronunciations: pronunciations(tree[.pronunciations]),
      screens: screens, sheets: sheets, values: names.values,
      commands: (tree[.commands]?.entries ?? []).map { CommandMaker.command($0.value, name: $0.key) },
      fills: fills(tree[.values]), followers: followers(tree[.values], names),
      deferredCommands: context.deferredCommands, logs: Set(names.allowed(.log)), behaviors: context.behaviors,
      runs: context.runs,
      suggestions: context.suggestions, dismissals: context.dismissals, sheetOfPlace: sheetOfPlace,
      rowChoices: Set(context.behaviors.values.flatMap(\.rowChoices)), valuesOfSheet: valuesOfSheet)
  }

  /// Returns the programs that provide initial values.
  private static func fills(_ values: Tree?) -> [DocumentCommand] {
    (values?.entries ?? []).filter { $0.value[.run] != nil }.map { CommandMaker.command($0.value, name: $0.key) }
  }

  /// Returns the values that follow others, each after those that it follows.
  private static func followers(_ values: Tree?, _ names: DeclaredNames) -> [Follower] {
    var followers: [Follower] = []
    var open = (values?.entries ?? []).compactMap { entry in
      entry.value[.follows].template.map { Follower(name: entry.key, template: $0) }
    }
    while !open.isEmpty {
      let waiting = Set(open.map(\.name))
      let (later, next) = (
        open.filter { $0.template.values.contains(where: waiting.contains) },
        open.filter { !$0.template.values.contains(where: waiting.contains) }
      )
      if next.isEmpty { break }
      followers += next
      open = later
    }
    return followers
  }

  /// Returns the pronunciations of words that a recogniser's dictionary is unlikely to have.
  private static func pronunciations(_ tree: Tree?) -> [String: String] {
    Dictionary((tree?.entries ?? []).compactMap { entry in entry.value.scalar.map { (entry.key, $0) } }) { first, _ in
      first
    }
  }

  /// Returns the builders of the places in a list, keyed by ID.
  private static func places<Place>(
    _ tree: Tree?, _ make: (Tree, String) -> Made<Place>
  ) -> [String: Made<Place>] {
    var places: [String: Made<Place>] = [:]
    for part in tree?.list ?? [] {
      guard let id = part[.id]?.scalar else { continue }
      places[id] = make(part, id)
    }
    return places
  }
}
