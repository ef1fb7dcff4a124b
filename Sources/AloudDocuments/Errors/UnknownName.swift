/// The wording of an error about a name that is not among the permitted ones.
struct UnknownName: Sendable {
  /// A closure that returns the sentence about the name.
  var problem: @Sendable (Substring) -> String
  /// The words before the list of permitted names.
  var list = "Allowed"
  /// The text after the list.
  var after = "."
  /// The sentence that replaces the list if there are no permitted names.
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

  /// Returns the wording for a word that is no choice of `key`.
  static func choice(of key: String) -> UnknownName { UnknownName { "“\(key)” can't be “\($0)”." } }

  /// Returns the wording for a text that the value `value` cannot be set to.
  static func option(of value: String) -> UnknownName {
    UnknownName(
      problem: { "“\($0)” is none of the options that the value “\(value)” can be." }, list: "Options",
      whenNone: "There are no options.")
  }

  /// Returns the wording for a text that cannot be the initial content of the value `value`.
  static func beginning(of value: String) -> UnknownName {
    UnknownName(
      problem: { "The value “\(value)” begins as “\($0)”, which is none of the options." }, list: "Options",
      whenNone: "There are no options.")
  }

  /// Returns the wording for the name of something that the document does not declare.
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
