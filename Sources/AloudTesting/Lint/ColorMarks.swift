internal import Aloud

/// A reader of places for marks that differ by their color alone: images, values and texts.
struct ColorMarks {
  private let words: Linter
  /// The folded names of the hues, of white and of black.
  private let hues: Set<String>
  /// The folded phrases that refer to something by its color.
  private let references: [(phrase: String, hasSpaces: Bool)]

  init(_ words: Linter) {
    self.words = words
    let names = words.locale.colorNames
    let hues = Set((names.hues + [names.name(of: .white), names.name(of: .black)]).map { Folding.fold($0) })
    let phrases = words.wording.phrases("lint.words.inColor").flatMap { pattern in
      // Where colors are inflected, some phrases have their own.
      guard let (before, after) = pattern.cut(at: "{color}") else { return [Folding.fold(pattern)] }
      return hues.map { Folding.fold("\(before)\($0)\(after)") }
    }
    references = phrases.map { ($0, !$0.unicodeScalars.contains(where: Folding.standsWithoutSpaces)) }
    self.hues = hues
  }

  func breaches(in place: SurveyedPlace) -> [LintRule.Breach] { alike(in: place) + texts(in: place) }

  private func alike(in place: SurveyedPlace) -> [LintRule.Breach] {
    let marks = place.leaves.compactMap(mark)
    return marks.indices.compactMap { later in
      guard
        let earlier = marks[..<later].first(where: { $0.rest == marks[later].rest && $0.colors != marks[later].colors })
      else { return nil }
      let (one, other) = (words.text(marks[later].title), words.text(earlier.title))
      return (place.subjects(marks[later].id), "Only a color tells the mark of “\(one)” from that of “\(other)”.")
    }
  }

  private typealias Mark = (id: ID?, title: LocalizedText, colors: Set<Substring>, rest: [Substring])

  /// Returns the image, the description or the value of an element if it has hardly more than a color, which the name does not say.
  private func mark(of element: Element) -> Mark? {
    let control = element.control
    guard let title = control.label else { return nil }
    let image = control.facts.image
    let shown = image.map { words.text($0.description ?? "") }
    let texts = [shown, shown == "" ? image?.name : nil, control.facts.subtitle.map(words.text), value(of: control)]
    for text in texts.compactMap(\.self) {
      let pieces = Folding.fold(text).split(separator: " ")
      let colors = Set(pieces.filter { hues.contains(String($0)) })
      let rest = pieces.filter { !colors.contains($0) }
      guard !colors.isEmpty, rest.count <= Self.mostWords, colors.isDisjoint(with: words.set(title)) else { continue }
      return (element.id, title, colors, rest)
    }
    return nil
  }

  /// The most words beside the color, as in "a red dot".
  private static let mostWords = 2

  private func value(of control: any Control) -> String? { (control as? Row)?.value.map(words.text) }

  private func texts(in place: SurveyedPlace) -> [LintRule.Breach] {
    place.leaves.compactMap { element in
      let said = [element.the(TextBlock.self)?.text, element.control.facts.subtitle].compactMap(\.self)
      guard let text = said.first(where: refersToColor) else { return nil }
      return (place.subjects(element.id), "“\(words.text(text))” refers to a color, which is not heard.")
    }
  }

  private func refersToColor(_ text: LocalizedText) -> Bool {
    let folded = words.folded(text)
    let spaced = " \(folded) "
    return references.contains { $0.hasSpaces ? spaced.contains(" \($0.phrase) ") : folded.contains($0.phrase) }
  }
}
