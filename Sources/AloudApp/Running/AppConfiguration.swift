public import Aloud

/// The name of an app, and everything that it has besides its interface.
public struct AppConfiguration: Sendable {
  /// The name of the command and of the folder for its files: "notes" for `~/.local/share/notes`.
  public var name: String
  /// A sentence that describes the app, for `--help`.
  public var abstract: LocalizedText
  /// The text that `--version` prints. If it is empty, there is no such option.
  public var version: String
  /// The app's own messages: the text of a PO file, by each language's BCP 47 tag. The `msgctxt` of an entry is the message's key,
  /// as in `.message("notes.new")`. A message that a language lacks is taken from "en".
  public var wording: [String: String]

  /// Creates a configuration. Everything but the name is optional.
  public init(
    _ name: String, abstract: LocalizedText = "", version: String = "", wording: [String: String] = [:]
  ) {
    self.name = name
    self.abstract = abstract
    self.version = version
    self.wording = wording
  }
}
