import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser
import Glibc

/// The binary under the name `whiptail` or `dialog`: their arguments, output and exit codes, and the questions as lines.
struct DialectCommand {
  private let dialect: Dialect
  private let words: Words
  private let session: SessionOptions
  private let codes: DialectExitCodes

  /// Runs where the process was called by such a name, and ends it.
  static func runIfCalled() {
    guard let dialect = CommandLine.arguments.first.flatMap({ Dialect(program: $0) }) else { return }
    let codes = DialectExitCodes(dialect: dialect)
    // The arguments are all the program's own: those of Aloud come by a variable.
    let session = VariableOptions.session(wrongUse: codes.error)
    do {
      let command = DialectCommand(
        dialect: dialect, words: try session.locales.words(tellingDamage: false), session: session, codes: codes)
      exit(try command.run())
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch {
      exit(codes.error)
    }
  }

  /// Does what the arguments ask for; gives the exit code.
  private func run() throws -> Int32 {
    let call: DialectCall
    do throws(DialectError) {
      call = try dialect.call(
        Array(CommandLine.arguments.dropFirst()), environment: { EnvironmentVariable.value($0) },
        file: DialectFiles.arguments)
    } catch {
      return tell(error.message, code: codes.code(error))
    }
    switch call.wanted {
    case .version: return write([dialect.version], to: call.outputDescriptor)
    case .help: return write(dialect.usage, to: 1)
    case .maxSize:
      let size = DialectScreen.size
      return write(["MaxSize: \(size.rows), \(size.columns)"], to: call.outputDescriptor)
    case .boxes(let boxes):
      let contents: [String]
      do throws(DialectFileError) { contents = try boxes.map(DialectFiles.contents) } catch {
        return tell(error.message, code: codes.error)
      }
      guard
        let streams = DialectStreams(
          answeringOn: call.outputDescriptor, feedingFrom: call.inputDescriptor, asks: boxes.contains(where: \.asks))
      else {
        let error = DialectError.badDescriptor(call.outputDescriptor)
        return tell(error.message, code: codes.code(error))
      }
      return try ask(Array(zip(boxes, contents)), streams)
    }
  }

  /// Asks boxes one after the other, and writes their answers; gives the exit code of the last that was asked.
  private func ask(_ boxes: [(request: BoxRequest, contents: String)], _ streams: DialectStreams) throws -> Int32 {
    var hasWritten = false
    var code = codes.code(.ok)
    for (request, contents) in boxes {
      let outcome = try BoxRunner(words: words, session: session, streams: streams).outcome(of: request, contents)
      code = codes.code(outcome.ending)
      if outcome.ending == .help, request.options.hasItemHelp, case .help = outcome.answer { code = codes.itemHelp }
      let text = outcome.answer.map { request.text(of: $0, format: DialectTimes.text) } ?? ""
      let isParted = hasWritten && !request.options.separatesOutput && outcome.isAnswer
      hasWritten = hasWritten || request.hasOutput
      guard streams.write((isParted ? request.options.boxSeparator : "") + text) else {
        return tell(.message(.promptAnswerLost), code: 74)
      }
      if [.escape, .timeout, .inputEnd].contains(outcome.ending) { break }
      if request.following == .answer, outcome.ending != .ok { break }
    }
    return code
  }

  private func write(_ lines: [String], to descriptor: Int32) -> Int32 {
    StandardOutput.writeLines(lines, to: descriptor) == nil ? 0 : 74
  }

  private func tell(_ text: LocalizedText, code: Int32) -> Int32 {
    StandardError.writeLine(words.text(text))
    return code
  }
}

extension BoxOutcome {
  /// Whether the script gets something of it.
  fileprivate var isAnswer: Bool {
    switch ending {
    case .ok, .help, .extra: true
    case .cancel, .escape, .timeout, .inputEnd: false
    }
  }
}
