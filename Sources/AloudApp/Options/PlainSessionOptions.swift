internal import AloudTerminal
internal import ArgumentParser

/// The session's options, read without the parser.
extension SessionOptions: PlainlyGiven {
  package mutating func setNone() {
    locales = .noneGiven
    (now, speech, voice, rate, pitch, volume, punctuation, capitals) = (nil, nil, nil, nil, nil, nil, nil, nil)
    (sounds, keyEcho, singleKeys, verbosity, hints, echo, format) = (nil, nil, nil, nil, nil, false, .text)
    (messages, askAgain, doneSignal) = (nil, nil, nil)
    (cells, brailleTable, lines, pageNumbers, pageEnd, width, data) = (nil, nil, nil, nil, nil, nil, nil)
    (textSize, reduceMotion, increaseContrast, direction, visualOrder) = (nil, nil, nil, nil, false)
    (clipboard, recognised, listen, grammar, grammarFd, bargeIn) = (.session, false, nil, nil, nil, false)
  }

  package mutating func take(_ name: String, from arguments: inout PlainArguments) -> Bool {
    takeFlag(name) || takeSetting(name, from: &arguments) || takeForm(name, from: &arguments)
      || locales.take(name, from: &arguments)
  }

  private mutating func takeFlag(_ name: String) -> Bool {
    let isOn = !name.hasPrefix("no-")
    switch isOn ? name[...] : name.dropFirst(3) {
    case "sounds": sounds = isOn
    case "single-keys": singleKeys = isOn
    case "hints": hints = isOn
    case "reduce-motion": reduceMotion = isOn
    case "increase-contrast": increaseContrast = isOn
    case "echo" where isOn: echo = true
    case "visual-order" where isOn: visualOrder = true
    case "recognised" where isOn: recognised = true
    case "barge-in" where isOn: bargeIn = true
    default: return false
    }
    return true
  }

  private mutating func takeSetting(_ name: String, from arguments: inout PlainArguments) -> Bool {
    switch name {
    case "speech": arguments.set(&speech)
    case "voice": arguments.set(&voice)
    case "rate": arguments.set(&rate)
    case "pitch": arguments.set(&pitch)
    case "volume": arguments.set(&volume)
    case "punctuation": arguments.set(&punctuation)
    case "capitals": arguments.set(&capitals)
    case "key-echo": arguments.set(&keyEcho)
    case "messages": arguments.set(&messages)
    case "ask-again": arguments.set(&askAgain)
    case "done-signal": arguments.set(&doneSignal)
    case "verbosity": arguments.set(&verbosity)
    case "text-size": arguments.set(&textSize)
    case "direction": arguments.set(&direction)
    default: false
    }
  }

  private mutating func takeForm(_ name: String, from arguments: inout PlainArguments) -> Bool {
    switch name {
    case "now": arguments.set(&now)
    case "format": arguments.set(&format)
    case "cells": arguments.set(&cells)
    case "braille-table": arguments.set(&brailleTable)
    case "lines": arguments.set(&lines)
    case "page-numbers": arguments.set(&pageNumbers)
    case "page-end": arguments.set(&pageEnd)
    case "width": arguments.set(&width)
    case "data": arguments.set(&data)
    case "clipboard": arguments.set(&clipboard)
    case "listen": arguments.set(&listen)
    case "grammar": arguments.set(&grammar)
    case "grammar-fd": arguments.set(&grammarFd)
    default: false
    }
  }
}

extension LocaleOptions: PlainlyGiven {
  package mutating func setNone() { (locale, calendar, locales) = (nil, nil, nil) }

  package mutating func take(_ name: String, from arguments: inout PlainArguments) -> Bool {
    switch name {
    case "locale": arguments.set(&locale)
    case "calendar": arguments.set(&calendar)
    case "locales": arguments.set(&locales)
    default: false
    }
  }
}
