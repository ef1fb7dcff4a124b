/// Buttons in all styles and roles, with subtitles, pictures and menus, dimmed, busy and destructive.
enum ButtonsPage {
  static let page = GalleryPage(
    values: #"""
        bold: on
        open: off
        sending: off
        photo: on
      """#,
    tab: #"""
        - id: buttons
          title: "Buttons"
          elements:
            - text: "Press what you like. Only what changes is said."
            - {button: "Plain", style: plain, action: {say: "Done."}}
            - {button: "Gray", style: gray, size: small, action: {say: "Done."}}
            - {button: "Tinted", style: tinted, subtitle: "a few more words", action: {say: "Done."}}
            - {button: "Filled", style: filled, role: primary, size: large, action: {say: "Done."}}
            - button: "With a picture"
              image: {name: bell, description: "a small bell", placement: top}
              action: {say: "Done."}
            - button: "With a menu"
              action: {say: "Done."}
              preview: "What stands here is read before the menu opens."
              menu:
                - {item: "Copy as text", action: {say: "Done."}}
                - {item: "Rename", action: {say: "Done."}}
              suggested: [{item: "Share", action: {say: "Done."}}]
            - button: "Bold"
              action: {toggle: bold}
              selected when: {value: bold, is: on}
            - toggle: "The shop is open"
              value: open
            - button: "Buy"
              action: {say: "Done."}
              dimmed: "the shop is closed"
              dimmed when: {value: open, is: off}
              live: on
            - button: "Send"
              action: {set: {sending: on}}
              busy when: {value: sending, is: on}
              live: on
            - button: "Finish sending"
              role: cancel
              action: [{set: {sending: off}}, {say: "Done."}]
              dimmed when: {value: sending, is: off}
            - button: "Delete the photo"
              role: destructive
              confirmation:
                question: "Delete the photo?"
                loss: "It can be undone until you quit."
                phrase: "throw the photo away"
                keep: "keep the photo"
              action: [{set: {photo: off}}, {undoable: "Delete the photo"}, {say: "The photo is deleted."}]
              hidden when: {value: photo, is: off}
      """#)
}
