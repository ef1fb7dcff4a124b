import Expectations
import Testing

@testable import AloudLanguage

/// PLACE-1: tables and lexicons as `key = value` lines.
struct KeyValueFileTests {
  private func read(_ text: String, path: String = "table/xx.txt") throws(LocaleFileError) -> KeyValueFile {
    try KeyValueFile(Array(text.utf8), path: path)
  }

  @Test("keys and values, without the spaces around them and without comments") func values() throws {
    let file = try read("# a comment\n\n  a.b =  one two \r\nrule = n % 10 = 1\nempty =\n")
    expect(file.keys, is: ["a.b", "rule", "empty"])
    expect(file.keys.map { file[$0] }, is: ["one two", "n % 10 = 1", ""])
    expectNil(file["none"])
  }

  @Test("a value in quotation marks keeps the spaces at its ends") func quoted() throws {
    try expect(read("a = \" x \"")["a"], is: " x ")
    try expect(read("a = \"")["a"], is: "\"")
  }

  @Test("invisible characters are written as numbers") func escapes() throws {
    try expect(read("minus = \\u{200E}-\\u{1F600}x")["minus"], is: "\u{200E}-\u{1F600}x")
  }

  @Test("a thousand keys are all found") func many() throws {
    let file = try read((0..<1_000).map { "key.\($0) = \($0)\n" }.joined())
    for number in 0..<1_000 { expect(file["key.\(number)"], is: String(number)) }
    expectNil(file["key.1000"])
    expect(file.line(of: "key.999"), is: 1_000)
  }

  @Test(
    "SAFE-2: what is wrong is named with its line",
    arguments: [
      ("a = 1\nnonsense\n", 2, LocaleFileError.Kind.notKeyAndValue),
      ("a = 1\n\na = 2\n", 3, .twice(key: "a")),
      ("a = \\u{}", 1, .badString),
      ("a = \\u{xyz}", 1, .badString),
      ("a = \\u{20", 1, .badString),
      ("a = \\u{D800}", 1, .badString),
      ("a = \\u{110000}", 1, .badString),
    ])
  func malformed(_ text: String, _ line: Int, _ kind: LocaleFileError.Kind) {
    #expect(throws: LocaleFileError(file: "table/xx.txt", line: line, kind: kind)) { try read(text) }
  }
}
