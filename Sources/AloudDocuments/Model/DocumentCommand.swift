internal import Aloud

struct DocumentCommand: Sendable {
  let name: String
  let tree: Tree
  /// The title of a command that is given none. Without it, it is the name.
  var usualTitle: Template?

  func title(_ viewpoint: Viewpoint) -> LocalizedText {
    (tree[.title].template ?? usualTitle).map(viewpoint.text) ?? .verbatim(name)
  }

  func id(_ generation: Int) -> ID { ID("command", "\(name):\(generation)") }

  func formed(_ rows: [OutputRow], _ viewpoint: Viewpoint) -> [OutputRow] {
    guard let form = tree[.row] else { return rows }
    let (title, subtitle, value) = (form[.title].template, form[.subtitle].template, form[.value].template)
    return rows.map { row in
      var (formed, viewpoint) = (row, viewpoint)
      viewpoint.row = row
      if let title { formed.title = viewpoint.string(title) }
      if let subtitle { formed.fields["subtitle"] = viewpoint.string(subtitle) }
      if let value { formed.fields["value"] = viewpoint.string(value) }
      return formed
    }
  }
}

struct CommandRun: Sendable {
  let tree: Tree
  var then: [DocumentAction]
  /// The actions after a failure. The default is to announce the failure.
  var otherwise: [DocumentAction]?

  func title(_ viewpoint: Viewpoint) -> LocalizedText {
    viewpoint.optionalWords(tree[.title]) ?? .verbatim(tree.program)
  }
}

extension Tree {
  var program: String { (self[.run]?.list?.first?.scalar).flatMap { Template($0) }?.plainText ?? "" }

  /// In seconds; `nil` for no limit. A program whose lines are read as they come has none by default.
  var timeLimit: Int? { self[.timeLimit]?.number ?? (tellsLines ? nil : 10) }
  private var tellsLines: Bool { self[.progress] != nil || self[.status] != nil || self[.log] != nil }

  func invocation(_ viewpoint: Viewpoint) -> Invocation {
    let given = (self[.run]?.list ?? []).filter { $0[.when] == nil || viewpoint.holds($0[.when]) }
    let arguments = given.flatMap { $0[.arguments]?.list ?? [$0] }
    let environment = (self[.environment]?.entries ?? []).map {
      ($0.key, viewpoint.string(Optional($0.value).template))
    }
    var invocation = Invocation(
      arguments.compactMap { $0.scalar.flatMap { Template($0) } }.flatMap(viewpoint.arguments),
      environment: Dictionary(environment) { $1 }, timeLimit: timeLimit.map { $0 * 1000 })
    invocation.input = viewpoint.string(self[.input].template)
    invocation.tellsLines = tellsLines
    return invocation
  }
}

enum OutputFormat: String, Sendable, CaseIterable { case lines, json }
