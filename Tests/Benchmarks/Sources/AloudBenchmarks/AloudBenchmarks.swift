import Glibc

/// Measures what Aloud is to reach, and says where it does not: then the exit code is 1.
@main
struct AloudBenchmarks {
  static func main() {
    do {
      mkdir(Program.scratchFolder, 0o777)
      // Memory first: what this process takes, the programs that it starts seem to take.
      let figures =
        try Replay.figures() + StartUp.figures() + LongLists.figures() + ManyControls.figures() + TypeAhead.figures()
        + UnderstandingPhrases.figures() + Locales.figures()
        + FirstSample.figures()
      print(Table(figures).text)
      exit(figures.allSatisfy { $0.isMet ?? true } ? 0 : 1)
    } catch {
      print(error)
      exit(2)
    }
  }
}
