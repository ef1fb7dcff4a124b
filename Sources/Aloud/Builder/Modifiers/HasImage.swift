/// A thing that carries a picture.
public protocol HasImage: Modifiable {
  /// The picture.
  var image: Image? { get set }
}

extension HasImage {
  /// The same with a picture, said as `description` where that adds something.
  public consuming func image(
    _ name: String, description: LocalizedText? = nil, placement: Image.Placement = .leading
  ) -> Self {
    changed { $0.image = Image(name, description: description, placement: placement) }
  }
}

extension Button: HasImage {}
extension MenuItem: HasImage {}
extension PopUpButton: HasImage {}
extension PullDownButton: HasImage {}
extension Row: HasImage {}
extension Submenu: HasImage {}
extension TextBlock: HasImage {}
extension Toggle: HasImage {}
