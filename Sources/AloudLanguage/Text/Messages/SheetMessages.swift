// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “{sheet} is open already.”
  package static func sheetAlreadyUp(sheet: Argument) -> Message { Message("sheet.alreadyUp", ["sheet": sheet]) }

  /// “Cancel”
  package static var sheetCancel: Message { Message("sheet.cancel") }

  /// “Close”
  package static var sheetClose: Message { Message("sheet.close") }

  /// “Done”
  package static var sheetDone: Message { Message("sheet.done") }

  /// “{sheet} is in front. Finish it or say \"cancel\" first.”
  package static func sheetInFront(sheet: Argument) -> Message { Message("sheet.inFront", ["sheet": sheet]) }

  /// “{sheet} closed. What you entered is kept.”
  package static func sheetKept(sheet: Argument) -> Message { Message("sheet.kept", ["sheet": sheet]) }

  /// “{sheet} closed.”
  package static func sheetLeft(sheet: Argument) -> Message { Message("sheet.left", ["sheet": sheet]) }

  /// “Main action: {action}.”
  package static func sheetMain(action: Argument) -> Message { Message("sheet.main", ["action": action]) }

  /// “Main action: {action}, dimmed: {needs}.”
  package static func sheetMainNeeds(action: Argument, needs: Argument) -> Message {
    Message("sheet.mainNeeds", ["action": action, "needs": needs])
  }

  /// “{fields} are needed”
  package static func sheetNeeds(count: Argument, fields: Argument) -> Message {
    Message("sheet.needs", ["count": count, "fields": fields])
  }

  /// “{count} more are needed, first {field}”
  package static func sheetNeedsMany(count: Argument, field: Argument) -> Message {
    Message("sheet.needsMany", ["count": count, "field": field])
  }

  /// “Nothing more is needed here.”
  package static var sheetNeedsNothing: Message { Message("sheet.needsNothing") }

  /// “Over {sheet}.”
  package static func sheetOver(sheet: Argument) -> Message { Message("sheet.over", ["sheet": sheet]) }

  /// “Continue to {title}”
  package static func sheetProceed(title: Argument) -> Message { Message("sheet.proceed", ["title": title]) }

  /// “{action} can be used now.”
  package static func sheetReady(action: Argument) -> Message { Message("sheet.ready", ["action": action]) }

  /// “{sheet} can't be closed now.”
  package static func sheetStays(sheet: Argument) -> Message { Message("sheet.stays", ["sheet": sheet]) }

  /// “Step {index} of {count}.”
  package static func sheetStep(index: Argument, count: Argument) -> Message {
    Message("sheet.step", ["index": index, "count": count])
  }
}
