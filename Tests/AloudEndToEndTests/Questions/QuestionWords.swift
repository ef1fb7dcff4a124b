@testable import Aloud
@testable import AloudLanguage
import Testing

/// A line that is said to every question, and what it is.
struct QuestionLine: Hashable {
  enum Kind: Hashable {
    /// It says the question again, or where one is: that is no text anywhere.
    case asking
    /// It only reads.
    case reading
    /// It changes how things are said.
    case setting
    case yes, no, okay, close, done, cancel
    /// It is understood nowhere.
    case unknown
    /// It is a number or an ordinal, or "no" with a number, of which nothing was said that it could put right.
    case number, correction
    /// It is a part of the day: before noon or after.
    case beforeNoon, afterNoon

    /// Whether it is a word of an answer.
    var isAnswer: Bool { [.yes, .no, .okay, .close, .done, .cancel].contains(self) }
    /// Whether it must leave every question as it is.
    var leavesAll: Bool { [.asking, .reading, .setting, .unknown].contains(self) }
  }

  let text: String
  let kind: Kind
}

/// The lines of one language.
struct QuestionWords: Sendable, CustomTestStringConvertible {
  let locale: String
  /// Numbers and ordinals, and "no" with a number, as they are said.
  private let numbers: [String], corrections: [String]
  /// Yes with words of politeness.
  private let politeYes: String
  private let morning: [String], evening: [String]
  /// A weekday that is today: which one is meant is asked.
  let weekday: String
  /// A time that may be in the morning or in the evening.
  let time: String

  var testDescription: String { locale }

  static let all = [
    QuestionWords(
      locale: "en",
      numbers: ["two", "number two", "the second", "the last one", "1 and 2"], corrections: ["no, 3", "no, three"],
      politeYes: "yes, please", morning: ["in the morning", "the morning one", "a.m."],
      evening: ["evening", "in the evening", "the evening one", "p.m."], weekday: "friday", time: "7:55"),
    QuestionWords(
      locale: "de", numbers: ["zwei", "Nummer zwei", "das zweite", "1 und 2"], corrections: ["nein, 3", "nein, drei"],
      politeYes: "ja, bitte", morning: ["morgens", "am Morgen", "vormittags"], evening: ["abends", "am Abend"],
      weekday: "Freitag", time: "7:55"),
    QuestionWords(
      locale: "ar", numbers: ["٢", "اثنان", "الثاني", "1 و 2"], corrections: ["لا، 3", "لا، ثلاثة"],
      politeYes: "نعم، من فضلك",
      morning: ["صباحًا", "في الصباح"], evening: ["مساءً", "في المساء"], weekday: "الجمعة", time: "7:55"),
    QuestionWords(
      locale: "ja", numbers: ["二", "2番", "2番目", "1と2"], corrections: ["いいえ、3", "いいえ、三"], politeYes: "はい、お願いします",
      morning: ["午前", "朝"], evening: ["午後", "夜"], weekday: "金曜日", time: "7:55"),
    QuestionWords(
      locale: "ko", numbers: ["둘", "2번", "두 번째", "1하고 2"], corrections: ["아니요, 3", "아니요, 셋"], politeYes: "네, 부탁해요",
      morning: ["오전", "아침"], evening: ["오후", "저녁"], weekday: "금요일", time: "7:55"),
    QuestionWords(
      locale: "tr", numbers: ["iki", "2 numara", "ikinci", "1 ve 2"], corrections: ["hayır, 3", "hayır, üç"],
      politeYes: "evet, lütfen", morning: ["sabah", "sabahleyin"], evening: ["akşam", "akşamleyin"],
      weekday: "cuma", time: "7:55"),
  ]

  /// All lines, each once; commands and answers are those of the wording, and of English beside it.
  func lines(_ wording: Wording) -> [QuestionLine] {
    func first(_ key: String) -> [String] {
      let phrases = wording.alternatives(key)
      return [phrases.own.first, phrases.english.first].compactMap(\.self)
    }
    func all(_ key: String) -> [String] { wording.alternatives(key).own + wording.alternatives(key).english }
    func lines(_ texts: [String], _ kind: QuestionLine.Kind) -> [QuestionLine] {
      texts.map { QuestionLine(text: $0, kind: kind) }
    }
    func reading(_ commands: [ReadingCommand]) -> [String] { commands.flatMap { first(Command.reading($0).key) } }
    let asking: [ReadingCommand] = [.help, .repeat, .whereAmI]
    let settings = SettingCommand.allCases.compactMap { first(Command.setting($0).key).first }
    let said =
      lines(reading(asking), .asking)
      + lines(reading(ReadingCommand.allCases.filter { !asking.contains($0) }), .reading) + lines(settings, .setting)
      + lines(all("answer.yes") + [politeYes], .yes) + lines(all("answer.no"), .no) + lines(all("alert.ok"), .okay)
      + lines(all("answer.close"), .close) + lines(all("command.done"), .done) + lines(all("command.cancel"), .cancel)
      + lines(["qwfpgj zxcvb"], .unknown) + lines(["0", "1", "2", "3", "9", "30"] + numbers, .number)
      + lines(corrections, .correction)
      + lines(morning, .beforeNoon) + lines(evening, .afterNoon)
    var seen: Set<String> = []
    return said.filter { seen.insert(Folding.fold($0.text)).inserted }
  }

  /// Names of things that begin with the words of answers, as letters and as words.
  func decoys(_ wording: Wording) -> [String] {
    ["answer.yes", "answer.no", "alert.ok", "command.done", "command.cancel"].compactMap {
      wording.alternatives($0).own.first
    }.flatMap { ["\($0)tify all", "\($0) zone"] }
  }
}
