public import Aloud

/// What an app is called, and what it brings with it beside its interface.
public struct AppConfiguration: Sendable {
  /// The command's name, and that of the folder its files are kept in: "notes" for `~/.local/share/notes`.
  public var name: String
  /// What it is, in a sentence for `--help`.
  public var abstract: LocalizedText
  /// What `--version` prints; nothing takes such an option where it is empty.
  public var version: String
  /// The app's own messages: the text of a PO file by each language's BCP 47 tag. An entry's `msgctxt` is the key, as in
  /// `.message("notes.new")`; what a language lacks is said in the words for "en".
  public var wording: [String: String]

  /// A configuration; what is not given, an app does not have.
  public init(
    _ name: String, abstract: LocalizedText = "", version: String = "", wording: [String: String] = [:]
  ) {
    self.name = name
    self.abstract = abstract
    self.version = version
    self.wording = wording
  }
}
