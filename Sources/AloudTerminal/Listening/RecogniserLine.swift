internal import Aloud
internal import Foundation

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

  /// The line has no line end.
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
