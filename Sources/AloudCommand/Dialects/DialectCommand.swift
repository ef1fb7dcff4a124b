import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser
import Glibc

/// The command `whiptail` or `dialog`, with that program's arguments, output and exit codes; boxes are announced as lines.
struct DialectCommand {
  private let dialect: Dialect
  private let words: Words
  private let session: SessionOptions

  static func runIfCalled() {
    guard let dialect = CommandLine.arguments.first.flatMap({ Dialect(program: $0) }) else { return }
    // All arguments belong to `whiptail` or `dialog`, so Aloud's own options come from an environment variable.
    let session = VariableOptions.session(wrongUse: dialect.errorCode)
    do {
      let command = DialectCommand(
        dialect: dialect, words: try session.locales.words(tellingDamage: false), session: session)
      exit(try command.run())
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch {
      exit(dialect.errorCode)
    }
  }

  private func run() throws -> Int32 {
    do {
      let call = try dialect.call(
        GivenBytes.arguments, environment: { EnvironmentVariable.value($0) }, file: DialectFiles.arguments)
      switch call.wanted {
      case .version: return write([dialect.version])
      case .help: return write(dialect.usage)
      case .boxes(let boxes): return try ask(boxes, call)
      }
    } catch let error as DialectError {
      throw ExitCode.failure(words.text(error.message), dialect.code(error))
    }
  }

  private func text(of report: DialectCall.Report) -> String {
    switch report {
    case .version: dialect.version
    case .maxSize: "MaxSize: \(DialectScreen.size.rows), \(DialectScreen.size.columns)"
    }
  }

  private func ask(_ boxes: [BoxRequest], _ call: DialectCall) throws -> Int32 {
    let contents = try boxes.map(DialectFiles.contents)
    guard
      let streams = DialectStreams(
        answeringOn: call.outputDescriptor, feedingFrom: call.inputDescriptor,
        asks: boxes.contains { $0.traits.contains(.asks) })
    else { throw DialectError.badDescriptor(call.outputDescriptor) }
    try streams.write(call.reports.map { text(of: $0) + "\n" }.joined(), words)
    var hasWritten = false
    var code = dialect.code(.ok)
    for (request, contents) in zip(boxes, contents) {
      if request.options.givesSize { try streams.write(DialectScreen.size(of: request), words) }
      let outcome = try BoxRunner(words: words, session: session, streams: streams).outcome(of: request, contents)
      code = dialect.code(outcome.ending)
      if outcome.ending == .help, request.options.hasItemHelp, case .help = outcome.answer {
        code = dialect.itemHelpCode
      }
      var text = outcome.answer.map { request.text(of: $0, format: DialectTimes.text) } ?? ""
      if request.options.givesKey, outcome.isAnswer, request.traits.contains(.asks) { text += request.key(after: text) }
      let hasOutput = request.traits.contains(.hasOutput)
      let isParted = hasWritten && hasOutput && !request.options.separatesOutput && outcome.isAnswer
      hasWritten = hasWritten || hasOutput
      try streams.write((isParted ? request.options.boxSeparator : "") + text, words)
      if [.escape, .timeout, .inputEnd].contains(outcome.ending) { break }
      if request.following == .answer, outcome.ending != .ok { break }
    }
    return code
  }

  /// Unlike an error, what was asked for goes to standard output.
  private func write(_ lines: [String]) -> Int32 { StandardOutput.writeLines(lines, to: 1) == nil ? 0 : 74 }
}

extension BoxOutcome {
  fileprivate var isAnswer: Bool { [.ok, .help, .extra].contains(ending) }
}

/// The exit codes of `whiptail` and `dialog`. Variables such as `DIALOG_ESC` set the codes of `dialog`.
extension Dialect {
  fileprivate func code(_ ending: BoxOutcome.Ending) -> Int32 {
    switch ending {
    case .ok: code("OK", 0)
    case .cancel: code("CANCEL", 1)
    case .help: code("HELP", 2)
    case .extra: code("EXTRA", 3)
    case .escape: code("ESC", 255)
    case .timeout: code("TIMEOUT", 255)
    case .inputEnd: errorCode
    }
  }

