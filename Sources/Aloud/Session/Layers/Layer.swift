/// A layer above a screen, which takes the next line first.
enum Layer: Sendable {
  case menu(MenuLayer)
  case picker(PickerLayer)
  case entry(EntryLayer)
  case confirmation(ConfirmationLayer)
  case choice(ChoiceLayer)
  case discard(DiscardLayer)
  case alert(AlertLayer)
  case hearing(HearingLayer)

  /// Creates the layer of a question that an app asks by itself.
  init(asking sheet: ActionSheet) {
    if let field = sheet.field {
      self = .entry(EntryLayer(field, answering: sheet))
    } else {
      self = .menu(MenuLayer(.actionSheet(sheet)))
    }
  }

  /// Nil if the line is not meant for the layer.
  mutating func take(_ parsed: ParsedLine, in context: LineContext) -> Outcome? {
    // The payload is moved out and back, so that a long text is not copied.
    switch consume self {
    case .menu(var layer):
      defer { self = .menu(layer) }
      return layer.take(parsed, in: context)
    case .picker(var layer):
      defer { self = .picker(layer) }
      return layer.take(parsed.asText, in: context) ?? (parsed.isShort ? layer.take(parsed, in: context) : nil)
    case .entry(var layer):
      defer { self = .entry(layer) }
      return layer.take(parsed.asText, in: context)
    case .confirmation(let layer):
      defer { self = .confirmation(layer) }
      return layer.take(parsed, in: context)
    case .choice(let layer):
      defer { self = .choice(layer) }
      return layer.take(parsed, in: context)
    case .discard(var layer):
      defer { self = .discard(layer) }
      return layer.take(parsed, in: context)
    case .alert(let layer):
      defer { self = .alert(layer) }
      return layer.take(parsed, in: context)
    case .hearing(let layer):
      defer { self = .hearing(layer) }
      return layer.take(parsed, in: context)
    }
  }

  /// Announced when the layer opens, and again in short when the layer above it has closed. A menu has no question, because it
  /// is a place and announced as one.
  func question(in context: LineContext) -> [Announcement] {
    switch self {
    case .menu: []
    case .picker(let layer): layer.sayAgain(in: context)
    case .entry(let layer): layer.sayAgain(in: context)
    case .confirmation(let layer): layer.question
    case .choice(let layer): layer.question(in: context)
    case .discard(let layer): layer.question(in: context)
    case .alert(let layer): layer.question(in: context)
    case .hearing(let layer): layer.question
    }
  }

  /// Asked again after commands that only read (LOOP-8).
  func shortQuestion(in context: LineContext) -> [Announcement] {
    switch self {
    case .choice(let layer): [layer.shortQuestion]
    case .confirmation(let layer): [layer.shortQuestion]
    case .menu, .picker, .entry, .discard, .alert, .hearing: question(in: context)
    }
  }

  /// A Boolean value that indicates whether the layer awaits an answer. No other question replaces it, and a line that was
  /// typed before it was announced does not answer it (ASK-7).
  var isQuestion: Bool {
    switch self {
    case .menu(let menu): menu.isQuestion
    case .picker(let picker): picker.question != nil
    case .entry(let entry): entry.isAsking || entry.asked != nil
    case .confirmation, .choice, .discard, .alert, .hearing: true
    }
  }

  /// A Boolean value that indicates whether the layer shows a question that an app asks by itself.
  var isAskedByApp: Bool {
    switch self {
    case .menu(let menu): menu.isQuestion
    case .entry(let entry): entry.asked != nil
    case .alert: true
    case .picker, .confirmation, .choice, .discard, .hearing: false
    }
  }

  /// A Boolean value that indicates whether the layer opens above the existing layers instead of replacing them.
  var standsOverOthers: Bool {
    switch self {
    // A question of the app leaves a text or value that is being entered as it is.
    case .menu(let menu): !menu.path.isEmpty || menu.isQuestion
    case .entry(let entry): entry.asked != nil
    // These leave an open question below them waiting.
    case .choice, .alert, .hearing: true
    case .discard(let question): if case .unkept = question.loss { true } else { false }
    case .picker, .confirmation: false
    }
  }

  /// A Boolean value that indicates whether lines that the layer does not understand are passed to what is below it.
  var passesOn: Bool {
    switch self {
    case .choice, .hearing: true
    case .menu, .picker, .entry, .confirmation, .discard, .alert: false
    }
  }

  /// A Boolean value that indicates whether the layer asks about a loss. An uncertain recognition never answers it.
  var isGuarded: Bool {
    switch self {
    case .confirmation, .discard: true
    case .menu, .picker, .entry, .choice, .alert, .hearing: false
    }
  }

  /// The app's question that the layer shows. Nil for a submenu of it, and for all other layers.
  var askedSheet: ID? {
    if case .actionSheet(let sheet)? = menu?.owner, menu?.path.isEmpty == true { sheet.id } else { entry?.asked?.id }
  }

  var menu: MenuLayer? { if case .menu(let menu) = self { menu } else { nil } }

  var picker: PickerLayer? { if case .picker(let picker) = self { picker } else { nil } }

  var entry: EntryLayer? { if case .entry(let entry) = self { entry } else { nil } }
}
