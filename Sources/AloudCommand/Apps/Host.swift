import Aloud
import AloudApp
import AloudDocuments
import AloudTerminal
import ArgumentParser

struct Host: ParsableCommand {
  /// The number of seconds that a program has to show its app.
  private static let patience = 10
  private static let unavailable: Int32 = 69

  static let configuration = CommandConfiguration(
    commandName: "host", abstract: "Run the app of a program that speaks JSON lines.",
    example: "aloud host python3 app.py")

  @OptionGroup var session: SessionOptions

  @Argument(
    parsing: .captureForPassthrough,
    help:
      "The program and its arguments; or fd:3,4 for the program that started this one, which writes on descriptor 3 and reads on 4."
  ) var program: [String]

  func run() throws {
    let words = try session.locales.words()
    let process = try start(words)
    process.channel.write(HostProtocol.greeting(locale: words.locale.tag))
    defer { process.end() }
    let line = try firstLine(of: process, words)
    let connection = HostConnection(process)
    let app = try app(line, process, connection, words)
    let ending = TaskEnding(isTask: app.isTask, hasAnswers: app.hasAnswers)
    connection.listen()
    var program = ConnectedProgram(inbox: connection.inbox, tell: connection.tell)
    if app.tellsOfWaiting { program.tellWaiting = { process.channel.write(HostProtocol.waiting(after: $0)) } }
    let (state, hasInputEnded, _) = try session.play(app, words, program: program)
    try ending.end(
      exitCode: state.inner.exitCode, hasInputEnded: hasInputEnded, answers: app.answers(in: state), words)
  }

  private func start(_ words: Words) throws -> HostProcess {
    let name = Message.Argument.text(.verbatim(program.first ?? ""))
    do throws(HostProcess.StartingError) { return try HostProcess(program) } catch {
      throw switch error {
      case .notFound: words.failure(.hostNotFound(program: name), Self.unavailable)
      case .noDescriptors: words.failure(.hostNoDescriptors(word: name), ExitCode.validationFailure.rawValue)
      }
    }
  }

  private func firstLine(of process: HostProcess, _ words: Words) throws -> String {
    let name = Message.Argument.text(.verbatim(process.name))
    let problem: Message
    switch process.channel.line(within: Int32(Self.patience * 1000)) {
    case .success(let line):
      // What is no message is told of as such.
      guard let version = HostProtocol.version(of: line), version != HostProtocol.version else { return line }
      problem = .hostVersion(program: name, version: .number(version), own: .number(HostProtocol.version))
    case .failure(.ended): problem = .hostEnded(program: name, status: .number(Int(process.status())))
    case .failure(.silent):
      let limit = LocalizedText.message(.durationSeconds(count: .number(Self.patience)))
      problem = .hostSilent(program: name, limit: .text(limit))
    case .failure(.tooLong): problem = .hostTooLong(limit: .number(HostProtocol.lineLimit))
    }
    throw words.failure(problem, Self.unavailable)
  }

  private func app(
    _ line: String, _ process: HostProcess, _ connection: HostConnection, _ words: Words
  ) throws -> HostedApp {
    do throws(DocumentErrors) {
      return try HostedApp(
        line, from: process.name,
        rows: { list, index in
          connection.row(list, index)
            ?? ProvidedRow(["title": words.text(.hostRowMissing(number: .number(index + 1)))])
        }, find: { list, text in connection.rows(list, called: text) })
    } catch {
      throw error.report(words) {
        [process.name, $0.file].filter { !$0.isEmpty }.map { $0 + ":" }.joined(separator: " ")
      }
    }
  }
}
