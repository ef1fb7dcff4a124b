internal import Foundation

/// Inputs that are kept, changed at random.
struct ChangedInputs {
  private static let mostBytes = 1_000

  private let kept: [[UInt8]]

  /// Those in a folder.
  init(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    kept = names.sorted().compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)").map(Array.init) }
  }

  /// One of them: as it is, or with up to eight changes. Nil where there are none.
  func next(using random: inout SplitMix) -> [UInt8]? {
    guard var bytes = kept.randomElement(using: &random) else { return nil }
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let part = Self.part(of: bytes, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(part)
      case 1: bytes.insert(contentsOf: bytes[part], at: part.lowerBound)
      case 2: bytes.replaceSubrange(part, with: part.map { _ in UInt8.random(in: 0...255, using: &random) })
      default:
        let other = kept.randomElement(using: &random) ?? []
        bytes.insert(contentsOf: other[Self.part(of: other, using: &random)], at: part.lowerBound)
      }
    }
    return Array(bytes.prefix(Self.mostBytes))
  }

  /// A few bytes somewhere in others.
  private static func part(of bytes: [UInt8], using random: inout SplitMix) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    return start..<min(bytes.count, start + Int.random(in: 0...12, using: &random))
  }
}
