import Foundation
import FoundationXML

/// An element of an XML file.
final class XMLNode {
  let name: String
  let attributes: [String: String]
  private(set) var children: [XMLNode] = []
  private(set) var text = ""

  private init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The root element of a file.
  static func file(_ url: URL) throws -> XMLNode {
    let parser = XMLParser(data: try Data(contentsOf: url))
    let builder = Builder()
    parser.delegate = builder
    parser.shouldResolveExternalEntities = false
    guard parser.parse(), let root = builder.top.children.first else { throw MakerError.notXML(url.lastPathComponent) }
    return root
  }

  /// All elements of a name at or below this one, in order.
  func all(_ name: String) -> [XMLNode] {
    (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
  }

  /// An attribute's words.
  func words(_ attribute: String) -> [String] {
    (attributes[attribute] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private final class Builder: NSObject, XMLParserDelegate {
    let top = XMLNode("", [:])
    private lazy var open = [top]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      let node = XMLNode(name, attributes)
      open.last?.children.append(node)
      open.append(node)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
  }
}
