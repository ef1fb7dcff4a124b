internal import Aloud
internal import Glibc

/// Writes the grammar of what can be said, whole or not at all, each time that it is another, and announces that.
struct GrammarPublisher {
  /// Where the grammar stands.
  let path: String
  /// A folder that was made for it, and goes with it.
  private let ownFolder: String?
  private let descriptor: Int32?
  /// What could not be announced yet, because nobody has read what came before.
  private var waiting: String?

  /// One for these options; nil where nobody is to know.
  init?(_ options: ListeningOptions) {
    guard options.wantsGrammar else { return nil }
    descriptor = options.grammarDescriptor
    if let file = options.grammarFile {
      (path, ownFolder) = (file, nil)
      SafeFile.removeLeftovers(beside: file)
      return
    }
    var template = Array("/tmp/aloud-grammar-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    (path, ownFolder) = (folder + "/grammar.jsgf", folder)
  }

  /// Writes a grammar, and announces it; why it could not be written.
  mutating func publish(_ grammar: SpokenGrammar, generation: Int, takesFreeText: Bool) -> FileError? {
    let text = GrammarForm(ofFile: path).text(grammar, generation: generation, takesFreeText: takesFreeText)
    if let error = SafeFile.replace(path, with: Array(text.utf8)) { return error }
    let announcement: [(String, JSONValue)] = [
      ("generation", .number(generation)), ("grammar", .string(path)), ("language", .string(grammar.language)),
      ("freeText", .bool(takesFreeText)),
    ]
    waiting = JSONValue.object(announcement).text + "\n"
    announce()
    return nil
  }

  /// Announces what waits for it, where somebody reads: a reader that sleeps never holds the program up.
  mutating func announce() {
    guard let descriptor, let line = waiting else { return }
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&entry, 1, 0) > 0, entry.revents & Int16(POLLOUT) != 0 else { return }
    waiting = nil
    let bytes = Array(line.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  /// Takes away what was only for this run.
  func end() {
    guard let ownFolder else { return }
    unlink(path)
    rmdir(ownFolder)
  }
}
