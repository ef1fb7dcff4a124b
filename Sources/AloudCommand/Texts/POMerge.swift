/// The update of a translation by the rules of msgmerge: what the app no longer says becomes obsolete, and what it says otherwise than
/// before keeps its translation, marked as fuzzy.
extension POFile {
  /// How alike two texts are that one translation may serve.
  private static let leastSimilarity = 0.6

  /// Returns the file with the texts of `template`, in its order. `formCount` is the number of plural forms of the language.
  func merged(with template: POFile, formCount: Int) -> POFile {
    let known = Dictionary(entries.map { ($0.key, $0) }) { first, other in first.isObsolete ? other : first }
    var used: Set<String> = []
    let merged = template.entries.map { wanted -> Entry in
      guard let before = known[wanted.key] ?? nearest(to: wanted) else { return wanted.untranslated(formCount) }
      used.insert(before.key)
      return before.renewed(as: wanted, formCount)
    }
    let obsolete = entries.filter { entry in
      entry.isTranslated && !used.contains(entry.key)
    }.map { entry in
      var entry = entry
      entry.isObsolete = true
      return entry
    }
    return POFile(header: header ?? template.header, entries: merged + obsolete)
  }

  /// Returns the translated entry whose text is most like that of another, if it is like enough.
  private func nearest(to wanted: Entry) -> Entry? {
    var (best, nearest) = (Self.leastSimilarity, Entry?.none)
    let text = Array(wanted.id.utf8)
    for entry in entries where entry.isTranslated && entry.context == wanted.context {
      let similarity = Similarity.of(text, Array(entry.id.utf8), atLeast: best)
      if similarity > best || similarity == best && nearest == nil { (best, nearest) = (similarity, entry) }
    }
    return nearest
  }
}

extension POFile.Entry {
  fileprivate func untranslated(_ formCount: Int) -> Self {
    var entry = self
    entry.forms = Array(repeating: "", count: plural == nil ? 1 : formCount)
    return entry
  }

  /// Returns the translation as one of the text in `wanted`.
  fileprivate func renewed(as wanted: Self, _ formCount: Int) -> Self {
    var entry = self
    (entry.origin, entry.context, entry.isObsolete) = (wanted.origin, wanted.context, false)
    let isOther = id != wanted.id || (plural == nil) != (wanted.plural == nil)
    if isOther, !isFuzzy { entry.flags.insert("fuzzy", at: 0) }
    if isOther { entry.previous = id }
    if !entry.isFuzzy { entry.previous = nil }
    entry.flags += wanted.flags.filter { !entry.flags.contains($0) }
    (entry.id, entry.plural) = (wanted.id, wanted.plural)
    switch (plural, wanted.plural) {
    case (nil, .some): entry.forms = Array(repeating: forms.first ?? "", count: formCount)
    case (.some, nil): entry.forms = Array(forms.prefix(1))
    case (nil, nil), (.some, .some): break
    }
    return entry
  }
}

/// The similarity of two texts, as gettext measures it: twice what they have in common, in order, by the length of both.
private enum Similarity {
  /// Returns 0 for texts that are less similar than `least`, if their lengths already tell.
  static func of(_ one: [UInt8], _ other: [UInt8], atLeast least: Double) -> Double {
    let both = Double(one.count + other.count)
    guard both > 0, 2 * Double(min(one.count, other.count)) / both >= least else { return 0 }
    var common = [Int](repeating: 0, count: other.count + 1)
    for byte in one {
      var diagonal = 0
      for index in other.indices {
        let above = common[index + 1]
        common[index + 1] = byte == other[index] ? diagonal + 1 : max(above, common[index])
        diagonal = above
      }
    }
    return 2 * Double(common[other.count]) / both
  }
}
