import Expectations
import Testing

@testable import AloudTerminal

/// EDIT-3: what a terminal sends becomes keys, however it is split.
@Suite struct KeyDecoderTests {
  @Test(
    "A key is one key, whole or split anywhere",
    arguments: [
      "\u{1B}[A", "\u{1B}OA", "\u{1B}[1;5C", "\u{1B}[3~", "\u{1B}[[A", "\u{1B}b", "\u{1}", "\u{7F}", "\t",
      "\u{1B}\u{7F}",
      "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}é",
    ])
  func oneKey(_ text: String) {
    let bytes = Array(text.utf8)
    expect(keys([bytes]), is: [.sequence(bytes)])
    for place in bytes.indices.dropFirst() {
      var decoder = KeyDecoder()
      decoder.take(bytes[..<place])
      var found = all(&decoder)
      decoder.take(bytes[place...])
      found += all(&decoder)
      expect(found, is: [.sequence(bytes)], "split at \(place)")
    }
  }

  @Test("Text is taken in runs, and keys between it are not text") func runs() {
    expect(
      keys([Array("gro\u{1B}[Dceries\n".utf8)]),
      is: [
        .text("gro"), .sequence(Array("\u{1B}[D".utf8)), .text("ceries"), .sequence([0x0A]),
      ])
  }

  @Test("A letter that comes in pieces is one letter", arguments: ["é", "語", "👍"]) func pieces(_ letter: String) {
    expect(keys(Array(letter.utf8).map { [$0] }), is: [.text(letter)])
  }

  @Test("Escape alone is a key, and what is typed after it is text") func escapeAlone() {
    expect(keys([[0x1B], Array("groceries".utf8)], endsBursts: true), is: [.sequence([0x1B]), .text("groceries")])
  }

  @Test("A sequence that a slow line tears after Escape leaves no mark") func torn() {
    let found = keys([[0x1B], Array("[A".utf8)], endsBursts: true)
    expect(found, is: [.sequence([0x1B]), .sequence(Array("\u{1B}[A".utf8))])
  }

  @Test("Alt with a letter that begins longer sequences is a key", arguments: ["O", "[", "]", "P"])
  func begun(_ letter: String) {
    let bytes = Array("\u{1B}\(letter)".utf8)
    expect(keys([bytes], endsBursts: true), is: [.sequence(bytes)])
  }

  @Test("Bytes that are no text are told once, and the text around them stays") func unreadable() {
    expect(keys([Array("a".utf8) + [0xFF, 0xFE] + Array("b".utf8)]), is: [.text("a"), .unreadable, .text("b")])
    // Half a letter, and then a key.
    expect(keys([[0xC3], [0x0A]]), is: [.unreadable, .sequence([0x0A])])
    expect(keys([[0xED, 0xA0, 0x80]]), is: [.unreadable])
  }

  @Test("Control characters of two bytes are no text") func highControls() {
    expect(keys([Array("a\u{9B}A".utf8)]), is: [.text("a"), .sequence([0xC2, 0x9B]), .text("A")])
  }

  @Test("An unknown sequence is one key; an endless one ends") func unknown() {
    expect(keys([Array("\u{1B}[99;99zx".utf8)]), is: [.sequence(Array("\u{1B}[99;99z".utf8)), .text("x")])
    let endless = Array("\u{1B}[".utf8) + [UInt8](repeating: UInt8(ascii: "1"), count: 10_000)
    expect(keys([endless]).count <= 2)
  }

  @Test("In a paste no key is a key but its end") func paste() {
    let bytes = Array("\u{1B}[200~a\u{1B}[Ab\n\u{1B}[201~c".utf8)
    let expected: [Key] = [
      .pasteStart, .text("a"), .sequence([0x1B]), .text("[Ab"), .sequence([0x0A]), .pasteEnd, .text("c"),
    ]
    expect(keys([bytes]), is: expected)
    var joined: [Key] = []
    for key in keys(bytes.map { [$0] }) {
      if case .text(let new) = key, case .text(let old) = joined.last {
        joined[joined.count - 1] = .text(old + new)
      } else {
        joined.append(key)
      }
    }
    expect(joined, is: expected)
  }

  private func keys(_ parts: [[UInt8]], endsBursts: Bool = false) -> [Key] {
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for part in parts {
      decoder.take(part)
      keys += all(&decoder)
      if endsBursts { while let key = decoder.endBurst() { keys += [key] + all(&decoder) } }
    }
    return keys
  }

  private func all(_ decoder: inout KeyDecoder) -> [Key] {
    var keys: [Key] = []
    while let key = decoder.next() { keys.append(key) }
    return keys
  }
}
