package import Aloud
internal import AloudSpeech
public import AloudTerminal
public import ArgumentParser

extension OutputFormat: ExpressibleByArgument {
  /// The names of the formats. By default, the library makes a key path for them at each start, which costs as much as reading a
  /// locale's table.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}

extension CompletionKind {
  static func values(of name: SettingName) -> CompletionKind { .list(name.listedWords) }

  /// The completions for the locales with words of their own. They are only listed when the shell completes, so that no start pays
  /// for them.
  static var locales: CompletionKind { .custom { _, _, _ in LoadedLocale.bundledTags } }
  static var calendars: CompletionKind { .list(CalendarOption.allValueStrings) }

  static var voices: CompletionKind {
    .custom { _, _, _ in
      var names: [String] = []
      for voice in Speaker(to: .nowhere, onError: { _ in }).voices().all {
        // A name of several words is written with "_", as one word of the shell.
        let name = String(voice.name.map { $0 == " " ? "_" : $0 })
        if !names.contains(name) { names.append(name) }
      }
      return names
    }
  }
}

/// An option for a calendar, by its BCP 47 name: `--calendar hebrew`.
package struct CalendarOption: ExpressibleByArgument, Sendable {
  package let calendar: CalendarSystem

  package init?(argument: String) {
    guard let calendar = CalendarSystem(bcp47: argument) else { return nil }
    self.calendar = calendar
  }

  package static let allValueStrings = CalendarSystem.allCases.map(\.rawValue)
}

/// An option for a local date and time, `2026-11-20T15:30:00`, at which a session stands still, so that its transcript is always
/// the same.
package struct FixedTime: ExpressibleByArgument, Sendable {
  package let moment: DateTime

  package init?(argument: String) {
    let halves = argument.split(separator: "T", omittingEmptySubsequences: false)
    let date = halves[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard halves.count <= 2, date.count == 3, let year = date[0], let month = date[1], let number = date[2],
      (1...9999).contains(year), let day = Day(year: year, month: month, day: number)
    else { return nil }
    let time =
      halves.count == 2 ? halves[1].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) } : [0, 0]
    guard (2...3).contains(time.count), let hour = time[0], let minute = time[1],
      let second = time.count == 3 ? time[2] : 0,
      (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
    else { return nil }
    moment = DateTime(day: day, hour: hour, minute: minute, second: second)
  }
}

/// An option for the target of speech: `on`, `off`, `device`, `speechd`, a `.wav` file, a `.pcm` or `.raw` file or named pipe,
/// `fd:N` for an open descriptor, or `|command`.
enum SpeechOption: ExpressibleByArgument, Sendable {
  case on
  case off
  case to(SpeechTarget)

  init(isOn: Bool) { self = isOn ? .on : .off }

  init?(argument: String) {
    switch argument {
    case "": return nil
    case "on": self = .on
    case "off": self = .off
    case "device": self = .to(.device)
    case "speechd": self = .to(.dispatcher)
    case _ where argument.hasPrefix("|"): self = .to(.command(String(argument.dropFirst())))
    case _ where argument.hasPrefix("fd:"):
      guard let descriptor = Int32(argument.dropFirst(3)), OpenDescriptor.isOpen(descriptor) else { return nil }
      self = .to(.pcmDescriptor(descriptor))
    case _ where argument.hasSuffix(".wav"): self = .to(.wav(path: argument))
    case _ where argument.hasSuffix(".pcm") || argument.hasSuffix(".raw"): self = .to(.pcm(path: argument))
    default: return nil
    }
  }
}
