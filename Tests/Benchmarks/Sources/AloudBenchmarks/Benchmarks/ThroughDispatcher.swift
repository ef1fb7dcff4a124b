/// How soon an announcement of a session is heard through a speech-dispatcher, beside `spd-say` with the same text.
enum ThroughDispatcher {
  private static let name = "an announcement through speech-dispatcher"

  static func figures() throws -> [Figure] {
    guard let say = Program.find("spd-say"), let dispatcher = try Dispatcher() else {
      return [Figure(skipped: name, because: "no speech-dispatcher here")]
    }
    let input = try Pipe(), output = try Pipe()
    let child = try Child(
      Program.aloudPath, ["--speech", "speechd", "--data", Program.scratchFolder], input: input.readEnd,
      output: output.writeEnd, environment: dispatcher.environment)
    input.closeReadEnd()
    output.closeWriteEnd()
    defer {
      input.closeWriteEnd()
      _ = child.wait()
    }
    dispatcher.waitForSound()
    dispatcher.takeAll(untilSilentFor: 1_000)
    while output.hasMore(within: 0) { _ = output.readSome() }
    var samples = Samples(), peers = Samples()
    for _ in 0..<30 {
      samples.time {
        input.write("where am i\n")
        dispatcher.waitForSound()
      }
      dispatcher.takeAll(untilSilentFor: 300)
      let text = output.readLine()
      let nothing = try Pipe()
      let peer = try peers.time {
        let peer = try Child(
          say, [text], input: nothing.readEnd, output: nil, environment: dispatcher.environment)
        dispatcher.waitForSound()
        return peer
      }
      nothing.closeReadEnd()
      nothing.closeWriteEnd()
      _ = peer.wait()
      dispatcher.takeAll(untilSilentFor: 300)
      while output.hasMore(within: 0) { _ = output.readSome() }
    }
    return [Figure(name, samples.median, against: peers.median, "spd-say TEXT", atMost: 1)]
  }
}
