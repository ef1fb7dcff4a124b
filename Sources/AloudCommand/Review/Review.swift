import AloudApp
import AloudLanguage
import AloudSpeech
import AloudSystem
import AloudTerminal
import AloudTesting
import ArgumentParser
import CEmbedded
import Glibc

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
      guard let folder = UserFolder.locales else {
        throw ExitCode.failure(
          "Name the folder with the wording by --locales, such as --locales locales.", ExitCode.wrongUse.rawValue)
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
    let found = Answer<Result<[ReviewedMessage], any Error>>()
    Task {
      do { found.give(.success(try await ReviewedMessage.all(words, playing: files))) } catch {
        found.give(.failure(error))
      }
    }
    return try found.wait().get()
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

/// The page on which a reader reviews a wording: one HTML file that needs no network, written so that it is XML as well.
struct ReviewPage {
  private let messages: [ReviewedMessage]
  private let locale: LoadedLocale
  private let sounds: String?

  init(_ messages: [ReviewedMessage], _ locale: LoadedLocale, sounds: String?) {
    (self.messages, self.locale, self.sounds) = (messages, locale, sounds)
  }

  var html: String {
    let language = "\(locale.table.name) (\(locale.tag))"
    let parts = WordingPart.allCases.map { part in
      let own = messages.indices.filter { messages[$0].part == part }
      guard !own.isEmpty else { return "" }
      return "<h2>\(Self.title(of: part))</h2>\n" + own.map(message(at:)).joined()
    }
    return """
      <!DOCTYPE html>
      <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>\(Self.escaped("Review of Aloud in \(language)"))</title>
      <style>\(String(cString: aloud_review_style()).dropLast())</style>
      </head>
      <body>
      <main>
      <h1>Review of Aloud in <span lang="\(locale.tag)">\(Self.escaped(language))</span></h1>
      <p>Here is all that Aloud says in your language. Each message has a heading with the English, the sentence in which it is heard, and
      a box with its words. Where you would say it otherwise, write your words in the box. Where it is right, check “Read”.
      Leave what is in braces as it is, such as {name}: it is filled in. Bars stand between words that mean the same.</p>
      <p>You need not read everything. At the end of the page, make the file and send it to whoever asked you. Your work is
      kept in this browser until then.</p>
      <form data-language="\(locale.tag)">
      <p><label for="reader">Your name</label> <input id="reader" name="reader" autocomplete="name"/></p>
      \(parts.joined())<h2>Send it back</h2>
      <p><button type="submit">Make the file</button></p>
      <p role="status" id="status"></p>
      <p><a id="file" hidden="hidden" href="#" download="\(locale.tag)-review.po">Save the file \(locale.tag)-review.po</a></p>
      <p><label for="result">The file, to copy into a message</label></p>
      <p><textarea id="result" readonly="readonly" rows="6"></textarea></p>
      </form>
      </main>
      <script>
      \(String(cString: aloud_review_script()).dropLast())
      </script>
      </body>
      </html>
      """
  }

  private static func title(of part: WordingPart) -> String {
    switch part {
    case .core: "The core: what every app says"
    case .rest: "The rest: the built-in app, settings, braille and single commands"
    }
  }

  private func message(at index: Int) -> String {
    let message = messages[index], number = index + 1, entry = message.entry
    let english = [entry.id, entry.plural].compactMap(\.self).joined(separator: " / ")
    let note = message.note.isEmpty ? "" : "<p>Note: \(Self.escaped(message.note))</p>\n"
    let forms = message.forms.enumerated().map { form($1, of: message, id: "m\(number)-\($0)", number: number) }
    let beside = message.forms.contains { $0.heard?.before != nil } ? "" : neighbour(of: index)
    return """
      <div class="message" data-key="\(Self.escaped(message.key))" data-id="\(Self.escaped(entry.id))"\
      \(entry.plural.map { " data-plural=\"\(Self.escaped($0))\"" } ?? "")>
      <h3>\(number). \(Self.escaped(english))</h3>
      \(note)\(beside)\(forms.joined())<p><input type="checkbox" id="m\(number)"/> <label for="m\(number)">Read: \(number)</label></p>
      </div>

      """
  }

  private func neighbour(of index: Int) -> String {
    let places = index > 0 ? [index - 1, index + 1] : [index + 1]
    let heard = places.lazy.filter(messages.indices.contains).compactMap {
      messages[$0].forms.compactMap(\.heard).first
    }
    return heard.first.map { "<p>Beside: \(own($0.printed))</p>\n" } ?? ""
  }

  private func form(_ form: ReviewedMessage.Form, of message: ReviewedMessage, id: String, number: Int) -> String {
    let numbers = form.numbers.map { numbers in
      numbers.isEmpty ? " for fractions" : " for " + numbers.map(String.init).joined(separator: ", ")
    }
    var lines: [String] = []
    if let heard = form.heard {
      let before = heard.before.map { "<p>After: \(own($0, isTyped: $0.hasPrefix("> ")))</p>\n" } ?? ""
      lines.append("\(before)<p>\(message.isCommand ? "You say" : "Heard"): \(own(heard.printed))</p>")
      if let sounds {
        let source = Self.escaped(Self.address(sounds + "/" + form.fileName))
        lines.append(
          "<p><audio controls=\"controls\" preload=\"none\" src=\"\(source)\" aria-label=\"The voice: \(number)\(numbers ?? "")\"></audio></p>"
        )
      }
    }
    // The first line break in a text area is not part of its text.
    lines.append(
      """
      <p><label for="\(id)">Your words: \(number)\(numbers ?? "")</label></p>
      <p><textarea id="\(id)" rows="2" lang="\(locale.tag)" dir="\(locale.table.direction.rawValue)">
      \(Self.escaped(form.text))</textarea></p>
      """)
    return lines.joined(separator: "\n") + "\n"
  }

  private func own(_ text: String, isTyped: Bool = false) -> String {
    isTyped
      ? "<q>\(Self.escaped(String(text.dropFirst(2))))</q> was typed"
      : "<q lang=\"\(locale.tag)\" dir=\"\(locale.table.direction.rawValue)\">\(Self.escaped(text))</q>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("\t", with: "&#9;")
  }

  private static func address(_ path: String) -> String {
    path.replacing("%", with: "%25").replacing(" ", with: "%20").replacing("#", with: "%23").replacing("?", with: "%3F")
  }
}
