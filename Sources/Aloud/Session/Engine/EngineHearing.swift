/// The handling of recognised speech, which may be wrong, so its effects are weighed before anything is done.
extension Engine {
  var grammarMaker: GrammarMaker { GrammarMaker(context: lineContext, layer: layers.last, form: recognisedForm) }

  private var recognisedForm: RecognisedForm {
    RecognisedForm(user.locale, pronunciations: runner.interface.pronunciations)
  }

  /// Takes the hypotheses of a recogniser. Noise is ignored. Speech that is stale, uncertain or ambiguous is asked for again.
  mutating func hear(_ recognition: Recognition) {
    let heard = recognition.hypotheses.filter { !Folding.fold($0.text).isEmpty }
    memory.hearing.taken = nil
    guard let likeliest = heard.first else { return }
    memory.hearing.isListening = true
    if memory.hearing.isAsleep { return wakeUp(by: likeliest) }
    turn.stopsSpeech = true
    memory.hearing.taken = likeliest.text
    if let generation = recognition.generation, generation < memory.hearing.generation {
      return refuse(.message(.hearingStale))
    }
    let trials = heard.prefix(Self.mostTried).filter { !memory.hearing.rejected.contains(Folding.fold($0.text)) }
      .map(trial)
    guard let first = trials.first else { return refuse(.message(.hearingOtherWords)) }
    guard let best = trials.first(where: \.isUnderstood) else {
      if HearingSureness(first.heard.confidence, changes: false) == .none { return sayUnsure() }
      return self = first.engine
    }
    weigh(best, among: trials, untried: heard.dropFirst(Self.mostTried))
  }

  private static var mostTried: Int { 4 }

  /// Carries out the best hypothesis if its confidence suffices for its effects; otherwise asks.
  private mutating func weigh(
    _ best: Trial<A>, among trials: [Trial<A>], untried: ArraySlice<Recognition.Hypothesis>
  ) {
    let isGuarded = layers.last?.isGuarded ?? false
    let sureness = HearingSureness(best.heard.confidence, changes: best.changes, isGuarded: isGuarded)
    if sureness == .none { return sayUnsure() }
    func isClose(_ other: Recognition.Hypothesis) -> Bool {
      HearingSureness.areClose(best.heard, other, isGuarded: isGuarded)
    }
    let others = trials.filter { !$0.isSame(as: best) && isClose($0.heard) }
    if isGuarded {
      // Another hypothesis raises doubt about a guarded answer even if it means nothing here.
      let isOther = !others.isEmpty || untried.contains(where: isClose)
      if best.changes, isOther { return sayUnsure() }
    } else if let other = others.first(where: \.isUnderstood) {
      return open(.hearing(HearingLayer(alternatives: [best.line.text, other.line.text])))
    }
    if sureness == .little {
      return isGuarded ? sayUnsure() : open(.hearing(HearingLayer(alternatives: [best.line.text])))
    }
    let rejected = memory.hearing.rejected
    self = best.engine
    memory.hearing.taken = best.line.text
    // Hypotheses that this line itself has rejected stay rejected.
    if memory.hearing.rejected == rejected { memory.hearing.rejected = [] }
  }

  private mutating func sayUnsure() {
    refuse(.message(.hearingUnsure))
    if let layer = layers.last, layer.isGuarded { say(layer.question(in: lineContext)) }
  }

  private mutating func wakeUp(by heard: Recognition.Hypothesis) {
    guard user.vocabulary.command(Folding.fold(heard.text)) == .session(.wakeUp),
      HearingSureness(heard.confidence, changes: true) == .enough
    else { return }
    setAsleep(false)
  }

  mutating func setAsleep(_ isAsleep: Bool) {
    memory.hearing.isAsleep = isAsleep
    if !isAsleep { turn.stopsSpeech = true }
    say(.change, .message(isAsleep ? .hearingAsleep : .hearingAwake))
  }

