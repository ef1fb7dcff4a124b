import Aloud
import Testing

@testable import AloudDocuments

/// Bytes that are meant to do harm, or are no document at all.
@Suite struct HostileTests {
  @Test func bytesThatAreNoText() {
    #expect(errors(bytes: Array("app: A\ntabs: ".utf8) + [0xC3, 0x28]) == ["2:7 document.notUTF8"])
    #expect(errors(bytes: Array("app: A\nb\u{1}c: d".utf8)) == ["2:2 document.controlCharacter"])
    #expect(errors(bytes: Array("app: A\u{0}".utf8)) == ["1:7 document.controlCharacter"])
    #expect(errors(bytes: Array("app: \u{F8F0}".utf8)) == ["1:6 document.controlCharacter"])
    #expect(errors(bytes: Array("a".utf8) + [0xFE, 0xFF]) == ["1:2 document.notUTF8"])
  }

  @Test func nothingAtAll() {
    #expect(errors(bytes: []) == ["1:1 document.emptyFile"])
    #expect(errors(" \n\n") == ["1:1 document.empty"])
    #expect(errors("# only a comment\n") == ["1:1 document.empty"])
    #expect(errors("---\n~\n") == ["2:1 document.empty"])
  }

  @Test func aByteOrderMarkIsNoError() {
    #expect(errors("\u{FEFF}" + pageText("- {text: Hi}")) == [])
  }

  @Test func tooManyBytes() {
    let bytes = [UInt8](repeating: 0x20, count: SourceText.sizeLimit + 1)
    #expect(errors(bytes: bytes) == ["1:1 document.tooLarge"])
  }

  @Test(arguments: [100_000, 4_000_000])
  func deepBracketsAreRefused(_ depth: Int) {
    #expect(errors(String(repeating: "[", count: depth)) == ["1:1 document.yaml.nesting"])
    #expect(errors(String(repeating: "[\n", count: depth / 2)).count == 1)
  }

  @Test func deepBlocksAreRefused() {
    #expect(errors(String(repeating: "- ", count: 100_000) + "a").count == 1)
    #expect(errors(String(repeating: "? ", count: 100_000) + "a").count == 1)
    #expect(errors(String(repeating: "- ", count: 150) + "a") == ["1:203 document.tooDeep"])
  }

  @Test func aBillionLaughsAreCounted() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      text += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", "))]\n"
    }
    #expect(errors(text).map { $0.split(separator: " ").last } == ["document.tooManyParts"])
  }

  @Test func aBillionLaughsInAKeyAreNotCompared() {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...60 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    text += "? *a60\n: x\n"
    #expect(errors(text).map { $0.split(separator: " ").last } == ["document.tooManyParts"])
  }

  @Test func anAliasOfItselfIsRefused() {
    #expect(errors("app: &a [*a]") == ["1:10 document.aliasOfItself"])
    #expect(errors("app: *nobody") == ["1:6 document.unknownAlias.noneAllowed"])
  }

  @Test func anAliasRepeatsAPart() throws {
    let app = try page("- &hi {text: 'H*i'}\n- *hi")
    #expect(app.elements().map(\.words) == ["H*i", "H*i"])
  }

  @Test func keysThatAreWrittenTwice() {
    #expect(errors("app: A\napp: B\n") == ["1:1 document.duplicateKey"])
    #expect(errors("app: A\n\"app\": B\n").map { $0.split(separator: " ").last } == ["document.duplicateKey"])
    #expect(errors("[a]: b\n") == ["1:1 document.keyNotText"])
  }

  @Test func oneDocumentOnly() {
    #expect(errors("app: A\n---\napp: B\n") == ["2:1 document.severalDocuments"])
  }

  @Test(arguments: [
    ("app: \"A\ntabs: 1\n", "1:6 document.yaml.open"), ("app: [a\ntabs: 1\n", "1:6 document.yaml.open"),
    ("app: A: B\n", "1:7 document.yaml.value"), ("app: A\n tabs: 1\n", "2:6 document.yaml.value"),
    ("app:\n\ttabs: 1\n", "2:1 document.yaml.character"), ("app: @a\n", "1:6 document.yaml.character"),
    ("app: \"\\q\"\n", "1:7 document.yaml.escape"), ("tabs:\n- a\nb\n", "4:1 document.yaml.colon"),
    ("a:\n  - b\n - c\n", "3:2 document.yaml.indentation"), ("%a\n", "1:3 document.yaml.broken"),
  ])
  func brokenYAMLHasItsPlace(_ text: String, _ expected: String) {
    #expect(errors(text) == [expected])
  }

  @Test func manyPartsInOneDocumentAreRefused() {
    let text = "a: [" + String(repeating: "x,", count: TreeParser.partLimit) + "]"
    #expect(errors(text).map { $0.split(separator: " ").last } == ["document.tooManyParts"])
  }
}
