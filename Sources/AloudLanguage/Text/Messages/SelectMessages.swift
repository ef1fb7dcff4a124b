// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “{act}: {count} items.”
  package static func selectActed(act: Argument, count: Argument) -> Message {
    Message("select.acted", ["act": act, "count": count])
  }

  /// “For what is selected: {acts}.”
  package static func selectActs(acts: Argument) -> Message { Message("select.acts", ["acts": acts]) }

  /// “{first} and {last}”
  package static func selectAnd(first: Argument, last: Argument) -> Message {
    Message("select.and", ["first": first, "last": last])
  }

  /// “{first} comes after {last}, so nothing was selected. Say the smaller number first.”
  package static func selectBackwards(first: Argument, last: Argument) -> Message {
    Message("select.backwards", ["first": first, "last": last])
  }

  /// “Selecting in {place}.”
  package static func selectBegun(place: Argument) -> Message { Message("select.begun", ["place": place]) }

  /// “{count} items changed.”
  package static func selectChanged(count: Argument) -> Message { Message("select.changed", ["count": count]) }

  /// “{count} selected.”
  package static func selectCount(count: Argument) -> Message { Message("select.count", ["count": count]) }

  /// “Selecting has ended.”
  package static var selectEnded: Message { Message("select.ended") }

  /// “{count} selected items are gone.”
  package static func selectGone(count: Argument) -> Message { Message("select.gone", ["count": count]) }

  /// “{name} was selected and is gone.”
  package static func selectGoneOne(name: Argument) -> Message { Message("select.goneOne", ["name": name]) }

  /// “{count} were selected; nothing is now.”
  package static func selectLeft(count: Argument) -> Message { Message("select.left", ["count": count]) }

  /// “Can’t be selected: {names}.”
  package static func selectLeftOut(names: Argument) -> Message { Message("select.leftOut", ["names": names]) }

  /// “{count} items there can’t be selected.”
  package static func selectLeftOutCount(count: Argument) -> Message {
    Message("select.leftOutCount", ["count": count])
  }

  /// “And {count} more.”
  package static func selectMore(count: Argument) -> Message { Message("select.more", ["count": count]) }

  /// “Nothing is selected.”
  package static var selectNone: Message { Message("select.none") }

  /// “{name} can’t be selected.”
  package static func selectNotThis(name: Argument) -> Message { Message("select.notThis", ["name": name]) }

  /// “By number: {numbers}.”
  package static func selectNumbers(numbers: Argument) -> Message { Message("select.numbers", ["numbers": numbers]) }

  /// “{act} {count} items”
  package static func selectPhrase(act: Argument, count: Argument) -> Message {
    Message("select.phrase", ["act": act, "count": count])
  }

  /// “{act}: {count} items?”
  package static func selectQuestion(act: Argument, count: Argument) -> Message {
    Message("select.question", ["act": act, "count": count])
  }

  /// “{first} to {last}|from {first} to {last}|{first} through {last}”
  package static func selectRange(first: Argument, last: Argument) -> Message {
    Message("select.range", ["first": first, "last": last])
  }

  /// “{first} to {last}”
  package static func selectSpan(first: Argument, last: Argument) -> Message {
    Message("select.span", ["first": first, "last": last])
  }

  /// “Nothing can be selected here.”
  package static var selectUnavailable: Message { Message("select.unavailable") }
}
