enum DialogBoxKind: String, CaseIterable {
  case buildlist, calendar, checklist, dselect, editbox, form, fselect, gauge, infobox, inputbox, inputmenu, menu
  case mixedform, mixedgauge, msgbox, passwordbox, passwordform, pause, prgbox, programbox, progressbox, radiolist
  case rangebox, tailbox, tailboxbg, textbox, timebox, treeview, yesno

  /// The common misspelling "guage" is accepted.
  init?(_ name: String) { self.init(rawValue: name == "guage" ? "gauge" : name) }

  var usage: String { "--\(rawValue) \(arguments.usage)" }

  /// The arguments, and the least and the most number of them; `nil` for no limit.
  private var arguments: (usage: String, least: Int, most: Int?) {
    switch self {
    case .msgbox, .yesno, .infobox: ("TEXT HEIGHT WIDTH", 3, 3)
    case .inputbox, .passwordbox: ("TEXT HEIGHT WIDTH [INIT]", 3, 4)
    case .textbox, .editbox, .tailbox, .tailboxbg: ("FILE HEIGHT WIDTH", 3, 3)
    case .fselect, .dselect: ("PATH HEIGHT WIDTH", 3, 4)
    case .menu, .inputmenu: ("TEXT HEIGHT WIDTH LIST-HEIGHT TAG ITEM ...", 5, nil)
    case .checklist, .radiolist: ("TEXT HEIGHT WIDTH LIST-HEIGHT TAG ITEM STATUS ...", 6, nil)
    case .buildlist: ("TEXT HEIGHT WIDTH LIST-HEIGHT TAG ITEM STATUS ...", 4, nil)
    case .treeview: ("TEXT HEIGHT WIDTH LIST-HEIGHT TAG ITEM STATUS DEPTH ...", 4, nil)
    case .form, .passwordform:
      ("TEXT HEIGHT WIDTH FORM-HEIGHT LABEL Y X ITEM Y X FIELD-LENGTH INPUT-LENGTH ...", 12, nil)
    case .mixedform: ("TEXT HEIGHT WIDTH FORM-HEIGHT LABEL Y X ITEM Y X FIELD-LENGTH INPUT-LENGTH TYPE ...", 12, nil)
    case .gauge: ("TEXT HEIGHT WIDTH [PERCENT]", 3, 4)
    case .mixedgauge: ("TEXT HEIGHT WIDTH PERCENT TAG ITEM ...", 4, nil)
    case .pause: ("TEXT HEIGHT WIDTH SECONDS", 4, 4)
    case .prgbox: ("[TEXT] COMMAND HEIGHT WIDTH", 3, 4)
    case .programbox, .progressbox: ("[TEXT] HEIGHT WIDTH", 2, 3)
    case .calendar: ("TEXT HEIGHT WIDTH [DAY MONTH YEAR]", 3, 6)
    case .timebox: ("TEXT HEIGHT WIDTH [HOUR MINUTE SECOND]", 3, 6)
    case .rangebox: ("TEXT HEIGHT WIDTH MIN [MAX [DEFAULT]]", 4, 6)
    }
  }

  func request(_ given: [String], _ options: BoxOptions) throws(DialectError) -> BoxRequest {
    let (_, least, most) = arguments
    guard given.count >= least, given.count <= most ?? .max else { throw .needs(usage) }
    if options.separatesOutput, ![.checklist, .buildlist, .treeview].contains(self) {
      throw .unexpected("--separate-output")
    }
    // In these widgets, a text before the required arguments is optional.
    let isOfProgram = [.prgbox, .programbox, .progressbox].contains(self)
    let given = isOfProgram && given.count == least ? [""] + given : given
    let places = self == .prgbox ? (2, 3) : (1, 2)
    let (lines, columns) = (try number(given, places.0), try number(given, places.1))
    var request = BoxRequest(try box(given, options, .dialog), text: given[0], options: options)
    (request.lines, request.columns) = (lines, columns)
    request.options.endsWithoutSeparator = self == .buildlist || self == .treeview
    request.waits = self != .tailboxbg
    return request
  }

