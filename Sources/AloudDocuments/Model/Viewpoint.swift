internal import Aloud

/// The state of an app as seen from one place in it, from which builders make the interface.
struct Viewpoint: Sendable {
  /// A BCP 47 tag.
  var language: String?
  var hasTexts: Bool
  var showsHidden: Bool
  /// The formats of values that are more than text, such as dates.
  var kinds: [String: TextKind]
  var source: RowSource?
  var state: DocumentState
  /// The current row, as IDs name it.
  var item: String?
  /// Nil if the current row is gone.
  var row: OutputRow?
  /// The selected rows that an action applies to, as commands know them.
  var selected: [String]?

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

  func about(_ row: OutputRow, of command: String) -> Viewpoint {
    var viewpoint = self
    viewpoint.row = row
    viewpoint.item = "\(command):\(row.key)"
    return viewpoint
  }

  func id(_ name: String) -> ID { ID(name, item) }

  /// Returns the text in the document's language if the document contains any of its words. A date or a color that stands alone
  /// is worded in the user's language.
  func text(_ template: Template) -> LocalizedText {
    if let told = told(template) { return told }
    // The session fills in the number before the action is performed.
    let words = string(template) { $0.map { String($0.count) } ?? "{count}" }
    guard !template.isWholePlace else { return .verbatim(words) }
    let original: LocalizedText = language.map { .tagged(words, language: $0) } ?? .verbatim(words)
    guard hasTexts, let source = template.source else { return original }
    return .message(Message(text: source, arguments(in: template), original: original))
  }

  /// Whole numbers are passed as numbers, so that they can choose a plural form.
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

  /// Returns the text for a command or a value.
  func string(_ template: Template) -> String {
    string(template) { $0?.joined(separator: "\n") ?? "" }
  }

  /// Returns one argument, or one for each selected row, or one for each text in a value that holds several.
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

  /// Returns a value as commands receive it.
  private static func string(_ value: Value?) -> String {
    switch value {
    case .text(let text): text
    case .isOn(let isOn): isOn ? "on" : "off"
    case .choice, .tokens, .picked, .moment, .color, nil: ""
    }
  }
}

/// A builder: a function that makes a part of the interface from a view of the state.
typealias Made<Thing> = @Sendable (Viewpoint) -> Thing
