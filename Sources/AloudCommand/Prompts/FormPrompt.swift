import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// The command `aloud form "Who?" --field name --field born:date`, which asks for several fields on one sheet.
struct FormPrompt: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      asking: "form",
      example: #"eval "$(aloud form "Who are you?" --field name="Your name" --field born:date --answer shell)""#)
  }

  @OptionGroup var prompt: PromptOptions
  @Option(
    help: ArgumentHelp(
      Words.help(
        "prompt.fieldHelp",
        [
          "example": .text(.verbatim("--field \"born:date=Date of birth\"")),
          "kinds": .text(.verbatim(FieldKind.names.joined(separator: ", "))), "choice": .text(.verbatim("red|green")),
        ])))
  var field: [String] = []
  @Option(help: Words.argument("prompt.requiredHelp")) var required: [String] = []
  @Option(
    help: ArgumentHelp(Words.help("prompt.fieldDefaultHelp", ["example": .text(.verbatim("--default name=Ann"))])))
  var `default`: [String] = []
  @Option(help: Words.argument("prompt.answerHelp")) var answer = FormFormat.json
  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    let fields = try FormFields(field, required: required, defaults: self.default, words, now: session.moment).fields
    if answer == .lines, let lines = fields.first(where: { if case .lines = $0.kind { true } else { false } }) {
      throw words.cannotGoTogether("--answer lines", "--field \(lines.name):lines")
    }
    var app = FormApp(prompt.shownQuestion, fields: fields)
    app.text = prompt.shownText
    app.offersBack = prompt.back
    let asking = try PromptAsking(prompt, session)
    if fields.contains(where: { if case .secret = $0.kind { true } else { false } }) { try asking.keepSecret() }
    try asking.ask(app) { state in
      switch state.answer {
      case .values(let values):
        .answered(self.answer.lines(of: zip(fields, values).map { ($0, FormValue($1, of: $0)) }))
      case .back: .back
      case nil: nil
      }
    }
  }
}

enum FormFormat: String, ExpressibleByArgument, CaseIterable {
  /// A JSON object, shell assignments for `eval`, or the values alone, one on each line.
  case json, shell, lines

  func lines(of values: [(field: FormField, value: FormValue)]) -> [String] {
    switch self {
    case .json: [JSONValue.object(values.map { ($0.field.name, $0.value.json) }).text]
    case .shell: values.map { $0.field.name + "=" + Self.quoted($0.value.text) }
    case .lines: values.map(\.value.text)
    }
  }

  /// Quotes a text so that every shell reads it back unchanged, without interpreting anything in it (SAFE-3).
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

/// The value of a form field as given to the script.
struct FormValue {
  let text: String
  let json: JSONValue

  init(_ value: Value, of field: FormField) {
    switch (value, field.kind) {
    case (.isOn(let isOn), _): (text, json) = (String(isOn), .bool(isOn))
    case (.choice(let id), .choice(let items)):
      let tag = id.item.flatMap { Int($0) }.map { items[$0].tag } ?? ""
      (text, json) = (tag, .string(GivenBytes.shown(tag)))
    case (.moment(let moment?), .moment(let mode)):
      (text, json) = (mode.text(of: moment), .string(mode.text(of: moment)))
    case (.color(let color?), _): (text, json) = (color.hex, .string(color.hex))
    case (.text(let given), _): (text, json) = (GivenBytes.text(given.utf8), .string(given))
    case (.moment, _), (.color(nil), _), (.choice, _), (.tokens, _), (.picked, _): (text, json) = ("", .null)
    }
  }
}

private enum FieldKind {
  /// Any other text lists choices, separated by "|".
  static let names = ["text", "secret", "lines", "date", "time", "datetime", "timer", "color", "check"]

  static func kind(_ name: String) -> FormField.Kind? {
    switch name {
    case "text": .text
    case "secret": .secret
    case "lines": .lines
    case "date": .moment(.date)
    case "time": .moment(.time)
    case "datetime": .moment(.dateTime)
    case "timer": .moment(.countdown)
    case "color": .color
    case "check": .check
    default: choice(name)
    }
  }

  private static func choice(_ text: String) -> FormField.Kind? {
    let items = text.split(separator: "|").map(String.init)
    return items.count < 2 ? nil : .choice(items.map { PromptItem($0, title: .verbatim(GivenBytes.shown($0))) })
  }
}

/// The form fields that a script gives: `name`, `name=Title`, `name:kind`, `name:kind=Title`.
private struct FormFields {
  private(set) var fields: [FormField] = []

  /// - Throws: `ValidationError` for an invalid or repeated field, an invalid default, or a name that is not a field's.
  init(_ texts: [String], required: [String], defaults: [String], _ words: Words, now: DateTime) throws {
    if texts.isEmpty { throw words.isNoValue("--field", like: "--field name=\"Your name\"") }
    for text in texts {
      guard let field = Self.field(text) else { throw words.isNoValue(text, like: "born:date=\"Date of birth\"") }
      if fields.contains(where: { $0.name == field.name }) {
        throw words.wrongUse(.promptFieldTwice(field: .text(.verbatim(field.name))))
      }
      fields.append(field)
    }
    func place(of name: String) throws -> Int {
      guard let index = fields.firstIndex(where: { $0.name == name }) else {
        throw words.wrongUse(.promptNoSuchDefault(value: .text(.verbatim(GivenBytes.shown(name)))))
      }
      return index
    }
    for name in required { fields[try place(of: name)].isRequired = true }
    let reader = ValueReader(words, now: now)
    for text in defaults {
      guard let (name, value) = text.cut(at: "=") else { throw words.isNoValue(text, like: "name=Ann") }
      let index = try place(of: String(name))
      fields[index].standard = try Self.value(String(value), of: fields[index], reader, words)
    }
  }

  private static func field(_ text: String) -> FormField? {
    let (head, title) = text.cut(at: "=").map { ($0.before, String($0.after)) } ?? (text[...], nil)
    let (name, kind) = head.cut(at: ":").map { ($0.before, String($0.after)) } ?? (head, "text")
    // The name is also used as a shell variable.
    let isName = !name.isEmpty && name.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) } ?? false
    let isWord = name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0 == "_" || $0.properties.isAlphabetic || "0"..."9" ~= $0)
    }
    guard isName, isWord, let kind = FieldKind.kind(kind) else { return nil }
    return FormField(String(name), title: .verbatim(GivenBytes.shown(title ?? String(name))), kind)
  }

  private static func value(
    _ text: String, of field: FormField, _ reader: ValueReader, _ words: Words
  ) throws -> Value {
    switch field.kind {
    case .text, .secret, .lines: return .text(GivenBytes.shown(text))
    case .moment(let mode): return .moment(try reader.moment(text, mode))
    case .color: return .color(try reader.color(text))
    case .check: return .isOn(try reader.isYes(text))
    case .choice(let items):
      guard let index = items.firstIndex(where: { $0.tag == text }) else {
        throw words.wrongUse(.promptNoSuchDefault(value: .text(.verbatim(GivenBytes.shown(text)))))
      }
      return .choice(FormField.id(ofItem: index))
    }
  }
}