  fileprivate var itemHelpCode: Int32 { code("ITEM_HELP", code("HELP", 2)) }
  fileprivate var errorCode: Int32 { code("ERROR", 255) }

  /// `whiptail` has a separate code for errors in its options.
  fileprivate func code(_ error: DialectError) -> Int32 { self == .whiptail && error.isOfOption ? 1 : errorCode }

  private func code(_ name: String, _ usual: Int32) -> Int32 {
    guard self == .dialog, let value = EnvironmentVariable.value("DIALOG_" + name) else { return usual }
    return Int32(value).map { $0 & 0xFF } ?? usual
  }
}

enum DialectTimes {
  /// Returns a moment formatted by a strftime(3) pattern in the C locale.
  static func text(_ moment: DateTime, _ pattern: String) -> String {
    var seconds = ((moment.day.number * 24 + moment.hour) * 60 + moment.minute) * 60 + moment.second
    var time = tm()
    gmtime_r(&seconds, &time)
    // The moment is of no time zone.
    time.tm_zone = nil
    var bytes = [CChar](repeating: 0, count: 256)
    let count = strftime(&bytes, bytes.count, pattern, &time)
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

private enum DialectFiles {
  private static let limit = 16 << 20
  private static let tailLines = 10

  /// A number after "&" names an open descriptor.
  static func arguments(_ path: String) throws(DialectError) -> String {
    try text(path.hasPrefix("&") ? "/dev/fd/" + path.dropFirst() : path, named: path)
  }

  static func contents(of request: BoxRequest) throws(DialectError) -> String {
    guard request.traits.contains(.isOfFile), request.box != .path else { return "" }
    let text = try text(request.text, named: request.text)
    guard request.box == .file(isTail: true) else { return text }
    return text.split(separator: "\n").suffix(tailLines).joined(separator: "\n")
  }

  private static func text(_ path: String, named name: String) throws(DialectError) -> String {
    do throws(WholeFileError) { return String(decoding: try WholeFile.bytes(path, limit: limit), as: UTF8.self) } catch
    {
      throw .badFile(.message(error.message(of: name)))
    }
  }
}

/// The size of the screen, which scripts ask for to lay out text.
private enum DialectScreen {
  static var size: (rows: Int, columns: Int) {
    [1, 2, 0].lazy.compactMap { TerminalDevice(descriptor: $0).size }.first { $0.rows > 0 } ?? (24, 80)
  }

  /// Cut to the screen. Without a layout, there is no size of a widget that takes that of its text.
  static func size(of request: BoxRequest) -> String {
    let most = (lines: size.rows - 1, columns: size.columns - 2)
    func cut(_ number: Int, _ most: Int) -> Int { number < 0 ? most : min(number, most) }
    if request.lines == 0 || request.columns == 0 { return "" }
    return "Size: \(cut(request.lines, most.lines)), \(cut(request.columns, most.columns))\n"
  }
}

struct BoxRunner {
  let words: Words
  let session: SessionOptions
  let streams: DialectStreams

  func outcome(of request: BoxRequest, _ contents: String) throws -> BoxOutcome {
    switch request.box {
    case .notice(let rows, let percent): return try say(request, rows, percent)
    case .file where !request.waits:
      var shown = request
      shown.text = contents
      return try say(shown)
    // Without a terminal, nobody is there to pause for.
    case .pause where !streams.isAtTerminal: return try say(request)
    case .gauge(let percent):
      streams.closeInput()
      let text = BoxText(request.text, request.options)
      var memory = RunMemory()
      // debconf starts a gauge anew for each text.
      let isContinued = !memory.isNew("gauge", of: "box")
      memory.keep()
      let gauge = GaugeApp(
        .verbatim(text.question), percent: percent, preface: preface(of: text, request), tellsEarlyEnd: false,
        isContinued: isContinued)
      let state = try session.play(gauge, words, fedFrom: ProgramOutput(streams.feed, of: nil))
      return BoxOutcome(state.isOver ? .ok : .escape)
    case .output(let waits): return try tell(request, from: ProgramOutput(streams.feed, of: nil), waits: waits)
    case .command(let line):
      let command = try FeedingCommand(["/bin/sh", "-c", line], words).command
      defer { command.end() }
      var named = request
      if BoxText(request.text, request.options).question.isEmpty { named.text = line }
      return try tell(named, from: command.output, waits: true)
    case .message, .question, .entry, .secret, .list, .form, .date, .time, .range, .pause,
      .file, .editedFile, .path:
      return try ask(request, contents)
    }
  }

  private func ask(_ request: BoxRequest, _ contents: String) throws -> BoxOutcome {
    var memory = RunMemory()
    defer { memory.keep() }
    _ = memory.isNew("question", of: "box")
    return try BoxAsking(now: session.moment) { prompt in
      var (prompt, session) = (prompt, session)
      if !streams.isAtTerminal { prompt.timeout = nil }
      if let title = request.options.title, prompt.preface.first == .verbatim(title.trimmed) {
        prompt.isTitleKnown = !memory.isNew(title, of: "title")
      }
      session.leaveOutHint(of: &prompt, knownTo: &memory)
      let played = try session.play(
        PromptApp(prompt), words, keepsSettings: Interaction.isInteractive,
        saysNotices: { memory.isNew($0, of: "notice") })
      return AskedPrompt(
        played.state, hasInputEnded: played.hasInputEnded, isPiped: !streams.isAtTerminal,
        hasRefused: played.refusedLine != nil)
    }.outcome(of: request, contents: contents)
  }

  /// Announces each line as it arrives. With `waits`, a user at the terminal must then confirm.
  private func tell(_ request: BoxRequest, from feed: ProgramOutput, waits: Bool) throws -> BoxOutcome {
    streams.closeInput()
    let text = BoxText(request.text, request.options)
    let output = GaugeApp(telling: .verbatim(text.question), preface: preface(of: text, request))
    let isOver = try session.play(output, words, fedFrom: feed).isOver
    guard isOver, waits, streams.isAtTerminal else { return BoxOutcome(isOver ? .ok : .escape) }
    return try ask(request, "")
  }

  private func say(_ request: BoxRequest, _ rows: [BoxItem] = [], _ percent: Int? = nil) throws -> BoxOutcome {
    let text = BoxText(request.text, request.options)
    let pieces = preface(of: text, request) + (text.question.isEmpty ? [] : [.verbatim(text.question)])
    try session.play(NoticeApp(pieces, rows: rows.compactMap(\.work), percent: percent), words, keepsSettings: false)
    return BoxOutcome(.ok)
  }

  private func preface(of text: BoxText, _ request: BoxRequest) -> [LocalizedText] {
    let pieces = text.pieces.map { LocalizedText.verbatim($0) }
    guard let title = request.options.title, [text.pieces.first, text.question].contains(title.trimmed)
    else { return pieces }
    var memory = RunMemory()
    defer { memory.keep() }
    return memory.isNew(title, of: "title") || text.pieces.first != title.trimmed ? pieces : Array(pieces.dropFirst())
  }
}

/// Aloud's own options from an environment variable, for prompts whose arguments belong to a script.
enum VariableOptions {
  static let name = "ALOUD_OPTIONS"

  static var words: [String] { ShellWords.words(of: EnvironmentVariable.value(name) ?? "") }

  /// If the options are wrong, reports that, and exits with `wrongUse`.
  static func session(wrongUse: Int32) -> SessionOptions {
    do { return try SessionOptions.parse(words) } catch {
      // The variable's contents come from outside (SAFE-1). Usage lines for a session would not help here.
      let lines = SessionOptions.fullMessage(for: error).split(separator: "\n").prefix { !$0.hasPrefix("Usage:") }
      let told = lines.map { OutsideText.printed(String($0)) }
      StandardError.writeLine((["The options in \(name) are wrong."] + told).joined(separator: "\n"))
      exit(wrongUse)
    }
  }
}
