import Aloud

/// A converter of a speech sequence into the synthesiser's markup, with a passage for each language.
///
/// A passage has one language because libespeak-ng 1.51 does not return to the first voice at the end of `<voice>`: "hello <voice
/// xml:lang="de">ich bin</voice> world" reads "world" in German.
struct Markup {
  /// In milliseconds.
  static let longestPause = 10_000

  private var passages: [Passage] = []
  private let language: String
  private var current: String
  private var body = ""
  private var marks: [String] = []
  private var rate = 1.0
  private var pitch = 1.0

  static func passages(of utterance: Utterance) -> [Passage] {
    var markup = Markup(language: utterance.language)
    for unit in utterance.units { markup.add(unit) }
    markup.endPassage()
    return markup.passages
  }

  private init(language: String) {
    self.language = language
    current = language
  }

  private mutating func add(_ unit: SpeechUnit) {
    switch unit {
    case .text(var text, let language):
      if LanguageTag.isJapanese(language ?? self.language) { text = MisreadKana.repaired(KanjiReader.kana(of: text)) }
      if let end = FirstBreath.end(in: text) {
        add(Self.escaped(String(text[..<end])), in: language)
        endPassage()
        text = String(text[end...])
      }
      add(Self.escaped(text), in: language)
    case .characters(let text):
      let text = Self.escaped(text)
      add(text.isEmpty ? "" : "<say-as interpret-as=\"characters\">\(text)</say-as>", in: nil)
    case .pause(let milliseconds):
      endPassage()
      if milliseconds > 0 { passages.append(.silence(milliseconds: min(milliseconds, Self.longestPause))) }
    case .mark(let name) where body.isEmpty: passages.append(.mark(name))
    case .mark(let name):
      body += "<mark name=\"\(marks.count)\"/>"
      marks.append(name)
    case .rate(let relative): rate = Self.sane(relative)
    case .pitch(let relative): pitch = Self.sane(relative)
    case .gap(let milliseconds):
      // The synthesiser uses the longer of this gap and its own pause at a comma, or little more.
      if !body.isEmpty { body += "<break time=\"\(min(max(milliseconds, 0), Self.longestPause))ms\"/>" }
    case .icon(let icon):
      endPassage()
      passages.append(.sound(icon))
    }
  }

  private mutating func add(_ text: String, in named: String?) {
    guard !text.isEmpty else { return }
    let tag = named ?? language
    if tag != current { endPassage() }
    current = tag
    if !body.isEmpty { body += " " }
    body += rate == 1 && pitch == 1 ? text : prosody(around: text)
  }

  private func prosody(around text: String) -> String {
    let rate = rate == 1 ? "" : " rate=\"\(Self.percent(rate))\""
    let pitch = pitch == 1 ? "" : " pitch=\"\(Self.percent(pitch))\""
    return "<prosody\(rate)\(pitch)>\(text)</prosody>"
  }

  private mutating func endPassage() {
    guard !body.isEmpty else { return }
    passages.append(.speech(language: current, markup: body, marks: marks))
    body = ""
    marks = []
  }

  private static func percent(_ relative: Double) -> String { "\(Int((relative * 100).rounded()))%" }

  private static func sane(_ relative: Double) -> Double { relative.isFinite ? min(max(relative, 0.1), 5) : 1 }

  /// Drops what the synthesiser takes as commands. Empty if nothing is left to read.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text.utf8.contains { $0 != UInt8(ascii: " ") } ? text : "" }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var hasWords = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // espeak-ng names the letter apostrophe that Ukrainian is written with, and reads the sign.
      case "\u{2BC}": result += "’"
      default:
        let silent = scalar.isSilent
        result.unicodeScalars.append(silent ? " " : scalar)
        if silent || scalar.isSpace { continue }
      }
      hasWords = true
    }
    return hasWords ? result : ""
  }

  /// Of a text of such bytes, nothing has to be escaped.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: (0x20..<0x7F).contains(byte)
    }
  }
}

extension Unicode.Scalar {
  /// Nobody reads a control, private-use, surrogate or noncharacter code point. Of ASCII, of which most text consists, Unicode's
  /// properties are not asked: that would take longer than all else before the first sample of a long text.
  fileprivate var isSilent: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .privateUse, .surrogate: true
    default: properties.isNoncharacterCodePoint
    }
  }

  fileprivate var isSpace: Bool { isASCII ? self == " " : properties.isWhitespace }
}

/// The point at which a long text without a pause is cut. The synthesiser translates up to 800 characters before the first sound if
/// no clause ends among them. After the cut, the first sound of ten thousand characters comes as fast as that of a sentence.
enum FirstBreath {
  /// The longest clause that is left whole. No sentence of ordinary text goes on for so long without a pause, and shorter ones keep
  /// their melody.
  private static let longestClause = 250
  /// With spaces and without.
  private static let (longestPart, longestWord) = (120, 60)

  static func end(in text: String) -> String.Index? {
    guard text.utf8.count > longestClause else { return nil }
    let clause = text.unicodeScalars.prefix(longestClause)
    guard clause.endIndex < text.endIndex, !clause.contains(where: endsClause) else { return nil }
    let space = clause.prefix(longestPart).lastIndex { $0.properties.isWhitespace }
    return space ?? text.index(text.startIndex, offsetBy: longestWord, limitedBy: text.endIndex)
  }

  private static func endsClause(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .otherPunctuation && !"'\"#%&*/@\\".unicodeScalars.contains(scalar)
  }
}

/// Replacements for kana that the Japanese voice of espeak-ng 1.51 misreads, with kana that it reads correctly or nearly so.
enum MisreadKana {
  static func repaired(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { said[$0] != nil }) else { return text }
    var result = String.UnicodeScalarView()
    var isAfterRi = false
    for scalar in text.unicodeScalars {
      // りょ is read "ryao", りゅ "ryau"; りよ and りゆ come near. A dot between names is read as "Japanese letter".
      let replacement = scalar == "・" || isAfterRi ? said[scalar] : nil
      result.append(replacement ?? scalar)
      isAfterRi = scalar == "り" || scalar == "リ"
    }
    return String(result)
  }

  private static let said: [Unicode.Scalar: Unicode.Scalar] = [
    "ゃ": "や", "ゅ": "ゆ", "ょ": "よ", "ャ": "ヤ", "ュ": "ユ", "ョ": "ヨ", "・": " ",
  ]
}

/// A part of an utterance, as the synthesiser takes it.
enum Passage: Equatable {
  /// Marks are named in the markup by their index in `marks`.
  case speech(language: String, markup: String, marks: [String])
  /// A silence. The synthesiser's own pauses change with the rate and are lost at the end of a text.
  case silence(milliseconds: Int)
  case sound(SoundIcon)
  case mark(String)
}
