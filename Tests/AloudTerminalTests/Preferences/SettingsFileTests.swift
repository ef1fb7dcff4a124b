import Aloud
import Expectations
import Glibc
import Testing

@testable import AloudTerminal

/// SET-5: settings are kept in a file.
@Suite struct SettingsFileTests {
  @Test func `What is kept is there in the next run, and nothing is made before`() throws {
    let scratch = try Scratch()
    let file = SettingsFile(folder: scratch.path)
    try expect(file.text().changes, is: [])
    expect(scratch.names, is: [])
    expectNil(file.keep(.rate, "200"))
    expectNil(file.keep(.rate, "225"))
    expectNil(file.keep(.speech, "on"))
    try expect(SettingsFile(folder: scratch.path).text().changes, is: [.rate(225), .speech(true)])
    expect(scratch.bytes("settings"), is: Array("rate = 225\nspeech = on\n".utf8))
    expectNil(file.forget())
    expect(scratch.bytes("settings"), is: [])
    expect(scratch.names, is: ["settings", "settings.lock"])
  }

  @Test func `A file that is too large, or no file, is not written over`() throws {
    let scratch = try Scratch()
    let large = [UInt8](repeating: UInt8(ascii: "#"), count: (1 << 20) + 1)
    scratch.write(large, to: "settings")
    let file = SettingsFile(folder: scratch.path)
    #expect(throws: WholeFileError.tooLarge) { try file.text() }
    expect(file.keep(.rate, "200"), is: .tooLarge)
    expect(scratch.bytes("settings"), is: large)
    unlink("\(scratch.path)/settings")
    mkdir("\(scratch.path)/settings", 0o700)
    #expect(throws: WholeFileError.isFolder) { try file.text() }
    expect(file.keep(.rate, "200"), is: .other)
  }

  @Test func `A file that is a link is changed where it is`() throws {
    let scratch = try Scratch()
    scratch.write(Array("# kept elsewhere\n".utf8), to: "elsewhere")
    symlink("elsewhere", "\(scratch.path)/settings")
    expectNil(SettingsFile(folder: scratch.path).keep(.hints, "off"))
    expect(scratch.bytes("elsewhere"), is: Array("# kept elsewhere\nhints = off\n".utf8))
    var information = stat()
    expect(lstat("\(scratch.path)/settings", &information) == 0 && information.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func `While another program holds it, it is read but not changed`() throws {
    let scratch = try Scratch()
    var file = SettingsFile(folder: scratch.path)
    file.patience = .milliseconds(20)
    expectNil(file.keep(.rate, "200"))
    let other = open("\(scratch.path)/settings.lock", O_RDWR | O_CLOEXEC)
    defer { close(other) }
    try #require(flock(other, LOCK_EX) == 0)
    expect(file.keep(.rate, "300"), is: .inUse)
    try expect(file.text().changes, is: [.rate(200)])
  }

  @Test(arguments: ["/proc/nowhere", "/dev/null/folder"])
  func `A folder that can't be made is an error, not an end`(_ folder: String) throws {
    expect(SettingsFile(folder: folder).keep(.rate, "200") != nil)
  }

  /// Keeps one setting again and again, each time another value.
  private static func keepOn(_ name: SettingName, in folder: String) {
    let file = SettingsFile(folder: folder)
    for number in 0...100 { guard file.keep(name, String(number)) == nil else { exit(3) } }
    exit(0)
  }

  @Test(.timeLimit(.minutes(15)))
  func `Of two programs neither takes back what the other has kept, though one is killed`()
    async throws
  {
    let scratch = try Scratch()
    let folder = scratch.path
    scratch.write(Array("# mine\n".utf8), to: "settings")
    async let steady: Void = {
      await #expect(processExitsWith: .success) { [folder = folder as String] in Self.keepOn(.pitch, in: folder) }
    }()
    for round in 0..<8 {
      let wait = UInt32(3_000 + round * 7_919 % 20_000)
      // It dies at once, wherever it is.
      await #expect(processExitsWith: .signal(SIGALRM)) { [folder = folder as String, wait = wait as UInt32] in
        ualarm(wait, 0)
        let file = SettingsFile(folder: folder)
        while file.keep(.volume, String(Int.random(in: 0...200))) == nil {}
      }
      try expect(SettingsFile(folder: folder).text().errors, is: [])
    }
    await steady
    let text = try SettingsFile(folder: folder).text()
    expect(text.changes.contains(.pitch(100)))
    expect(scratch.bytes("settings").starts(with: Array("# mine\n".utf8)))
  }
}
