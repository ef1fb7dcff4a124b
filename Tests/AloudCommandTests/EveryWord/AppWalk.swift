@testable import Aloud
@testable import AloudCommand

/// A walk through the whole built-in app in one locale: every place, and in each everything to say that leads somewhere.
struct AppWalk: Sendable {
  /// What was announced, each thing once.
  private(set) var heard: [HeardAnnouncement] = []
  /// How the walk has gone.
  private(set) var trail = Trail()
  private let tag: String
  private let facts: FactsText
  /// The messages of the facts that have been heard.
  private var messages: [String: String] = [:]
  private var listener: Listener
  /// The app as a user finds it, and with as much said as there is, in large text.
  private var fresh: AppMoment
  private let detailed: AppMoment
  private var places: Set<String> = []
  /// What was waited for, and where.
  private var waits: Set<String> = []

  /// What is wrong in what was heard, with the first line that it was heard in.
  var leaks: [String: String] { listener.leaks }

  /// A walk in the locale `tag`.
  init(_ tag: String) throws {
    self.tag = tag
    facts = try FactsText()
    listener = Listener(try HeardWords(tag, languages: AppMoment.languages(tag)))
    fresh = try AppMoment(tag, files: .bundled, isDetailed: false)
    detailed = try AppMoment(tag, files: .bundled, isDetailed: true)
  }

  /// Walks from every beginning.
  mutating func walk() async {
    // Starting reads all the words of the locale: each of the two starts once.
    fresh = started(fresh, isDetailed: false)
    let detailed = started(detailed, isDetailed: true)
    await walk(fresh, .missing)
    (places, waits) = ([], [])
    await walk(detailed, .ofManyKinds)
    await walk(fresh, .empty)
    for problem in FileProblem.allCases {
      lookAround(.failed(problem))
      lookAround(.readOnly(problem))
      changeSomething(failing: problem)
    }
    lookAround(.ofALaterVersion)
    lookAround(nil)
    planWithoutSteps()
    fillTheBasket()
    planWithRest()
    runTimer()
    selectReminders()
    editNotes()
  }

  private mutating func started(_ moment: AppMoment, isDetailed: Bool) -> AppMoment {
    var moment = moment
    hear(&moment, .start(isDetailed: isDetailed))
    return moment
  }

  private mutating func walk(_ moment: AppMoment, _ file: WalkedFile) async {
    var moment = moment
    hear(&moment, .load(file))
    await explore(moment)
  }

  /// The app as a user finds it once the file has been loaded; nil for one that has not come.
  mutating func begun(_ file: WalkedFile? = .missing) -> AppMoment {
    var moment = fresh
    if let file { hear(&moment, .load(file)) }
    return moment
  }

  /// Tries everything at a place where it has not been, and goes on from wherever that leads.
  private mutating func explore(_ moment: AppMoment) async {
    guard !moment.isOver, moment.session.locale.tag == tag, places.insert(PlaceName(moment.session).text).inserted
    else { return }
    // Other tests run in between.
    await Task.yield()
    for saying in PossibleSayings(moment.session).all {
      var next = moment
      hear(&next, .say(saying))
      await explore(next)
      if next.session.state != moment.session.state { undo(next) }
    }
    failThrice(moment)
    pass(moment)
    end(moment)
  }

  /// Takes back what was done, and does it again.
  private mutating func undo(_ moment: AppMoment) {
    guard SessionFront(moment.session).isBare else { return }
    var next = moment
    for command in ["undo", "redo"] as [AnyCommand] { hear(&next, .say(.command(command))) }
  }

  /// Ends the input.
  private mutating func end(_ moment: AppMoment) {
    var next = moment
    hear(&next, .end)
  }

  /// Says what nobody understands, until all the help has been given.
  private mutating func failThrice(_ moment: AppMoment) {
    var next = moment
    for _ in 1...3 { hear(&next, .say(PossibleSayings.nonsense)) }
    for problem in LineProblem.allCases { hear(&next, .reject(problem)) }
  }

  /// Waits for what is under way, once in each place, whatever can be used there.
  private mutating func pass(_ moment: AppMoment) {
    let names = moment.waits.names.sorted()
    guard !names.isEmpty, waits.insert("\(names) \(PlaceName.front(moment.session))").inserted else { return }
    var next = moment
    for _ in 1...6 where !next.waits.isEmpty { hear(&next, .pass(seconds: 60)) }
  }

  /// Says things, one after the other.
  mutating func say(_ sayings: [Saying], _ moment: inout AppMoment) {
    for saying in sayings { hear(&moment, .say(saying)) }
  }

  /// Lets something happen, and listens to what is announced.
  mutating func hear(_ moment: inout AppMoment, _ happening: Happening) {
    let front = PlaceName.front(moment.session)
    var told: [String] = []
    for announcement in moment.take(happening) ?? [] {
      let text = facts.text(of: announcement)
      if messages[text] == nil { messages[text] = FactsText.messages(in: text) }
      told.append(messages[text] ?? "")
      let renderer = moment.session.renderer
      guard listener.hear(announcement, facts: text, renderer, after: moment.lines, moment.texts) else { continue }
      heard.append(
        HeardAnnouncement(
          announcement: announcement, facts: text, settings: renderer.settings, lines: moment.lines,
          texts: moment.texts))
    }
    moment.step = trail.add(happening, in: front, heard: told, after: moment.step)
  }
}
