internal import Aloud

/// The state of an app as seen from one place in it, from which builders make the interface.
struct Viewpoint: Sendable {
  let model: DocumentModel
  let state: DocumentState
  /// The current row, as IDs name it.
  var item: String?
  var row: OutputRow?
  /// The selected rows that an action applies to, as commands know them.
  var selected: [String]?
  /// True if values are called by the titles of their options.
  private var usesTitles = true
  var kinds: [String: TextKind] { model.values.kinds }

  init(_ state: DocumentState, of model: DocumentModel, item: String? = nil) {
    (self.model, self.state, self.item) = (model, state, item)
    row = item.flatMap { model.row($0, in: state) }
  }

  func about(_ row: OutputRow, of command: String) -> Viewpoint {
    var viewpoint = self
    viewpoint.row = row
    viewpoint.item = "\(command):\(row.key)"
    return viewpoint
  }

  func id(_ name: String) -> ID { ID(name, item) }

  func held(_ name: String) -> Value? {
    guard case .row(let key)? = Template.row(name) else { return state.values[name] }
    let text = row?.field(key) ?? ""
    return text == "true" || text == "false" ? .isOn(text == "true") : .text(text)
  }

  func words(_ tree: Tree?) -> LocalizedText { optionalWords(tree) ?? .verbatim("") }
  func optionalWords(_ tree: Tree?) -> LocalizedText? { tree.template.map(text) }

  /// Returns the text in the document's language if the document contains any of its words. Dates, colors, lists and options are
  /// worded in the user's language.
  func text(_ template: Template) -> LocalizedText {
    if template.isWholePlace, let told = told(template.parts[0], isAlone: true) { return told }
    var texts: [LocalizedText] = [], words = ""
    func add() {
      guard !words.isEmpty else { return }
      let language = template.isWholePlace ? nil : model.language
      texts.append(language.map { .tagged(words, language: $0) } ?? .verbatim(words))
      words = ""
    }
    for part in template.parts {
      if let told = told(part) {
        add()
        texts.append(told)
      } else {
        // The session fills in the number before the action is performed.
        let held = string(part) { $0.map { String($0.count) } ?? "{count}" }
        words += held.isEmpty && model.namesEmptyValues ? part.name.map { "{\($0)}" } ?? "" : held
      }
    }
    add()
    let original = texts.count > 1 ? .message(.plain(value: .joined(texts))) : texts.first ?? .verbatim("")
    guard model.tree[.texts] != nil, let source = template.source, !template.isWholePlace else { return original }
    return .message(Message(text: source, arguments(in: template), original: original))
  }

  /// Whole numbers are passed as numbers, so that they can choose a plural form.
  private func arguments(in template: Template) -> Message.Arguments {
    var arguments: Message.Arguments = [:]
    for part in template.parts {
      guard let name = part.name else { continue }
      arguments[name] = part == .selected ? selected.map { .number($0.count) } : argument(part)
    }
    return arguments
  }

  private func argument(_ part: Template.Part) -> Message.Argument {
    if let told = told(part) { return .text(told) }
    let text = string(part) { _ in "" }
    return Int(text).flatMap { String($0) == text ? .number($0) : nil } ?? .text(.verbatim(text))
  }

  /// Returns what a value or a field of the row is called, if that is more than its text. A number in a sentence is not: it may be
  /// that of a house.
  private func told(_ part: Template.Part, isAlone: Bool = false) -> LocalizedText? {
    switch part {
    case .words, .selected: return nil
    case .row(let key): return key.flatMap { row?.lists[$0] }.map { Self.list($0.map { .verbatim($0) }) }
    case .value(let name):
      guard let held = state.text(name) else { return nil }
      switch kinds[name] {
      case .several: return Self.list(ChosenTexts.texts(in: held).map { title(of: $0, in: name) ?? .verbatim($0) })
      case .number where !isAlone: return title(of: held, in: name)
      case let kind: return title(of: held, in: name) ?? kind?.told(held)
      }
    }
  }

  private static func list(_ texts: [LocalizedText]) -> LocalizedText { .message(.plain(value: .list(texts, .and))) }

  /// Returns the title of the option that a value holds. A title may have values in it, but they are not called by titles in turn.
  private func title(of stored: String, in name: String) -> LocalizedText? {
    guard usesTitles else { return nil }
    if let title = model.titles.written[name]?[stored] {
      var plain = self
      plain.usesTitles = false
      return title(plain)
    }
    guard let command = model.titles.commands[name], let loaded = state.loaded(command) else { return nil }
    let known = state.chosenRows[RowChoice(value: name, command: command)]
    let index = known?.text == stored ? known?.index : loaded.index(stored: stored)
    return index.map { .verbatim(loaded[$0].title) }
  }

  func string(_ template: Template?) -> String {
    (template?.parts ?? []).map { string($0) { $0?.joined(separator: "\n") ?? "" } }.joined()
  }

  /// Returns one argument, or one for each selected row, or one for each text in a value that holds several.
  func arguments(_ template: Template) -> [String] {
    if template.parts == [.selected] { return selected ?? [] }
    guard let name = template.soleValue, kinds[name] == .several else { return [string(template)] }
    return ChosenTexts.texts(in: string(template))
  }

  private func string(_ part: Template.Part, selected told: ([String]?) -> String) -> String {
    switch part {
    case .words(let words): words
    case .value(let name): Self.string(state.values[name])
    case .row(let key): row?.field(key) ?? ""
    case .selected: told(selected)
    }
  }

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
