"""Listens with pocketsphinx, and prints what was said: one JSON object a line.

The grammar is the file that ALOUD_GRAMMAR names; it is read again when it has changed. Sound comes from a file, from
standard input ("-"), or from the microphone through arecord (nothing named): 16,000 signed 16-bit samples a second, one
channel, or a WAV file of that form.

Beside the grammar, the same sound is decoded as free English and as bare phonemes: where these fit much better than the
grammar does, somebody has said something else, and the confidence tells that.
"""

import json
import math
import os
import re
import subprocess
import sys
import wave

import pocketsphinx

RATE = 16000
MODEL = os.path.join(os.path.dirname(pocketsphinx.__file__), "model", "en-us")
LOG_BASE = math.log(1.0001)
VOWELS = set("AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW".split())
KINDS = {p: i for i, row in enumerate(
    ["P B", "T D", "K G", "F V", "TH DH", "S Z", "SH ZH", "CH JH", "M N NG", "L R W Y", "HH"]) for p in row.split()}
# A word of a grammar costs more than usual (0.65), so that noise at the end of a phrase is no other word.
WORDS = {"wip": 0.1}
# First a grammar is searched with a narrow beam at the ends of words: in that of dates, it takes a quarter of the time of the usual
# one, and finds the same in nine of ten phrases. Where it finds nothing of this confidence, the usual one follows, if the grammar
# is no longer than this: in that of dates it would take four seconds.
NARROW, SURE, LONG = {"wbeam": 1e-20}, 0.5, 6000
# What a word costs more, by the decoder's scale of scores and its usual weight of the grammar. The beginning and the end count.
WORD_COST = 6.5 * math.log(0.65 / WORDS["wip"]) / LOG_BASE / 1024
# Of a logistic regression over spoken commands and stray talk; `features` says what each weighs, and
# Tests/VoiceLoop/train_confidence.py makes them.
WEIGHTS = [6.79, -3.62, -0.58, 3.13, -0.84, -2.56, -0.38, 1.42, 3.96, 0.81, -6.81]
# espeak-ng's phonemes (IPA) as those of the dictionary, for words that it lacks; the longest first.
IPA = {
    "tʃ": "CH", "dʒ": "JH", "eɪ": "EY", "aɪ": "AY", "ɔɪ": "OY", "aʊ": "AW", "oʊ": "OW", "əʊ": "OW", "ɑː": "AA",
    "ɔː": "AO", "ɜː": "ER", "iː": "IY", "uː": "UW", "ɚ": "ER", "ɐ": "AH", "ə": "AH", "ʌ": "AH", "æ": "AE", "ɛ": "EH",
    "e": "EH", "ɪ": "IH", "i": "IY", "ɒ": "AA", "ɑ": "AA", "ɔ": "AO", "o": "OW", "ʊ": "UH", "u": "UW", "a": "AA",
    "ᵻ": "IH", "p": "P", "b": "B", "t": "T", "ɾ": "T", "d": "D", "k": "K", "ɡ": "G", "f": "F", "v": "V", "θ": "TH",
    "ð": "DH", "s": "S", "z": "Z", "ʃ": "SH", "ʒ": "ZH", "m": "M", "n": "N", "ŋ": "NG", "l": "L", "ɹ": "R", "r": "R",
    "w": "W", "j": "Y", "h": "HH", "x": "K",
}


class Pronouncing:
    """How words are pronounced: by the dictionary, else as espeak-ng says them."""

    def __init__(self):
        self.words = {}
        with open(os.path.join(MODEL, "cmudict-en-us.dict"), encoding="utf-8") as file:
            for line in file:
                word, *phones = line.split()
                self.words.setdefault(re.sub(r"\(\d+\)$", "", word), []).append(phones)

    def phones(self, word):
        if word not in self.words:
            self.words[word] = [self.guess(word)]
        return self.words[word][0]

    def of(self, text):
        return [phone for word in text.split() for phone in self.phones(word)]

    @staticmethod
    def guess(word):
        try:
            said = subprocess.run(
                ["espeak-ng", "-q", "--ipa", "-v", "en-us", "--", word], capture_output=True, text=True, timeout=5)
            text = said.stdout
        except (OSError, subprocess.TimeoutExpired):
            text = ""
        phones = []
        while text:
            match = next((sign for sign in sorted(IPA, key=len, reverse=True) if text.startswith(sign)), None)
            if match:
                phones.append(IPA[match])
            text = text[len(match or " "):]
        # Nothing says how it is pronounced: a vowel keeps the grammar whole.
        return phones or ["AH"]


