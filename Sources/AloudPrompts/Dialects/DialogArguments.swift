import AloudLanguage

/// The command line of dialog 1.3: options before each widget, and widgets one after the other.
struct DialogArguments {
  /// A command-line argument. An argument that follows `--` is escaped and never an option.
  struct Argument: Sendable, Equatable {
    let text: String
    let isEscaped: Bool

    var option: String? {
      guard !isEscaped, text.hasPrefix("--") else { return nil }
      let name = String(text.dropFirst(2))
      return DialogBoxKind(name) != nil || DialogOption.isKnown(name) ? name : nil
    }

    var looksLikeOption: Bool { !isEscaped && text.hasPrefix("--") && text.dropFirst(2).first?.isLetter == true }
  }

  private var arguments: [Argument]
  private var index = 0
  private var usual: BoxOptions

  static func call(
    _ texts: [String], _ environment: (String) -> String?, _ file: (String) throws(DialectError) -> String
  ) throws(DialectError) -> DialectCall {
    var call = DialectCall(wanted: .boxes([]))
    var arguments = try withoutStreams(arguments(of: withFiles(texts, file)), &call)
    if call.wanted != .boxes([]) { return call }
    call.reports = arguments.compactMap { $0.option.flatMap { DialectCall.Report(rawValue: $0) } }
    if arguments.count < 2, call.reports.isEmpty, !["clear", "ignore"].contains(arguments.first?.option) {
      call.wanted = .help
      return call
    }
    arguments.removeAll { $0.option.flatMap { DialectCall.Report(rawValue: $0) } != nil }
    var usual = DialogArguments(Self.arguments(of: ShellWords.ofDialog(environment("DIALOGOPTS") ?? "")), BoxOptions())
    var parsed = DialogArguments(arguments, try usual.options(BoxOptions()))
    call.wanted = .boxes(try parsed.boxes())
    return call
  }

  private static let fileLimit = 100

  /// Replaces each `--file` and its value by the contents of the file.
  private static func withFiles(
    _ texts: [String], _ file: (String) throws(DialectError) -> String
  ) throws(DialectError) -> [String] {
    var texts = texts, count = 0, place = 0
    while let option = texts[place...].firstIndex(of: "--file") {
      // After `--`, the argument is a text.
      if option > 0, texts[option - 1] == "--" {
        place = option + 1
        continue
      }
      count += 1
      guard option + 1 < texts.count else { throw .missingValue("--file") }
      if count > fileLimit { throw .badFile(.verbatim("“--file” names more than \(fileLimit) files, one in another.")) }
      texts.replaceSubrange(option...option + 1, with: ShellWords.ofDialog(try file(texts[option + 1])))
      place = option
    }
    return texts
  }

  private init(_ arguments: [Argument], _ usual: BoxOptions) { (self.arguments, self.usual) = (arguments, usual) }

  /// A lone `--` is dropped and escapes the argument after it.
  private static func arguments(of texts: [String]) -> [Argument] {
    var arguments: [Argument] = []
    var isEscaped = false
    for text in texts {
      if text == "--", !isEscaped {
        isEscaped = true
      } else {
        arguments.append(Argument(text: text, isEscaped: isEscaped))
        isEscaped = false
      }
    }
    return arguments
  }

  /// Takes out the arguments that say where answers go, wherever they stand, and records these in `call`.
  private static func withoutStreams(
    _ arguments: [Argument], _ call: inout DialectCall
  ) throws(DialectError) -> [Argument] {
    var rest = arguments[...]
    var kept: [Argument] = []
    func descriptor(_ option: Argument) throws(DialectError) -> Int32 {
      guard let text = rest.popFirst()?.text, let number = Int32(text) else { throw .badNumber(option.text) }
      return number
    }
    while let argument = rest.popFirst() {
      switch argument.option {
      case "stdout": call.outputDescriptor = 1
      case "stderr": call.outputDescriptor = 2
      case "output-fd": call.outputDescriptor = try descriptor(argument)
      case "input-fd": call.inputDescriptor = try descriptor(argument)
      case "keep-tite": break
      case "version":
        call.wanted = .version
        return []
      case "help":
        call.wanted = .help
        return []
      default: kept.append(argument)
      }
    }
    return kept
  }

  private mutating func boxes() throws(DialectError) -> [BoxRequest] {
    var boxes: [BoxRequest] = []
    while index < arguments.count {
      let options = try options(usual)
      // Unlike the other options, this one stays for the widgets that follow.
      usual.boxSeparator = options.boxSeparator
      guard index < arguments.count else {
        if boxes.isEmpty { return [] }
        throw .noBox
      }
      let name = arguments[index]
      if let option = name.option, DialogOption.ofScreen.contains(option) { throw .noScreen(name.text) }
      guard let kind = name.option.flatMap({ DialogBoxKind($0) }) else {
        throw name.looksLikeOption || name.option == nil ? .unknownOption(name.text) : .noBox
      }
      let given = arguments[(index + 1)...].prefix { $0.option == nil }.map(\.text)
      index += 1 + given.count
      boxes.append(try kind.request(given, options))
      guard index < arguments.count else { break }
      if arguments[index].option == "and-widget" { index += 1 } else { boxes[boxes.count - 1].following = .answer }
    }
    return boxes
  }

  private mutating func options(_ options: BoxOptions) throws(DialectError) -> BoxOptions {
    var options = options
    while index < arguments.count, let name = arguments[index].option, let option = DialogOption.all[name] {
      let isNamed = arguments[index].text
      index += 1
      var values: [String] = []
      for _ in 0..<option.valueCount {
        guard index < arguments.count else { throw .missingValue(isNamed) }
        values.append(arguments[index].text)
        index += 1
      }
      guard option.set(&options, values) else { throw .badNumber(isNamed) }
    }
    return options
  }
}

/// A parser that splits text into words at white space outside quotes.
package enum ShellWords {
  /// Splits the value of a variable as a shell would.
  package static func words(of text: String) -> [String] { words(of: text, quotes: ["\"", "'"], hasEscapes: false) }

  /// Single quotes mean nothing, and a backslash only before a double quote, a backslash or the end of the line.
  static func ofDialog(_ text: String) -> [String] { words(of: text, quotes: ["\""], hasEscapes: true) }

  private static func words(of text: String, quotes: [Character], hasEscapes: Bool) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = text[...]
    while let character = rest.popFirst() {
      if hasEscapes, character == "\\" {
        guard let next = rest.first else { break }
        if ["\\", "\"", "\n"].contains(next) { rest.removeFirst() }
        if next != "\n" { word = (word ?? "") + (next == "\\" || next == "\"" ? String(next) : "\\") }
      } else if character == quote {
        quote = nil
      } else if quote == nil, quotes.contains(character) {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        word.map { words.append($0) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }
}
