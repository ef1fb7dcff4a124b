/// The wordings of `locales/wording/` but the English one, which the build packs: as their differences from English.
///
/// A wording is a text of lines: its header; for each English message, in order, the forms of its text; then whatever is not as in
/// English. A tab stands where the file has a line end. Forms are written as in a PO file, without quotes, and those of a plural
/// have a tab before the first.
///
/// A further line begins with the number of an English message. What follows are comments after those of that message; or all
/// lines of a message, in place of the English one if the key is the same, and otherwise after it. A null character ends the text.
package enum LocaleWordings {}