  func box(_ given: [String], _ options: BoxOptions, _ dialect: Dialect) throws(DialectError) -> BoxRequest.Box {
    func optional(_ place: Int) throws(DialectError) -> Int? { try given.count > place ? number(given, place) : nil }
    switch self {
    case .msgbox: return .message
    case .yesno: return .question
    case .infobox: return .notice()
    case .inputbox: return .entry(initial: given.count > 3 ? given[3] : "")
    case .passwordbox: return .secret(initial: given.count > 3 ? given[3] : "")
    case .textbox: return .file(isTail: false)
    case .tailbox, .tailboxbg: return .file(isTail: true)
    case .editbox: return .editedFile
    case .fselect, .dselect: return .path
    case .menu: return .list(.menu, try items(given, options, dialect))
    case .inputmenu: return .list(.renaming, try items(given, options, dialect))
    case .checklist, .buildlist: return .list(.checks, try items(given, options, dialect))
    case .radiolist, .treeview:
      let items = try items(given, options, dialect)
      return .list(.radio, dialect == .dialog ? items.withOneOn : items)
    case .form, .passwordform, .mixedform: return .form(try fields(given, options))
    case .gauge: return .gauge(percent: try optional(3) ?? 0)
    case .mixedgauge:
      guard given.count % 2 == 0 else { throw .needs(usage) }
      let rows = stride(from: 4, to: given.count, by: 2).map { BoxItem(tag: given[$0], text: given[$0 + 1]) }
      return .notice(rows: rows, percent: min(100, max(0, try number(given, 3))))
    case .pause: return .pause(seconds: try number(given, 3))
    case .prgbox: return .command(given[1])
    case .programbox: return .output(waits: true)
    case .progressbox: return .output(waits: false)
    case .calendar: return .date(day: try optional(3), month: try optional(4), year: try optional(5))
    case .timebox:
      // A negative part is that of the present time.
      func part(_ place: Int, to most: Int) throws(DialectError) -> Int? {
        guard let part = try optional(place), part >= 0 else { return nil }
        if part > most { throw .needs(usage) }
        return part
      }
      return .time(hour: try part(3, to: 23), minute: try part(4, to: 59), second: try part(5, to: 59))
    case .rangebox:
      let least = try number(given, 3)
      let most = max(least, try optional(4) ?? 0)
      return .range(least...most, initial: min(most, max(least, try optional(5) ?? least)))
    }
  }

  func number(_ given: [String], _ place: Int) throws(DialectError) -> Int {
    guard place < given.count else { throw .needs(usage) }
    return try DialectError.number(given[place], of: given[place])
  }

  private func items(_ given: [String], _ options: BoxOptions, _ dialect: Dialect) throws(DialectError) -> [BoxItem] {
    _ = try number(given, 3)
    let hasStatus = self != .menu && self != .inputmenu
    // whiptail's menu has texts even if they are hidden.
    let hasText = !options.hidesItems || dialect == .whiptail && !hasStatus
    let parts = [true, hasText, hasStatus, self == .treeview, options.hasItemHelp]
    let size = parts.count(where: \.self)
    let rest = given[4...]
    guard rest.count % size == 0 else { throw .needs(usage) }
    return stride(from: rest.startIndex, to: rest.endIndex, by: size).map { start in
      var item = BoxItem(tag: rest[start], text: hasText ? rest[start + 1] : "")
      let status = start + (hasText ? 2 : 1)
      if hasStatus {
        item.isOn = (dialect == .dialog ? ["on"] : ["1", "on", "yes"]).contains(rest[status].lowercased())
      }
      if self == .treeview { item.depth = Self.leadingNumber(rest[status + 1]) }
      if options.hasItemHelp { item.help = rest[start + size - 1] }
      return item
    }
  }

  private func fields(_ given: [String], _ options: BoxOptions) throws(DialectError) -> [BoxField] {
    _ = try number(given, 3)
    let size = (self == .mixedform ? 9 : 8) + (options.hasItemHelp ? 1 : 0)
    let rest = given[4...]
    guard rest.count % size == 0 else { throw .needs(usage) }
    return stride(from: rest.startIndex, to: rest.endIndex, by: size).map { start in
      // As dialog reads these numbers, what is none is 0.
      let length = Self.leadingNumber(rest[start + 6])
      // Bit 1 means secret; bit 2 means read-only, though still part of the answer.
      let type = self == .mixedform ? Self.leadingNumber(rest[start + 8]) : 0
      return BoxField(
        label: rest[start], value: rest[start + 3], isEditable: length > 0 && type & 2 == 0,
        isPartOfAnswer: length > 0, isSecret: self == .passwordform || type & 1 != 0,
        help: options.hasItemHelp ? rest[start + size - 1] : nil)
    }
  }

  private static func leadingNumber(_ text: String) -> Int {
    let sign = text.hasPrefix("-") ? "-" : ""
    return Int(sign + text.dropFirst(sign.count).prefix { $0.isASCII && $0.isNumber }) ?? 0
  }
}

extension [BoxItem] {
  fileprivate var withOneOn: [BoxItem] {
    let first = firstIndex(where: \.isOn)
    return enumerated().map { index, item in
      var item = item
      item.isOn = index == first
      return item
    }
  }
}
