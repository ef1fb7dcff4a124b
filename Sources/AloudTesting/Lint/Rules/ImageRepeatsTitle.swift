internal import Aloud

/// A picture's description adds to the title; repeating the title only takes time (BTN-1).
enum ImageRepeatsTitle {
  static func findings(in survey: Survey) -> [Finding] {
    survey.places.flatMap { place in
      place.images.filter { owner in
        owner.image.description.map { survey.words.folded($0) == survey.words.folded(owner.title) } ?? false
      }.map {
        Finding(
          .imageRepeatsTitle, at: place.subjects($0.id, $0.menu),
          "The description of the picture repeats the title “\(survey.words.text($0.title))”.")
      }
    }
  }
}
