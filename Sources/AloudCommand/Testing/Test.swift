import Aloud
import AloudApp
import AloudDocuments
import AloudReminders
import AloudSpeech
import AloudSystem
import AloudTerminal
import AloudTesting
import ArgumentParser
import FoundationEssentials
import Synchronization

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Play transcripts in many languages and settings, and report differences.",
    example: "aloud test transcripts/ --report tap")

  @Argument(help: "Transcripts or folders of them; with --pseudo, app documents.", completion: .file()) var paths:
    [String] = []
  @OptionGroup var matrix: MatrixOptions
  @Option(help: "The program to test in place of aloud, such as \"swift run notes\".") var command: String?
  @Flag(help: "Write down what is said now.") var record = false
  @Option(help: "Play only this part of them: 2/8 is the second of eight.") var shard: String?
  @Option(help: "How many to play at a time.") var jobs: Int?
  @Option(help: "The form of the report.") var report = ReportForm.text
  @OptionGroup var coverageOptions: CoverageOptions
  @Flag(help: "Walk through apps in pseudo-locales, and tell what isn't translated, or can't be read or heard well.")
  var pseudo = false

  func run() throws {
    // Here `--locales` names languages, so that only the environment can name a translator's folder.
    let words = try LocaleOptions.parse([]).words()
    if coverageOptions.mergeCoverage { return try CoverageReport(words: words, options: coverageOptions).merge(paths) }
    if pseudo { return try PseudoReport(words: words).run(paths, spoken: matrix.localeTags()) }
    let files = try transcripts(words)
    var replayer = try replayer(words)
    let counter = coverageOptions.isAsked ? CoverageCounter() : nil
    replayer.coverage = counter
    replayer.records = record
    let told = ToldOutcomes(words, report)
    let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let done = Answer<Void>()
    Task { [replayer] in
      await replayer.play(files, jobs: jobs) { told.tell($0) }
      done.give(())
    }
    done.wait()
    try told.end()
    if let counter {
      let report = CoverageReport(words: words, options: coverageOptions)
      try report.tell(counter.coverage, as: coverageOptions.coverage)
    }
    if let code = told.exitCode { throw ExitCode(code) }
  }

  private func transcripts(_ words: Words) throws -> [TranscriptFile] {
    var part: Shard?
    if let shard {
      part = Shard(shard)
      if part == nil { throw fail(OutsideText.printed("“\(shard)” is no part of a whole. Write it such as 2/8.")) }
    }
    if let jobs, jobs < 1 { throw fail("--jobs takes a whole number from 1, such as 2.") }
    let files = try (paths.isEmpty ? ["."] : paths).flatMap { try TranscriptFile.all(at: $0, words) }
    return part?.part(of: files) ?? files
  }

  private func replayer(_ words: Words) throws -> Replayer {
    var program: [String] = []
    if let command {
      guard let split = TranscriptRunner.words(of: command), !split.isEmpty else {
        throw fail(OutsideText.printed("A double quote isn't closed in “\(command)”. Close it."))
      }
      program = split
    }
    // This program is started again for transcripts that need a program.
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    var runner = TranscriptRunner(binary: own ?? "aloud", records: false)
    runner.program = program.isEmpty ? nil : program
    var replayer = program.isEmpty ? TranscriptApps(words).replayer(runner) : Replayer(program: runner)
    replayer.locales = try matrix.localeTags()
    replayer.settings = try matrix.settingsSets(words)
    replayer.forms = try matrix.spokenForms()
    return replayer
  }

  private func fail(_ sentence: String) -> ExitCode { .failure(sentence, ExitCode.wrongUse.rawValue) }
}

extension TranscriptFile {
  /// If there are none, writes the reason to standard error, and throws exit code 65.
  static func all(at path: String, _ words: Words) throws -> [TranscriptFile] {
    let found: [TranscriptFile]
    do { found = try all(at: path) } catch let error as SystemError {
      throw words.failure(WholeFileError(errno: error.number).message(of: path), 65)
    }
    if found.isEmpty {
      throw ExitCode.failure(
        OutsideText.printed("\(path): there are no transcripts here. Their names end in .transcript."), 65)
    }
    return found
  }
}

struct MatrixOptions: ParsableArguments {
  @Option(help: "The languages to play them in: de,ar, or all.") var locales: String?
  @Option(help: "Settings to play them with, such as textSize=AX3,reduceMotion=on; a semicolon begins another set.")
  var settings: String?
  @Option(help: "The forms to compare: text,json,braille.") var formats: String?

  /// Returns BCP 47 tags, or none if each transcript is played in its own language.
  func localeTags() throws -> [String] {
    guard let locales else { return [] }
    if locales == "all" { return LoadedLocale.bundledTags }
    let known = Set(LocaleFiles.bundled.tags(in: "table"))
    return try parts(locales).map { tag in
      guard known.contains(tag) else { throw unknown(tag, ["all"] + LoadedLocale.bundledTags) }
      return tag
    }
  }

  /// An empty set stands for the default settings.
  func settingsSets(_ words: Words) throws -> [SettingsSet] {
    guard let settings else { return [SettingsSet()] }
    return try settings.split(separator: ";", omittingEmptySubsequences: false).map { part in
      do throws(SettingsSetError) { return try SettingsSet(String(part)) } catch {
        switch error {
        case .unknown(let name): throw unknown(name, SettingName.allCases.map(\.rawValue))
        case .badValue(let name, let value):
          let error = SettingsError.Kind.badValue(name, value).message(at: "--settings")
          throw ExitCode.failure(words.text(error), ExitCode.wrongUse.rawValue)
        }
      }
    }
  }

