import Aloud
import Expectations
import Glibc
import Testing

@testable import AloudTerminal

/// HUE-3: the palette that all apps share.
@Suite struct PaletteFileTests {
  private let teal = Color(red: 0, green: 102, blue: 102)

  @Test func `What is kept is there for others, and what is forgotten is not`() throws {
    let scratch = try Scratch()
    let palette = PaletteFile(folder: scratch.path)
    expect(palette.colors(), is: .palette([]))
    expect(scratch.names, is: [])
    expect(palette.keep(teal), is: .palette([teal]))
    expect(palette.keep(.black.with(opacity: 50)), is: .palette([teal, .black.with(opacity: 50)]))
    expect(palette.keep(teal), is: .palette([teal, .black.with(opacity: 50)]))
    expect(PaletteFile(folder: scratch.path).colors(), is: .palette([teal, .black.with(opacity: 50)]))
    expect(scratch.bytes("palette"), is: Array("#006666\n#00000080\n".utf8))
    expect(palette.forget(teal), is: .palette([.black.with(opacity: 50)]))
    expect(palette.forget(teal), is: .failed(.paletteLacks(teal)))
    expect(scratch.names, is: ["palette", "palette.lock"])
  }

  @Test func `Damaged lines are kept aside in a copy, and the others go on`() throws {
    let scratch = try Scratch()
    let damaged = Array("#006666\nmilk\n\n#00\n#000000\r\n".utf8) + [0xFF, 0x0A]
    scratch.write(damaged, to: "palette")
    let palette = PaletteFile(folder: scratch.path)
    expect(palette.colors(), is: .failed(.paletteDamaged([teal, .black], copy: "\(scratch.path)/palette.damaged")))
    expect(scratch.bytes("palette.damaged"), is: damaged)
    expect(palette.colors(), is: .palette([teal, .black]))
    // Another time, and while something is kept: the first copy stays.
    scratch.write(Array("#0066".utf8), to: "palette")
    expect(palette.keep(teal), is: .failed(.paletteDamaged([teal], copy: "\(scratch.path)/palette.damaged-2")))
    expect(scratch.bytes("palette"), is: Array("#006666\n".utf8))
    expect(scratch.bytes("palette.damaged"), is: damaged)
  }

  @Test func `However many copies there are, none is overwritten`() throws {
    let scratch = try Scratch()
    let damaged = Array("milk\n".utf8)
    scratch.write(damaged, to: "palette.damaged")
    for number in 2...99 { scratch.write(damaged, to: "palette.damaged-\(number)") }
    scratch.write(Array("oats\n".utf8), to: "palette")
    let copy = "\(scratch.path)/palette.damaged-100"
    expect(PaletteFile(folder: scratch.path).colors(), is: .failed(.paletteDamaged([], copy: copy)))
    expect(scratch.bytes("palette.damaged-99"), is: damaged)
    expect(scratch.bytes("palette.damaged-100"), is: Array("oats\n".utf8))
  }

  @Test func `It holds 1,000 colors`() throws {
    let scratch = try Scratch()
    let palette = PaletteFile(folder: scratch.path)
    let colors = (0..<1_000).map { Color(red: $0 / 256, green: $0 % 256, blue: 7) }
    scratch.write(Array(colors.map { $0.hex + "\n" }.joined().utf8), to: "palette")
    expect(palette.colors(), is: .palette(colors))
    expect(palette.keep(teal), is: .failed(.paletteFull(limit: 1_000)))
    expect(palette.keep(colors[3]), is: .palette(colors))
    expect(palette.forget(colors[0]), is: .palette(Array(colors.dropFirst())))
    expect(palette.keep(teal), is: .palette(colors.dropFirst() + [teal]))
    expect(scratch.names, is: ["palette", "palette.lock"])
  }

  @Test func `While another program holds it, it is read but not changed`() throws {
    let scratch = try Scratch()
    var palette = PaletteFile(folder: scratch.path)
    palette.patience = .milliseconds(20)
    expect(palette.keep(teal), is: .palette([teal]))
    let other = open("\(scratch.path)/palette.lock", O_RDWR | O_CLOEXEC)
    try #require(flock(other, LOCK_EX) == 0)
    expect(palette.colors(), is: .palette([teal]))
    expect(palette.keep(.black), is: .failed(.paletteLocked))
    expect(palette.forget(teal), is: .failed(.paletteLocked))
    close(other)
    // A program that another test was just starting may hold it for a moment more.
    palette.patience = .seconds(30)
    expect(palette.keep(.black), is: .palette([teal, .black]))
  }

