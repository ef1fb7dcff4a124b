/// What stands over a screen and takes the next line first.
enum Layer: Sendable {
  case menu(MenuLayer)
  case picker(PickerLayer)
  case entry(EntryLayer)
  case confirmation(ConfirmationLayer)
  case choice(ChoiceLayer)
  case discard(DiscardLayer)
  case alert(AlertLayer)
  case hearing(HearingLayer)

  /// Takes a line; nil where it is not the layer's.
  mutating func take(_ heard: Heard, in around: Surroundings) -> Outcome? {
    // Taken out and put back: no copy of a long text is made.
    switch consume self {
    case .menu(var layer):
      defer { self = .menu(layer) }
      return layer.take(heard, in: around)
    case .picker(var layer):
      defer { self = .picker(layer) }
      return layer.take(heard.asText, in: around) ?? (heard.isShort ? layer.take(heard, in: around) : nil)
    case .entry(var layer):
      defer { self = .entry(layer) }
      return layer.take(heard.asText, in: around)
    case .confirmation(let layer):
      defer { self = .confirmation(layer) }
      return layer.take(heard, in: around)
    case .choice(let layer):
      defer { self = .choice(layer) }
      return layer.take(heard, in: around)
    case .discard(var layer):
      defer { self = .discard(layer) }
      return layer.take(heard, in: around)
    case .alert(let layer):
      defer { self = .alert(layer) }
      return layer.take(heard, in: around)
    case .hearing(let layer):
      defer { self = .hearing(layer) }
      return layer.take(heard, in: around)
    }
  }

  /// What is said when it comes up, and again in short when what stood over it has gone; nothing of a menu, which is a place
  /// and said as one.
  func question(in around: Surroundings) -> [Announcement] {
    switch self {
    case .menu: []
    case .picker(let layer): layer.sayAgain(in: around)
    case .entry(let layer): layer.sayAgain(in: around)
    case .confirmation(let layer): layer.question
    case .choice(let layer): layer.question(in: around)
    case .discard(let layer): layer.question(in: around)
    case .alert(let layer): layer.question(in: around)
    case .hearing(let layer): layer.question
    }
  }

  /// Asks again in short, after what only reads (LOOP-8).
  func shortQuestion(in around: Surroundings) -> [Announcement] {
    switch self {
    case .choice(let layer): [layer.shortQuestion]
    case .confirmation(let layer): [layer.shortQuestion]
    case .menu, .picker, .entry, .discard, .alert, .hearing: question(in: around)
    }
  }

  /// Whether it is a question that waits for its answer: no other question takes its place, and what was typed before it was
  /// announced does not answer it (ASK-7).
  var isQuestion: Bool {
    switch self {
    case .menu(let menu): menu.isQuestion
    case .picker(let picker): picker.question != nil
    case .entry(let entry): entry.isAsking
    case .confirmation, .choice, .discard, .alert, .hearing: true
    }
  }

  /// Whether it is a question of the app's, or what that has led to.
  var isOfApp: Bool {
    switch self {
    case .menu(let menu): menu.isQuestion
    case .confirmation: true
    case .picker, .entry, .choice, .discard, .alert, .hearing: false
    }
  }

  /// Whether it comes over what stands there already, and not in its place.
  var standsOverOthers: Bool {
    switch self {
    // What the app asks leaves a text or a value that is being entered as it is.
    case .menu(let menu): !menu.path.isEmpty || menu.isQuestion
    // What waits for an answer waits on beneath it.
    case .choice, .alert, .hearing: true
    case .discard(let question): if case .unkept = question.loss { true } else { false }
    case .picker, .entry, .confirmation: false
    }
  }

  /// Whether lines that it does not understand may be meant for what is below.
  var passesOn: Bool {
    switch self {
    case .choice, .hearing: true
    case .menu, .picker, .entry, .confirmation, .discard, .alert: false
    }
  }

  /// Whether it asks about a loss: what is not sure to have been said never answers it.
  var isGuarded: Bool {
    switch self {
    case .confirmation, .discard: true
    case .menu, .picker, .entry, .choice, .alert, .hearing: false
    }
  }

  /// The id of the question of the app's that it is; nil for a submenu of one, and for all else.
  var askedSheet: ID? {
    if case .actionSheet(let sheet)? = menu?.owner, menu?.path.isEmpty == true { sheet.id } else { nil }
  }

  /// Its menu, where it is one.
  var menu: MenuLayer? { if case .menu(let menu) = self { menu } else { nil } }

  /// Its picker, where it is one.
  var picker: PickerLayer? { if case .picker(let picker) = self { picker } else { nil } }

  /// The field that waits for its text, where it is one's.
  var entry: EntryLayer? { if case .entry(let entry) = self { entry } else { nil } }
}
