import Glibc

/// Measures what Aloud is to reach, and says where it does not: then the exit code is 1. With the argument "speech", only
/// what speech is to reach.
@main
struct AloudBenchmarks {
  static func main() {
    do {
      mkdir(Program.scratchFolder, 0o777)
      // Memory first: what this process takes, the programs that it starts seem to take.
      let speech: [() throws -> [Figure]] = [
        StartUp.figures, SpeechMemory.figures, FirstSample.figures, ThroughPipes.figures,
        ThroughDispatcher.figures, Stopping.figures,
      ]
      let others: [() throws -> [Figure]] = [
        Replay.figures, LongLists.figures, ManyControls.figures, TypeAhead.figures, UnderstandingPhrases.figures,
        Locales.figures,
      ]
      let wanted = CommandLine.arguments.dropFirst().contains("speech") ? speech : others + speech
      let figures = try wanted.flatMap { try $0() }
      print(Table(figures).text)
      exit(figures.allSatisfy { $0.isMet ?? true } ? 0 : 1)
    } catch {
      print(error)
      exit(2)
    }
  }
}
