import Aloud
import AloudApp
import AloudDocuments
import AloudLanguage
import AloudReminders
import AloudTesting
import Foundation
import TestSupport

@testable import AloudCommand

/// The real checks, on the document or on Aloud's own app, with a few files in place of the right ones.
struct FaultNets {
  /// The language of Aloud's own app.
  static let ownLanguage = "fr"
  private static let ownLines = ["1", "back", "next", "99", "where am i"]

  let tag: String
  let isDocument: Bool
  /// A Boolean value that indicates whether the app is walked through, which for the whole of Aloud's own takes long.
  var isWalked: Bool { isDocument || Nightly.isOn }
  /// By path, as in ``SownFault/File/path(_:)``.
  var files: [String: String] = [:]

  private var locales: LocaleFiles {
    LocaleFiles.bundled.overridden(by: files.filter { !$0.key.hasPrefix("locales/") }.mapValues { Array($0.utf8) })
  }

  /// The text of a file without a fault.
  func right(_ file: SownFault.File) -> String {
    file == .texts ? Shelf.texts(tag) : String(decoding: LocaleFiles.bundled.bytes(file.path(tag)) ?? [], as: UTF8.self)
  }

  /// What a check says, each finding with its place.
  func findings(_ net: SownFault.Net) async throws -> [String] {
    switch net {
    case .lint: try lint()
    case .check:
      TranslationCheck(files.mapValues { Array($0.utf8) }).errors.map { "\($0.file):\($0.line): \($0.message)" }
    case .play: try await played()
    case .walk:
      try PseudoWalk(app()).findings(in: [tag]).map { "(\($0.locale)) \($0.lines): \($0.rule.rawValue): \($0.text)" }
    }
  }

  private func document() throws -> Document {
    let texts = Dictionary(
      uniqueKeysWithValues: Shelf.languages.map { tag in
        ("\(tag).po", Array((files["locales/\(tag).po"] ?? Shelf.texts(tag)).utf8))
      })
    return try Document(bytes: Array(Shelf.document.utf8), path: "shelf.yaml") { _ in texts }
  }

  private func lint() throws -> [String] {
    do {
      let document = try document()
      return document.remarks(try Linter("en"), source: Array(Shelf.document.utf8)).map(\.description)
    } catch let errors as DocumentErrors {
      return errors.errors.map { "\($0.file):\($0.line): \($0.message)" }
    }
  }

  private func app() throws -> TestedApp {
    guard isDocument else {
      let files = locales
      return TestedApp(files: files) { BuiltInApp(languages: Languages(in: files, for: $0), files: files) }
    }
    let document = try document()
    return TestedApp(document.app, files: locales.with(texts: document.texts))
  }

  /// Plays a transcript that was recorded with the right files.
  private func played() async throws -> [String] {
    try await TemporaryFolder.with { folder in
      let lines = isDocument ? Shelf.lines : Self.ownLines
      let text = "locale: \(tag)\nnow: 2026-11-20T15:30:00\n\n" + lines.map { "> \($0)\n" }.joined()
      try Files.write(text, to: "\(folder)/heard.transcript")
      let file = try TranscriptFile.all(at: folder)
      var recording = Replayer(try FaultNets(tag: tag, isDocument: isDocument).app())
      recording.records = true
      for file in file { _ = await recording.outcomes(of: file) }
      let replayer = Replayer(try app())
      var told: [String] = []
      for file in file {
        for outcome in await replayer.outcomes(of: file) {
          if case .failed(.text(let difference)) = outcome.result { told.append("\(difference)") }
        }
      }
      return told
    }
  }
}
