import Aloud
import Glibc
import Testing

@testable import AloudTerminal

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
    #expect(kills >= 2)
    guard case .palette(let colors) = PaletteFile(folder: folder).colors() else {
      Issue.record("damaged")
      return
    }
    let all = [1, 2].flatMap { program in (0..<Self.count).map { Self.color(program, $0) } }
    #expect(Set(colors) == Set(all))
    #expect(colors.count == all.count)
  }
}
