internal import Aloud

/// Plays one transcript in several variants. For each set of settings, its own language is played once.
struct TranscriptReplay {
  private let file: TranscriptFile
  private let transcript: Transcript
  private let own: String
  private let arguments: TranscriptArguments?
  private var app: TestedApp?
  private let program: TranscriptRunner?
  private let replayer: Replayer
  private var references: [SettingsSet: Reference] = [:]

  /// A session in the transcript's own language, with its lines split for typing in other languages.
  private struct Reference {
    var played: PlayedSession
    var lines: [[LineTranslator.Piece]]
  }

  init(
    _ file: TranscriptFile, _ transcript: Transcript, own: String, app: TestedApp?, program: TranscriptRunner?,
    replayer: Replayer
  ) {
    (self.file, self.transcript, self.own) = (file, transcript, own)
    (self.program, self.replayer) = (program, replayer)
    // Only the program shows its exit code and its output outside the session.
    let header = transcript.header
    arguments = TranscriptArguments(header.arguments)
    let isInProcess = header.exit == 0 && header.run == nil && header.script == nil && arguments != nil
    self.app = isInProcess ? app : nil
  }

  mutating func result(of variant: TestVariant) async -> TestOutcome.Verdict {
    let parts = variant.parts(beside: own)
    do {
      let recording = try parts.isEmpty ? transcript : recording(of: parts)
      if let app {
        do { return try result(of: variant, app, recording) } catch is NeedsProgram { self.app = nil }
      }
      return try await programResult(of: variant, recording)
    } catch let error as TranscriptError {
      return .unreadable(error)
    } catch {
      return .failed(.program("\(error)"))
    }
  }

  /// Returns `nil` if nothing is recorded.
  private func recording(of parts: [String]) throws -> Transcript? {
    guard file.recorded.contains(parts.joined(separator: ".")) else { return nil }
    return try Transcript(contentsOf: file.path(of: parts))
  }

  /// Compares output with what is recorded, whose lines are printed as `expected`, or records it.
  private func result(
    of variant: TestVariant, _ got: [String], _ recording: Transcript, printed expected: [String]
  ) -> TestOutcome.Verdict {
    let difference = TranscriptDifference(
      file: recording.file, expected: expected, got: got, firstLine: recording.firstBodyLine)
    if difference.isEmpty { return .passed }
    return replayer.records ? record(got, recording, variant) : .failed(.text(difference))
  }

  // MARK: In this process

  private mutating func result(
    of variant: TestVariant, _ app: TestedApp, _ recording: Transcript?
  ) throws -> TestOutcome.Verdict {
    if let recording {
      let played: PlayedSession
      if recording.file == transcript.file, replayer.locales.count > 1 {
        // Other languages are compared with this session, so it is played only once.
        played = try reference(app, variant.settings).played
        count(played, app, variant)
      } else {
        let inputs = recording.inputs
        played = try play(app, variant) { index, _ in index < inputs.count ? inputs[index] : nil }
      }
      return result(of: variant, played.lines(variant.form), recording, printed: recording.body)
    }
    let reference = try reference(app, variant.settings)
    let played: PlayedSession
    if variant.locale == own {
      played = reference.played
      count(played, app, variant)
    } else {
      let locale = try LoadedLocale(variant.locale, files: app.files)
      played = try play(app, variant) { index, soFar in
        index < reference.lines.count ? reference.lines[index].line(in: soFar, locale) : nil
      }
    }
    if replayer.records { return record(played.lines(variant.form), transcript, variant) }
    if variant.locale == own { return .unrecorded }
    let differences = played.differences(
      from: reference.played, fileLines: transcript.turnLines, sharesTexts: app.sharesTexts)
    return differences.isEmpty ? .passed : .failed(.facts(differences))
  }

