import Aloud
import AloudApp
import AloudDocuments
import AloudTerminal
import ArgumentParser

struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format", abstract: "Rewrite documents in a standard layout; comments stay.",
    example: "aloud format app.yaml")

  @Argument(
    help: "The documents, YAML files. They are written anew where their layout is another.",
    completion: .file(extensions: ["yaml", "yml"]))
  var documents: [String]

  @Flag(help: "Only tell which are laid out otherwise, with exit code 1.") var check = false

  @OptionGroup var locales: LocaleOptions

  /// The exit code is 1 for another layout, 65 for an invalid document, 66 or 74 for one that can't be read or written.
  func run() throws {
    let words = try locales.words()
    var worst = ExitCode.success
    for path in documents {
      let code = try format(path, words)
      if code.rawValue > worst.rawValue { worst = code }
    }
    if !worst.isSuccess { throw worst }
  }

  private func format(_ path: String, _ words: Words) throws -> ExitCode {
    let file = OutsideText.printed(path)
    let bytes: [UInt8], text: String?
    do { bytes = try Document.bytes(at: path, words) } catch let code as ExitCode { return code }
    do throws(DocumentErrors) { text = try DocumentLayout.laidOut(bytes, path: path) } catch {
      return error.report(words)
    }
    guard let text else {
      return .failure("\(file): a new layout might change what this document means. Nothing was changed.", 65)
    }
    if Array(text.utf8) == bytes {
      try words.print("\(file): nothing to change.")
      return .success
    }
    if check {
      try words.print("\(file): has another layout.")
      return ExitCode(1)
    }
    if WholeFile.rewrite(path, with: Array(text.utf8)) != nil {
      return .failure(
        "\(file) can't be written, and is unchanged. Check its permissions and that the disk is not full.", 74)
    }
    try words.print("\(file): rewritten.")
    return .success
  }
}
