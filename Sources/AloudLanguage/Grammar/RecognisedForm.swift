/// Writes texts as a recogniser gives them back: in small letters, without signs, numbers in words.
public struct RecognisedForm: Sendable {
  private let numbers: [Int: String]
  private let hundreds: [String]
  private let signs: [Character: String]
  private let reads: @Sendable (String) -> Int?
  /// How words are said that a dictionary is unlikely to know, by the words, folded.
  private let pronunciations: [String: String]

  /// The signs that stand for words.
  private static let saidSigns: [Character] = ["%", "&", "+", "@", "=", "€", "$", "£", "°"]

  /// The form of texts in a locale's language; `pronunciations` tells for words how they are said, in usual words.
  public init(_ locale: LoadedLocale, pronunciations: [String: String] = [:]) {
    var numbers: [Int: String] = [:]
    var hundreds: [String] = []
    for line in locale.values.lines where line.kind == "number" {
      guard let number = Int(line.name), (0...100).contains(number), let word = line.words.first else { continue }
      numbers[number] = Self.cleaned(word)
      if number == 100 { hundreds = line.words.map(Self.cleaned) }
    }
    (self.numbers, self.hundreds) = (numbers, hundreds)
    signs = Dictionary(
      Self.saidSigns.compactMap { sign in locale.characters.sign(sign).map { (sign, $0) } },
      uniquingKeysWith: { first, _ in first })
    reads = { NumberReading.number(Folding.fold($0), in: locale) }
    self.pronunciations = Dictionary(
      pronunciations.map { (Folding.fold($0.key), Self.cleaned($0.value)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The words of a text; "" where it has none.
  public func words(_ text: String) -> String {
    Self.cleaned(namingSigns(text)).split(separator: " ").map { word in
      if let said = pronunciations[Folding.fold(word)] { return said }
      return word.utf8.allSatisfy { (48...57).contains($0) } ? number(String(word)) : String(word)
    }.joined(separator: " ")
  }

  /// A text with the names of the signs that are said: "5 percent".
  private func namingSigns(_ text: String) -> String {
    guard text.contains(where: { signs[$0] != nil }) else { return text }
    return text.reduce(into: "") { named, character in named += signs[character].map { " \($0) " } ?? String(character)
    }
  }

  /// A number in words; "" where the language has no words for it.
  public func number(_ number: Int) -> String {
    if let word = numbers[number] { return word }
    guard number > 100, number < 1_000 else { return "" }
    let (hundred, rest) = (numbers[number / 100] ?? "", number % 100 == 0 ? "" : numbers[number % 100] ?? "")
    let one = (numbers[1] ?? "") + " "
    for word in hundreds where number < 200 || !word.hasPrefix(one) {
      let leads = number < 200 ? ["", hundred + " "] : [hundred + " ", hundred]
      for phrase in leads.map({ Self.cleaned("\($0)\(word) \(rest)") }) where reads(phrase) == number { return phrase }
    }
    return ""
  }

  /// Digits in words: as a number up to 999, four of them as two numbers where that is said so, else one by one.
  private func number(_ digits: String) -> String {
    if digits.utf8.count <= 3, digits.first != "0" || digits == "0", let number = Int(digits) {
      let said = self.number(number)
      if !said.isEmpty { return said }
    }
    if digits.utf8.count == 4, let first = Int(digits.prefix(2)), let last = Int(digits.suffix(2)), first > 9, last > 9
    {
      let said = "\(number(first)) \(number(last))"
      if let number = Int(digits), reads(said) == number { return said }
    }
    return digits.compactMap { $0.wholeNumberValue }.map(number).joined(separator: " ")
  }

  /// A text in small letters, with nothing but letters, digits and the apostrophes in words.
  package static func cleaned(_ text: some StringProtocol) -> String {
    let characters = Array(text.lowercased())
    var cleaned = ""
    for (index, character) in characters.enumerated() {
      let isInWord =
        ["'", "’"].contains(character) && index > 0 && characters[index - 1].isLetter
        && index + 1 < characters.count && characters[index + 1].isLetter
      if let digit = character.decimalDigit {
        cleaned += String(digit)
      } else if character.isLetter || character.isNumber {
        cleaned.append(character)
      } else if isInWord {
        cleaned.append("'")
      } else if cleaned.last != " ", !cleaned.isEmpty {
        cleaned.append(" ")
      }
    }
    return cleaned.last == " " ? String(cleaned.dropLast()) : cleaned
  }
}

extension Character {
  /// The digit that it is, of any script; nil for what is none, such as 十.
  fileprivate var decimalDigit: Int? {
    unicodeScalars.first?.properties.numericType == .decimal ? wholeNumberValue : nil
  }
}
