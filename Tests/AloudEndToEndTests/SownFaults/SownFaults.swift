extension SownFault {
  /// A word of more than 20 cells in any script.
  private static let long = "Wwwwwwwwwwwwwwwwwwwwwwwwww"

  static let all: [SownFault] = [
    SownFault(
      "a message without words",
      document: .words(of: "Bright", in: .texts, .lint) { _ in [""] },
      own: .words(of: "position", in: .wording, .check) { _ in [""] }),
    SownFault(
      "only spaces for words",
      document: .words(of: "Bright", in: .texts, .lint) { _ in ["  "] },
      own: .words(of: "row.unavailable", in: .wording, .check) { _ in ["  "] }),
    SownFault(
      "words that are marked as fuzzy",
      document: .entry("Bright", in: .texts, .lint, names: "marked as fuzzy") { ["#, fuzzy"] + $0 },
      own: .entry("row.unavailable", in: .wording, .check, names: "marked as fuzzy") { ["#, fuzzy"] + $0 }),
    SownFault(
      "a plural form too few",
      document: .words(of: "{books} books on the shelf", in: .texts, .lint) { Array($0.dropLast()) },
      own: .words(of: "place.count", in: .wording, .check) { Array($0.dropLast()) }),
    SownFault(
      "plural forms for other numbers",
      document: .words(of: "{books} books on the shelf", in: .texts, .play, names: "after “> read”") {
        Array($0.dropFirst() + $0.prefix(1))
      },
      own: .words(of: "place.count", in: .wording, .play, names: "in what is printed") {
        Array($0.dropFirst() + $0.prefix(1))
      }
    ),
    SownFault(
      "a plural rule that can't be read",
      document: plurals(in: .texts, .lint, "plural=(n !;", names: "Plural-Forms can't be read, or has no form"),
      own: plurals(in: .wording, .check, "plural=(n !;", names: "Plural-Forms can't be read, or has no form")),
    SownFault(
      "a lost placeholder",
      document: .words(of: "Lent: {lent}/{books}.", in: .texts, .lint, names: "{lent}") {
        $0.map { $0.replacing("{lent}", with: "2") }
      },
      own: .words(of: "position", in: .wording, .check, names: "{count}") {
        $0.map { $0.replacing("{count}", with: "6") }
      }),
    SownFault(
      "a placeholder lost in a plural form",
      document: .words(of: "{books} books on the shelf", in: .texts, .lint, names: "{books}") {
        $0.map { $0.replacing("{books}", with: "3") }
      },
      own: .words(of: "place.count", in: .wording, .check, names: "{count}") {
        $0.map { $0.replacing("{count}", with: "3") }
      }),
    SownFault(
      "a placeholder that isn't closed",
      document: .words(of: "{books} books on the shelf", in: .texts, .lint, names: "brace") {
        $0.map { $0.replacing("{books}", with: "{books") }
      },
      own: .words(of: "place.count", in: .wording, .check, names: "brace") {
        $0.map { $0.replacing("{count}", with: "{count") }
      }),
    SownFault(
      "an unknown placeholder",
      document: .words(of: "Lent: {lent}/{books}.", in: .texts, .lint, names: "{lant}") {
        $0.map { $0.replacing("{lent}", with: "{lant}") }
      },
      own: .words(of: "position", in: .wording, .check, names: "{indx}") {
        $0.map { $0.replacing("{index}", with: "{indx}") }
      }),
    SownFault(
      "arguments exchanged",
      document: .words(of: "Lent: {lent}/{books}.", in: .texts, .play, names: "after “> read”") {
        $0.map { exchange("{lent}", "{books}", in: $0) }
      },
      own: .words(of: "number.none", in: .wording, .play, names: "after “> 99”") {
        $0.map { exchange("{number}", "{count}", in: $0) }
      }),
    SownFault(
      "the order of a date",
      .value(of: "date.yMd", in: .table) {
        exchange("d", "M", in: $0.replacing("dd", with: "d").replacing("MM", with: "M"))
      }),
    SownFault(
      "a date that isn't read back",
      .value(of: "month.wide", in: .table, names: "is not read back") { names in
        let months = names.split(separator: " | ")
        return ([months[0], months[0]] + months.dropFirst(2)).joined(separator: " | ")
      }),
    SownFault(
      "a weekday with the name of another",
      .value(of: "weekday.wide", in: .table) { names in
        let days = names.split(separator: " | ")
        return (days.dropFirst() + days.prefix(1)).joined(separator: " | ")
      }),
    SownFault(
      "a time that isn't read back",
      .value(of: "time.short", in: .table, names: "is not read back") { _ in "h:mm" }),
    SownFault("a decimal sign that also groups", .value(of: "number.group", with: "number.decimal", in: .table)),
    SownFault("a word for two numbers", .value(of: "number.7", with: "number.12", in: .values)),
    SownFault("two colors of one name", .value(of: "name.red.dark", with: "name.blue.dark", in: .colors)),
    SownFault("two signs of one name", .value(of: "sign.2C", with: "sign.2E", in: .characters)),
    SownFault(
      "a leak of English",
      document: .words(of: "Enjoy reading tonight.", in: .texts, .lint) { _ in ["Enjoy reading tonight."] },
      own: .words(of: "row.unavailable", in: .wording, .check) { _ in ["not available"] }),
    SownFault(
      "a leak of one English word", .words(of: "state.selected", in: .wording, .check) { _ in ["selected"] }),
    SownFault(
      "English within a sentence", .words(of: "row.unavailable", in: .wording, .check) { $0.map { "\($0) and that" } }),
    SownFault(
      "a control of direction, such as U+202E",
      document: .words(of: "Bright", in: .texts, .lint, names: "control character") { $0.map { "\u{202E}" + $0 } },
      own: .words(of: "row.unavailable", in: .wording, .check, names: "control character") {
        $0.map { "\u{202E}" + $0 }
      }),
    SownFault("the direction of the language", .value(of: "direction", in: .table) { $0 == "ltr" ? "rtl" : "ltr" }),
    SownFault(
      "a state with the words of another",
      .words(of: "state.on", with: "state.off", in: .wording, .check, names: "state.o") { $1 }),
    SownFault(
      "a wrong position",
      .words(of: "position", in: .wording, .play, names: "after “> ") {
        $0.map { exchange("{index}", "{count}", in: $0) }
      }),
    SownFault(
      "two names alike after folding",
      document: .words(of: "Give back", with: "Start reading", in: .texts, .lint, names: "Two things in this place") {
        $1.uppercased()
      },
      own: .words(
        of: "app.reminders.sample.work", with: "app.reminders.sample.groceries", in: .wording, .play,
        names: "in what is printed"
      ) {
        $1.uppercased()
      }),
    SownFault(
      "a command word that is also another's",
      .words(of: "command.next", with: "command.back", in: .wording, .check, names: "command.next") {
        "\($0)|\($1.prefix { $0 != "|" })"
      }),
    SownFault("a number without agreement in speech", .removed("number.", from: .spoken, names: "number.")),
    SownFault(
      "a letter or a sign without a name", .removed("spell.b ", "sign.2E ", from: .characters, names: "is missing")),
    SownFault(
      "a text that doesn't fit 20 cells",
      document: .words(of: "Bright", in: .texts, .walk, names: "narrow") { _ in [long] },
      own: .words(of: "role.button", in: .wording, .check, names: "20 columns") { _ in [long] }),
    SownFault(
      "a doubled full stop",
      document: .words(of: "Enjoy reading tonight.", in: .texts, .walk, names: "doubledStop") { $0.map { $0 + "." } },
      own: .words(of: "place.count", in: .wording, .check) { $0.map { $0 + "." } }),
    SownFault(
      "an entry twice",
      document: .added("msgid \"Bright\"\nmsgstr \"Klar\"", to: .texts, .lint, names: "Bright"),
      own: .added(
        "msgctxt \"position\"\nmsgid \"{index} of {count}\"\nmsgstr \"{index}/{count}\"", to: .wording, .check,
        names: "position")),
    SownFault(
      "a text that isn't closed",
      document: .entry("Bright", in: .texts, .lint, names: "quotation mark") {
        Array($0.dropLast()) + [String($0[$0.count - 1].dropLast())]
      },
      own: .entry("position", in: .wording, .check, names: "quotation mark") {
        Array($0.dropLast()) + [String($0[$0.count - 1].dropLast())]
      }),
    SownFault(
      "a message that is never said",
      document: .added("msgid \"Dark\"\nmsgstr \"Dunkel\"", to: .texts, .lint, names: "Dark"),
      own: .added("msgctxt \"positions\"\nmsgid \"x\"\nmsgstr \"y\"", to: .wording, .check, names: "positions")),
  ]

  private static func exchange(_ one: String, _ other: String, in text: String) -> String {
    text.replacing(one, with: "\u{0}").replacing(other, with: one).replacing("\u{0}", with: other)
  }

  private static func plurals(in file: File, _ net: Net, _ rule: String, names: String) -> Sowing {
    Sowing(file: file, net: net, names: names) { text in
      text.replacing(/plural=[^;]*;/, with: rule)
    }
  }
}
