internal import Aloud

/// A question as `whiptail` and `dialog` are asked it: one box, with its options.
public struct BoxRequest: Sendable, Equatable {
  /// What kind of question it is.
  public enum Box: Sendable, Equatable {
    /// Something is said, and waits to be heard.
    case message
    /// Something is said, and nothing is waited for.
    case notice
    case question
    case entry(initial: String)
    case secret(initial: String)
    case menu([BoxItem])
    /// One of several, of which one is on at first.
    case radio([BoxItem])
    case checks([BoxItem])
    /// A menu whose items can be given another text.
    case renaming([BoxItem])
    case form([BoxField])
    /// A date: today where not all of it is given.
    case date(day: Int?, month: Int?, year: Int?)
    /// A time of day; numbers that are not given are the present ones.
    case time(hour: Int?, minute: Int?, second: Int?)
    case range(ClosedRange<Int>, initial: Int)
    /// A message that is over by itself after so many seconds.
    case pause(seconds: Int)
    /// What a file holds, to read: its last lines alone where that is wanted.
    case file(isTail: Bool)
    /// What a file holds, to be changed.
    case editedFile
    /// A file or a folder, by its path.
    case path
    case gauge(percent: Int)
    /// What comes on standard input, line by line; `waits` for it to be heard at the end.
    case output(waits: Bool)
    /// What a command prints, line by line.
    case command(String)
  }

  /// What has to come of a box for the next one to be asked.
  public enum Following: Sendable, Equatable { case anything, answer }

  /// What kind of question it is.
  public var box: Box
  /// What is asked, or the path of a file.
  public var text: String
  /// How it is asked.
  public var options = BoxOptions()
  /// When the next one is asked.
  public var following = Following.anything

  /// A box with its text.
  public init(_ box: Box, text: String, options: BoxOptions = BoxOptions()) {
    (self.box, self.text, self.options) = (box, text, options)
  }
}

/// One of the things that a box offers.
public struct BoxItem: Sendable, Equatable {
  /// What the script gets for it.
  public var tag: String
  /// What it is called beside that.
  public var text: String
  /// Whether it is chosen at first.
  public var isOn = false
  /// What there is to say of it, which is what a script gets where help is asked for.
  public var help: String?

  /// An item that is called so.
  public init(tag: String, text: String, isOn: Bool = false) { (self.tag, self.text, self.isOn) = (tag, text, isOn) }
}

/// One of the fields of a form.
public struct BoxField: Sendable, Equatable {
  /// What it is called.
  public var label: String
  /// What it holds.
  public var value: String
  /// Whether it can be changed; what can't is told, and is no part of the answer unless it is marked as such.
  public var isEditable = true
  /// Whether it is part of the answer.
  public var isAnswered = true
  /// Whether nobody is to see it.
  public var isSecret = false
}

/// How a box is asked, and how its answer is written.
public struct BoxOptions: Sendable, Equatable {
  /// How tags are quoted that a shell would take apart.
  public enum Quoting: Sendable, Equatable {
    /// Each, whatever it holds, as whiptail does.
    case always
    /// Where several are written, and that is needed.
    case inLists
    /// Where it is needed, in double quotes or single ones.
    case double, single
  }

  /// What stands over it.
  public var title: String?
  public var yesLabel: String?, noLabel: String?, okLabel: String?, cancelLabel: String?, exitLabel: String?
  public var extraLabel: String?, helpLabel: String?
  public var hasExtra = false, hasHelp = false, hasCancel = true
  /// Whether "no" is what is there for an empty line.
  public var isNoStandard = false
  /// The tag of the item that is in front at first.
  public var standardItem: String?
  public var hidesTags = false, hidesItems = false
  /// A line for each of several tags.
  public var separatesOutput = false
  /// How tags are quoted.
  public var quoting = Quoting.inLists
  /// What stands between several tags, or after each field.
  public var separator: String?
  /// What stands between the answers of several boxes.
  public var boxSeparator = "\t"
  /// Whether each item has a help of its own.
  public var hasItemHelp = false
  /// Whether help gives the tags that are chosen too; and the tag rather than the item's help.
  public var givesStatusWithHelp = false, givesTagWithHelp = false
  /// After how many seconds it is over.
  public var timeout: Int?
  /// How many characters may be entered.
  public var inputLimit: Int?
  /// How dates and times are written, as strftime(3) has it.
  public var dateFormat: String?, timeFormat: String?
  /// Whether codes for colors stand in the text, which are dropped; and whether `\n` stands for itself.
  public var hasColorCodes = false, keepsBackslashes = false

  /// As usual.
  public init() {}
}

extension BoxItem {
  /// What the item at a position, counted from 1, is called: its number is said by itself, so a tag that is no more than that
  /// is not, and what is empty has a name all the same. `numbers` are those that the items have of their own.
  func promptItem(at position: Int, _ options: BoxOptions, _ numbers: OwnNumbers?) -> PromptItem {
    let isNumbered = numbers.map { $0.arePlaces || $0[position - 1] == nil } ?? true
    let (name, description) = isNumbered ? names(at: position, options) : namesOfNumbered(options)
    let title: LocalizedText = name.isEmpty ? .message(Message("state.empty")) : .verbatim(name)
    let facts = [description, help ?? ""].map(\.trimmed).filter { !$0.isEmpty && $0 != name }
    return PromptItem(tag, title: title, subtitle: facts.isEmpty ? nil : .facts(facts.map { .verbatim($0) }))
  }

  /// The number that the tag is or begins with, where it is seen; nil where it has none.
  func number(_ options: BoxOptions) -> Int? {
    options.hidesTags && !text.trimmed.isEmpty ? nil : OwnNumbers.beginning(tag)
  }

  /// The name and the description of an item whose tag has its number: a tag that is no more than that is said by the number.
  private func namesOfNumbered(_ options: BoxOptions) -> (name: String, description: String) {
    let (tag, text) = (self.tag.trimmed, self.text.trimmed)
    if options.hidesItems || text.isEmpty { return (tag, "") }
    return tag.contains(where: \.isLetter) ? (tag, text) : (text, "")
  }

  private func names(at position: Int, _ options: BoxOptions) -> (name: String, description: String) {
    let (tag, text) = (self.tag.trimmed, self.text.trimmed)
    if options.hidesTags, !text.isEmpty { return (text, "") }
    if tag.isEmpty { return (text, "") }
    if options.hidesItems || text.isEmpty { return (Self.without(position, tag) ?? tag, "") }
    let number = String(position)
    if [number, number + ".", number + ")"].contains(tag) { return (text, "") }
    return (Self.without(position, tag) ?? tag, text)
  }

  /// A tag without the number before it, where that is the position: "1 System".
  private static func without(_ position: Int, _ tag: String) -> String? {
    for ending in [" ", ". ", ") "] where tag.hasPrefix(String(position) + ending) {
      let rest = String(tag.dropFirst(String(position).count + ending.count)).trimmed
      return rest.isEmpty ? nil : rest
    }
    return nil
  }
}
