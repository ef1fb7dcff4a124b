import Aloud
import Glibc

/// How soon a line is heard where it comes from a pipe and the samples go to another; beside libespeak-ng in a process of its
/// own, which has its text from a pipe and answers on another, and beside the command that speaks one text.
enum ThroughPipes {
  private static let lines = ["where am i", "tabs", "list", "help", "where am i", "next"]

  static func figures() throws -> [Figure] {
    let input = try Pipe(), output = try Pipe(), sound = try Pipe()
    let child = try Child(
      Program.aloudPath, ["--speech", "fd:3", "--data", Program.scratchFolder], input: input.readEnd,
      output: output.writeEnd, third: sound.writeEnd)
    input.closeReadEnd()
    output.closeWriteEnd()
    sound.closeWriteEnd()
    defer {
      input.closeWriteEnd()
      _ = child.wait()
    }
    let bare = try BareSpeech(voice: "en", buffer: 40)
    let espeak = Program.find("espeak-ng")
    var samples = Samples(), peers = Samples(), commands = Samples()
    var text = try said(output, until: sound, isSilentFor: 1_000)
    for round in 0..<200 {
      try samples.time {
        input.write(lines[round % lines.count] + "\n")
        guard sound.readSome() > 0 else { throw MeasuringProblem.unexpected(answerTo: lines[round % lines.count]) }
      }
      text = try said(output, until: sound, isSilentFor: 50)
      try peers.time { _ = try bare.call(with: text) }
      if let espeak, round < 50 { try commands.add(firstSound(of: espeak, text)) }
    }
    let through = [("50 of 100", 50), ("95 of 100", 95)].map { name, percent in
      Figure(
        "the same through two pipes, \(name)", samples.percentile(percent), against: peers.percentile(percent),
        "libespeak-ng through two pipes", atMost: 1.3)
    }
    guard espeak != nil else {
      return through + [Figure(skipped: "an announcement of a session", because: "no espeak-ng here")]
    }
    return through + [
      Figure(
        "an announcement of a session", samples.median, against: commands.median, "espeak-ng --stdout TEXT", atMost: 1)
    ]
  }

  /// The first line that was printed, once all of the sound that goes with it has been taken.
  private static func said(_ output: Pipe, until sound: Pipe, isSilentFor milliseconds: Int32) throws -> String {
    while sound.hasMore(within: milliseconds) { guard sound.readSome() > 0 else { break } }
    var printed = ""
    while output.hasMore(within: 0) { printed += output.readLine() + "\n" }
    return printed.split(separator: "\n").first.map(String.init) ?? ""
  }

  /// How long the command takes to the first samples of a text, after the header.
  private static func firstSound(of command: String, _ text: String) throws -> Duration {
    let nothing = try Pipe(), sound = try Pipe()
    let start = ContinuousClock.now
    let child = try Child(command, ["--stdout", text], input: nothing.readEnd, output: sound.writeEnd)
    sound.closeWriteEnd()
    var count = 0
    while count <= 44 {
      let more = sound.readSome()
      guard more > 0 else { throw MeasuringProblem.unexpected(answerTo: text) }
      count += more
    }
    let duration = ContinuousClock.now - start
    while sound.readSome() > 0 {}
    _ = child.wait()
    for pipe in [nothing, sound] { pipe.closeReadEnd() }
    nothing.closeWriteEnd()
    return duration
  }
}
