import AloudLanguage

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

  /// The options other than widgets, for help.
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

  /// Returns the work to do if an option such as `--help` decides it.
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

  /// The names of the options that take a value, and of those that take none.
  private static let texts = Set(options.compactMap { $0.cut(at: " ").map { String($0.before.dropFirst(2)) } })
  private static let flags = Set(
    options.filter { $0.hasPrefix("--") && !$0.contains(" ") }.map { String($0.dropFirst(2)) })

  /// These options mean what they mean for dialog; the others affect only a widget's looks.
  private mutating func take(_ name: String, _ values: [String]) { _ = DialogOption.all[name]?.set(&options, values) }

  private func request(_ kind: DialogBoxKind) throws(DialectError) -> BoxRequest {
    var rest = given[...]
    func next() throws(DialectError) -> String {
      guard let argument = rest.popFirst() else { throw .needs(Self.usage(of: kind)) }
      return argument
    }
    func number() throws(DialectError) -> Int {
      do throws(DialectError) { return try DialectError.number(try next(), of: "") } catch {
        throw .needs(Self.usage(of: kind))
      }
    }
    let text = try next()
    _ = try number()
    _ = try number()
    if [.menu, .checklist, .radiolist].contains(kind) { _ = try number() }
    let box: BoxRequest.Box
    switch kind {
    case .gauge: box = .gauge(percent: try number())
    case .menu: box = .menu(try items(rest, kind))
    case .checklist: box = .checks(try items(rest, kind))
    case .radiolist: box = .radio(try items(rest, kind))
    default: box = try kind.box(given, options)
    }
    var request = BoxRequest(box, text: text, options: options)
    // Where a Cancel button is left out, Escape is in its place.
    if request.traits.contains(.hasCancelButton), !options.hasCancel { request.escape = .cancel }
    return request
  }

  /// A menu has texts even if they are hidden; the other lists then have none.
  private func items(_ arguments: ArraySlice<String>, _ kind: DialogBoxKind) throws(DialectError) -> [BoxItem] {
    let hasStatus = kind != .menu
    let hasText = !hasStatus || !options.hidesItems
    let size = 1 + (hasText ? 1 : 0) + (hasStatus ? 1 : 0)
    guard arguments.count % size == 0, kind == .checklist || !arguments.isEmpty else {
      throw .needs(Self.usage(of: kind))
    }
    return stride(from: arguments.startIndex, to: arguments.endIndex, by: size).map { start in
      let status = hasStatus ? arguments[start + size - 1].lowercased() : ""
      return BoxItem(
        tag: arguments[start], text: hasText ? arguments[start + 1] : "", isOn: ["1", "on", "yes"].contains(status))
    }
  }
}
