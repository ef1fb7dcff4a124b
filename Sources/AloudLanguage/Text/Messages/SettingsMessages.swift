// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “as it comes”
  package static var settingsAsItComes: Message { Message("settings.asItComes") }

  /// “{place}: {name} can't be “{value}”. It can be a number from {first} to {last}.”
  package static func settingsBadNumber(
    place: Argument,
    name: Argument,
    value: Argument,
    first: Argument,
    last: Argument
  ) -> Message {
    Message("settings.badNumber", ["place": place, "name": name, "value": value, "first": first, "last": last])
  }

  /// “{place}: {name} can't be “{value}”. It can be {values}.”
  package static func settingsBadWord(place: Argument, name: Argument, value: Argument, values: Argument) -> Message {
    Message("settings.badWord", ["place": place, "name": name, "value": value, "values": values])
  }

  /// “It can be {first} to {last}.”
  package static func settingsCanBeNumber(first: Argument, last: Argument) -> Message {
    Message("settings.canBeNumber", ["first": first, "last": last])
  }

  /// “It can be {values}.”
  package static func settingsCanBeWord(values: Argument) -> Message {
    Message("settings.canBeWord", ["values": values])
  }

  /// “{count} more lines of {file} set nothing.”
  package static func settingsMore(count: Argument, file: Argument) -> Message {
    Message("settings.more", ["count": count, "file": file])
  }

  /// “Settings are not kept for the next time: {file} can't be written. Check its permissions.”
  package static func settingsNotKept(file: Argument) -> Message { Message("settings.notKept", ["file": file]) }

  /// “Settings are not kept for the next time, since the disk is full: {file}. Make room, then change them again.”
  package static func settingsNotKeptDiskFull(file: Argument) -> Message {
    Message("settings.notKeptDiskFull", ["file": file])
  }

  /// “This setting is not kept for the next time, since another program holds {file}. Change it again.”
  package static func settingsNotKeptInUse(file: Argument) -> Message {
    Message("settings.notKeptInUse", ["file": file])
  }

  /// “{place}: this sets nothing. Write a name, an equals sign and a value, such as rate = 200.”
  package static func settingsNotNameAndValue(place: Argument) -> Message {
    Message("settings.notNameAndValue", ["place": place])
  }

  /// “Others can change your files: {files}. If that is not meant, run “chmod -R go-w” on them.”
  package static func settingsOpenToOthers(files: Argument) -> Message {
    Message("settings.openToOthers", ["files": files])
  }

  /// “{count} settings reset.”
  package static func settingsReset(count: Argument) -> Message { Message("settings.reset", ["count": count]) }

  /// “What you have changed here, now or earlier, will be forgotten.”
  package static var settingsResetLoss: Message { Message("settings.resetLoss") }

  /// “reset all settings”
  package static var settingsResetPhrase: Message { Message("settings.resetPhrase") }

  /// “Reset all settings?”
  package static var settingsResetQuestion: Message { Message("settings.resetQuestion") }

  /// “Reset settings”
  package static var settingsResetTitle: Message { Message("settings.resetTitle") }

  /// “{file}: this settings file is too large, so nothing in it counts. It may have a megabyte.”
  package static func settingsTooLarge(file: Argument) -> Message { Message("settings.tooLarge", ["file": file]) }

  /// “{place}: there is no setting {name}. “aloud help start” lists them as options.”
  package static func settingsUnknownName(place: Argument, name: Argument) -> Message {
    Message("settings.unknownName", ["place": place, "name": name])
  }

  /// “There is no setting called \"{name}\". There are {names}.”
  package static func settingsUnknownSetting(name: Argument, names: Argument) -> Message {
    Message("settings.unknownSetting", ["name": name, "names": names])
  }

  /// “{file}: these settings can't be read, so none of them counts. Check the file's permissions.”
  package static func settingsUnreadable(file: Argument) -> Message { Message("settings.unreadable", ["file": file]) }
}
