import Foundation
import FoundationXML

/// The elements of a page that is XML, in order, to check by rules what a screen reader needs.
struct PageElements: Sendable {
  struct Element: Sendable {
    var name: String
    var attributes: [String: String]
    /// With that of the elements inside.
    var text = ""
  }

  let all: [Element]

  /// Throws the reason why it is no XML.
  init(_ page: String) throws {
    let parser = XMLParser(data: Data(page.utf8)), reader = ElementReader()
    parser.delegate = reader
    if !parser.parse() { throw parser.parserError ?? CocoaError(.formatting) }
    all = reader.all
  }

  func named(_ names: String...) -> [Element] { all.filter { names.contains($0.name) } }
}

private final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var all: [PageElements.Element] = []
  private var open: [Int] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(all.count)
    all.append(PageElements.Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for index in open { all[index].text += text }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }
}
