package import Aloud

/// A program whose command line Aloud understands, so that the scripts that call it speak.
package enum Dialect: String, Sendable, CaseIterable {
  case whiptail
  case dialog

  package init?(program: String) {
    let name = program.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? program
    self.init(rawValue: name)
  }

  /// `environment` returns the value of a variable; `file` returns the contents of a file of arguments.
  package func call(
    _ arguments: [String], environment: (String) -> String? = { _ in nil },
    file: (String) throws(DialectError) -> String = { _ throws(DialectError) in throw .missingValue("--file") }
  ) throws(DialectError) -> DialectCall {
    var call =
      switch self {
      case .whiptail: try WhiptailArguments.call(arguments)
      case .dialog: try DialogArguments.call(arguments, environment, file)
      }
    // Each of debconf's questions has a default, and only "no" is told by an option.
    if environment("DEBIAN_HAS_FRONTEND") != nil, case .boxes(var boxes) = call.wanted {
      for index in boxes.indices { boxes[index].options.standardAnswer = boxes[index].options.standardAnswer ?? true }
      call.wanted = .boxes(boxes)
    }
    return call
  }

  package var version: String {
    switch self {
    case .whiptail: "whiptail (newt): 0.52.23"
    case .dialog: "Version: 1.3-20230209"
    }
  }
}

package struct DialectCall: Sendable, Equatable {
  package enum Wanted: Sendable, Equatable {
    case version
    case help
    case boxes([BoxRequest])
  }

  package enum Report: String, Sendable, Equatable {
    case version = "print-version"
    /// The number of lines and columns of the terminal.
    case maxSize = "print-maxsize"
  }

  package var wanted: Wanted
  package var reports: [Report] = []
  package var outputDescriptor: Int32 = 2
  package var inputDescriptor: Int32 = 0
}

extension Dialect {
  package var usage: [String] {
    switch self {
    case .whiptail: WhiptailArguments.usages + WhiptailArguments.options
    case .dialog: DialogBoxKind.allCases.map(\.usage) + DialogOption.usage
    }
  }
}

/// An error in the arguments of a call, described for the author of the script.
package struct DialectError: Error, Sendable, Equatable {
  /// The sentence that describes the error, in English as those of the programs themselves, except for the reason of a file.
  package private(set) var message: LocalizedText
  /// whiptail's options are read by a library, popt(3), and their errors have an exit code of their own.
  package private(set) var isOfOption = false

  private static func error(_ sentence: String) -> Self { Self(message: .verbatim(sentence)) }

  private static func error(ofOption sentence: String) -> Self { Self(message: .verbatim(sentence), isOfOption: true) }

  static func unknownOption(_ option: String) -> Self { error(ofOption: "\(option): unknown option") }

  package static func missingValue(_ option: String) -> Self { error(ofOption: "\(option): missing argument") }

  package static func badNumber(_ text: String) -> Self { error(ofOption: "\(text): invalid numeric value") }

  static func takesNoValue(_ option: String) -> Self { error(ofOption: "\(option): option does not take an argument") }

  static func unexpected(_ option: String) -> Self { error("\(option): not with this box") }

  static func needs(_ usage: String) -> Self { error("Write it so: \(usage)") }

  static let noBox = error("Name one box, such as --msgbox.")

  static func noScreen(_ option: String) -> Self {
    error("\(option): there is no screen here that has colors and keys.")
  }

  package static func badFile(_ reason: LocalizedText) -> Self { Self(message: reason) }

  package static func badDescriptor(_ number: Int32) -> Self {
    error("Nothing can be written to descriptor \(number).")
  }

  /// Reads a number as the programs do: an empty text is 0.
  static func number(_ text: String, of place: String) throws(DialectError) -> Int {
    if text.isEmpty { return 0 }
    guard let number = Int(text.drop { $0 == " " || $0 == "\t" }) else { throw .badNumber(place) }
    return number
  }
}

/// The command line of whiptail 0.52, as popt(3) reads it: options may stand anywhere before `--`.
struct WhiptailArguments {
  private static let kinds: [DialogBoxKind] = [
    .msgbox, .yesno, .infobox, .inputbox, .passwordbox, .textbox, .menu, .checklist, .radiolist, .gauge,
  ]

