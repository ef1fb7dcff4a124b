import TestSupport
@testable import Aloud
@testable import AloudLanguage

/// A session in which a question has been asked, to which any line can be said.
protocol AskedSession {
  /// What comes of a line; the session stays as it was.
  func outcome(of line: String) -> LineOutcome
  /// The question, as it was printed.
  var question: String { get }
  /// Whether it is asked at all.
  var isAsked: Bool { get }
  /// What an open picker holds, and what its question offers.
  var values: Set<String> { get }
}

/// What has come of one line.
struct LineOutcome: Hashable {
  /// The first words that are printed.
  let printed: String
  /// Whether the question still stands as it was.
  let stands: Bool
  /// What the app was told.
  let told: [String]
  /// What an open picker holds then, and the minutes of a moment.
  let held: String
  let minutes: Int?
  /// Whether the app has ended without an answer, as a cancelled prompt has.
  let isCancelled: Bool

  /// The things that it was told of: "decoy/1" of "pressed decoy/1".
  var things: [String] { told.map { String($0.split(separator: " ")[1]) } }
}

/// A session of one app.
struct AskedApp<Base: App>: AskedSession {
  private var session: Session<ToldApp<Base>>
  private(set) var question = ""
  private(set) var isAsked = false
  /// Whether a state is that of an app that has no answer.
  private let isUnanswered: (Base.State) -> Bool

  /// Starts an app, and asks a question by `steps`.
  init(
    _ app: Base, _ settings: Settings, asking steps: [Step],
    isUnanswered: @escaping (Base.State) -> Bool = { _ in false }
  ) throws {
    self.isUnanswered = isUnanswered
    session = try Session(ToldApp(app), settings: settings)
    session.now = DateTime(day: Day(20_777), hour: 15, minute: 30)
    var response = session.start()
    let plain = standing
    for step in steps { response = step.take(&session) }
    question = response.announcements.map { session.renderer.printed($0) }.joined(separator: " ")
    isAsked = steps.isEmpty || standing != plain
  }

  /// Something that leads to a question.
  enum Step {
    case line(String)
    case recognition(Recognition)
    case reply(Reply)

    func take(_ session: inout Session<ToldApp<Base>>) -> Response {
      switch self {
      case .line(let line): session.take(Line(line))
      case .recognition(let recognition): session.take(recognition)
      case .reply(let reply): session.receive(reply)
      }
    }
  }

  func outcome(of line: String) -> LineOutcome {
    var after = self
    _ = session.app.told.take()
    let response = after.session.take(Line(line))
    // The line itself is left out, so that all that are taken for text are one row of the table.
    let told = session.app.told.take().map { $0.summary.replacing("“\(line)”", with: "“…”") }
    let printed = response.announcements.map { after.session.renderer.printed($0).replacing(line, with: "…") }
      .joined(separator: " ")
    let isSet = after.session.settings != session.settings && told.isEmpty
    return LineOutcome(
      printed: isSet ? "(a setting)" : String(printed.prefix(56)),
      stands: !response.isOver && after.standing == standing,
      told: told, held: after.held,
      minutes: after.session.engine.layers.picker?.moment?.minutes ?? told.last.flatMap(Self.minutes),
      isCancelled: response.isOver && isUnanswered(after.session.state))
  }

  /// The minutes of a moment that the app was told of: "changed alarm to 1970-01-01 475".
  private static func minutes(_ told: String) -> Int? {
    told.hasPrefix("changed ") ? told.split(separator: " ").last.flatMap { Int($0) } : nil
  }

  /// What waits for an answer, in words that are the same for as long as it waits.
  private var standing: String {
    let stage = session.engine
    var parts = ["\(stage.layers.count)"]
    switch stage.layers.last {
    case nil: break
    case .menu(let menu): parts.append("menu \(menu.path)")
    case .picker(let picker): parts.append("picker \(picker.question?.answers.map(\.draft) ?? [])")
    case .entry(let entry):
      // A field that asks whether to replace what it holds keeps that to itself.
      let asked = Mirror(reflecting: entry).children.first { $0.label == "replacement" }?.value as? String?
      parts.append("entry \((asked ?? nil) ?? "")")
    case .confirmation(let question): parts.append("confirmation \(question.id)")
    case .choice(let choice): parts.append("choice \(choice.candidates.count)")
    case .discard: parts.append("discard")
    case .alert: parts.append("alert")
    case .hearing(let hearing): parts.append("hearing \(hearing.alternatives)")
    }
    return (parts + stage.navigator.sheets.map(\.id.description)).joined(separator: ", ")
  }

  private var held: String { session.engine.layers.picker.map { "\($0.draft)" } ?? "" }

  var values: Set<String> {
    let offered = session.engine.layers.picker?.question?.answers.map { "\($0.draft)" } ?? []
    return Set([held] + offered)
  }
}
