internal import Aloud

/// The state of an app, seen from one place in it: what the makers make a tree of.
struct Viewpoint: Sendable {
  /// The language of the document's texts.
  var language: String?
  /// Whether PO files beside the document translate its texts.
  var hasTexts: Bool
  /// Whether what is hidden for now is there too.
  var showsHidden: Bool
  /// The values that are more than text, such as dates.
  var kinds: [String: TextKind]
  /// Gives the rows of lists that a host provides.
  var source: RowSource?
  var state: DocumentState
  /// Which row this is about, as it stands in ids.
  var item: String?
  /// The row itself; nil when it has gone.
  var row: OutputRow?
  /// The selected rows, as commands know them, where an act is done to them.
  var selected: [String]?

  /// The view of `state` about the row `item`.
  init(_ state: DocumentState, of model: DocumentModel, item: String? = nil) {
    self.state = state
    language = model.language
    hasTexts = model.hasTexts
    showsHidden = model.showsHidden
    kinds = model.values.kinds
    source = model.source
    self.item = item
    row = item.flatMap { model.row($0, in: state) }
  }

  /// This view, about `row` of what `command` gave.
  func about(_ row: OutputRow, of command: String) -> Viewpoint {
    var viewpoint = self
    viewpoint.row = row
    viewpoint.item = "\(command):\(row.key)"
    return viewpoint
  }

  /// The id of the thing `name`, here.
  func id(_ name: String) -> ID { ID(name, item) }

  /// The words of `template`, in the document's language where the document wrote any of them. A date or a
  /// color that stands alone is told as the user's are.
  func text(_ template: Template) -> LocalizedText {
    if let told = told(template) { return told }
    // The session puts the number in where the act is yet to be done.
    let words = string(template) { $0.map { String($0.count) } ?? "{count}" }
    guard !template.isWholePlace else { return .verbatim(words) }
    let original: LocalizedText = language.map { .tagged(words, language: $0) } ?? .verbatim(words)
    guard hasTexts, let source = template.source else { return original }
    return .message(Message(text: source, arguments(in: template), original: original))
  }

  /// What goes into the places of a translated text: a whole number as one, so that it can choose a plural form.
  private func arguments(in template: Template) -> Message.Arguments {
    var arguments: Message.Arguments = [:]
    for part in template.parts {
      switch part {
      case .words: break
      case .value(let name): arguments[name] = argument(Self.string(state.values[name]), kind: kinds[name])
      case .row(let key): arguments[key.map { "row.\($0)" } ?? "row"] = argument(row?.field(key) ?? "", kind: nil)
      case .selected: arguments["selected"] = selected.map { .number($0.count) }
      }
    }
    return arguments
  }

  private func argument(_ text: String, kind: TextKind?) -> Message.Argument {
    if kind == nil || kind == .number, let number = Int(text), String(number) == text { return .number(number) }
    if let told = kind?.told(text) { return .text(told) }
    return .text(.verbatim(text))
  }

  private func told(_ template: Template) -> LocalizedText? {
    guard template.isWholePlace, let name = template.values.first, let held = state.text(name) else { return nil }
    return kinds[name]?.told(held)
  }

  /// The text of `template`, for a command or a value.
  func string(_ template: Template) -> String {
    string(template) { $0?.joined(separator: "\n") ?? "" }
  }

  /// The arguments that `template` is: one, or one for each selected row, or for each of several that a value holds.
  func arguments(_ template: Template) -> [String] {
    if template.parts == [.selected] { return selected ?? [] }
    guard template.isWholePlace, let name = template.values.first, kinds[name] == .several else {
      return [string(template)]
    }
    return ChosenTexts.texts(in: string(template))
  }

  private func string(_ template: Template, selected told: ([String]?) -> String) -> String {
    template.parts.map { part in
      switch part {
      case .words(let words): words
      case .value(let name): Self.string(state.values[name])
      case .row(let key): row?.field(key) ?? ""
      case .selected: told(selected)
      }
    }.joined()
  }

  /// A value as a command gets it.
  private static func string(_ value: Value?) -> String {
    switch value {
    case .text(let text): text
    case .isOn(let isOn): isOn ? "on" : "off"
    case .choice, .tokens, .picked, .moment, .color, nil: ""
    }
  }
}

/// Makes something of the state, whenever it is asked for.
typealias Made<Thing> = @Sendable (Viewpoint) -> Thing