  private mutating func reference(_ app: TestedApp, _ settings: SettingsSet) throws -> Reference {
    if let known = references[settings] { return known }
    let inputs = transcript.inputs
    let variant = TestVariant(locale: own, settings: settings)
    let played = try play(app, variant, isReference: true) { index, _ in index < inputs.count ? inputs[index] : nil }
    var translator = LineTranslator(try LoadedLocale(own, files: app.files))
    let reference = Reference(played: played, lines: translator.lines(of: played))
    references[settings] = reference
    return reference
  }

  private func play(
    _ app: TestedApp, _ variant: TestVariant, isReference: Bool = false,
    _ line: @escaping @Sendable (Int, PlayedSession) -> String?
  ) throws -> PlayedSession {
    guard let arguments else { throw NeedsProgram() }
    var settings = Settings(locale: "en")
    settings.speech.isOn = false
    // Without a locale in the header, the program chooses its own.
    if variant.locale != own || transcript.header.locale != nil {
      settings.apply(.locale(variant.locale), from: .commandLine)
    }
    for change in arguments.changes + variant.settings.changes { settings.apply(change, from: .commandLine) }
    let played = try app.play(
      PlayedScript(
        settings: settings, now: transcript.now, files: try transcript.dataFiles(),
        isRecognised: arguments.isRecognised, looksAround: isReference, line: line))
    if !isReference {
      count(played, app, variant)
      replayer.hear?(played)
    }
    return played
  }

  private func count(_ played: PlayedSession, _ app: TestedApp, _ variant: TestVariant) {
    let changes = (arguments?.changes ?? []) + variant.settings.changes
    replayer.coverage?.count(played, in: variant, texts: app.texts, settings: changes.map(\.name))
  }

  // MARK: With the program

  private func programResult(of variant: TestVariant, _ recording: Transcript?) async throws -> TestOutcome.Verdict {
    guard var runner = program else { return .failed(.program("Only a program can play it.")) }
    runner.records = false
    func run(_ transcript: Transcript, _ locale: String, form: SpokenForm) async throws -> TranscriptResult {
      var header = transcript.header
      if locale != own || header.locale != nil { header.locale = locale }
      header.arguments += variant.settings.arguments + (form == .text ? [] : ["--format", form.rawValue])
      return try await runner.run(Transcript(file: transcript.file, header: header, body: transcript.body))
    }
    if recording != nil || replayer.records {
      let result = try await run(recording ?? transcript, variant.locale, form: variant.form)
      if !result.errors.isEmpty { return .failed(.program(result.description)) }
      let got = TextLines.split(result.command.outputText)
      guard let recording else { return record(got, transcript, variant) }
      // Line numbers refer to the head in the file, without the header values added for the run.
      return self.result(of: variant, got, recording, printed: recording.body.map(Transcript.printed))
    }
    if variant.locale == own { return .unrecorded }
    let reference = try WrittenSession(await run(transcript, own, form: .json).command)
    let written = try WrittenSession(await run(transcript, variant.locale, form: .json).command)
    let differences = written.differences(from: reference, fileLines: transcript.turnLines)
    return differences.isEmpty ? .passed : .failed(.facts(differences))
  }

  // MARK: Recording

  /// All typed lines must appear in the output, because a crash would cut off the rest.
  private func record(_ got: [String], _ transcript: Transcript, _ variant: TestVariant) -> TestOutcome.Verdict {
    let path = file.path(of: variant.parts(beside: own))
    var recorded: Transcript
    if transcript.file == path {
      guard got.compactMap(Transcript.input).count == transcript.inputs.count else {
        return .failed(.program("The lines printed as typed aren't those that were typed. It was not recorded."))
      }
      recorded = transcript
      recorded.body = Transcript.body(of: got, typing: transcript.inputs)
    } else {
      var header = transcript.header
      header.locale = variant.locale
      recorded = Transcript(file: path, comments: transcript.comments, header: header, body: got)
    }
    do { try FileContents.write(Array(recorded.text.utf8), to: path) } catch {
      return .unwritable(path)
    }
    return .recorded
  }
}
