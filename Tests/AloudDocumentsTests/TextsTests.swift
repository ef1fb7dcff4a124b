import Aloud
import Expectations
import Foundation
import Testing

@testable import AloudDocuments

/// A document's texts in other languages, from PO files beside it. What is heard of them stands in `Dialogues/Texts.txt`.
@Suite("Texts of documents")
struct TextsTests {
  /// The document that names this folder, in which there is one called "locales" with these files.
  private func document(_ files: [String: [UInt8]], in folder: String = "locales/") throws -> Document {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Dialogues/texts.yaml")
    let yaml = try String(contentsOf: page, encoding: .utf8).replacing("locales/", with: folder)
    return try Document(bytes: Array(yaml.utf8), path: "shop/app.yaml") { $0 == "locales" ? files : nil }
  }

  private func told(_ files: [String: String], in folder: String = "locales/") -> [String] {
    do {
      _ = try document(files.mapValues { Array($0.utf8) }, in: folder)
      return []
    } catch let errors as DocumentErrors {
      return errors.errors.map { "\($0.file):\($0.line):\($0.column) \($0.problem)" }
    } catch {
      return ["\(error)"]
    }
  }

  @Test("a folder that is missing, or empty, is told where the document names it", arguments: ["locales/", "texts"])
  func noFolder(_ folder: String) {
    let none = "shop/app.yaml:3:8 The folder “” has no PO file that can be read"
    expect(told(folder == "texts" ? ["de.po": ""] : [:], in: folder), is: [none])
  }

  @Test(
    "SAFE-2: what can't be read, or would say less, is told by file, line and column",
    arguments: [
      ("msgid \"Read\nmsgstr \"Lesen\"\n", "1:7 A quotation mark or an escape in this line is wrong"),
      (
        "msgid \"Read\"\nmsgstr \"Lesen {who}\"\n",
        "2:8 The message “” has no place {who} in the original, so nothing will stand there"
      ),
      ("Lesen\n", "1:1 This line does not belong here in a PO file"),
      ("msgid \"Read\"\nmsgstr \"\u{1B}[2J\"\n", "2:8 This line has a control character"),
      (
        "msgid \"Read\"\nmsgid_plural \"Reads\"\nmsgstr[0] \"Lesen\"\n",
        "1:7 The message “” does not have the plural forms of its language"
      ),
      ("msgid \"Read\"\nmsgstr \"a\"\nmsgid \"Read\"\nmsgstr \"b\"\n", "3:7 The key “” stands in this file twice"),
    ])
  func badFiles(text: String, error: String) {
    expect(told(["de.po": text]), is: ["shop/locales/de.po:\(error)"])
  }

  @Test("SAFE-2: bytes that are no text, and a file that is named after nothing, are told too")
  func notText() {
    let misnamed = "shop/locales/german.po:1:1 This file is not named after a locale, so it is not read"
    expect(told(["german.po": ""]), is: [misnamed])
    #expect(throws: DocumentErrors.self) { try document(["de.po": [0x6D, 0xFF, 0x0A]]) }
  }

  @Test("a file that lacks half its messages is used, and what it lacks is remarked")
  func half() throws {
    let german = "msgid \"Read\"\nmsgstr \"Lesen\"\n\nmsgid \"Gone\"\nmsgstr \"Weg\"\n"
    let document = try document(["de.po": Array(german.utf8)])
    let remarks = document.remarks.map { "\($0.file):\($0.line) \($0.problem)" }
    expect(remarks.filter { $0.hasSuffix("The message “” has no words here") }.count, is: 6)
    expect(remarks.contains("shop/locales/de.po:4 The message “” is never said"))
  }
}
