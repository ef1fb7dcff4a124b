// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “Blue”
  package static var colorPickerBlue: Message { Message("colorPicker.blue") }

  /// “Brightness”
  package static var colorPickerBrightness: Message { Message("colorPicker.brightness") }

  /// “Color”
  package static var colorPickerColor: Message { Message("colorPicker.color") }

  /// “No longer in the palette: {color}.”
  package static func colorPickerForgotten(color: Argument) -> Message {
    Message("colorPicker.forgotten", ["color": color])
  }

  /// “Green”
  package static var colorPickerGreen: Message { Message("colorPicker.green") }

  /// “Grid”
  package static var colorPickerGrid: Message { Message("colorPicker.grid") }

  /// “Hue”
  package static var colorPickerHue: Message { Message("colorPicker.hue") }

  /// “hues|all hues|list of hues”
  package static var colorPickerHues: Message { Message("colorPicker.hues") }

  /// “Saved in the palette: {color}.”
  package static func colorPickerKept(color: Argument) -> Message { Message("colorPicker.kept", ["color": color]) }

  /// “No color is chosen yet.”
  package static var colorPickerNoneYet: Message { Message("colorPicker.noneYet") }

  /// “Opacity”
  package static var colorPickerOpacity: Message { Message("colorPicker.opacity") }

  /// “Palette”
  package static var colorPickerPalette: Message { Message("colorPicker.palette") }

  /// “The palette is empty. \"Save color\" puts the color into it.”
  package static var colorPickerPaletteEmpty: Message { Message("colorPicker.paletteEmpty") }

  /// “Say the file and the point, counted from the top left, such as \"picture photo.png 10 20\".”
  package static var colorPickerPictureHow: Message { Message("colorPicker.pictureHow") }

  /// “Red”
  package static var colorPickerRed: Message { Message("colorPicker.red") }

  /// “Saturation”
  package static var colorPickerSaturation: Message { Message("colorPicker.saturation") }

  /// “Sliders”
  package static var colorPickerSliders: Message { Message("colorPicker.sliders") }

  /// “Spectrum”
  package static var colorPickerSpectrum: Message { Message("colorPicker.spectrum") }

  /// “Colors of the terminal”
  package static var colorPickerTerminal: Message { Message("colorPicker.terminal") }

  /// “Tone”
  package static var colorPickerTone: Message { Message("colorPicker.tone") }

  /// “tones|all tones|list of tones”
  package static var colorPickerTones: Message { Message("colorPicker.tones") }
}
