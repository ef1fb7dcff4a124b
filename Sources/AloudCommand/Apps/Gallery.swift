import Aloud
import AloudApp
import AloudDocuments
import ArgumentParser
import CEmbedded

struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Show every control in every state.", example: "aloud gallery --verbosity high")

  static let text = String(cString: aloud_gallery())

  @Flag(help: "Print the gallery as a document that \"aloud run\" takes, and end.") var document = false

  @OptionGroup var options: SessionOptions

  func run() throws {
    let words = try options.locales.words()
    let text = Self.text
    if document { return try words.print(text) }
    try options.play(try Document(Array(text.utf8), path: "gallery.yaml", words).app, words)
  }
}
