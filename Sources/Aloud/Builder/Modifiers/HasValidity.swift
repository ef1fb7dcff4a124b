/// A thing that may hold something that is not right.
public protocol HasValidity: Modifiable {
  /// Whether what it holds is right.
  var validity: Validity { get set }
}

extension HasValidity {
  /// The same, not valid where there is a reason, which is said.
  public func invalid(for reason: LocalizedText?) -> Self {
    changed { $0.validity = reason.map { .invalid(because: $0) } ?? .valid }
  }
}

extension Picker: HasValidity {}
extension TextField: HasValidity {}