  @Test func `A palette that can't be read or written is an error, and stays`() throws {
    let scratch = try Scratch()
    scratch.write([1], to: "place")
    expect(
      PaletteFile(folder: "\(scratch.path)/place").keep(teal),
      is: .failed(.paletteFailed(path: "\(scratch.path)/place/palette.lock")))
    try #require(mkdir("\(scratch.path)/palette", 0o700) == 0)
    expect(PaletteFile(folder: scratch.path).colors(), is: .failed(.paletteFailed(path: "\(scratch.path)/palette")))
    expect(PaletteFile(folder: scratch.path).keep(teal), is: .failed(.paletteFailed(path: "\(scratch.path)/palette")))
  }

  @Test func `A full disk is told, and the palette is as it was`() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      let palette = PaletteFile(folder: scratch.path)
      let teal = Color(red: 0, green: 102, blue: 102)
      expect(palette.keep(teal), is: .palette([teal]))
      // No file may grow any more, of this process or what it leaves beside the palette.
      signal(SIGXFSZ, SIG_IGN)
      var none = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &none)
      expect(palette.keep(.black), is: .failed(.diskFull))
      expect(scratch.names, is: ["palette", "palette.lock"])
      expect(palette.colors(), is: .palette([teal]))
    }
  }
}

/// HUE-3: two programs write the palette at once, and one of them is killed again and again.
@Suite struct PaletteCrashTests {
  /// How many colors each program keeps.
  private static let count = 100

  private static func color(_ program: Int, _ number: Int) -> Color { Color(red: program, green: number, blue: 3) }

  /// Keeps colors from the first that is not confirmed on, and notes each that is.
  private static func keepAll(_ program: Int, in folder: String) {
    let notes = open("\(folder)/confirmed-\(program)", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let palette = PaletteFile(folder: folder, patience: .seconds(30))
    for number in confirmed(program, in: folder)..<count {
      guard case .palette = palette.keep(color(program, number)) else { exit(3) }
      // One byte is written whole or not at all.
      _ = write(notes, "x", 1)
    }
  }

  private static func confirmed(_ program: Int, in folder: String) -> Int {
    var information = stat()
    return stat("\(folder)/confirmed-\(program)", &information) == 0 ? Int(information.st_size) : 0
  }

  @Test(.timeLimit(.minutes(15))) func `All that was confirmed is there`() async throws {
    let scratch = try Scratch()
    let folder = scratch.path
    async let steady: Void = {
      await #expect(processExitsWith: .success) { [folder = folder as String] in
        Self.keepAll(1, in: folder)
        exit(0)
      }
    }()
    var kills = 0
    while Self.confirmed(2, in: folder) < Self.count - 10 {
      // It dies wherever it is, some colors later than the time before.
      let wait = UInt32(5_000 + kills * 7_919 % 40_000)
      await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder as String, wait = wait as UInt32] in
        var thread = pthread_t()
        let time = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
        time.pointee = wait
        pthread_create(
          &thread, nil,
          { time in
            usleep(time?.load(as: UInt32.self) ?? 0)
            kill(getpid(), SIGKILL)
            return nil
          }, time)
        Self.keepAll(2, in: folder)
        // Done before it was to die: it waits for that.
        while true { pause() }
      }
      kills += 1
      // Killed before it could keep one: that proves nothing, and would go on for ever.
      try #require(kills < 400)
    }
    await steady
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      Self.keepAll(2, in: folder)
      exit(0)
    }
    expect(kills >= 2)
    guard case .palette(let colors) = PaletteFile(folder: folder).colors() else {
      Issue.record("damaged")
      return
    }
    let all = [1, 2].flatMap { program in (0..<Self.count).map { Self.color(program, $0) } }
    expect(Set(colors), is: Set(all))
    expect(colors.count, is: all.count)
  }
}
