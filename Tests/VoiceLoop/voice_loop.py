"""The closed loop (VOICE-1): synthetic voices speak commands, pocketsphinx hears them with Aloud's grammar, Aloud does them.

    swift build -c release && python3 Tests/VoiceLoop/voice_loop.py --aloud .build/release/aloud

It wants espeak-ng, flite and sox (Debian) and pocketsphinx (PyPI), and prints a table of what was done for each synthesiser, of
what stray talk and sounds did, and of the time to an answer. Exit code 1 where a goal is missed.

Half of the commands and of the strays, by a hash of the words, is held back: what failed of it is counted but never printed, so
that no rule is made for it.
"""

import argparse
import array
import hashlib
import importlib.util
import io
import json
import math
import os
import random
import re
import select
import shlex
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
SCRIPT = os.path.join(HERE, "../../Sources/CEmbedded/recognise_with_pocketsphinx.py")
RATE = 16000
NOW = "2026-11-22T10:00:00"
# How loud speech is, and the room around it: without a floor of noise, sound is none that a microphone gives.
SPEECH, ROOM = 1500.0, 30.0

VOICES = (
    [("espeak-ng", voice) for voice in ("en-us", "en-us+klatt", "en-us+klatt3", "en-us+f2", "en-us+f5", "en-us+m3")]
    + [("flite", voice) for voice in ("slt", "rms", "awb", "kal16")])
SYNTHESISERS = ("espeak-ng", "flite")

# Where strays are heard, by the lines that lead there.
PLACES = {
    "list": ("groceries",),
    "question": ("shop", "delivery"),
    "confirmation": ("groceries", "more", "delete list"),
}
NOT_UNDERSTOOD = re.compile(r"^That was not clear|is not understood|^Nothing (deleted|taken out)|means nothing here|^There is no ")


def lines(name):
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        return [line.strip() for line in file if line.strip() and not line.startswith("#")]


def digest(text):
    return int(hashlib.sha256(text.encode()).hexdigest()[:12], 16)


def is_held(text):
    return digest(text) % 2 == 1


def commands():
    """Each command: the lines that lead to its place, the words, and the line that does the same."""
    place = ()
    for line in lines("commands.txt"):
        if line.startswith("["):
            place = tuple(part.strip() for part in line[1:-1].split("|") if part.strip())
            continue
        words, _, same = line.partition(" = ")
        yield place, words, same or words


class Sounds:
    """What voices say, as samples of a room in which they are heard; kept for the next run of the program."""

    def __init__(self, folder):
        self.folder = folder
        os.makedirs(folder, exist_ok=True)

    def samples(self, voice, text, speed):
        """The sound, and the second in it at which the last of it is heard."""
        program, name = voice
        key = hashlib.sha256(f"{program} {name} {speed} {text}".encode()).hexdigest()[:20]
        path = os.path.join(self.folder, key + ".raw")
        if not os.path.exists(path):
            wav = path + ".wav"
            if text.startswith("!"):
                subprocess.run(["sox", "-q", "-R", "-n", "-r", str(RATE), wav, *text[1:].split()], check=True)
            elif program == "espeak-ng":
                subprocess.run(["espeak-ng", "-v", name, "-s", str(int(150 * speed)), "-w", wav, text], check=True)
            else:
                subprocess.run(
                    ["flite", "-voice", name, "--setf", f"duration_stretch={1 / speed}", "-t", text, "-o", wav],
                    check=True)
            subprocess.run(
                ["sox", "-q", "-v", "0.5", wav, "-r", str(RATE), "-c", "1", "-b", "16", "-e", "signed", "-t", "raw",
                 path], check=True, stderr=subprocess.DEVNULL)
            os.remove(wav)
        with open(path, "rb") as file:
            samples = array.array("h", file.read())
        loud = [sample for sample in samples if abs(sample) > 100] or [1]
        gain = SPEECH / math.sqrt(sum(sample * sample for sample in loud) / len(loud))
        noise = random.Random(key)
        before, after = [0] * int(RATE * 0.6), [0] * int(RATE * 1.2)
        last = max((place for place, sample in enumerate(samples) if abs(sample * gain) > 4 * ROOM), default=0)
        return array.array("h", (
            max(-32768, min(32767, int(sample * gain + noise.gauss(0, ROOM))))
            for sample in before + list(samples) + after)).tobytes(), (len(before) + last) / RATE


