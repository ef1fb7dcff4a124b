/// What an error says of a name that can't stand in its place, beside the names that can.
struct UnknownName: Sendable {
  /// The sentence about the name.
  var problem: @Sendable (Substring) -> String
  /// The words before the list of names.
  var list = "Allowed"
  /// What follows the list.
  var after = "."
  /// The sentence in place of the list where there are no names.
  var whenNone = "Nothing can stand here."

  static let key = UnknownName { "“\($0)” is not known here." }
  static let word = UnknownName { "“\($0)” can't stand here." }
  static let kind = UnknownName(
    problem: { "It is not clear what this is: one of its keys must say so, and “\($0)” does not." },
    list: "Keys that do")
  static let alias = UnknownName(
    problem: { "Nothing was named “&\($0)” before this." }, list: "Named so far",
    whenNone: "Nothing has a name with & so far.")
  static let place = UnknownName(
    problem: { "There is no value “\($0)” to put here." }, list: "There are",
    after: ", and “row” in a list's rows. For a brace as it is, write it twice.",
    whenNone: "Describe it under “values”. For a brace as it is, write it twice.")

  /// A word that `key` can't have.
  static func choice(of key: String) -> UnknownName { UnknownName { "“\(key)” can't be “\($0)”." } }

  /// A text that `value` can't be set to.
  static func option(of value: String) -> UnknownName {
    UnknownName(
      problem: { "“\($0)” is none of the options that the value “\(value)” can be." }, list: "Options",
      whenNone: "There are no options.")
  }

  /// A text that `value` can't begin as.
  static func beginning(of value: String) -> UnknownName {
    UnknownName(
      problem: { "The value “\(value)” begins as “\($0)”, which is none of the options." }, list: "Options",
      whenNone: "There are no options.")
  }

  /// The name of something that the document describes nowhere.
  static func reference(to referent: Referent) -> UnknownName {
    let (noun, remedy) =
      switch referent {
      case .value: ("value", "Describe it under “values”.")
      case .textValue: ("value that holds text", "Describe it under “values”.")
      case .switchValue: ("value that is on or off", "Describe it under “values”.")
      case .tab: ("tab", "Give one that “id”.")
      case .screen: ("screen", "Describe it under “screens”.")
      case .sheet: ("sheet", "Describe it under “sheets”.")
      case .command: ("command", "Describe it under “commands”.")
      case .run: ("run", "Give one that “name”.")
      case .log: ("log", "Give one that “id”.")
      }
    return UnknownName(problem: { "There is no \(noun) “\($0)”." }, list: "There are", whenNone: remedy)
  }
}
