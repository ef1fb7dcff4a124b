extension Session {
  /// Says the sections of a long list, and how many things each has (PICK-2).
  mutating func sayIndex() {
    let sections = here.entries.sections(label: label(of:))
    if sections.isEmpty { return refuse(.message("index.none")) }
    for section in sections {
      var announcement = Announcement(.item)
      announcement.name = section.title
      announcement.sentences.append(.message("place.count", ["count": .number(section.lines.count)]))
      say(announcement)
    }
  }

  /// Goes to a section by its name or a letter, and says its first row; false where no rows are provided.
  mutating func jump(toSection name: String) -> Bool {
    guard here.entries.hasProvidedRows else { return false }
    failures = 0
    let sections = here.entries.sections(label: label(of:))
    if sections.isEmpty {
      refuse(.message("index.none"))
      return true
    }
    let titles = sections.map { Folding.fold(locale.wording.text($0.title)) }
    let letter = Folding.fold(IndexLetter(name).title)
    guard let found = LabelMatching.matches(name, in: titles).first ?? titles.firstIndex(of: letter) else {
      refuse(.message("index.noSection", ["title": .text(.verbatim(name))]))
      return true
    }
    let line = sections[found].lines.lowerBound
    pickerPlace == nil ? read(lineAt: line) : select(line)
    // So that the next page goes on after it.
    page = max(0, line + 1 - settings.textSize.itemsPerPage)
    return true
  }
}