def recogniser():
    """The recogniser that ships with Aloud, as a module."""
    spec = importlib.util.spec_from_file_location("recogniser", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Ears:
    """The recogniser, with the grammar of one place after the other."""

    def __init__(self, aloud, folder):
        self.aloud, self.path, self.place = aloud, os.path.join(folder, "grammar.jsgf"), None
        os.environ["ALOUD_GRAMMAR"] = self.path
        self.module = recogniser()
        self.listener = self.module.Recogniser()

    def hear(self, place, samples):
        """What the recogniser prints of a sound that is heard at a place."""
        if place != self.place:
            said = [part for line in place for part in ("--say", line)]
            with open(self.path, "w", encoding="utf-8") as file:
                subprocess.run([self.aloud, "grammar", "--now", NOW, *said], stdout=file, check=True)
            self.place, self.listener.stamp = place, None
        heard = [self.listener.take(piece) for piece in self.module.pieces(io.BytesIO(samples))]
        # The grammar is that of the place, though not the one of the program that is started now.
        for said in heard:
            said.pop("generation", None)
        return heard


def without_grammar():
    """The environment of Aloud, which would write its own grammar to the path of the variable."""
    return {name: value for name, value in os.environ.items() if name != "ALOUD_GRAMMAR"}


def outcome(aloud, place, heard):
    """What Aloud answers to lines of a recogniser at a place, where the user then is, and everything that is kept."""
    with tempfile.TemporaryDirectory(prefix="aloud-voice-") as folder:
        said, data = os.path.join(folder, "said"), os.path.join(folder, "data")
        with open(said, "w", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in [*place, *heard, "where am i"])
        run = subprocess.run(
            [aloud, "--speech", "off", "--locale", "en-US", "--now", NOW, "--data", data, "--echo", "--listen",
             f"cat {shlex.quote(said)}"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, timeout=60,
            env=without_grammar())
        kept = {}
        for folder, _, names in os.walk(data):
            for name in names:
                with open(os.path.join(folder, name), "rb") as file:
                    kept[name] = file.read()
    turns = []
    for line in run.stdout.split("\n"):
        if line.startswith("> "):
            turns.append([])
        elif turns and line:
            turns[-1].append(line)
    between = turns[len(place):-1]
    return [line for turn in between for line in turn], (turns[-1], kept) if turns else ([], kept)


def kind(aloud, place, heard, wanted, before):
    """What became of a command: done, asked (back), missed (not understood) or wrong."""
    answer, after = outcome(aloud, place, [json.dumps(said) for said in heard])
    if (answer, after) == wanted:
        return "done", answer
    last = answer[-1] if answer else ""
    if after[1] == before[1] and last.endswith("?") and "\n".join(after[0]).endswith(last):
        return "asked", answer
    if after == before and (not answer or any(NOT_UNDERSTOOD.search(line) for line in answer)):
        return "missed", answer
    return "wrong", answer


def heard_as(heard):
    return " / ".join(
        ", ".join(f"{one['text']!r} {one['confidence']}" for one in said.get("alternatives") or [said])
        for said in heard) or "nothing"


def latency(aloud, sounds, voice, place, text):
    """Seconds from the end of what is said, as a microphone gives it, to the first words of the answer."""
    with tempfile.TemporaryDirectory(prefix="aloud-voice-") as folder:
        path = os.path.join(folder, "sound")
        os.mkfifo(path)
        sound = os.fdopen(os.open(path, os.O_RDWR), "wb", buffering=0)
        program = subprocess.Popen(
            [aloud, "--speech", "off", "--locale", "en-US", "--now", NOW, "--data", os.path.join(folder, "data"),
             "--listen", f"'{aloud}' recognise '{path}'"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0, env=without_grammar())

        def quiet(least):
            while select.select([program.stdout], [], [], least)[0]:
                os.read(program.stdout.fileno(), 1 << 16)

        quiet(3)
        for line in place:
            program.stdin.write(line.encode() + b"\n")
            quiet(0.5)
        samples, end = sounds.samples(voice, text, 1.0)
        # The recogniser has loaded its model when silence has gone through it.
        sound.write(bytes(RATE * 2))
        quiet(2)
        begin = time.monotonic()

        def speak():
            for start in range(0, len(samples), RATE // 25 * 2):
                time.sleep(max(0, begin + start / 2 / RATE + 0.04 - time.monotonic()))
                sound.write(samples[start:start + RATE // 25 * 2])

        speaker = threading.Thread(target=speak)
        speaker.start()
        answered = select.select([program.stdout], [], [], len(samples) / 2 / RATE + 8)[0]
        waited = time.monotonic() - begin - end
        speaker.join()
        program.kill()
        program.wait()
        sound.close()
    return waited if answered else None


def share(part, whole):
    return f"{part} of {whole} ({100 * part / max(1, whole):.1f} %)"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--aloud", default=".build/release/aloud")
    parser.add_argument("--sounds", default=os.path.join(tempfile.gettempdir(), "aloud-voice-sounds"))
    parser.add_argument("--half", choices=["open", "held"], help="only the half that rules may be made for, or the other")
    parser.add_argument("--small", action="store_true", help="a voice and some commands, for CI")
    parser.add_argument("--only", choices=["commands", "strays", "latency"])
    options = parser.parse_args()
    aloud, sounds = os.path.abspath(options.aloud), Sounds(options.sounds)
    folder = tempfile.TemporaryDirectory(prefix="aloud-voice-")
    ears, is_met, table = None, True, []

    def is_taken(text):
        return options.half is None or is_held(text) == (options.half == "held")

    def report(text, voice, what, heard, answer):
        if not is_held(text):
            print(f"  {what}: {' '.join(voice)}: {text!r} heard as {heard_as(heard)}: {' '.join(answer)[:100]!r}", flush=True)

    def asked_for(part):
        return options.only in (None, part)

    said = [one for one in commands() if is_taken(one[1])]
    if asked_for("commands") or asked_for("strays"):
        ears = Ears(aloud, folder.name)
    if asked_for("commands"):
        counts = {name: dict.fromkeys(("done", "asked", "missed", "wrong"), 0) for name in SYNTHESISERS}
        for place, text, same in said[::12] if options.small else said:
            wanted, before = outcome(aloud, place, [same]), outcome(aloud, place, [])[1]
            for name in SYNTHESISERS[1:] if options.small else SYNTHESISERS:
                choices = [voice for voice in VOICES if voice[0] == name]
                voice = choices[digest(f"{place} {text}") // 2 % len(choices)]
                speed = (1.0, 0.9)[digest(text) // 64 % 2]
                heard = ears.hear(place, sounds.samples(voice, text, speed)[0])
                what, answer = kind(aloud, place, heard, wanted, before)
                counts[name][what] += 1
                if what != "done":
                    report(text, voice, what, heard, answer)
        for name, count in counts.items():
            whole = sum(count.values())
            if not whole:
                continue
            table.append(f"commands, {name}: done {share(count['done'], whole)}, asked back {count['asked']}, "
                         f"not understood {count['missed']}, wrong {count['wrong']}")
            is_met = is_met and count["wrong"] == 0 and count["done"] >= (0.8 if options.small else 0.97) * whole

    if asked_for("strays"):
        talk = [text for text in lines("strays.txt") if is_taken(text)]
        for name, place in PLACES.items():
            before, acted, lost = outcome(aloud, place, [])[1], 0, 0
            for text in talk:
                voice = VOICES[digest(f"{name} {text}") // 2 % len(VOICES)]
                heard = ears.hear(place, sounds.samples(voice, text, 1.0)[0])
                answer, after = outcome(aloud, place, [json.dumps(said) for said in heard])
                last = answer[-1] if answer else ""
                is_question = last.endswith("?") and after[0][-1:] == [last]
                if after[1] != before[1] or (after[0] != before[0] and not is_question):
                    acted += 1
                    lost += name == "confirmation" and after[1] != before[1]
                    report(text, voice, "acted", heard, answer)
            table.append(f"strays, {name}: {share(acted, len(talk))} acted" + (
                f", {lost} confirmed" if name == "confirmation" else ""))
            is_met = is_met and acted <= 0.01 * len(talk) and lost == 0

    if asked_for("latency"):
        times = sorted(filter(None, (
            latency(aloud, sounds, VOICES[index % len(VOICES)], place, text)
            for index, (place, text, _) in enumerate(said[::5]))))
        most = times[math.ceil(0.95 * len(times)) - 1]
        table.append(f"from the end of what is said to the answer, of {len(times)}: "
                     f"median {times[len(times) // 2]:.2f} s, 95th percentile {most:.2f} s")
        is_met = is_met and most <= 0.5
    print("\n".join(table))
    sys.exit(0 if is_met else 1)


if __name__ == "__main__":
    main()
