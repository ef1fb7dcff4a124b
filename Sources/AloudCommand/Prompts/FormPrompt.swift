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

/// The output format of a form's answers.
enum FormFormat: String, ExpressibleByArgument, CaseIterable {
  /// A JSON object, shell assignments for `eval`, or the values alone, one on each line.
  case json, shell, lines

  /// Returns the lines to print for the values.
  func lines(of values: [(field: FormField, value: FormValue)]) -> [String] {
    switch self {
    case .json: [JSONValue.object(values.map { ($0.field.name, $0.value.json) }).text]
    case .shell: values.map { $0.field.name + "=" + Self.quoted($0.value.text) }
    case .lines: values.map(\.value.text)
    }
  }

  /// Returns a text quoted so that every shell reads it back unchanged, without interpreting anything in it (SAFE-3).
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
