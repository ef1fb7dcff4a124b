/// In the file, a typed name is a string; a sample name is an object that names the sample.
extension Title: Codable {
  private enum CodingKeys: String, CodingKey { case sample }

  init(from decoder: any Decoder) throws {
    if let typed = try? decoder.singleValueContainer().decode(String.self) {
      self = .typed(typed)
    } else {
      self = .sample(try decoder.container(keyedBy: CodingKeys.self).decode(Sample.self, forKey: .sample))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .typed(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .sample(let sample):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(sample, forKey: .sample)
    }
  }
}
