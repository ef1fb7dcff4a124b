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
        city: ""
        harbor: ""
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
            - combo: $city
              value: city
              suggestions: [$city.bergen, $city.berlin, $city.bern, $city.lisbon, $city.tunis]
            - combo: $homeCity
              value: harbor
              suggestions: [$city.bergen, $city.lisbon, $city.tunis]
              only suggestions: on
              required: yes
            - {field: $app.shop.giftCode, value: code, dimmed: $app.shop.isEmpty}
      """#)
}
