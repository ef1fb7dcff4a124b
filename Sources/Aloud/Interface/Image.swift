/// A picture that a control carries. It is never drawn here; its description is said if it adds something.
public struct Image: Sendable, Equatable {
  /// Where a host that draws puts the picture.
  public enum Placement: String, Sendable, Equatable, CaseIterable { case leading, trailing, top, bottom }

  /// The picture's name for hosts that draw.
  public var name: String
  /// What the picture shows; empty where that adds nothing, nil where nobody has said.
  public var description: LocalizedText?
  /// Where it stands beside the title.
  public var placement: Placement

  /// A picture `name`, said as `description`.
  public init(_ name: String, description: LocalizedText? = nil, placement: Placement = .leading) {
    self.name = name
    self.description = description
    self.placement = placement
  }
}
