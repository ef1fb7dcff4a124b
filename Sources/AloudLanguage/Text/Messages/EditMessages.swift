// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “{field} had been changed meanwhile; now it holds your text. \"Undo\" brings the other back, where it can be.”
  package static func editChangedMeanwhile(field: Argument) -> Message {
    Message("edit.changedMeanwhile", ["field": field])
  }

  /// “Cut: {text}.”
  package static func editCut(text: Argument) -> Message { Message("edit.cut", ["text": text]) }

  /// “Deleted: {text}.”
  package static func editDeleted(text: Argument) -> Message { Message("edit.deleted", ["text": text]) }

  /// “There is no room for that: a text may have {limit} bytes. What was there is kept.”
  package static func editFull(limit: Argument) -> Message { Message("edit.full", ["limit": limit]) }

  /// “{field} is gone, so nothing was entered.”
  package static func editGone(field: Argument) -> Message { Message("edit.gone", ["field": field]) }

  /// “{field} is gone, so nothing was entered. Your text is copied: \"paste\" puts it into another field.”
  package static func editGoneKept(field: Argument) -> Message { Message("edit.goneKept", ["field": field]) }

  /// “{field} is secret: it can’t be read, spelled, selected or copied.”
  package static func editHidden(field: Argument) -> Message { Message("edit.hidden", ["field": field]) }

  /// “Inserted: {text}.”
  package static func editInserted(text: Argument) -> Message { Message("edit.inserted", ["text": text]) }

  /// “{count} lines did not fit and were left out.”
  package static func editLeftOut(count: Argument) -> Message { Message("edit.leftOut", ["count": count]) }

  /// “Line {number}.”
  package static func editLine(number: Argument) -> Message { Message("edit.line", ["number": number]) }

  /// “The text has no {text}. Nothing was changed.”
  package static func editNotThere(text: Argument) -> Message { Message("edit.notThere", ["text": text]) }

  /// “No text is selected. Say \"select word\", \"select line\" or \"select all\".”
  package static var editNothingSelected: Message { Message("edit.nothingSelected") }

  /// “Pasted: {text}.”
  package static func editPasted(text: Argument) -> Message { Message("edit.pasted", ["text": text]) }

  /// “{old} is now {new}.”
  package static func editReplaced(old: Argument, new: Argument) -> Message {
    Message("edit.replaced", ["old": old, "new": new])
  }

  /// “In {count} places, {old} is now {new}.”
  package static func editReplacedAll(count: Argument, old: Argument, new: Argument) -> Message {
    Message("edit.replacedAll", ["count": count, "old": old, "new": new])
  }

  /// “Selected: {text}.”
  package static func editSelected(text: Argument) -> Message { Message("edit.selected", ["text": text]) }

  /// “{old} is there {count} times. Say \"replace all\" in place of \"replace\" for all of them, or select one first.”
  package static func editSeveral(old: Argument, count: Argument) -> Message {
    Message("edit.several", ["old": old, "count": count])
  }

  /// “delete {text}”
  package static func editUndoDelete(text: Argument) -> Message { Message("edit.undo.delete", ["text": text]) }

  /// “insert {text}”
  package static func editUndoInsert(text: Argument) -> Message { Message("edit.undo.insert", ["text": text]) }

  /// “replace {old} with {new}”
  package static func editUndoReplace(old: Argument, new: Argument) -> Message {
    Message("edit.undo.replace", ["old": old, "new": new])
  }

  /// “{old} with {new}|{old} by {new}|{old} to {new}”
  package static func editWith(old: Argument, new: Argument) -> Message {
    Message("edit.with", ["old": old, "new": new])
  }
}
