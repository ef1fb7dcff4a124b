import Glibc

/// Measures what Aloud is to reach, and says where it does not: then the exit code is 1. With the argument "speech" or
/// "scripts", only what speech is to reach, or what prompts are.
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
        Replay.figures, RefusedLines.figures, LongLists.figures, ManyControls.figures, TypeAhead.figures,
        UnderstandingPhrases.figures, Locales.figures,
      ]
      // What prompts take is less than what this process takes after the rest: they are first too.
      let scripts: [() throws -> [Figure]] = [Scripts.figures]
      let parts = ["speech": speech, "scripts": scripts]
      let wanted =
        CommandLine.arguments.dropFirst().lazy.compactMap { parts[$0] }.first
        ?? scripts + others + speech
      let figures = try wanted.flatMap { try $0() }
      print(Table(figures).text)
      exit(figures.allSatisfy { $0.isMet ?? true } ? 0 : 1)
    } catch {
      print(error)
      exit(2)
    }
  }
}
