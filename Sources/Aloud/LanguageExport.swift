// What an app shows is made of words and values: its author imports `Aloud` alone and has `LocalizedText`, `DateTime` and
// `Color` too.
@_exported public import AloudLanguage