def difference(first, second):
    """How many steps lead from some phonemes to others; those of one kind are half a step apart."""
    def cost(one, other):
        if one == other:
            return 0
        if one in VOWELS and other in VOWELS:
            return 0.4
        if one in VOWELS or other in VOWELS:
            return 1
        return 0.4 if KINDS.get(one) == KINDS.get(other) else 0.8

    row = [0.8 * index for index in range(len(second) + 1)]
    for one in first:
        new = [row[0] + 0.8]
        for index, other in enumerate(second):
            new.append(min(row[index + 1] + 0.8, new[index] + 0.8, row[index] + cost(one, other)))
        row = new
    return row[-1] / max(len(first), len(second), 1)


class Recogniser:
    def __init__(self):
        settings = {"samprate": RATE, "loglevel": "FATAL"}
        self.pronouncing = Pronouncing()
        self.free = pocketsphinx.Decoder(maxhmmpf=3000, **settings)
        self.phonemes = pocketsphinx.Decoder(
            lm=None, allphone=os.path.join(MODEL, "en-us-phone.lm.bin"), **settings)
        self.bound = pocketsphinx.Decoder(lm=None, **NARROW, **WORDS, **settings)
        self.wide = pocketsphinx.Decoder(lm=None, **WORDS, **settings)
        self.known = {decoder: set(self.pronouncing.words) for decoder in (self.bound, self.wide)}
        self.text, self.is_wide_current = "", False
        self.stamp, self.generation, self.takes_free_text, self.words = None, None, False, []

    # The grammar

    def read_grammar(self):
        path = os.environ.get("ALOUD_GRAMMAR")
        if not path:
            sys.exit("ALOUD_GRAMMAR names no grammar: start this by aloud --listen.")
        status = os.stat(path)
        stamp = (status.st_ino, status.st_mtime_ns)
        if stamp == self.stamp:
            return
        with open(path, encoding="utf-8") as file:
            text = file.read()
        number = re.search(r"^// generation (\d+)", text, re.M)
        self.generation = int(number.group(1)) if number else None
        self.takes_free_text = re.search(r"^// free text", text, re.M) is not None
        body = re.sub(r"<[^>]*>|//.*|#JSGF.*|^public|^grammar.*", " ", text, flags=re.M)
        self.words = sorted(set(re.findall(r"[^\s|=;()\[\]+*]+", body)))
        self.text, self.is_wide_current = text, False
        self.bind(self.bound)
        self.lines = self.pattern(text)
        self.stamp = stamp

    def bind(self, decoder):
        """Gives a decoder the grammar."""
        for word in self.words:
            if word not in self.known[decoder]:
                decoder.add_word(word, " ".join(self.pronouncing.phones(word)), update=True)
                self.known[decoder].add(word)
        decoder.add_jsgf_string("line", self.readable(self.text))

    def finished(self, text):
        """The words that are a whole line of the grammar: what a decoder gives may break off before its end."""
        words = text.split()
        while words and not self.lines.fullmatch("".join(f" {word}" for word in words)):
            words.pop()
        return " ".join(words)

    @staticmethod
    def pattern(text):
        """A grammar as a regular expression of its lines, with a space between two words."""
        rules = dict(re.findall(r"^(?:public )?<(\w+)> = (.*);$", text, re.M))

        def expression(body):
            pieces = re.findall(r"<\w+>|[()|+]|\[|\]|[^\s()|+\[\]<>]+", body)
            made = ""
            for piece in pieces:
                if piece.startswith("<"):
                    made += f"(?:{expression(rules[piece[1:-1]])})"
                elif piece in "([":
                    made += "(?:"
                elif piece == "]":
                    made += ")?"
                elif piece in ")|+":
                    made += piece
                else:
                    made += f" {re.escape(piece)}"
            return made

        return re.compile(expression(rules["line"]))

    @staticmethod
    def readable(text):
        return re.sub(r"^#JSGF.*", "#JSGF V1.0;", text)

    # Decoding

    @staticmethod
    def decode(decoder, sound):
        decoder.start_utt()
        decoder.process_raw(sound, full_utt=True)
        decoder.end_utt()
        best = decoder.hyp()
        score = math.log(best.score) / LOG_BASE if best and best.score > 0 else None
        return (best.hypstr if best else ""), score, max(1, decoder.n_frames())

    def take(self, sound):
        """What was said in a piece of sound, as one JSON object; its text is empty where it was noise."""
        self.read_grammar()
        free = self.decode(self.free, sound)
        phonemes = self.decode(self.phonemes, sound)
        text, confidence = self.line(self.bound, sound, free, phonemes)
        if confidence < SURE and len(self.text) < LONG and free[1] is not None:
            if not self.is_wide_current:
                self.bind(self.wide)
                self.is_wide_current = True
            other = self.line(self.wide, sound, free, phonemes)
            text, confidence = max((text, confidence), other, key=lambda one: one[1])
        heard = self.with_others(text, confidence, sound) if text else []
        if self.takes_free_text and free[0]:
            # Where any words may be said, those of the grammar are meant, unless they hardly fit.
            spoken = {"text": free[0], "confidence": 0.5}
            if not heard or heard[0]["confidence"] < 0.15:
                heard = [spoken]
        heard = heard or [{"text": "", "confidence": 0}]
        said = {"text": heard[0]["text"], "confidence": round(heard[0]["confidence"], 3),
                "alternatives": [{"text": one["text"], "confidence": round(one["confidence"], 3)} for one in heard],
                "duration": round(len(sound) / 2 / RATE, 2)}
        if self.generation is not None:
            said["generation"] = self.generation
        return said

    def line(self, decoder, sound, free, phonemes):
        """The line of the grammar that was likeliest said, and the confidence in it; no text where there is none."""
        decoder.activate_search("line")
        text, score, frames = self.decode(decoder, sound)
        text = self.finished(text)
        if not text or None in (score, free[1], phonemes[1]):
            return "", 0
        return text, self.confidence(text, score, frames, free, phonemes)

    def confidence(self, text, score, frames, free, phonemes):
        features = self.features(text, score, frames, free, phonemes)
        total = sum(weight * feature for weight, feature in zip(WEIGHTS, features, strict=True))
        return 1 / (1 + math.exp(-max(-30, min(30, total))))

    def features(self, text, score, frames, free, phonemes):
        """What tells whether these words were said: how far they are from the free and the bare decoding of the sound."""
        own, other = self.pronouncing.of(text), self.pronouncing.of(free[0])
        score += WORD_COST * (len(text.split()) + 2)
        bare = [phone for phone in phonemes[0].split() if phone in VOWELS or phone in KINDS]
        words, free_words = text.split(), free[0].split()
        return [
            difference(own, bare), difference(own, other),
            (score - phonemes[1]) / frames / 10, (score - free[1]) / frames / 10,
            min(frames / max(1, len(own)), 60) / 20, abs(math.log(max(1, len(own)) / max(1, len(bare)))),
            len(free_words) - len(words), len(set(words) & set(free_words)) / max(1, len(words)), 1,
            # A short command may sound a little different; a long one that does is likely something else.
            min(len(words), 3), min(len(words), 3) * difference(own, bare),
        ]

    def alone(self, phrase, sound):
        """How well a phrase fits where nothing else can be said, or None where it doesn't."""
        self.bound.add_jsgf_string("other", f"#JSGF V1.0;\ngrammar other;\npublic <line> = {phrase};\n")
        self.bound.activate_search("other")
        said, worth, _ = self.decode(self.bound, sound)
        return worth if said == phrase else None

    def with_others(self, text, confidence, sound):
        """The text, and what sounds nearly so in the grammar's words: "fifty" beside "fifteen"."""
        words, phrases = text.split(), [text]
        # In what is long, one word hardly weighs: what is spelled would be asked about again and again.
        for place, word in enumerate(words if len(words) <= 4 else []):
            for other in self.words:
                if other == word or difference(self.pronouncing.phones(word), self.pronouncing.phones(other)) > 0.34:
                    continue
                phrase = " ".join(words[:place] + [other] + words[place + 1:])
                if self.finished(phrase) == phrase:
                    phrases.append(phrase)
        if len(phrases) == 1:
            return [{"text": text, "confidence": confidence}]
        # A phrase alone costs less than as one of many, so that all are weighed alone.
        fits = [(phrase, worth) for phrase in phrases if (worth := self.alone(phrase, sound)) is not None]
        best = max((worth for _, worth in fits), default=0)
        heard = [{"text": phrase, "confidence": confidence * math.exp((worth - best) / 1000)} for phrase, worth in fits]
        return sorted(heard, key=lambda one: -one["confidence"])[:4] or [{"text": text, "confidence": confidence}]


