/// An image that a control carries. Aloud never draws it; its description is said if it adds something.
public struct Image: Sendable, Equatable {
  /// The position of an image beside the title, for hosts that draw.
  public enum Placement: String, Sendable, Equatable, CaseIterable { case leading, trailing, top, bottom }

  /// The name of the image, for hosts that draw.
  public var name: String
  /// A description of what the image shows; empty if it adds nothing to the name, nil if none was given.
  public var description: LocalizedText?
  /// The position beside the title.
  public var placement: Placement

  /// Creates an image with a name and a description.
  public init(_ name: String, description: LocalizedText? = nil, placement: Placement = .leading) {
    self.name = name
    self.description = description
    self.placement = placement
  }
}
