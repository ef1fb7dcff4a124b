import Aloud
import Expectations
import Glibc
import Testing

@testable import AloudTerminal

/// SAFE-2: what others have put where the program's own files belong neither holds it up nor is written to.
@Suite struct RegularFileTests {
  @Test func `A pipe with the name of a file is refused, and not waited on`() throws {
    let scratch = try Scratch()
    for name in ["notes", "settings", "palette"] { try #require(mkfifo("\(scratch.path)/\(name)", 0o600) == 0) }
    let folder = DataFolder(path: scratch.path)
    expect(folder.load("notes"), is: .failed(.other))
    expect(folder.save("notes", "x"), is: .other)
    let settings = SettingsFile(folder: scratch.path)
    #expect(throws: WholeFileError.failed) { try settings.text() }
    expect(settings.keep(.rate, "200"), is: .other)
    let path = "\(scratch.path)/palette"
    expect(PaletteFile(folder: scratch.path).keep(.black), is: .failed(.paletteFailed(path: path)))
    var information = stat()
    try #require(lstat("\(scratch.path)/notes", &information) == 0)
    expect(information.st_mode & S_IFMT, is: S_IFIFO)
  }

  @Test func `A link to a file of the user's own is kept, and what it leads to is replaced`() throws {
    let (scratch, elsewhere) = (try Scratch(), try Scratch())
    for name in ["notes", "settings", "palette"] {
      elsewhere.write(Array("rate = 100\n".utf8), to: name)
      try #require(symlink("\(elsewhere.path)/\(name)", "\(scratch.path)/\(name)") == 0)
    }
    expectNil(DataFolder(path: scratch.path).save("notes", "new"))
    expect(elsewhere.bytes("notes"), is: Array("new".utf8))
    expectNil(SettingsFile(folder: scratch.path).keep(.rate, "200"))
    expect(elsewhere.bytes("settings"), is: Array("rate = 200\n".utf8))
    expect(PaletteFile(folder: scratch.path).keep(.black) != .palette([]))
    expect(elsewhere.bytes("palette").starts(with: Array("#000000".utf8)))
    var information = stat()
    for name in ["notes", "settings", "palette"] {
      try #require(lstat("\(scratch.path)/\(name)", &information) == 0)
      expect(information.st_mode & S_IFMT, is: S_IFLNK)
    }
  }

  @Test func `A lock is never made or taken through a link`() throws {
    let (scratch, elsewhere) = (try Scratch(), try Scratch())
    for name in [".lock", "settings.lock", "palette.lock"] {
      try #require(symlink("\(elsewhere.path)/made", "\(scratch.path)/\(name)") == 0)
    }
    expect(DataFolder(path: scratch.path).save("notes", "x"), is: .other)
    expect(SettingsFile(folder: scratch.path).keep(.rate, "200"), is: .other)
    let path = "\(scratch.path)/palette.lock"
    expect(PaletteFile(folder: scratch.path).keep(.black), is: .failed(.paletteFailed(path: path)))
    expect(elsewhere.names.isEmpty)
  }

  @Test func `What was prepared beside a file is neither written to nor taken for the new one`() throws {
    let (scratch, elsewhere) = (try Scratch(), try Scratch())
    elsewhere.write(Array("theirs".utf8), to: "file")
    try #require(symlink("\(elsewhere.path)/file", "\(scratch.path)/notes.new") == 0)
    expectNil(DataFolder(path: scratch.path).save("notes", "mine"))
    expect(elsewhere.bytes("file"), is: Array("theirs".utf8))
    var information = stat()
    try #require(stat("\(scratch.path)/notes", &information) == 0)
    expect(information.st_mode & 0o777, is: 0o600)
  }
}

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
    expect(DataFolder(path: scratch.path).load("notes"), is: .missing)
    expectNil(SettingsFile(folder: scratch.path).keep(.rate, "200"))
    expect(PaletteFile(folder: scratch.path).keep(.black), is: .palette([.black]))
    var options = ListeningOptions()
    options.grammarFile = "\(scratch.path)/a.jsgf"
    expect(GrammarPublisher(options) != nil)
    expect(scratch.names, is: [".lock", "palette", "palette.lock", "settings", "settings.lock"])
  }

  @Test func `Where a file is a link, what is left beside the file itself is removed`() throws {
    let (scratch, elsewhere) = (try Scratch(), try folderWithLeftovers())
    elsewhere.write(Array("rate = 100\n".utf8), to: "settings")
    try #require(symlink("\(elsewhere.path)/settings", "\(scratch.path)/settings") == 0)
    expectNil(SettingsFile(folder: scratch.path).keep(.rate, "200"))
    expect(!elsewhere.names.contains("settings.new-aB3dE9") && elsewhere.names.contains("notes.new-aB3dE9"))
  }

  @Test func `What another program is writing stays, and so does what only has such a name`() throws {
    let scratch = try Scratch()
    let (descriptor, new) = RegularFile.beside("\(scratch.path)/notes")
    scratch.write([], to: "notes.new-one")
    scratch.write([], to: "notes2.new-aB3dE9")
    SafeFile.removeLeftovers(beside: "\(scratch.path)/notes")
    expect(scratch.names.count, is: 3)
    close(descriptor)
    SafeFile.removeLeftovers(beside: "\(scratch.path)/notes")
    expect(scratch.names, is: ["notes.new-one", "notes2.new-aB3dE9"])
    expect(access(new, F_OK) != 0)
  }

  @Test func `A file counts as written once it is on the disk, which a pipe is not`() throws {
    var ends: [Int32] = [-1, -1]
    expect(pipe(&ends), is: 0)
    defer { for end in ends { close(end) } }
    expect(SafeFile.write(Array("a line".utf8), to: ends[1]), is: .other)
  }
}
