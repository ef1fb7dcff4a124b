internal import Aloud
internal import Glibc

/// Writes and announces the grammar of what can be said, each time that it changes. The file is replaced as a whole or not at all.
struct GrammarPublisher {
  /// The path of the grammar.
  let path: String
  /// The temporary folder that was made for the grammar.
  private let ownFolder: String?
  private let descriptor: Int32?
  /// The announcement that no reader was ready for yet.
  private var waiting: String?

  /// Creates a publisher for the given options, or returns nil if no grammar is wanted.
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

  /// Writes a grammar and announces it. Returns an error if it could not be written.
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

  /// Writes the waiting announcement if the descriptor is ready: a reader that sleeps never blocks the program.
  mutating func announce() {
    guard let descriptor, let line = waiting else { return }
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&entry, 1, 0) > 0, entry.revents & Int16(POLLOUT) != 0 else { return }
    waiting = nil
    let bytes = Array(line.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  /// Removes the temporary files of this run.
  func end() {
    guard let ownFolder else { return }
    unlink(path)
    rmdir(ownFolder)
  }
}
