import Foundation

/// The words by which what ARIA-AT asks for is told (`words.txt`).
struct ToldWords {
  private var words: [String: [String]] = [:]

  /// The table that `text` holds.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let halves = line.components(separatedBy: " = ")
      guard halves.count == 2 else { continue }
      words[halves[0].lowercased()] = halves[1].lowercased().components(separatedBy: " | ")
    }
  }

  /// Whether `text`, in small letters, tells what `assertion` asks for, or keeps quiet about what it is not to tell.
  func meets(_ assertion: Assertion, _ text: String) -> Bool {
    let wanted = assertion.exampleValues.isEmpty ? [assertion.assertion] : assertion.exampleValues
    let isTold = wanted.contains { one in told(assertion.kind, one.lowercased()).contains { text.containsWord($0) } }
    return isTold != assertion.isNegative
  }

  private func told(_ kind: String, _ wanted: String) -> [String] {
    words["\(kind) \(wanted)"] ?? words["\(kind) *"] ?? [wanted]
  }
}

extension String {
  /// Whether `word` stands in it by itself, not as a part of a longer word or number.
  fileprivate func containsWord(_ word: String) -> Bool {
    var start = startIndex
    while let found = self[start...].firstRange(of: word) {
      let before = found.lowerBound == startIndex ? nil : self[index(before: found.lowerBound)]
      let after = found.upperBound == endIndex ? nil : self[found.upperBound]
      let isWhole = before?.isWordPart != true && after?.isWordPart != true
      if isWhole { return true }
      start = index(after: found.lowerBound)
    }
    return false
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
