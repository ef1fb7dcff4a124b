import Aloud
import AloudApp
import AloudSpeech
import AloudTerminal
import AloudTesting
import ArgumentParser
import Dispatch
import Glibc
import Synchronization

struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Write a page on which native readers review a wording, and take in what they send.",
    example: "aloud review --locale pl --sounds sounds > pl.html")

  @Argument(
    help: "Transcripts, or folders of them, that show how messages are heard. The apps of aloud itself show some.",
    completion: .file()) var transcripts: [String] = []
  @Option(
    help: "Record each message in the language's voice, as WAV files in this folder, and refer to them in the page.",
    completion: .directory)
  var sounds: String?
  @Option(
    help: "Take in this file, which a reader sent back, into the wording in the folder of --locales.",
    completion: .file(extensions: ["po"]))
  var read: String?
  @Option(help: "The name of the reader. Otherwise that in the file.") var by: String?
  @OptionGroup var locales: LocaleOptions

  func run() throws {
    // Damage in the wording that a file is taken into is told with it.
    let words = try locales.words(tellingDamage: read == nil)
    if let asked = words.locale.askedFor {
      throw ExitCode.failure(
        OutsideText.printed("There is no wording for \(asked). Add wording/\(asked).po to the folder of --locales."), 65
      )
    }
    if let read {
      guard let folder = LocaleFolderPath.usual else {
        throw ExitCode.failure("Name the folder with the wording by --locales, such as --locales locales.", 64)
      }
      try ReturnedReview(read, by: by, words).merge(into: folder)
    } else {
      if let sounds, mkdir(sounds, 0o777) != 0, errno != EEXIST {
        throw ExitCode.failure(OutsideText.printed("\(sounds): The folder can't be made."), 74)
      }
      let messages = try messages(words)
      if let sounds { try record(messages, in: sounds, words) }
      try words.print(ReviewPage(messages, words.locale, sounds: sounds).html)
    }
  }

  private func messages(_ words: Words) throws -> [ReviewedMessage] {
    let files = try transcripts.flatMap { try TranscriptFile.all(at: $0, words) }
    let found = Mutex<Result<[ReviewedMessage], any Error>>(.success([]))
    let done = DispatchSemaphore(value: 0)
    Task {
      let result: Result<[ReviewedMessage], any Error>
      do { result = .success(try await ReviewedMessage.all(words, playing: files)) } catch { result = .failure(error) }
      found.withLock { $0 = result }
      done.signal()
    }
    done.wait()
    return try found.withLock { try $0.get() }
  }

  private func record(_ messages: [ReviewedMessage], in folder: String, _ words: Words) throws {
    let speaker = Speaker(to: .nowhere) { StandardError.writeLine(words.text($0.message)) }
    for form in messages.flatMap(\.forms) {
      guard let heard = form.heard else { continue }
      let path = "\(folder)/\(form.fileName)"
      speaker.change(to: .wav(path: path))
      speaker.speak(heard.utterance)
      speaker.finish()
      if access(path, F_OK) != 0 { throw ExitCode(74) }
    }
  }
}
