/// The error messages that several checks share.
enum SharedSentences {
  static func titleTwice(_ name: String) -> String {
    "Two of these are called “\(name)”. Give each a title of its own."
  }
  static func secretShown(_ name: String) -> String {
    "“\(name)” is secret: it can't be shown, compared or copied. It can only go to a command, in “environment”."
  }
  static func switchInText(_ name: String) -> String {
    "“\(name)” is on or off, which is no text. Show one text or the other with “hidden when”."
  }
  static func optionTwice(_ name: String) -> String {
    "There are two options for “\(name)”. Give each a “value” of its own."
  }
  static func emptyList(_ name: String) -> String {
    "“\(name)” needs at least one part."
  }
  static let openBrace =
    "A brace opens here and is not closed. Close it, or write it twice for a brace as it is."
}