  func spokenForms() throws -> [SpokenForm] {
    guard let formats else { return [.text] }
    return try parts(formats).map { name in
      guard let form = SpokenForm(rawValue: name) else { throw unknown(name, SpokenForm.allCases.map(\.rawValue)) }
      return form
    }
  }

  private func parts(_ list: String) -> [String] {
    list.split(separator: ",", omittingEmptySubsequences: false).map { String($0.filter { $0 != " " }) }
  }

  private func unknown(_ word: String, _ allowed: [String]) -> ExitCode {
    .failure(OutsideText.printed(ValidationError.unknownWord(word, of: allowed).message), ExitCode.wrongUse.rawValue)
  }
}

/// The apps that play transcripts in this process: the built-in app, the gallery, and documents, each created once.
final class TranscriptApps: Sendable {
  private let words: Words
  private let documents = Mutex<[String: TestedApp]>([:])
  let builtIn: TestedApp
  private let gallery: TestedApp

  init(_ words: Words) {
    self.words = words
    let files = words.files
    builtIn = TestedApp(files: files) { BuiltInApp(languages: Languages(in: files, for: $0), files: files) }
    gallery = TestedApp(files: files, sharesTexts: false) { _ in
      try Document(bytes: Array(Gallery.text.utf8), path: "gallery.yaml").app
    }
  }

  var own: [TestedApp] { [builtIn, gallery] }

  func replayer(_ program: TranscriptRunner) -> Replayer { Replayer(program: program) { self.app(of: $0) } }

  func app(of transcript: Transcript) -> TestedApp? {
    let header = transcript.header
    if header.run != nil || header.script != nil { return nil }
    if let name = header.app { return header.command == nil ? document(name, beside: transcript.file) : nil }
    switch header.command {
    case nil: return builtIn
    case "gallery": return gallery
    default: return nil
    }
  }

  private func document(_ name: String, beside file: String) -> TestedApp? {
    let path = Document.path(name, beside: file)
    // The lock is held while a document is read, so that its remarks are printed once.
    return documents.withLock { documents in
      if let known = documents[path] { return known }
      // The program itself reports errors in a document.
      guard let bytes = try? WholeFile.bytes(path, limit: 5 << 20),
        let document = try? Document(beside: bytes, path: path)
      else { return nil }
      document.tellTranslationRemarks(source: bytes)
      let files = words.adding(document.texts).files
      let app = TestedApp(files: files, texts: document.originals, offersRemarks: true) { _ in document.app }
      documents[path] = app
      return app
    }
  }
}

/// Walks through apps in pseudo-locales, and reports what is likely wrong in translation, or what a voice leaves out.
struct PseudoReport {
  let words: Words

  /// Without paths, walks through the built-in app. `spoken` holds locales with voices. Throws exit code 1 for findings.
  func run(_ paths: [String], spoken: [String]) throws {
    var count = 0
    let canSay = spoken.isEmpty ? nil : voice
    for (name, app) in try apps(paths) {
      for finding in try PseudoWalk(app, canSay: canSay).findings(in: PseudoWalk.pseudoLocales + spoken) {
        count += 1
        try words.print(line(finding, name))
      }
    }
    try words.print("Findings: \(count).")
    if count > 0 { throw ExitCode(1) }
  }

  /// The synthesiser's check for sounds, or `nil` without a synthesiser. In a language without a voice, every word passes.
  private var voice: PseudoWalk.CanSay? {
    guard let phonemes = Phonemes() else {
      StandardError.writeLine(words.text(.speechNoSynthesiser))
      return nil
    }
    return { phonemes.hasSounds(for: $0, in: $1) ?? true }
  }

  private func apps(_ paths: [String]) throws -> [(String, TestedApp)] {
    if paths.isEmpty { return [("aloud", TranscriptApps(words).builtIn)] }
    return try paths.map { path in
      let bytes = try Document.bytes(at: path, words)
      let document = try Document(bytes, path: path, words)
      document.tellTranslationRemarks(source: bytes)
      return (path, TestedApp(document.app, files: words.adding(document.texts).files))
    }
  }

  /// Returns a line such as `app.yaml (en-XA) > 2: unlocalised: not translated: Milk | …`.
  private func line(_ finding: PseudoFinding, _ name: String) -> String {
    let path = finding.lines.isEmpty ? "" : " > " + finding.lines.joined(separator: " > ")
    return OutsideText.printed(
      "\(name) (\(finding.locale))\(path): \(finding.rule.rawValue): \(finding.rule.problem): \(finding.text) | \(finding.announcement)"
    )
  }
}

extension PseudoFinding.Rule {
  fileprivate var problem: String {
    switch self {
    case .unlocalised: "not translated"
    case .glued: "put together from pieces"
    case .missingPlural: "depends on a number, and has one form only"
    case .direction: "a direction mark is wrong"
    case .doubledStop: "two stops where one belongs"
    case .doubledColon: "two colons where one belongs"
    case .longBraille: "too long for a braille line"
    case .narrow: "a narrow width breaks it within a word"
    case .unspoken: "the voice can't say it"
    }
  }
}
