import Aloud
import AloudApp
import AloudPrompts
import ArgumentParser

/// The command `aloud form "Who?" --field name --field born:date`, which asks for several fields, one after the other.
struct FormPrompt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "form", abstract: "Ask for several values, one after the other, and review them.",
    example: #"eval "$(aloud form "Who are you?" --field name="Your name" --field born:date --answer shell)""#,
    discussion: """
      A field is name, name=Title, name:kind or name:kind=Title. The kinds are \(FieldKind.names), or what there is to choose from, \
      as in pet:cat|dog. Limits follow a kind: name:text:3..20, rooms:number:1..9, weight:number:0..90:0.5, day:date:today.. and \
      pizza:any:ham|cheese for any number of what there is to choose from.
      """)

  @OptionGroup var prompt: PromptOptions
  @Option(help: "A field, such as \"born:date=Date of birth\".") var field: [String] = []
  @Option(help: "The name of a field that can't be left empty.") var required: [String] = []
  @Option(help: "A field's first value, such as name=Ann.") var `default`: [String] = []
  @Option(help: "A regular expression that a text must match as a whole, such as zip=[0-9]{5}.")
  var pattern: [String] = []
  @Option(help: "When a field is asked, such as dog:pet=dog, dog:pet!=cat, or dog:pet for any value but false.")
  var when: [String] = []
  @Option(help: "The form of the answer.") var answer = FormFormat.json
  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    let fields = try FormFields(
      field, required: required, defaults: self.default, patterns: pattern, when: when, words, now: session.moment
    )
    .fields
    if answer == .lines, let several = fields.first(where: { [.lines, .any].contains($0.kind) }) {
      throw ValidationError.together("--answer lines", "--field \(several.name):\(several.kind)")
    }
    let asking = try PromptAsking(prompt, session)
    if fields.contains(where: { $0.kind == .secret }) { try asking.keepSecret() }
    let form = FormAsking(fields.map(\.field), review: prompt.shownQuestion)
    try asking.ask(form, files: fields.map(\.fileApp)) { answers in
      answer.lines(of: zip(fields, answers).map { ($0, FormValue($1, of: $0)) })
    }
  }
}

enum FormFormat: String, ExpressibleByArgument, CaseIterable {
  /// A JSON object, shell assignments for `eval`, or the values alone, one on each line.
  case json, shell, lines

  fileprivate func lines(of values: [(field: ScriptField, value: FormValue)]) -> [String] {
    switch self {
    case .json: [JSONValue.object(values.map { ($0.field.name, $0.value.json) }).text]
    case .shell: values.map { $0.field.name + "=" + Self.quoted($0.value.text) }
    case .lines: values.map(\.value.text)
    }
  }

  /// Quotes a text so that every shell reads it back unchanged, without interpreting anything in it (SAFE-3).
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
