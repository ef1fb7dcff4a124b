/// Commands that move among the lines of the place in front.
public enum MovingCommand: String, Sendable, Hashable, CaseIterable {
  case next, previous, first, last, nextPage, previousPage, nextMatch, previousMatch, nextMissing, index
}

/// Commands that say something again, or in another way.
public enum ReadingCommand: String, Sendable, Hashable, CaseIterable {
  case help, `repeat`, whereAmI, limits, read, readInFull, spell, spellPhonetic
}

/// Commands that leave the place in front.
public enum LeavingCommand: String, Sendable, Hashable, CaseIterable { case back, cancel, done }

/// Commands on a value that can be copied or cleared: the text of a field, a query, or the value of a picker.
public enum EditingCommand: String, Sendable, Hashable, CaseIterable { case copy, paste, clear }

/// Commands on the text of a field. Elsewhere the words are not commands.
public enum TextCommand: String, Sendable, Hashable, CaseIterable {
  case nextCharacter, previousCharacter, nextWord, previousWord, nextLine, previousLine, firstLine, lastLine
  case selectWord, selectLine, cut, deleteWord
}

/// Commands for pickers. Elsewhere the words are not commands.
public enum PickerCommand: String, Sendable, Hashable, CaseIterable { case nextMonth, previousMonth }

/// Commands for color pickers. Elsewhere the words are not commands.
public enum ColorCommand: String, Sendable, Hashable, CaseIterable {
  case grid, spectrum, sliders, palette, terminalColors, keepColor, forgetColor
}

/// Commands for searches.
public enum SearchCommand: String, Sendable, Hashable, CaseIterable { case search, scopes, tokens }

/// Commands for screens whose rows can be selected. Elsewhere the words are not commands.
public enum SelectionCommand: String, Sendable, Hashable, CaseIterable {
  case edit, selectAll, deselectAll, invertSelection, selection
}

/// Commands that change one of the user's settings.
public enum SettingCommand: String, Sendable, Hashable, CaseIterable {
  case speechOn, speechOff, faster, slower, louder, softer, higher, lower
  case hintsOn, hintsOff, moreDetail, lessDetail, largerText, smallerText
  case reduceMotionOn, reduceMotionOff, increaseContrastOn, increaseContrastOff
  case keyEchoCharacters, keyEchoWords, keyEchoBoth, keyEchoNone, singleKeysOn, singleKeysOff
  case soundsOn, soundsOff, punctuationNone, punctuationSome, punctuationMost, punctuationAll

  var isOfKeys: Bool { [.keyEcho, .singleKeys].contains(change(of: Settings()).name) }

  /// A Boolean value that indicates whether the command is available while a field awaits its text. Others may be meant as
  /// text.
  var isOfSpeech: Bool { [.speech, .rate, .volume].contains(change(of: Settings()).name) }

  func change(of settings: Settings) -> SettingChange {
    let speech = settings.speech
    return switch self {
    case .speechOn: .speech(true)
    case .speechOff: .speech(false)
    case .faster: .rate(speech.rate + 25)
    case .slower: .rate(speech.rate - 25)
    case .louder: .volume(speech.volume + 20)
    case .softer: .volume(speech.volume - 20)
    case .higher: .pitch(speech.pitch + 10)
    case .lower: .pitch(speech.pitch - 10)
    case .hintsOn: .hints(true)
    case .hintsOff: .hints(false)
    case .moreDetail: .verbosity(settings.verbosity == .low ? .medium : .high)
    case .lessDetail: .verbosity(settings.verbosity == .high ? .medium : .low)
    case .largerText: .textSize(settings.textSize.larger ?? settings.textSize)
    case .smallerText: .textSize(settings.textSize.smaller ?? settings.textSize)
    case .reduceMotionOn: .reduceMotion(true)
    case .reduceMotionOff: .reduceMotion(false)
    case .increaseContrastOn: .increaseContrast(true)
    case .increaseContrastOff: .increaseContrast(false)
    case .keyEchoCharacters: .keyEcho(.characters)
    case .keyEchoWords: .keyEcho(.words)
    case .keyEchoBoth: .keyEcho(.both)
    case .keyEchoNone: .keyEcho(.none)
    case .singleKeysOn: .singleKeys(true)
    case .singleKeysOff: .singleKeys(false)
    case .soundsOn: .sounds(true)
    case .soundsOff: .sounds(false)
    case .punctuationNone: .punctuation(.none)
    case .punctuationSome: .punctuation(.some)
    case .punctuationMost: .punctuation(.most)
    case .punctuationAll: .punctuation(.all)
    }
  }
}

/// Commands for places with a log. Elsewhere the words are not commands.
public enum LogCommand: String, Sendable, Hashable, CaseIterable {
  case nextMessage, previousMessage, nextHeading, previousHeading, fromLastHeading, nextCode, previousCode, skipCode
  case nextLink, previousLink, lastAnswer
  case nextError, previousError, nextFile, onlyErrors, everything, summary
}

/// Commands that concern the whole session.
public enum SessionCommand: String, Sendable, Hashable, CaseIterable {
  case stop, pause, resume, undo, redo, quit, history, ownMenu, contextMenu, tabs, nextTab, previousTab, sleep, wakeUp
  case remarks, work
}
