"""What is heard is what is printed (SAY-7): pocketsphinx listens to two dozen of Aloud's own announcements.

    swift build && python3 Tests/VoiceLoop/heard_as_printed.py --aloud .build/debug/aloud

Each announcement is recorded by `--speech FILE.wav`, and heard with a grammar of all of them, in which each number, state and
kind of thing may as well be another, or not be said. What was printed counts only where all of it is heard. It wants sox (Debian)
and pocketsphinx (PyPI). Exit code 1 where fewer are heard as they were printed than the goal says.
"""

import argparse
import array
import os
import random
import re
import subprocess
import sys
import tempfile
import wave

import pocketsphinx

# Places, and how far "next" goes through each: every line there gives one announcement.
WALKS = [
    (["shop"], 10), (["settings"], 9), (["routes"], 2), ([], 6), (["groceries", "new reminder"], 5),
    (["groceries", "new reminder", "due", "next friday"], 0), (["groceries", "1"], 0), (["groceries", "more"], 3),
]
GOAL = 0.94

ONES = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
        "eighteen nineteen").split()
TENS = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split()

# What may stand in the place of what.
OTHERS = [
    {"on", "off"}, {"toggle", "button", "field", "picker", "menu"}, {"screen", "sheet"},
    {"empty", "required", "selected", "collapsed", "none", "dimmed"}, set(ONES[1:13] + TENS[1:]),
]


def number(value):
    if value < 20:
        return ONES[value]
    if value < 100:
        return TENS[value // 10] + (" " + ONES[value % 10] if value % 10 else "")
    if value < 1000:
        return ONES[value // 100] + " hundred" + (" " + number(value % 100) if value % 100 else "")
    return number(value // 1000) + " thousand" + (" " + number(value % 1000) if value % 1000 else "")


def words(text):
    """The words of a sentence, numbers among them, without its marks."""
    return re.findall(r"[a-z']+", re.sub(r"\d+", lambda found: f" {number(int(found[0]))} ", text.lower()))


def offered(word):
    """What may be heard where a word was printed: it, what would be another fact, or nothing."""
    others = sorted({word}.union(*(group for group in OTHERS if word in group)))
    return f"[{' | '.join(others)}]" if len(others) > 1 else word


def session(aloud, lines):
    """What a session prints and says: its lines, and its samples."""
    with tempfile.TemporaryDirectory() as folder:
        sound = os.path.join(folder, "sound.wav")
        run = subprocess.run(
            [aloud, "--locale", "en", "--speech", sound, "--rate", "150", "--no-hints", "--now", "2026-11-20T15:30:00",
             "--data", folder],
            input="".join(line + "\n" for line in lines), capture_output=True, text=True, check=True)
        with wave.open(sound) as recording:
            return run.stdout.splitlines(), recording.readframes(recording.getnframes())


def announcements(aloud):
    """What each line of the walks prints, and its sound: what the session with it has beyond that without it."""
    for start, steps in WALKS:
        lines = list(start)
        if steps == 0:
            lines.pop()
        before = session(aloud, lines)
        for line in ["next"] * steps or start[-1:]:
            lines.append(line)
            after = session(aloud, lines)
            if after[0][:len(before[0])] != before[0] or not after[1].startswith(before[1]):
                sys.exit(f"the session before {lines} is not the beginning of the one with it")
            yield " ".join(after[0][len(before[0]):]), after[1][len(before[1]):]
            before = after


def resampled(samples):
    """As the recogniser wants them: 16,000 a second, in a room; without a floor of noise, sound is none that a microphone gives."""
    form = ["-e", "signed", "-b", "16", "-c", "1", "-t", "raw"]
    sound = array.array("h", subprocess.run(
        ["sox", "-D", *form, "-r", "22050", "-", *form, "-r", "16000", "-", "gain", "-6", "pad", "0.4", "0.4"],
        input=samples, capture_output=True, check=True).stdout)
    noise = random.Random(0)
    return array.array("h", (max(-32768, min(32767, int(sample + noise.gauss(0, 30)))) for sample in sound)).tobytes()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--aloud", required=True, help="the program")
    told = list(announcements(parser.parse_args().aloud))
    printed = [words(text) for text, _ in told]

    decoder = pocketsphinx.Decoder(
        pocketsphinx.Config(lm=None, loglevel="FATAL", beam=1e-60, wbeam=1e-45, pbeam=1e-60))
    known = [sentence for sentence in printed if all(decoder.lookup_word(word) is not None for word in sentence)]
    told_sentences = " | ".join(" ".join(map(offered, sentence)) for sentence in known)
    decoder.add_jsgf_string("told", f"#JSGF V1.0;\ngrammar told;\npublic <told> = {told_sentences};")
    decoder.activate_search("told")

    right = 0
    for sentence, (text, samples) in zip(printed, told):
        if sentence not in known:
            continue
        decoder.start_utt()
        decoder.process_raw(resampled(samples), full_utt=True)
        decoder.end_utt()
        heard = decoder.hyp().hypstr if decoder.hyp() else ""
        if heard == " ".join(sentence):
            right += 1
        else:
            print(f"printed: {text}\n  heard: {heard}")
    print(f"{right} of {len(known)} announcements are heard as they were printed")
    sys.exit(0 if len(known) >= 24 and right >= GOAL * len(known) else 1)


if __name__ == "__main__":
    main()
