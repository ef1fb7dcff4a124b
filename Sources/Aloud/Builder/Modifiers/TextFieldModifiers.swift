extension TextField {
  /// The same; a sheet's preferred action waits until it is filled.
  public func required() -> Self { changed { $0.isRequired = true } }

  /// The same; its value is secret.
  public func secure() -> Self { changed { $0.isSecure = true } }

  /// The same; it takes several lines (EDIT-2).
  public func multiline() -> Self { changed { $0.isMultiline = true } }

  /// The same, with what is said where it is empty.
  public func placeholder(_ placeholder: LocalizedText?) -> Self { changed { $0.placeholder = placeholder } }
}
