/// Text fields that are required, filled in, secure, invalid, multiline and dimmed, and combo boxes.
enum TextPage {
  static let page = GalleryPage(
    values: #"""
        name: ""
        from: "Central Station"
        pin: ""
        postcode: ""
        notes: ""
        code: ""
        city: ""
        harbor: ""
      """#,
    tab: #"""
        - id: text
          title: "Text"
          elements:
            - text: "Open a field, then type."
            - {field: "Name", value: name, required: yes, placeholder: "as on your card"}
            - {field: "Start", value: from}
            - {field: "PIN", value: pin, secure: yes}
            - {field: "Postcode", value: postcode, invalid: "four digits are needed", invalid when: {value: postcode, is: empty}}
            - {field: "Notes", value: notes, lines: several}
            - combo: "City"
              value: city
              suggestions: ["Bergen", "Berlin", "Bern", "Lisbon", "Tunis"]
            - combo: "Nearest harbor"
              value: harbor
              suggestions: ["Bergen", "Lisbon", "Tunis"]
              only suggestions: on
              required: yes
            - {field: "Gift code", value: code, dimmed: "the basket is empty"}
      """#)
}
