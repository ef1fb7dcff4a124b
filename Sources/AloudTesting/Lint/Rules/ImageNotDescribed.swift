internal import Aloud

/// A picture has a description, which is empty if it is decorative (BTN-1).
enum ImageNotDescribed {
  static func findings(in survey: Survey) -> [Finding] {
    survey.places.flatMap { place in
      place.images.filter { $0.image.description == nil }.map { owner in
        Finding(
          .imageNotDescribed, at: place.subjects(owner.id, owner.menu),
          "The picture “\(owner.image.name)” of “\(survey.words.text(owner.title))” has no description.")
      }
        + place.pictures.filter { isFileName(survey.words.text($0.description)) }.map { picture in
          Finding(
            .imageNotDescribed, at: place.subjects(picture.id),
            "The picture “\(picture.name)” of “\(survey.words.text(picture.description))” has no description.")
        }
    }
  }

  private static func isFileName(_ description: String) -> Bool {
    !description.contains(" ")
      && [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp"].contains { description.lowercased().hasSuffix($0) }
  }
}
