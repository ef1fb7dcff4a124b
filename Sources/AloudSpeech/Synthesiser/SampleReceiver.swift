/// A receiver of samples between the engine and a sink during one utterance. It trims the engine's own silences: 13 ms before each
/// text, which only delay the sound, and 320 ms after it, which would tear a sentence of several languages apart.
final class SampleReceiver {
  private var marks: [String] = []
  /// The starts of words in the passage's markup, with the number of samples passed on before each; the newest two.
  private var words: [(character: Int, samples: Int)] = []
  private var handedOn = 0
  private(set) var failure: SpeechError?

  private let sink: any AudioSink
  private let sampleRate: Int
  private let isInterrupted: () -> Bool
  private let tell: (SpeechEvent) -> Void
  private var heldBack = 0
  private var hasPassageSounded = false
  private var hasSounded = false

  init(
    sink: any AudioSink, sampleRate: Int, isInterrupted: @escaping () -> Bool, tell: @escaping (SpeechEvent) -> Void
  ) {
    (self.sink, self.sampleRate, self.isInterrupted, self.tell) = (sink, sampleRate, isInterrupted, tell)
  }

  var goesOn: Bool { failure == nil && !isInterrupted() }

  func begin(marks: [String]) {
    self.marks = marks
    words = []
  }

  /// The number of characters in the markup before the word that is heard. The last fifth of a second may still be in the
  /// device.
  var heardCharacters: Int { (words.last { $0.samples + sampleRate / 5 <= handedOn } ?? words.first)?.character ?? 0 }

  /// The first character of the passage's markup is 1.
  func reach(word character: Int) { words = words.suffix(1) + [(character - 1, handedOn)] }

  func take(_ samples: Span<Int16>) -> Bool {
    guard goesOn else { return false }
    guard let first = samples.indices.first(where: { isLoud(samples[$0]) }),
      let last = samples.indices.last(where: { isLoud(samples[$0]) })
    else {
      heldBack += samples.count
      return true
    }
    if hasPassageSounded { write(silence: heldBack) }
    write(samples.extracting((hasPassageSounded ? 0 : first)...last))
    hasPassageSounded = true
    heldBack = samples.count - 1 - last
    return goesOn
  }

  func reach(mark index: Int) { if marks.indices.contains(index) { tell(.mark(marks[index])) } }

  func endPassage(keeping milliseconds: Int) {
    if hasPassageSounded { write(silence: min(heldBack, count(of: milliseconds))) }
    heldBack = 0
    hasPassageSounded = false
  }

  func pause(milliseconds: Int) { write(silence: count(of: milliseconds)) }

  func sound(_ samples: [Int16]) { write(samples.span) }

  private func count(of milliseconds: Int) -> Int { sampleRate * milliseconds / 1000 }

  /// Nobody hears 60 dB below full scale at the volume at which people listen to speech.
  private func isLoud(_ sample: Int16) -> Bool { sample.magnitude > 32 }

  private func write(silence count: Int) {
    var left = count
    let zeros = [Int16](repeating: 0, count: min(left, sampleRate / 20))
    while left > 0, goesOn {
      let step = min(left, zeros.count)
      put(zeros.span.extracting(0..<step))
      left -= step
    }
  }

  private func write(_ samples: Span<Int16>) {
    guard goesOn else { return }
    put(samples)
    if !hasSounded, failure == nil { tell(.started) }
    hasSounded = true
  }

  private func put(_ samples: Span<Int16>) {
    do throws(SpeechError) {
      try sink.write(samples, until: isInterrupted)
      handedOn += samples.count
    } catch {
      failure = error
    }
  }
}
