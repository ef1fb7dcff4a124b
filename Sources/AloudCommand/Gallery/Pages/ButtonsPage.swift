/// Buttons: styles, roles, what is told of them, dimmed, busy, and one that destroys.
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
          title: $buttons
          elements:
            - text: $buttons.try
            - {button: $plain, style: plain, action: {say: $done}}
            - {button: $app.shop.colour.grey, style: gray, size: small, action: {say: $done}}
            - {button: $tinted, style: tinted, subtitle: $subtitle, action: {say: $done}}
            - {button: $filled, style: filled, role: primary, size: large, action: {say: $done}}
            - button: $pictured
              image: {name: bell, description: $bell, placement: top}
              action: {say: $done}
            - button: $withMenu
              action: {say: $done}
              preview: $preview
              menu:
                - {item: $app.reminders.share.copy, action: {say: $done}}
                - {item: $app.reminders.rename, action: {say: $done}}
              suggested: [{item: $app.reminders.share, action: {say: $done}}]
            - button: $bold
              action: {toggle: bold}
              selected when: {value: bold, is: on}
            - toggle: $open
              value: open
            - button: $buy
              action: {say: $done}
              dimmed: $closed
              dimmed when: {value: open, is: off}
              live: on
            - button: $send
              action: {set: {sending: on}}
              busy when: {value: sending, is: on}
              live: on
            - button: $stopSending
              role: cancel
              action: [{set: {sending: off}}, {say: $done}]
              dimmed when: {value: sending, is: off}
            - button: $deletePhoto
              role: destructive
              confirmation:
                question: $deletePhoto.question
                loss: $app.reminders.deleteReminder.loss
                phrase: $deletePhoto.phrase
                keep: $deletePhoto.keep
              action: [{set: {photo: off}}, {undoable: $deletePhoto}, {say: $deletePhoto.done}]
              hidden when: {value: photo, is: off}
      """#)
}
