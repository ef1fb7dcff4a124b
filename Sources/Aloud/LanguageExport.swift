// The interface of an app consists of words and values: importing `Aloud` alone also gives its author `LocalizedText`, `DateTime`
// and `Color`.
@_exported public import AloudLanguage
