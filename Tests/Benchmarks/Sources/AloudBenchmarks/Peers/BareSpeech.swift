/// libespeak-ng in a process of its own, called with nothing around it.
final class BareSpeech {
  private let input: Pipe
  private let output: Pipe
  private let child: Child

  /// Starts it, with the library's buffer so many milliseconds long.
  init(voice: String, buffer: Int) throws {
    let (input, output) = (try Pipe(), try Pipe())
    child = try Child(Program.sibling("BareSpeech"), [voice, String(buffer)], input: input.readEnd, output: output.writeEnd)
    input.closeReadEnd()
    output.closeWriteEnd()
    (self.input, self.output) = (input, output)
  }

  deinit {
    input.closeWriteEnd()
    _ = child.wait()
    output.closeReadEnd()
  }

  /// How long it takes from the call with a text to the first samples, and to the first that can be heard.
  func call(with text: String) throws -> (firstSamples: Duration, firstSound: Duration) {
    input.write(text + "\n")
    let nanoseconds = output.readLine().split(separator: " ").compactMap { Int($0) }
    guard nanoseconds.count == 2 else { throw MeasuringProblem.unexpected(answerTo: text) }
    return (.nanoseconds(nanoseconds[0]), .nanoseconds(nanoseconds[1]))
  }
}
