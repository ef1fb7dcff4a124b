import Aloud
import AloudSpeech
import Glibc

/// Whether an hour of speech takes more memory than its first ten minutes.
enum SpeechMemory {
  private static let text = "Groceries, three reminders, opens a screen. Work, one reminder, opens a screen."
  /// How many of these are an hour: one is more than four seconds.
  private static let anHour = 900

  static func figures() throws -> [Figure] {
    let voice = try Voice.only.get()
    voice.speaker.change(to: .pcmDescriptor(open("/dev/null", O_WRONLY | O_CLOEXEC)))
    func speak(_ count: Int) throws {
      for _ in 0..<count {
        voice.speak(text)
        _ = try voice.waitForStart()
        voice.waitForEnd()
      }
    }
    try speak(anHour / 6)
    let before = Program.memory
    try speak(anHour * 5 / 6)
    let after = Program.memory
    return [Figure("memory, an hour of speech over ten minutes", (after - before) / 1_000, "kB", atMost: 500)]
  }
}

extension Program {
  /// The memory that this process has in use, in bytes.
  fileprivate static var memory: Int {
    let pages = (try? read("/proc/self/statm"))?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
