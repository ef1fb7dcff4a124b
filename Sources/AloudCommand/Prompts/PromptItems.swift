import AloudApp
import AloudLanguage
import AloudPrompts
import ArgumentParser

/// What a prompt offers: arguments, or the lines of standard input.
struct PromptItems {
  let items: [PromptItem]

  /// Those of `arguments`; without any, those that standard input has.
  ///
  /// - Throws: `ValidationError` where there are none.
  init(_ arguments: [String], _ words: Words) throws {
    let texts = arguments.isEmpty ? Self.lines(of: PromptStreams.takeItems()) : arguments
    items = texts.map { PromptItem($0) }
    if items.isEmpty { throw ValidationError(words.text(.promptNoItems)) }
  }

  /// Where an item stands that is called so.
  ///
  /// - Throws: `ValidationError` where there is none.
  func index(of text: String, _ words: Words) throws -> Int {
    guard let index = items.firstIndex(where: { $0.tag == text }) else {
      throw ValidationError(words.text(.promptNoSuchDefault(value: .text(.verbatim(text)))))
    }
    return index
  }

  /// The lines that are not empty; bytes that are no text are shown as such.
  private static func lines(of bytes: [UInt8]) -> [String] {
    bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).map { String(decoding: $0, as: UTF8.self) }
  }
}
