import Expectations
import Testing

@testable import AloudCommand

/// Profiles say what the lines of a program are.
struct OutputProfileTests {
  private static func profiles() throws -> [OutputProfile] {
    try OutputProfile.all()
  }

  @Test(
    "a pattern matches a whole line, and finds what is at its places",
    arguments: [
      ("{file}:{n}:{n}: error: *", "a/b.c:3:14: error: no", [.file: "a/b.c", .n: "3"]),
      ("==={title}===*", "===== 2 failed =====", [.title: "2 failed"]),
      ("[{done}/{all}] *", "[3/12] Compiling", [.done: "3", .all: "12"]),
      ("*: *** [*] Error {n}*", "make: *** [Makefile:3: x.o] Error 1", [.n: "1"]), ("FAIL", "FAIL", [:]),
      ("commit {hash}*", "commit 0badc0ffee (HEAD)", [.hash: "0badc0ffee"]), ("{x", "{x", [:]),
    ] as [(String, String, [OutputPattern.Place: String])])
  func match(_ pattern: String, _ line: String, _ found: [OutputPattern.Place: String]) throws {
    let compiled = try #require(OutputPattern(pattern))
    let match = try #require(compiled.match(Array(line.utf8)))
    for (place, text) in found { expect(match[place], is: text) }
  }

  @Test(
    "and no other line",
    arguments: [
      ("FAIL", "FAILED"), ("{file}:{n}: *", "a b:3: x"), ("error: *", "an error: x"), ("{n} files", "no files"),
      ("{file}:{n}", ":3"), ("*a", "ab"),
      ("{hash} *", "add x"),
    ])
  func mismatch(_ pattern: String, _ line: String) throws {
    let compiled = try #require(OutputPattern(pattern))
    expectNil(compiled.match(Array(line.utf8)))
  }

  @Test(
    "a wrong line of the profiles is named",
    arguments: [
      "error x", "profile a\nerror {nothing}", "profile a\nbetter x", "profile a\nrecord tool", "profile a\nx",
      "profile a\ncount x *", "profile a\ncount files",
    ])
  func wrong(_ text: String) {
    let line = text.split(separator: "\n").last.map(String.init) ?? ""
    #expect(throws: OutputProfile.LineError(line: line)) { try OutputProfile.profiles(in: text) }
  }

  @Test("a profile can be chosen by all its names") func names() throws {
    for profile in try Self.profiles() {
      for name in profile.names.dropFirst() { expect(profile.fits([name])) }
    }
    expect(try Self.profiles()[0].names.contains("make"))
  }

  @Test(
    "the profile is found by the command's name",
    arguments: [
      ("make -j8", "any"), ("/usr/bin/gcc x.c", "any"), ("cargo test", "cargo"), ("git -C x log -3", "git log"),
      ("git diff", "git diff"), ("git push", "git"), ("sudo apt-get install x", "apt"), ("python3 -m pytest", "pytest"),
      ("env A=b npx npm test", "npm"), ("swift build -c release", "swift"), ("claude -p x", "claude"),
      ("nice -n 10 make", "any"), ("timeout 60 npm ci", "npm"), ("swift --version", nil), ("cat makefile", nil),
    ])
  func found(_ command: String, _ name: String?) throws {
    let words = command.split(separator: " ").map(String.init)
    try expect(Self.profiles().first { $0.fits(words) }?.name, is: name)
  }
}
