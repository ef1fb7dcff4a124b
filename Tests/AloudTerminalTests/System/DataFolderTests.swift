import Aloud
import Expectations
import Glibc
import Testing

@testable import AloudTerminal

/// SAFE-2: one program at a time writes, and each write is whole or not at all.
@Suite struct DataFolderTests {
  @Test func `What was saved is loaded`() throws {
    let scratch = try Scratch()
    let folder = DataFolder(path: scratch.path)
    expect(folder.load("notes"), is: .missing)
    expectNil(folder.save("notes", "grün\n"))
    expect(folder.load("notes"), is: .contents("grün\n"))
    expectNil(folder.save("notes", ""))
    expect(folder.load("notes"), is: .contents(""))
    expect(scratch.names, is: [".lock", "notes"])
  }

  @Test func `What a killed program has left is cleared away`() throws {
    let scratch = try Scratch()
    scratch.write(Array("half of a long file".utf8), to: "notes.new-aB3dE9")
    expectNil(DataFolder(path: scratch.path).save("notes", "all"))
    expect(scratch.bytes("notes"), is: Array("all".utf8))
    expect(scratch.names, is: [".lock", "notes"])
  }

  @Test func `A second one reads, but doesn't write, until the first is gone`() throws {
    let scratch = try Scratch()
    var first: DataFolder? = DataFolder(path: scratch.path)
    expectNil(first?.save("notes", "mine"))
    let second = DataFolder(path: scratch.path)
    expect(second.load("notes"), is: .readOnly("mine", because: .inUse))
    expect(second.load("other"), is: .failed(.inUse))
    expect(second.save("notes", "yours"), is: .inUse)
    expect(first?.load("notes"), is: .contents("mine"))
    first = nil
    // What another test starts has what is open here until it becomes its program, the lock too.
    var error = second.save("notes", "yours")
    for _ in 1...600 where error == .inUse {
      usleep(100_000)
      error = second.save("notes", "yours")
    }
    expectNil(error)
    expect(second.load("notes"), is: .contents("yours"))
  }

  @Test func `Bytes that are no text are told, and left`() throws {
    let scratch = try Scratch()
    scratch.write([0x61, 0xFF], to: "notes")
    expect(DataFolder(path: scratch.path).load("notes"), is: .failed(.notText))
    expect(scratch.bytes("notes"), is: [0x61, 0xFF])
  }

  @Test func `A file in the folder's place is an error, and stays`() throws {
    let scratch = try Scratch()
    scratch.write([1], to: "place")
    let folder = DataFolder(path: "\(scratch.path)/place")
    expect(folder.load("notes"), is: .missing)
    expect(folder.save("notes", "x"), is: .other)
    expect(scratch.bytes("place"), is: [1])
  }

  @Test func `A file that may not be replaced is an error, and nothing is left beside it`() throws {
    let scratch = try Scratch()
    // A folder can't be replaced by a file.
    try #require(mkdir("\(scratch.path)/notes", 0o700) == 0)
    let folder = DataFolder(path: scratch.path)
    expect(folder.save("notes", "x"), is: .other)
    expect(scratch.names, is: [".lock", "notes"])
  }
}
