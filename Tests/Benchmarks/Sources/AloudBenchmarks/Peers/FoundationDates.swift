/// Foundation's date formatter, measured in a process of its own.
struct FoundationDates {
  /// Setting one up and telling a date, in the middle of all rounds.
  let setUp: Duration
  /// Telling a round of dates with one that stands ready.
  let telling: Duration

  /// Measures it so many times for each of the tags.
  init(rounds: Int, datesInARound: Int, tags: [String]) throws {
    let output = try Pipe()
    let path = Program.sibling("FoundationDates")
    let child = try Child(
      path, [String(rounds), String(datesInARound)] + tags, input: output.readEnd, output: output.writeEnd)
    output.closeWriteEnd()
    let nanoseconds = output.readLine().split(separator: " ").compactMap { Int($0) }
    let end = child.wait()
    output.closeReadEnd()
    guard nanoseconds.count == 2 else { throw MeasuringProblem.failed(program: path, code: end.status) }
    (setUp, telling) = (.nanoseconds(nanoseconds[0]), .nanoseconds(nanoseconds[1]))
  }
}
