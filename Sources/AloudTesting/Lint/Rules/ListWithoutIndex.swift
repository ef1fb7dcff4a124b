internal import Aloud

/// A long list has an index, or its screen a search, because nobody listens to hundreds of rows (PICK-2).
enum ListWithoutIndex {
  private static let leastRows = 100

  static func findings(in survey: Survey) -> [Finding] {
    survey.places.flatMap { place -> [Finding] in
      let columns = place.leaves.compactMap { $0.the(Picker.self) }.filter { $0.kind == .list }
        .flatMap { picker in picker.columns.map { (picker.id, $0.values) } }
        .filter { !NumberList.isOfNumbers($0.1, survey.words) }
      let lists = place.search == nil ? place.leaves.compactMap { $0.the(Rows.self) }.map { ($0.id, $0) } : []
      return (lists + columns).filter { $0.1.count >= leastRows && !hasIndex($0.1, survey.words) }
        .map {
          Finding(.listWithoutIndex, at: place.subjects($0.0), "A long list here has no index. Rows: \($0.1.count).")
        }
    }
  }

  private static func hasIndex(_ rows: Rows, _ words: LintWords) -> Bool {
    rows.sections { words.folded($0.title) } != nil
  }
}
