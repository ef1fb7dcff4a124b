/// Fields: required, filled in, secret, wrong, of several lines, and dimmed.
enum TextPage {
  static let page = GalleryPage(
    values: #"""
        name: ""
        from: $app.routes.place.station
        pin: ""
        postcode: ""
        notes: ""
        code: ""
      """#,
    tab: #"""
        - id: text
          title: $text
          elements:
            - text: $text.try
            - {field: $app.reminders.name, value: name, required: yes, placeholder: $asOnCard}
            - {field: $app.routes.start, value: from}
            - {field: $pin, value: pin, secure: yes}
            - {field: $postcode, value: postcode, invalid: $fourDigits, invalid when: {value: postcode, is: empty}}
            - {field: $notes, value: notes, lines: several}
            - {field: $app.shop.giftCode, value: code, dimmed: $app.shop.isEmpty}
      """#)
}
