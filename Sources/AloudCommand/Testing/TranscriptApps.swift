import Aloud
import AloudApp
import AloudDocuments
import AloudReminders
import AloudTerminal
import AloudTesting
import Synchronization

/// The apps that play transcripts in this process: the built-in app, the gallery, and documents, each created once.
final class TranscriptApps: Sendable {
  private let words: Words
  private let documents = Mutex<[String: TestedApp]>([:])
  private let builtIn: TestedApp
  private let gallery: TestedApp

  init(_ words: Words) {
    self.words = words
    let files = words.files
    let locales = LoadedLocaleStore(files: files)
    builtIn = TestedApp(files: files) { locale in
      BuiltInApp(languages: Languages(in: files, for: locale), files: files) { name, _ in try locales.locale(name) }
    }
    gallery = TestedApp(files: files, sharesTexts: false) { _ in
      try Document(bytes: Array(Gallery.text.utf8), path: "gallery.yaml").app
    }
  }

  func replayer(_ program: TranscriptRunner) -> Replayer { Replayer(program: program) { self.app(of: $0) } }

  /// Returns `nil` if the program must be run.
  func app(of transcript: Transcript) -> TestedApp? {
    let header = transcript.header
    if header.run != nil || header.script != nil { return nil }
    if let name = header.app { return header.command == nil ? document(name, beside: transcript.file) : nil }
    switch header.command {
    case nil: return builtIn
    case "gallery": return gallery
    default: return nil
    }
  }

  private func document(_ name: String, beside file: String) -> TestedApp? {
    let folder = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[...$0]) } ?? ""
    let path = name.hasPrefix("/") ? name : folder + name
    // The lock is held while a document is read, so that its remarks are printed once.
    return documents.withLock { documents in
      if let known = documents[path] { return known }
      // The program itself reports errors in a document.
      guard let bytes = try? WholeFile.bytes(path, limit: 5 << 20),
        let document = try? Document(readingTexts: bytes, path: path)
      else { return nil }
      document.tellTranslationRemarks(source: bytes)
      let files = words.adding(document.texts).files
      let app = TestedApp(files: files, texts: document.originals, offersRemarks: true) { _ in document.app }
      documents[path] = app
      return app
    }
  }
}
