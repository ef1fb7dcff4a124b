import Aloud
import AloudLanguage
import Testing

@testable import AloudPrompts

/// A prompt that is described in a line: `choose Which one? = Amsterdam, Berlin*, Bern`, where the star marks a default.
///
/// - `choose`, `search`, `several` and `searched` (several that are searched) have items. What stands in parentheses after one is why it is
///   dimmed.
/// - `confirm`, `text`, `lines`, `number`, `date`, `time`, `dateTime`, `countdown` and `color` may have a default, `phrase` has its phrase.
///   Numbers are `3 of 1 to 10 by 0.5 kg`.
/// - `secret` and `message` have a question only.
///
/// A setting `box` has the arguments of whiptail instead, between semicolons.
struct PromptSketch {
  private let kind: String
  private let question: String
  private let detail: String?
  private let settings: [String: String]

  init(_ settings: [String: String]) throws {
    let halves = (settings["ask"] ?? "").split(separator: " = ", maxSplits: 1).map(String.init)
    let words = (halves.first ?? "").split(separator: " ", maxSplits: 1).map(String.init)
    (kind, question) = (words.first ?? "", words.count > 1 ? words[1] : "")
    detail = halves.count > 1 ? halves[1] : nil
    self.settings = settings
  }

  var prompt: Prompt {
    get throws {
      if let arguments = settings["box"] { return try Self.prompt(of: arguments) }
      var prompt = Prompt(.verbatim(question), try sketched)
      prompt.isSearched = kind == "searched"
      (prompt.offersBack, prompt.asksTwice) = (settings["back"] == "on", settings["twice"] == "on")
      prompt.takesEmpty = settings["empty"] == "on"
      prompt.labels.ok = settings["ok"].map { .verbatim($0) }
      prompt.preface = (settings["preface"] ?? "").split(separator: "; ").map { .verbatim(String($0)) }
      prompt.isTitleKnown = settings["title"] == "known"
      prompt.suggestions = (settings["suggestions"] ?? "").split(separator: ", ").map(String.init)
      prompt.placeholder = settings["example"].map { .verbatim($0) }
      prompt.timeout = settings["timeout"].flatMap { Int($0) }
      prompt.takesDefaultInTheEnd = prompt.timeout != nil
      if let amount = settings["amount"] {
        let ends = amount.split(separator: " to ").compactMap { Int($0) }
        prompt.amount = ends[0]...ends[1]
      }
      if let needed = settings["needs"] {
        prompt.refusal = { $0.contains(needed) ? nil : .verbatim("It needs \(needed).") }
      }
      return prompt
    }
  }

  private var sketched: Prompt.Kind {
    get throws {
      switch kind {
      case "choose": .choice(list, standard: marked.first)
      case "search": .search(list, standard: marked.first)
      case "several", "searched": .several(list, chosen: Set(marked))
      case "confirm": .confirmation(standard: detail.map { $0 == "yes" })
      case "phrase": .phrase(.verbatim(detail ?? ""))
      case "text": .text(standard: detail == "(empty)" ? "" : detail)
      case "lines": .lines(standard: detail)
      case "secret": .secret
      case "message": .message
      case "color": .color(standard: detail.flatMap { Color(hex: $0) })
      case "number": .number(scale, standard: numbers.count > 2 ? numbers[0] : nil)
      default:
        .moment(
          try #require(DatePicker.Mode(rawValue: kind), "There is no “\(kind)”."),
          standard: detail.flatMap(ISODate.moment), from: settings["from"].flatMap(ISODate.moment),
          to: settings["until"].flatMap(ISODate.moment))
      }
    }
  }

  private var parts: [Substring] { (detail ?? "").split(separator: ", ") }
  private var marked: [Int] { parts.indices.filter { parts[$0].contains("*") } }
  private var list: PromptList {
    var list = PromptList(
      parts.map { part in
        let words = part.split(separator: " (", maxSplits: 1)
        let item = PromptItem(String(words[0]).replacing("*", with: ""))
        guard words.count > 1 else { return item }
        let reason = String(words[1]).replacing("*", with: "").dropLast()
        return item.dimmed(because: reason.isEmpty ? nil : .verbatim(String(reason)))
      })
    list.groups = (settings["groups"] ?? "").split(separator: ", ").map { group in
      let words = group.split(separator: " ")
      return PromptList.Group(.verbatim(String(words[0])), first: Int(words[1]) ?? 0)
    }
    return list
  }

  /// The default, the least and the greatest, without the step.
  private var numbers: [Double] {
    (detail ?? "").split(separator: " by ")[0].split(separator: " ").compactMap { Double($0) }
  }
  private var scale: NumberScale {
    let ends = numbers.suffix(2)
    let rest = (detail ?? "").split(separator: " by ").dropFirst().first?.split(separator: " ") ?? []
    var scale = NumberScale((ends.first ?? 0)...(ends.last ?? 0), step: rest.first.flatMap { Double($0) } ?? 1)
    scale.unit = rest.count > 1 ? .verbatim(String(rest[1])) : nil
    scale.toldEnds =
      switch settings["ends"] {
      case "none": .neither
      case "first": .first
      default: .both
      }
    return scale
  }

  private static func prompt(of arguments: String) throws -> Prompt {
    let words = arguments.split(separator: "; ", omittingEmptySubsequences: false).map(String.init)
    guard case .boxes(let boxes) = try Dialect.whiptail.call(words).wanted else {
      throw DialectError.badNumber(arguments)
    }
    var asked: Prompt?
    let asking = BoxAsking(now: DateTime(day: Day(0))) { prompt in
      asked = prompt
      return AskedPrompt(PromptApp(prompt).initialState, hasInputEnded: true)
    }
    _ = try asking.outcome(of: try #require(boxes.first))
    return try #require(asked)
  }
}
