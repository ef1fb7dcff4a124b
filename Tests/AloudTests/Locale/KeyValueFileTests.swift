import Testing

@testable import Aloud

/// PLACE-1: tables and lexicons as `key = value` lines.
struct KeyValueFileTests {
  private func read(_ text: String, path: String = "table/xx.txt") throws(LocaleFileError) -> KeyValueFile {
    try KeyValueFile(Array(text.utf8), path: path)
  }

  @Test("keys and values, without the spaces around them and without comments") func values() throws {
    let file = try read("# a comment\n\n  a.b =  one two \r\nrule = n % 10 = 1\nempty =\n")
    #expect(file.values == ["a.b": "one two", "rule": "n % 10 = 1", "empty": ""])
  }

  @Test("a value in quotation marks keeps the spaces at its ends") func quoted() throws {
    #expect(try read("a = \" x \"").values["a"] == " x ")
    #expect(try read("a = \"").values["a"] == "\"")
  }

  @Test("invisible characters are written as numbers") func escapes() throws {
    #expect(try read("minus = \\u{200E}-\\u{1F600}x").values["minus"] == "\u{200E}-\u{1F600}x")
  }

  @Test("a regional file holds what differs; the rest is its parent's") func overriding() throws {
    let parent = try read("a = 1\nb = 2")
    let region = try read("b = 3\nc = 4", path: "table/xx-YY.txt")
    #expect(parent.overridden(by: region).values == ["a": "1", "b": "3", "c": "4"])
  }

  @Test("SAFE-2: an error about an inherited value names the file and line where it stands") func inherited() throws {
    let merged = try read("# first\na = 1").overridden(by: try read("b = 3", path: "table/xx-YY.txt"))
    #expect(merged.badValue("a") == LocaleFileError(file: "table/xx.txt", line: 2, problem: .badValue(key: "a")))
    #expect(merged.badValue("b") == LocaleFileError(file: "table/xx-YY.txt", line: 1, problem: .badValue(key: "b")))
  }

  @Test("a key that must be there and is not is named") func missing() throws {
    let file = try read("a = 1")
    #expect(throws: LocaleFileError(file: "table/xx.txt", line: 0, problem: .missing(key: "b"))) {
      try file.required("b")
    }
  }

  @Test(
    "SAFE-2: what is wrong is named with its line",
    arguments: [
      ("a = 1\nnonsense\n", 2, LocaleFileError.Problem.notKeyAndValue),
      ("a = 1\n\na = 2\n", 3, .twice(key: "a")),
      ("a = \\u{}", 1, .badString),
      ("a = \\u{xyz}", 1, .badString),
      ("a = \\u{20", 1, .badString),
      ("a = \\u{D800}", 1, .badString),
      ("a = \\u{110000}", 1, .badString),
    ])
  func malformed(_ text: String, _ line: Int, _ problem: LocaleFileError.Problem) {
    #expect(throws: LocaleFileError(file: "table/xx.txt", line: line, problem: problem)) { try read(text) }
  }
}
