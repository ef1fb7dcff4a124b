import Aloud
import Expectations
import Testing

@testable import AloudDocuments

/// Bytes that are meant to do harm, or are no document at all.
@Suite struct HostileTests {
  @Test func bytesThatAreNoText() {
    expect(errors(bytes: Array("app: A\ntabs: ".utf8) + [0xC3, 0x28]), is: ["2:7 This is not UTF-8 text from here on"])
    expect(errors(bytes: Array("app: A\nb\u{1}c: d".utf8)), is: ["2:2 There is a hidden control character here"])
    expect(errors(bytes: Array("app: A\u{0}".utf8)), is: ["1:7 There is a hidden control character here"])
    expect(errors(bytes: Array("a".utf8) + [0xFE, 0xFF]), is: ["1:2 This is not UTF-8 text from here on"])
  }

  @Test func nothingAtAll() {
    expect(errors(bytes: []), is: ["1:1 There is nothing in this file"])
  }

  @Test func aByteOrderMarkIsNoError() {
    expect(errors("\u{FEFF}" + pageText("- {text: Hi}")), is: [])
  }

  @Test func tooManyBytes() {
    let bytes = [UInt8](repeating: 0x20, count: SourceText.sizeLimit + 1)
    expect(errors(bytes: bytes), is: ["1:1 This document is too large"])
  }

  @Test(arguments: [100_000, 4_000_000])
  func deepBracketsAreRefused(_ depth: Int) {
    expect(errors(String(repeating: "[", count: depth)), is: ["1:102 This is nested too deep"])
    expect(errors(String(repeating: "[\n", count: depth / 2)).count, is: 1)
  }

  @Test func deepBlocksAreRefused() {
    expect(errors(String(repeating: "- ", count: 100_000) + "a").count, is: 1)
    expect(errors(String(repeating: "? ", count: 100_000) + "a").count, is: 1)
    expect(errors(String(repeating: "- ", count: 150) + "a"), is: ["1:203 This is nested too deep"])
  }

  @Test func aBillionLaughsAreCounted() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      text += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", "))]\n"
    }
    expect(
      problems(text), is: ["The document has more than parts, with everything that is repeated by * counted in full"])
  }

  @Test func aBillionLaughsInAKeyAreNotCompared() {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...60 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    text += "? *a60\n: x\n"
    expect(
      problems(text), is: ["The document has more than parts, with everything that is repeated by * counted in full"])
  }

  @Test func anAliasRepeatsAPart() throws {
    let app = try page("- &hi {text: 'H*i'}\n- *hi")
    expect(app.elements().map(\.words), is: ["H*i", "H*i"])
  }

  @Test func manyPartsInOneDocumentAreRefused() {
    let text = "a: [" + String(repeating: "x,", count: TreeParser.partLimit) + "]"
    expect(
      problems(text), is: ["The document has more than parts, with everything that is repeated by * counted in full"])
  }
}
