import Expectations
import Testing

@testable import AloudTesting

@Suite struct BuiltBinaryTests {
  @Test func `It is found next to the test bundle, or above it`() throws {
    try expect(BuiltBinary.path(named: "env", override: nil, testBundle: "/usr/bin/tests").hasSuffix("/env"))
    try expect(BuiltBinary.path(named: "env", override: "", testBundle: "/usr/bin/a/b/tests").hasSuffix("/env"))
  }

  @Test func `ALOUD_BINARY comes first`() throws {
    try expect(BuiltBinary.path(named: "env", override: "/usr/bin/env", testBundle: nil).hasSuffix("/env"))
    let error = #expect(throws: BuiltBinary.NotFound.self) {
      try BuiltBinary.path(named: "env", override: "/nowhere/aloud", testBundle: "/usr/bin/tests")
    }
    expect(
      error?.description,
      is: "No executable at /nowhere/aloud. Build it with `swift build`, or set ALOUD_BINARY to its path.")
  }

  @Test func `A folder or a plain file of that name is not it`() {
    #expect(throws: BuiltBinary.NotFound.self) {
      try BuiltBinary.path(named: "lib", override: nil, testBundle: "/usr/tests")
    }
    #expect(throws: BuiltBinary.NotFound.self) {
      try BuiltBinary.path(named: "passwd", override: nil, testBundle: "/etc/tests")
    }
  }

  @Test func `The bundle running now is what is looked next to`() {
    let error = #expect(throws: BuiltBinary.NotFound.self) {
      try BuiltBinary.path(named: "no such program", override: nil, testBundle: FolderTree.absolute("/proc/self/exe"))
    }
    let folders = ["/debug/", "/release/"]
    expect(error?.tried.first.map { tried in folders.contains { tried.hasSuffix($0 + "no such program") } }, is: true)
  }
}
