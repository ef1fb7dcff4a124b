/// Converts texts to the form in which a recogniser returns them: lower case, without signs, numbers in words.
public struct RecognisedForm: Sendable {
  private let numbers: [Int: String]
  private let hundreds: [String]
  private let signs: [Character: String]
  private let reads: @Sendable (String) -> Int?
  /// The respellings of unusual words, by the folded word.
  private let pronunciations: [String: String]

  private static let saidSigns: [Character] = ["%", "&", "+", "@", "=", "€", "$", "£", "°"]

  /// Creates the form of texts in a locale's language. `pronunciations` respells unusual words with usual ones.
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

  /// Returns the words of a text, or "" if it has none.
  public func words(_ text: String) -> String {
    Self.cleaned(namingSigns(text)).split(separator: " ").map { word in
      if let said = pronunciations[Folding.fold(word)] { return said }
      return word.utf8.allSatisfy { (48...57).contains($0) } ? number(String(word)) : String(word)
    }.joined(separator: " ")
  }

  private func namingSigns(_ text: String) -> String {
    guard text.contains(where: { signs[$0] != nil }) else { return text }
    return text.map { character in signs[character].map { " \($0) " } ?? String(character) }.joined()
  }

  /// Returns a number from 0 to 999 in words, or "" if the language has no words for it.
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

  /// Returns digits in words: as one number up to 999, four digits as two if the language reads them so, else digit by digit.
  private func number(_ digits: String) -> String {
    if digits.utf8.count <= 3, digits.first != "0" || digits == "0", let number = Int(digits) {
      let said = self.number(number)
      if !said.isEmpty { return said }
    }
    if digits.utf8.count == 4, let whole = Int(digits), whole >= 1_000, whole % 100 > 9 {
      let said = "\(number(whole / 100)) \(number(whole % 100))"
      if reads(said) == whole { return said }
    }
    return digits.compactMap { $0.wholeNumberValue }.map(number).joined(separator: " ")
  }

  /// Returns a text in lower case, with nothing but letters, digits and the apostrophes inside words.
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
  /// The value of a digit of any script, or nil for other characters, such as 十.
  fileprivate var decimalDigit: Int? {
    unicodeScalars.first?.properties.numericType == .decimal ? wholeNumberValue : nil
  }
}
