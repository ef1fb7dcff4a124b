import Aloud
import Glibc
import Testing

@testable import AloudTerminal

/// SAFE-2: what a killed program was writing is removed by the next one.
@Suite struct LeftoverTests {
  private static let leftovers = ["notes", "settings", "palette", "palette.damaged", "a.jsgf"]
    .map { $0 + ".new-aB3dE9" }

  private func folderWithLeftovers() throws -> Scratch {
    let scratch = try Scratch()
    for name in Self.leftovers { scratch.write(Array("half".utf8), to: name) }
    return scratch
  }

  @Test func `What is left beside data, settings, a palette and a grammar is removed`() throws {
    let scratch = try folderWithLeftovers()
    #expect(DataFolder(path: scratch.path).load("notes") == .missing)
    #expect(SettingsFile(folder: scratch.path).keep(.rate, "200") == nil)
    #expect(PaletteFile(folder: scratch.path).keep(.black) == .palette([.black]))
    var options = ListeningOptions()
    options.grammarFile = "\(scratch.path)/a.jsgf"
    #expect(GrammarPublisher(options) != nil)
    #expect(scratch.names == [".lock", "palette", "palette.lock", "settings", "settings.lock"])
  }

  @Test func `Where a file is a link, what is left beside the file itself is removed`() throws {
    let (scratch, elsewhere) = (try Scratch(), try folderWithLeftovers())
    elsewhere.write(Array("rate = 100\n".utf8), to: "settings")
    try #require(symlink("\(elsewhere.path)/settings", "\(scratch.path)/settings") == 0)
    #expect(SettingsFile(folder: scratch.path).keep(.rate, "200") == nil)
    #expect(!elsewhere.names.contains("settings.new-aB3dE9") && elsewhere.names.contains("notes.new-aB3dE9"))
  }

  @Test func `What another program is writing stays, and so does what only has such a name`() throws {
    let scratch = try Scratch()
    let (descriptor, new) = RegularFile.beside("\(scratch.path)/notes")
    scratch.write([], to: "notes.new-one")
    scratch.write([], to: "notes2.new-aB3dE9")
    SafeFile.removeLeftovers(beside: "\(scratch.path)/notes")
    #expect(scratch.names.count == 3)
    close(descriptor)
    SafeFile.removeLeftovers(beside: "\(scratch.path)/notes")
    #expect(scratch.names == ["notes.new-one", "notes2.new-aB3dE9"])
    #expect(access(new, F_OK) != 0)
  }
}