# How much sound around what is taken for speech belongs to it, in seconds: the beginnings and ends of words are soft.
AROUND = 0.35
# The share of the last 0.3 seconds that is speech where it begins, and silence where it ends. At the usual 0.9, a word as short
# as "first" is missed.
SPOKEN = 0.8


def pieces(stream):
    """The pieces of a stream of sound in which somebody speaks."""
    ends = pocketsphinx.Endpointer(sample_rate=RATE, ratio=SPOKEN)
    kept, first, spoken = b"", 0, False

    def piece():
        start = max(0, int((ends.speech_start - AROUND) * RATE) * 2 - first)
        end = int((ends.speech_end + AROUND) * RATE) * 2 - first
        return kept[start:end]

    while True:
        frame = stream.read(ends.frame_bytes)
        kept += frame
        if len(frame) < ends.frame_bytes:
            if ends.in_speech:
                ends.end_stream(frame)
                yield piece()
            return
        speech = ends.process(frame)
        if speech is not None and not ends.in_speech:
            yield piece()
        if not ends.in_speech:
            # What may still be the beginning of speech is kept.
            rest = max(0, len(kept) - RATE * 2 * 2)
            kept, first = kept[rest:], first + rest


def opened(name):
    if name == "-":
        return sys.stdin.buffer
    if name:
        file = open(name, "rb")
        if file.peek(4)[:4] == b"RIFF":
            file.close()
            sound = wave.open(name, "rb")
            if (sound.getframerate(), sound.getnchannels(), sound.getsampwidth()) != (RATE, 1, 2):
                sys.exit(f"{name}: 16,000 samples a second of 16 bits in one channel are needed. "
                         f"sox {name} -r 16000 -c 1 -b 16 new.wav makes such a file.")

            class Frames:
                @staticmethod
                def read(count):
                    return sound.readframes(count // 2)
            return Frames
        return file
    try:
        microphone = subprocess.Popen(
            ["arecord", "-q", "-t", "raw", "-f", "S16_LE", "-c", "1", "-r", str(RATE)], stdout=subprocess.PIPE)
    except OSError:
        sys.exit("There is no arecord: install alsa-utils, or name a file or - for standard input.")
    return microphone.stdout


def main():
    name = sys.argv[1] if len(sys.argv) > 1 else ""
    try:
        stream = opened(name)
    except OSError as error:
        sys.exit(f"{name}: {error.strerror}.")
    recogniser = Recogniser()
    for sound in pieces(stream):
        print(json.dumps(recogniser.take(sound), ensure_ascii=False), flush=True)


if __name__ == "__main__":
    try:
        main()
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)
