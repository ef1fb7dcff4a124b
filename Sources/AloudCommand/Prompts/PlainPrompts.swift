import AloudApp
import ArgumentParser

/// A prompt whose question and most common options are read without the argument parser.
protocol PlainPrompt: PlainCommand {
  var prompt: PromptOptions { get set }
}

extension PlainPrompt {
  mutating func take(words: ArraySlice<String>) -> Bool {
    guard words.count == 1, let question = words.first else { return false }
    prompt.question = question
    return true
  }

  /// Takes an option that every prompt has.
  fileprivate mutating func takeCommon(_ name: String, from arguments: inout PlainArguments) -> Bool {
    prompt.take(name, from: &arguments) || session.take(name, from: &arguments)
  }
}

extension PromptOptions: PlainlyGiven {
  mutating func setNone() {
    (question, text, back, piped, outputFd) = ("", nil, false, false, nil)
    naming = .noneGiven
  }

  mutating func take(_ name: String, from arguments: inout PlainArguments) -> Bool {
    switch name {
    case "text": return arguments.set(&text)
    case "output-fd": return arguments.set(&outputFd)
    case "back":
      back = true
      return true
    case "piped":
      piped = true
      return true
    default: return naming.take(name, from: &arguments)
    }
  }
}

extension PromptLabelOptions: PlainlyGiven {
  mutating func setNone() { (yesLabel, noLabel, okLabel, cancelLabel, timeout) = (nil, nil, nil, nil, nil) }

  mutating func take(_ name: String, from arguments: inout PlainArguments) -> Bool {
    switch name {
    case "yes-label": arguments.set(&yesLabel)
    case "no-label": arguments.set(&noLabel)
    case "ok-label": arguments.set(&okLabel)
    case "cancel-label": arguments.set(&cancelLabel)
    case "timeout": arguments.set(&timeout)
    default: false
    }
  }
}

extension ItemOptions: PlainlyGiven {
  mutating func setNone() {
    (items, itemsFrom, itemsCommand, endsWithZero, fields, delimiter, answer) = ([], nil, nil, false, nil, nil, .tag)
  }

  mutating func take(_ name: String, from arguments: inout PlainArguments) -> Bool {
    switch name {
    case "items-from": return arguments.set(&itemsFrom)
    case "fields": return arguments.set(&fields)
    case "answer": return arguments.set(&answer)
    case "null":
      endsWithZero = true
      return true
    default: return false
    }
  }
}

extension ChoosePrompt: PlainPrompt {
  mutating func setNone() {
    (prompt, items, self.default, session) = (.noneGiven, .noneGiven, nil, .noneGiven)
  }

  mutating func take(_ name: String, from arguments: inout PlainArguments) -> Bool {
    if name == "default" { return arguments.set(&self.default) }
    return items.take(name, from: &arguments) || takeCommon(name, from: &arguments)
  }

  mutating func take(words: ArraySlice<String>) -> Bool {
    guard let question = words.first else { return false }
    (prompt.question, items.items) = (question, Array(words.dropFirst()))
    return true
  }
}

extension ConfirmPrompt: PlainPrompt {
  mutating func setNone() { (prompt, phrase, self.default, session) = (.noneGiven, nil, nil, .noneGiven) }

  mutating func take(_ name: String, from arguments: inout PlainArguments) -> Bool {
    switch name {
    case "phrase": arguments.set(&phrase)
    case "default": arguments.set(&self.default)
    default: takeCommon(name, from: &arguments)
    }
  }
}

extension InputPrompt: PlainPrompt {
  mutating func setNone() {
    (prompt, self.default, amount, session) = (.noneGiven, nil, .noneGiven, .noneGiven)
  }

  mutating func take(_ name: String, from arguments: inout PlainArguments) -> Bool {
    if name == "default" { return arguments.set(&self.default) }
    return amount.take(name, from: &arguments) || takeCommon(name, from: &arguments)
  }
}

extension PasswordPrompt: PlainPrompt {
  mutating func setNone() { (prompt, amount, session) = (.noneGiven, .noneGiven, .noneGiven) }

  mutating func take(_ name: String, from arguments: inout PlainArguments) -> Bool {
    takeCommon(name, from: &arguments)
  }
}

extension MessagePrompt: PlainPrompt {
  mutating func setNone() { (prompt, session) = (.noneGiven, .noneGiven) }

  mutating func take(_ name: String, from arguments: inout PlainArguments) -> Bool {
    takeCommon(name, from: &arguments)
  }
}

extension AmountOptions: PlainlyGiven {
  mutating func setNone() { (min, max) = (nil, nil) }

  mutating func take(_ name: String, from arguments: inout PlainArguments) -> Bool {
    switch name {
    case "min": arguments.set(&min)
    case "max": arguments.set(&max)
    default: false
    }
  }
}
