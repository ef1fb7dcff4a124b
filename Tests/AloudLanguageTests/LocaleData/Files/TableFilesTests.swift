import Expectations
import Testing

@testable import AloudLanguage

/// PLACE-1, PLACE-2: a regional table holds what differs; the rest is its parent's.
struct TableFilesTests {
  private func read(_ tag: String, _ tables: [String: String]) throws(LocaleFileError) -> TableFiles {
    try TableFiles(tag, files: LocaleFiles { path in tables[path].map { Array($0.utf8) } })
  }

  private let tables = [
    "table/xx.txt": "# first\na = 1\nb = 2\nc = 3", "table/xx-001.txt": "parent = xx\nb = 4\nc =",
    "table/xx-YY.txt": "parent = xx-001\nd = 5",
  ]

  @Test("the nearest file that says anything is believed; an empty value says there is nothing") func overriding()
    throws
  {
    let table = try read("xx-YY", tables)
    expect(table.tags, is: ["xx-YY", "xx-001", "xx"])
    expect(["a", "b", "c", "d", "e"].map { table[$0] }, is: ["1", "4", nil, "5", nil])
  }

  @Test("SAFE-2: an error about an inherited value names the file and line where it stands") func inherited() throws {
    let table = try read("xx-YY", tables)
    expect(table.badValue("a"), is: LocaleFileError(file: "table/xx.txt", line: 2, kind: .badValue(key: "a")))
    expect(table.badValue("b"), is: LocaleFileError(file: "table/xx-001.txt", line: 2, kind: .badValue(key: "b")))
  }

  @Test("SAFE-2: a key that must be there and is not is named") func missing() throws {
    let table = try read("xx", tables)
    #expect(throws: LocaleFileError(file: "table/xx.txt", line: 0, kind: .missing(key: "z"))) {
      try table.required("z")
    }
  }

  @Test("SAFE-2: a parent that isn't there, or is its own, is an error and not an endless search") func parents() {
    for parent in ["zz", ""] {
      #expect(throws: LocaleFileError(file: "table/xx.txt", line: 2, kind: .badValue(key: "parent"))) {
        try read("xx", ["table/xx.txt": "a = 1\nparent = \(parent)"])
      }
    }
    #expect(throws: LocaleFileError(file: "table/yy.txt", line: 1, kind: .badValue(key: "parent"))) {
      try read("xx", ["table/xx.txt": "parent = yy", "table/yy.txt": "parent = xx"])
    }
  }
}