  /// The usage of each kind of widget. The arguments are those of dialog's widget, but that a gauge must have its percentage.
  static var usages: [String] { kinds.map(usage) }

  private static func usage(of kind: DialogBoxKind) -> String {
    kind == .gauge ? "--gauge TEXT HEIGHT WIDTH PERCENT" : kind.usage
  }

  static let options = [
    "--title TEXT", "--backtitle TEXT", "--default-item TAG", "--defaultno", "--nocancel", "--noitem", "--notags",
    "--ok-button TEXT", "--cancel-button TEXT", "--yes-button TEXT", "--no-button TEXT", "--output-fd NUMBER",
    "--separate-output", "--clear", "--fb", "--fullbuttons", "--scrolltext", "--topleft", "-h", "-v",
  ]

  private var kind: DialogBoxKind?
  private var given: [String] = []
  private var options = BoxOptions()
  private var outputDescriptor: Int32 = 2

  static func call(_ arguments: [String]) throws(DialectError) -> DialectCall {
    var parsed = WhiptailArguments()
    parsed.options.quoting = .always
    if let wanted = try parsed.read(arguments) { return DialectCall(wanted: wanted) }
    guard let kind = parsed.kind else { throw .noBox }
    return DialectCall(wanted: .boxes([try parsed.request(kind)]), outputDescriptor: parsed.outputDescriptor)
  }

  private mutating func read(_ arguments: [String]) throws(DialectError) -> DialectCall.Wanted? {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        given += rest
        return nil
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        given.append(argument)
        continue
      }
      if argument.hasPrefix("-h") || argument == "--help" { return .help }
      if argument.hasPrefix("-v") || argument == "--version" { return .version }
      let halves = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard halves[0].hasPrefix("--") else { throw .unknownOption(argument) }
      let name = String(halves[0].dropFirst(2))
      if Self.texts.contains(name) {
        guard let value = halves.count == 2 ? halves[1] : rest.popFirst() else { throw .missingValue(argument) }
        guard name == "output-fd" else {
          take(name, [value])
          continue
        }
        guard let number = Int32(value) else { throw .badNumber(value) }
        outputDescriptor = number
      } else {
        let kind = DialogBoxKind(rawValue: name).flatMap { Self.kinds.contains($0) ? $0 : nil }
        let isKnown = kind != nil || Self.flags.contains(name) || name == "help" || name == "version"
        guard isKnown else { throw .unknownOption(argument) }
        if halves.count == 2 { throw .takesNoValue(argument) }
        if kind != nil, self.kind != nil { throw .noBox }
        self.kind = self.kind ?? kind
        take(name, [])
      }
    }
    return nil
  }

  private static let texts = Set(options.compactMap { $0.cut(at: " ").map { String($0.before.dropFirst(2)) } })
  private static let flags = Set(
    options.filter { $0.hasPrefix("--") && !$0.contains(" ") }.map { String($0.dropFirst(2)) })

  /// These options mean what they mean for dialog; the others affect only a widget's looks.
  private mutating func take(_ name: String, _ values: [String]) { _ = DialogOption.all[name]?.set(&options, values) }

  /// More arguments than a box needs are ignored.
  private func request(_ kind: DialogBoxKind) throws(DialectError) -> BoxRequest {
    let least = [.menu, .radiolist].contains(kind) ? 5 : [.checklist, .gauge].contains(kind) ? 4 : 3
    guard given.count >= least else { throw .needs(Self.usage(of: kind)) }
    var request = BoxRequest(.message, text: given[0], options: options)
    do throws(DialectError) {
      for place in 1..<min(least, 4) { _ = try kind.number(given, place) }
      request.box = try kind.box(given, options, .whiptail)
    } catch { throw .needs(Self.usage(of: kind)) }
    // Where a Cancel button is left out, Escape is in its place.
    if request.traits.contains(.hasCancelButton), !options.hasCancel { request.escape = .cancel }
    return request
  }
}