  private func trial(_ heard: Recognition.Hypothesis) -> Trial<A> {
    let names = SpokenNames(context: lineContext, form: recognisedForm)
    let takesFreeText = grammarMaker.takesFreeText
    let line = Line(takesFreeText ? heard.text : names.printed(heard.text), isRecognised: true)
    var engine = self
    // The rest of a command was not heard, so the beginning must not be taken as something else.
    if !takesFreeText, user.vocabulary.isUnfinished(Folding.fold(line.text)) {
      engine.notUnderstood(line)
    } else {
      engine.take(line)
    }
    return Trial(
      heard: heard, line: line, engine: engine,
      isUnderstood: !engine.turn.isRefusal && engine.memory.failures <= memory.failures,
      changes: engine.runner.stateNumber != runner.stateNumber || engine.turn.isOver
        || engine.navigator.sheets.count < navigator.sheets.count
        || engine.turn.requests.contains(where: \.changesOutside))
  }
}

private struct Trial<A: App> {
  let heard: Recognition.Hypothesis
  let line: Line
  let engine: Engine<A>
  let isUnderstood: Bool
  /// A Boolean value that indicates whether the line changes the app's state, closes a sheet, ends the program, or acts on the
  /// system.
  let changes: Bool

  func isSame(as other: Trial) -> Bool {
    engine.turn.announcements == other.engine.turn.announcements && engine.runner.state == other.engine.runner.state
  }
}

extension Request {
  /// A Boolean value that indicates whether the effect of the request outlasts the program or cannot be undone.
  fileprivate var changesOutside: Bool {
    switch self {
    case .save, .run, .stop, .tell, .keep, .forgetSettings: true
    case .load, .colors, .voices, .findVoice, .copy, .resumeSpeech, .wait, .remarks, .signal: false
    }
  }
}

/// The certainty that something was said, relative to its effects: a change needs more confidence than an announcement.
enum HearingSureness: Sendable, Equatable {
  /// Too little: the user is asked to repeat.
  case none
  /// Doubtful: the user is asked to confirm.
  case little
  /// Sufficient: the line is carried out.
  case enough

  /// The thresholds of confidence: nothing is done below the first, and everything is done from the second or, for a guarded
  /// confirmation, the third. A recogniser that gives no confidence is trusted. For phrases on which the shipped recogniser was not
  /// trained, its confidence exceeds the first two in 99.3 % and 99.0 % of correct results, and in 16.4 % and 11.9 % of wrong ones.
  /// For 22 voices that said the phrase of a confirmation, it exceeded 0.99; stray talk has reached 0.79.
  private static let (least, plenty, plentyForLoss) = (0.2, 0.3, 0.95)
  /// The least difference of confidence at which one of two hypotheses is taken.
  private static let distance = 0.15
  /// The least difference where one hypothesis confirms a loss and the other has no effect.
  private static let distanceForLoss = 0.1

  /// The confidence is from 0 to 1. The line `changes` something or answers a guarded confirmation.
  init(_ confidence: Double?, changes: Bool, isGuarded: Bool = false) {
    let confidence = confidence ?? 1
    // Any other number is on the recogniser's own scale, and confirms nothing (ASK-7).
    guard (0...1).contains(confidence) else {
      self = isGuarded ? .none : .enough
      return
    }
    switch confidence {
    case ..<Self.least: self = .none
    case ..<(isGuarded ? Self.plentyForLoss : Self.plenty): self = changes ? .little : .enough
    default: self = .enough
    }
  }

  /// Where a loss is confirmed, a smaller difference of confidence suffices.
  static func areClose(
    _ first: Recognition.Hypothesis, _ second: Recognition.Hypothesis, isGuarded: Bool = false
  ) -> Bool {
    // A hypothesis without confidence may be as likely, which is too uncertain where something would be lost (ASK-7).
    guard let one = first.confidence, let other = second.confidence else { return isGuarded }
    return !(one - other >= (isGuarded ? distanceForLoss : distance))
  }
}
