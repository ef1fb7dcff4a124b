/// How soon the command has done the least it can do.
enum StartUp {
  static func figures() throws -> [Figure] {
    let peer = Program(path: "/usr/bin/espeak-ng", arguments: ["--version"])
    let version = Program(path: Program.aloudPath, arguments: ["--version"])
    let session = Program(path: Program.aloudPath, arguments: ["--data", Program.scratchFolder])
    var peerSamples = Samples(), versionSamples = Samples(), sessionSamples = Samples()
    for _ in 0..<100 {
      peerSamples.add(try peer.run().duration)
      versionSamples.add(try version.run().duration)
      sessionSamples.add(try session.run(input: "where am i\n").duration)
    }
    return [
      Figure("aloud --version", versionSamples.median, against: peerSamples.median, "espeak-ng --version", atMost: 0.5),
      Figure(
        "a session of one line", sessionSamples.median, against: peerSamples.median, "espeak-ng --version", atMost: 1),
    ]
  }
}
