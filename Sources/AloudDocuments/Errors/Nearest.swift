internal import Aloud

/// A search for the name that the author probably meant.
enum Nearest {
  /// The maximum number of names in a message. Longer lists are better looked up in the document.
  private static let mostListed = 50

  /// Returns the name nearest to `word`, if it is near enough to be a typing error.
  static func name(to word: String, among names: [String]) -> String? {
    let letters = Array(word.lowercased())
    var limit = min(letters.count, 12) / 3
    var best: String?
    for name in names where abs(name.count - letters.count) <= limit {
      guard let distance = EditDistance.between(letters, Array(name.lowercased()), upTo: limit) else { continue }
      if distance == 0 { return name }
      // From here on, only a nearer name can replace this one.
      (best, limit) = (name, distance - 1)
    }
    return best
  }

  /// Returns an error about `word`, whose place takes one of `names`. The message lists these and suggests the nearest. `example`
  /// returns the example for the nearest name, or for `nil` if none is near.
  static func error(
    _ location: SourceLocation, _ unknown: UnknownName, word: String, among names: [String],
    example: (String?) -> String? = { _ in nil }
  ) -> DocumentError {
    let problem = unknown.problem(word.prefix(60))
    guard !names.isEmpty else { return DocumentError(location, "\(problem) \(unknown.whenNone)") }
    let listed = names.prefix(mostListed)
    let nearest = name(to: word, among: names)
    let question = nearest.map { " Did you mean “\($0)”?" } ?? ""
    let message = "\(problem)\(question) \(unknown.list): \(listed.listed("or"))\(unknown.after)"
    if listed.count < names.count { return DocumentError(location, message, more: names.count - listed.count) }
    return DocumentError(location, message, example: example(nearest))
  }
}

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
}
