/// Taking what was recognised of speech: it may be wrong, so what would come of it is weighed before anything is done.
extension Stage {
  /// What can be said now.
  var grammar: SpokenGrammar { grammarMaker.grammar }

  /// What makes it, and knows what can be typed.
  var grammarMaker: GrammarMaker { GrammarMaker(around: surroundings, layer: layers.last, form: recognisedForm) }

  /// Whether words that no grammar can list may be said now.
  var takesFreeText: Bool { grammarMaker.takesFreeText }

  private var recognisedForm: RecognisedForm {
    RecognisedForm(user.locale, pronunciations: runner.interface.pronunciations)
  }

  /// Takes what may have been said. Noise is nothing; what is stale, not sure, or may be two things is asked for again.
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
    guard let best = trials.first(where: \.isUnderstood) else { return self = first.stage }
    weigh(best, among: trials, untried: heard.dropFirst(Self.mostTried))
  }

  /// How many of the things that may have been said are looked at.
  private static var mostTried: Int { 4 }

  /// Does what was heard, where that is sure enough for what would come of it.
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
      // What else may have been said need not mean anything here to say that this may not have been.
      let isOther = !others.isEmpty || untried.contains(where: isClose)
      if best.changes, isOther { return sayUnsure() }
    } else if let other = others.first(where: \.isUnderstood) {
      return open(.hearing(HearingLayer([best.line.text, other.line.text])))
    }
    if sureness == .little {
      return isGuarded ? sayUnsure() : open(.hearing(HearingLayer([best.line.text])))
    }
    let rejected = memory.hearing.rejected
    self = best.stage
    memory.hearing.taken = best.line.text
    // What this very line has refused stays refused.
    if memory.hearing.rejected == rejected { memory.hearing.rejected = [] }
  }

  /// Says that what was said is not sure, and what is asked, in short.
  private mutating func sayUnsure() {
    refuse(.message(.hearingUnsure))
    if let layer = layers.last, layer.isGuarded { say(layer.question(in: surroundings)) }
  }

  /// Wakes up where that was said; whatever else is heard is not meant for the program.
  private mutating func wakeUp(by heard: Recognition.Hypothesis) {
    guard user.vocabulary.command(Folding.fold(heard.text)) == .session(.wakeUp),
      HearingSureness(heard.confidence, changes: true) == .enough
    else { return }
    setAsleep(false)
  }

  /// Falls asleep or wakes up.
  mutating func setAsleep(_ isAsleep: Bool) {
    memory.hearing.isAsleep = isAsleep
    if !isAsleep { turn.stopsSpeech = true }
    say(.change, .message(isAsleep ? .hearingAsleep : .hearingAwake))
  }

  // MARK: - Trying

  /// What would come of something that may have been said.
  private func trial(_ heard: Recognition.Hypothesis) -> Trial<A> {
    let names = SpokenNames(around: surroundings, form: recognisedForm)
    let line = Line(takesFreeText ? heard.text : names.printed(heard.text), isRecognised: true)
    var stage = self
    // The rest of a command never came: it must not mean something else.
    if !takesFreeText, user.vocabulary.isUnfinished(Folding.fold(line.text)) {
      stage.notUnderstood(line)
    } else {
      stage.take(line)
    }
    return Trial(
      heard: heard, line: line, stage: stage,
      isUnderstood: !stage.turn.isRefusal && stage.memory.failures <= memory.failures,
      changes: stage.runner.stateNumber != runner.stateNumber || stage.turn.isOver
        || stage.navigator.sheets.count < navigator.sheets.count
        || stage.turn.requests.contains(where: \.changesOutside))
  }
}

/// What would come of something that may have been said.
private struct Trial<A: App> {
  let heard: Recognition.Hypothesis
  let line: Line
  let stage: Stage<A>
  let isUnderstood: Bool
  /// Whether it changes something: of the app's, outside, or the way that is open.
  let changes: Bool

  /// Whether the same would come of both.
  func isSame(as other: Trial) -> Bool {
    stage.turn.announcements == other.stage.turn.announcements && stage.runner.state == other.stage.runner.state
  }
}

extension Request {
  /// Whether what is asked for stays when the program has ended, or can't be taken back.
  fileprivate var changesOutside: Bool {
    switch self {
    case .save, .run, .stop, .tell, .keep, .forgetSettings: true
    case .load, .colors, .voices, .findVoice, .copy, .resumeSpeech, .wait, .remarks, .signal: false
    }
  }
}

/// How sure it is that something was said, for what would come of it: what changes something needs more than what only tells.
enum HearingSureness: Sendable, Equatable {
  /// It is said again.
  case none
  /// It is asked about.
  case little
  /// It is done.
  case enough

  /// Below the first nothing is done, and above the others all is, what a confirmation guards at the last; a recogniser that
  /// says nothing of it is taken at its word. Of phrases that the shipped recogniser was not trained on, it is surer than the
  /// first two of 99.3 and 99.0 in 100 that it hears rightly, and of 16.4 and 11.9 that it hears wrongly. Of 22 voices that said a confirmation's phrase the shipped recogniser was surer than
  /// 0.99; stray talk has come to 0.79.
  private static let (least, plenty, plentyForLoss) = (0.2, 0.3, 0.95)
  /// How far apart two things are that may have been said, for one of them to be taken.
  private static let distance = 0.15
  /// The same, where the one confirms a loss and the other does nothing.
  private static let distanceForLoss = 0.1

  /// Whether a confidence from 0 to 1 is enough, for what changes something, and for what a confirmation guards.
  init(_ confidence: Double?, changes: Bool, isGuarded: Bool = false) {
    let confidence = confidence ?? 1
    // What is no number from 0 to 1 is on a scale of the recogniser's own, and confirms nothing (ASK-7).
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

  /// Whether a recogniser is about as sure of one as of the other; of what confirms a loss it has to be so by more.
  static func areClose(
    _ first: Recognition.Hypothesis, _ second: Recognition.Hypothesis, isGuarded: Bool = false
  ) -> Bool {
    // What a recogniser does not say may be as likely: that is not enough where something would be lost (ASK-7).
    guard let one = first.confidence, let other = second.confidence else { return isGuarded }
    return !(one - other >= (isGuarded ? distanceForLoss : distance))
  }
}
