import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser

/// `aloud date "When?"`: a date.
struct DatePrompt: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "date", abstract: Words.help("prompt.date"))
  @OptionGroup var prompt: PromptOptions
  @OptionGroup var limits: MomentLimits
  @OptionGroup var session: SessionOptions

  func run() throws { try limits.ask(.date, prompt, session) }
}

/// `aloud time "At what time?"`: a time of day.
struct TimePrompt: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "time", abstract: Words.help("prompt.time"))
  @OptionGroup var prompt: PromptOptions
  @OptionGroup var limits: MomentLimits
  @OptionGroup var session: SessionOptions

  func run() throws { try limits.ask(.time, prompt, session) }
}

/// `aloud datetime "When?"`: a date and a time.
struct DateTimePrompt: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "datetime", abstract: Words.help("prompt.datetime"))
  @OptionGroup var prompt: PromptOptions
  @OptionGroup var limits: MomentLimits
  @OptionGroup var session: SessionOptions

  func run() throws { try limits.ask(.dateTime, prompt, session) }
}

/// `aloud timer "How long?"`: hours and minutes.
struct TimerPrompt: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "timer", abstract: Words.help("prompt.timer"))
  @OptionGroup var prompt: PromptOptions
  @OptionGroup var limits: MomentLimits
  @OptionGroup var session: SessionOptions

  func run() throws { try limits.ask(.countdown, prompt, session) }
}
