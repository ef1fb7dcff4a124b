import Foundation

/// Writes the wordings but the English one as their differences from it. The build runs it.
///
/// Without this, each of two dozen wordings would bring the keys and the English texts along, which are more than its own words.
@main enum WordingPacker {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count > 1 else { fatalError("Usage: WordingPacker OUTPUT WORDING...") }
    let files = try arguments.dropFirst().map { path in
      (
        tag: URL(filePath: path).deletingPathExtension().lastPathComponent,
        text: try String(contentsOfFile: path, encoding: .utf8)
      )
    }
    guard let english = files.first(where: { $0.tag == "en" }) else { fatalError("There is no English wording.") }
    let packer = try PackedFile(english: english.text)
    let others = files.filter { $0.tag != "en" }
    do {
      let packed = try others.map { (tag: $0.tag, lines: try packer.pack($0.text)) }
      let text = Self.source(packed)
      // An unchanged file is left alone, so that nothing is compiled again.
      if (try? String(contentsOfFile: arguments[0], encoding: .utf8)) == text { return }
      try text.write(toFile: arguments[0], atomically: true, encoding: .utf8)
    } catch let problem as PackingProblem {
      FileHandle.standardError.write(Data("error: \(problem.text)\n".utf8))
      exit(1)
    }
  }

  /// A text ends with a null character, so that the linker does not lay it among the short texts of the program, which are read at the
  /// start: it merges texts that have none, in an order of its own.
  private static func source(_ packed: [(tag: String, lines: [String])]) -> String {
    let names = packed.map { "\"\($0.tag)\"" }.joined(separator: ", ")
    let cases = packed.map { "    case \"\($0.tag)\": \($0.tag.filter { $0 != "-" })\n" }.joined()
    let texts = packed.map { tag, lines in
      "\n  private static var \(tag.filter { $0 != "-" }): StaticString { ##\"\"\"\n"
        + lines.map { $0 + "\n" }.joined() + "\\##0\n\"\"\"## }\n"
    }
    return """
      extension LocaleWordings {
        /// The tags of the wordings that are packed, in order.
        package static var tags: [String] { [\(names)] }

        /// Returns a packed wording, or nil if there is none.
        @inline(never) package static func text(_ tag: String) -> StaticString? {
          switch tag {
      \(cases)    default: nil
          }
        }
      \(texts.joined())}

      """
  }
}

struct PackingProblem: Error {
  let text: String
}

/// A wording as chunks: the header, and for each message all that ends with its last line.
struct Chunks {
  struct Chunk {
    /// Empty lines and comments.
    var lead: [Substring] = []
    /// The key and the English texts.
    var id: [Substring] = []
    /// The texts, without their quotes.
    var forms: [Substring] = []
    /// A Boolean value that indicates whether the forms are numbered.
    var isPlural = false
    /// All lines as they stand in the file.
    var lines: [Substring] = []
  }

  private(set) var header: [Substring] = []
  private(set) var messages: [Chunk] = []

  init(_ text: String) throws {
    var chunk = Chunk()
    var isHeader = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      guard !line.contains("\t") else { throw PackingProblem(text: "Write a tab as \\t: \(line)") }
      if isHeader {
        // The header ends where the first empty line follows its text.
        if line.isEmpty, header.contains(where: { $0.hasPrefix("msgid") }) {
          isHeader = false
        } else {
          header.append(line)
        }
        if isHeader { continue }
      }
      let isForm = line.hasPrefix("msgstr")
      if !chunk.forms.isEmpty, !isForm {
        messages.append(chunk)
        chunk = Chunk()
      }
      chunk.lines.append(line)
      if isForm {
        guard let quote = line.firstIndex(of: "\""), line.hasSuffix("\"") else { throw PackingProblem(text: "\(line)") }
        chunk.isPlural = line.hasPrefix("msgstr[")
        chunk.forms.append(line[quote...].dropFirst().dropLast())
      } else if line.hasPrefix("msg") {
        chunk.id.append(line)
      } else if line.isEmpty || line.hasPrefix("#") {
        if line.hasPrefix("#,"), line.contains("fuzzy") {
          throw PackingProblem(text: "A wording that ships has no message that is marked as fuzzy.")
        }
        chunk.lead.append(line)
      } else {
        throw PackingProblem(text: "Write each text of a wording in one line: \(line)")
      }
    }
    messages.append(chunk)
    guard messages.allSatisfy({ !$0.forms.isEmpty }) else {
      throw PackingProblem(text: "A message without a text ends a wording.")
    }
  }
}

/// A wording as its differences from the English one, in lines: the header, the forms of each English message, and what else there is.
struct PackedFile {
  private let english: [Chunks.Chunk]

  init(english: String) throws { self.english = try Chunks(english).messages }

  func pack(_ text: String) throws -> [String] {
    let chunks = try Chunks(text)
    let numbers = Dictionary(uniqueKeysWithValues: zip(english.map { $0.id.first ?? "" }, english.indices))
    var forms = Array(repeating: "", count: english.count)
    var rest: [String] = []
    var last = -1
    for chunk in chunks.messages {
      let number = numbers[chunk.id.first ?? ""]
      if let number {
        guard number > last else {
          throw PackingProblem(text: "Put the messages in the order of the English wording: \(chunk.id.first ?? "")")
        }
        last = number
        forms[number] = (chunk.isPlural ? "\t" : "") + chunk.forms.joined(separator: "\t")
      }
      let lead = number.map { english[$0].lead } ?? []
      if let number, english[number].id == chunk.id, english[number].isPlural == chunk.isPlural,
        chunk.lead.starts(with: lead)
      {
        let more = chunk.lead.dropFirst(lead.count)
        if !more.isEmpty { rest.append("\(number)\t" + more.joined(separator: "\t")) }
      } else {
        rest.append("\(last)\t" + chunk.lines.joined(separator: "\t"))
      }
    }
    return [chunks.header.joined(separator: "\t")] + forms + rest
  }
}
