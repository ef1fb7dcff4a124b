import Expectations
import Foundation
import Testing

@testable import AloudTerminal

struct LocaleFolderTests {
  private func with(_ files: [String: [UInt8]], _ body: (String) throws -> Void) throws {
    let scratch = try Scratch()
    for (path, bytes) in files { scratch.write(bytes, to: path) }
    try body(scratch.path)
  }

  @Test("the files of the three folders are read, and nothing else") func files() throws {
    try with([
      "wording/de.po": [1], "table/de.txt": [2], "values/de.txt": [3], "README.md": [4], "other/de.txt": [5],
      "wording/.de.po.swp": [6], "wording/de.po~": [7], "wording/#de.po#": [8], "wording/notes": [9],
    ]) { path in
      let folder = try LocaleFolder(path)
      expect(folder.files, is: ["wording/de.po": [1], "table/de.txt": [2], "values/de.txt": [3], "wording/notes": [9]])
      expect(folder.unreadable.isEmpty)
    }
  }

  @Test("an empty folder has no files, and half of them are half of them") func empty() throws {
    try with([:]) {
      let folder = try LocaleFolder($0)
      expect(folder.files.isEmpty)
    }
    try with(["wording/de.po": []]) {
      let folder = try LocaleFolder($0)
      expect(folder.files, is: ["wording/de.po": []])
    }
  }

  @Test("a mark before the text that says it is UTF-8 is no part of it") func mark() throws {
    try with(["wording/de.po": [0xEF, 0xBB, 0xBF, 0x23]]) {
      let folder = try LocaleFolder($0)
      expect(folder.files, is: ["wording/de.po": [0x23]])
    }
  }

  @Test("a folder that is not there, or is none, is an error of its own") func missing() throws {
    #expect(throws: WholeFileError.missing) { _ = try LocaleFolder("/nonexistent/locales") }
    #expect(throws: WholeFileError.missing) { _ = try LocaleFolder("") }
    try with(["file": []]) { path in
      #expect(throws: WholeFileError.failed) { _ = try LocaleFolder(path + "/file") }
    }
  }

  @Test("what is no readable file is told, and a pipe is not waited on") func unreadable() throws {
    try with(["wording/de.po/x": [], "values": [1]]) { path in
      expect(mkfifo(path + "/wording/fr.po", 0o600), is: 0)
      expect(symlink("/nonexistent", path + "/wording/it.po"), is: 0)
      let folder = try LocaleFolder(path)
      expect(folder.files.isEmpty)
      expect(folder.unreadable.map(\.path), is: ["wording/de.po", "wording/fr.po", "wording/it.po", "values"])
      expect(folder.unreadable.map(\.error), is: [.isFolder, .failed, .missing, .failed])
    }
  }

  @Test(
    "the folder is found among arguments that nobody has read yet",
    arguments: [
      (["aloud", "--locales", "a"], "a"), (["aloud", "run", "x.yaml", "--locales=b"], "b"), (["aloud"], nil),
      (["aloud", "--locales"], nil), (["aloud", "--", "--locales", "c"], nil), (["aloud", "--locales="], ""),
    ] as [([String], String?)])
  func argument(_ arguments: [String], _ folder: String?) {
    expect(CommandLineValue.of("--locales", in: arguments), is: folder)
  }
}
