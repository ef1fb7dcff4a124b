internal import Aloud
internal import Dispatch
internal import FoundationEssentials
internal import Glibc
internal import Synchronization

/// Runs the command of a recogniser, reads its lines, and restarts it when it dies.
final class Recogniser: Sendable {
  /// The number of deaths in a row after which the command is not restarted.
  private static let mostDeaths = 3
  /// The running time after which a death no longer belongs to the row.
  private static let soon = Duration.seconds(5)

  private struct State {
    var isEnded = false
    var running: RunningCommand?
  }

  private let command: String
  private let inbox: Inbox
  private let state = Mutex(State())

  /// The command finds the grammar's path in its environment.
  init(_ command: String, grammar: String, inbox: Inbox) {
    (self.command, self.inbox) = (command, inbox)
    DispatchQueue(label: "aloud.listening").async { [self] in run(grammar: grammar) }
  }

  func end() {
    let running = state.withLock { state in
      state.isEnded = true
      return state.running
    }
    if let running { ChildProcess.end([running.process]) }
  }

  private func run(grammar: String) {
    var deaths = 0
    while true {
      let start = ContinuousClock.now
      let event = runOnce(grammar: grammar)
      if state.withLock({ $0.isEnded }) { return }
      guard case .gaveUp = event else { return inbox.put(.heard(event)) }
      deaths = ContinuousClock.now - start < Self.soon ? deaths + 1 : 1
      if deaths == Self.mostDeaths { return inbox.put(.heard(event)) }
      // Said each time, this would drown out everything else.
      if deaths == 1 { inbox.put(.heard(.restarted)) }
      usleep(useconds_t(200_000 * deaths))
    }
  }

  private func runOnce(grammar: String) -> RecogniserEvent {
    let invocation = Invocation(["/bin/sh", "-c", command], environment: ["ALOUD_GRAMMAR": grammar], timeLimit: nil)
    let running: RunningCommand? = state.withLock { state in
      state.running = state.isEnded ? nil : try? RunningCommand(invocation)
      return state.running
    }
    guard let running else { return .gaveUp(reason: nil) }
    defer { state.withLock { $0.running = nil } }
    var lines = RecogniserLines()
    let ending = running.ending { bytes in
      for line in lines.take(bytes) { inbox.put(.heard(.line(line))) }
      return !lines.isFlood
    }
    if ending == .tooMuchOutput { return .flooded }
    if let last = lines.last { inbox.put(.heard(.line(last))) }
    return running.process.status() == 0 ? .ended : .gaveUp(reason: running.errors.lastLine)
  }
}

/// Splits a recogniser's output into lines, and notices when there are more than a person can say.
struct RecogniserLines {
  private static let mostASecond = 100

  private var open: [UInt8] = []
  private var isTooLong = false
  private var count = 0
  private var second = ContinuousClock.now

  var isFlood: Bool { count > Self.mostASecond }

  /// A line that is too long is replaced by a line that is not text.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
    let now = ContinuousClock.now
    if now - second > .seconds(1) { (count, second) = (0, now) }
    var lines: [[UInt8]] = []
    for byte in bytes where count <= Self.mostASecond {
      if byte != UInt8(ascii: "\n") {
        if open.count < RecogniserLine.limit { open.append(byte) } else { isTooLong = true }
        continue
      }
      // A part of a line must not be taken for the whole.
      lines.append(isTooLong ? [0] : open)
      (open, isTooLong) = ([], false)
      count += 1
    }
    return lines
  }

  var last: [UInt8]? { open.isEmpty || isTooLong ? nil : open }
}

/// A line from a recogniser: plain text, or a JSON object with the possible texts of what was said.
///
///     open groceries
///     {"text": "open groceries", "confidence": 0.93, "generation": 12,
///      "alternatives": [{"text": "open groceries", "confidence": 0.93}, {"text": "open toiletries", "confidence": 0.4}]}
struct RecogniserLine: Equatable {
  let recognition: Recognition
  /// In seconds; 0 if the recogniser does not give the duration.
  let duration: Double

  /// In bytes: more than a person can say.
  static let limit = 64 << 10

  enum ReadingError: Error { case notText }

  init(_ bytes: [UInt8]) throws(ReadingError) {
    guard let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: { $0 != "\t" && $0.properties.generalCategory == .control })
    else { throw .notText }
    let line = text.trimmingSpaces()
    guard line.hasPrefix("{") else {
      recognition = Recognition([.init(line)].filter { !$0.text.isEmpty })
      duration = 0
      return
    }
    let object: Object
    do { object = try JSONDecoder().decode(Object.self, from: Data(line.utf8)) } catch { throw .notText }
    let best = object.text.map { [Object.Alternative(text: $0, confidence: object.confidence)] } ?? []
    var hypotheses: [Recognition.Hypothesis] = []
    for one in best + (object.alternatives ?? []) where !hypotheses.contains(where: { $0.text == one.text }) {
      hypotheses.append(.init(one.text.trimmingSpaces(), confidence: one.confidence))
    }
    recognition = Recognition(hypotheses.filter { !$0.text.isEmpty }, generation: object.generation)
    duration = min(60, max(0, object.duration ?? 0))
  }

  /// Vosk's own objects can be read too, because they have a `text`.
  private struct Object: Decodable {
    struct Alternative: Decodable {
      var text: String
      var confidence: Double?
    }

    var text: String?
    var confidence: Double?
    var alternatives: [Alternative]?
    var generation: Int?
    var duration: Double?
  }
}
