// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “Dates: {long}; {short}. Times: {time}. Both: {both}.”
  package static func localesDates(long: Argument, short: Argument, time: Argument, both: Argument) -> Message {
    Message("locales.dates", ["long": long, "short": short, "time": time, "both": both])
  }

  /// “{count} errors.”
  package static func localesErrors(count: Argument) -> Message { Message("locales.errors", ["count": count]) }

  /// “Words: {words}. Dates: {dates}.”
  package static func localesHere(words: Argument, dates: Argument) -> Message {
    Message("locales.here", ["words": words, "dates": dates])
  }

  /// “There is no table for {asked}. That of {used} serves.”
  package static func localesInstead(asked: Argument, used: Argument) -> Message {
    Message("locales.instead", ["asked": asked, "used": used])
  }

  /// “{tag}, {name}: {coverage}.”
  package static func localesLine(tag: Argument, name: Argument, coverage: Argument) -> Message {
    Message("locales.line", ["tag": tag, "name": name, "coverage": coverage])
  }

  /// “{tag}, {name}.”
  package static func localesName(tag: Argument, name: Argument) -> Message {
    Message("locales.name", ["tag": tag, "name": name])
  }

  /// “{count} files checked, no errors.”
  package static func localesNoErrors(count: Argument) -> Message { Message("locales.noErrors", ["count": count]) }

  /// “{folder} has no locale files. They belong into its folders table, wording and values.”
  package static func localesNoFiles(folder: Argument) -> Message { Message("locales.noFiles", ["folder": folder]) }

  /// “no table”
  package static var localesNoTable: Message { Message("locales.noTable") }

  /// “no voice”
  package static var localesNoVoice: Message { Message("locales.noVoice") }

  /// “no wording”
  package static var localesNoWording: Message { Message("locales.noWording") }

  /// “Numbers: {number}. Lists: {list}. First day of the week: {weekday}.”
  package static func localesNumbers(number: Argument, list: Argument, weekday: Argument) -> Message {
    Message("locales.numbers", ["number": number, "list": list, "weekday": weekday])
  }

  /// “a poor voice”
  package static var localesPoorVoice: Message { Message("locales.poorVoice") }

  /// “wording {percent}”
  package static func localesSomeWording(percent: Argument) -> Message {
    Message("locales.someWording", ["percent": percent])
  }

  /// “table”
  package static var localesTable: Message { Message("locales.table") }

  /// “voice”
  package static var localesVoice: Message { Message("locales.voice") }

  /// “wording”
  package static var localesWording: Message { Message("locales.wording") }
}
