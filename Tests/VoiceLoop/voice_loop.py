"""The closed loop (VOICE-1): synthetic voices speak commands, pocketsphinx hears them with Aloud's grammar, Aloud does them.

    swift build -c release && python3 Tests/VoiceLoop/voice_loop.py --aloud .build/release/aloud

It wants espeak-ng, flite, festival and sox (Debian) and pocketsphinx (PyPI), and prints how many commands did the right
thing, with the recogniser's errors and ours apart, and how much came of stray talk. Exit code 1 where a goal is missed.
"""

import argparse
import array
import hashlib
import json
import math
import os
import random
import select
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
RATE = 16000
NOW = "2026-11-22T10:00:00"
# How loud speech is, and the room around it: without a floor of noise, sound is none that a microphone gives.
SPEECH, ROOM = 1500.0, 30.0

VOICES = (
    [("espeak-ng", voice) for voice in ("en-us", "en-us+klatt", "en-us+klatt3", "en-us+f2", "en-us+f5", "en-us+m3")]
    + [("flite", voice) for voice in ("slt", "rms", "awb", "kal16")] + [("festival", "kal_diphone")])


def lines(name):
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        return [line.strip() for line in file if line.strip() and not line.startswith("#")]


class Sounds:
    """What voices say, as samples of a room in which they are heard; kept for the next run of the program."""

    def __init__(self, folder):
        self.folder = folder
        os.makedirs(folder, exist_ok=True)

    def samples(self, voice, text, speed):
        program, name = voice
        key = hashlib.sha256(f"{program} {name} {speed} {text}".encode()).hexdigest()[:20]
        path = os.path.join(self.folder, key + ".raw")
        if not os.path.exists(path):
            wav = path + ".wav"
            if program == "espeak-ng":
                subprocess.run(["espeak-ng", "-v", name, "-s", str(int(150 * speed)), "-w", wav, text], check=True)
            elif program == "flite":
                subprocess.run(
                    ["flite", "-voice", name, "--setf", f"duration_stretch={1 / speed}", "-t", text, "-o", wav],
                    check=True)
            else:
                subprocess.run(
                    ["text2wave", "-eval", f"(Parameter.set 'Duration_Stretch {1 / speed})", "-o", wav],
                    input=text.encode(), check=True)
            subprocess.run(
                ["sox", "-q", "-v", "0.5", wav, "-r", str(RATE), "-c", "1", "-b", "16", "-e", "signed", "-t", "raw",
                 path], check=True, stderr=subprocess.DEVNULL)
            os.remove(wav)
        with open(path, "rb") as file:
            samples = array.array("h", file.read())
        loud = [sample for sample in samples if abs(sample) > 100] or [1]
        gain = SPEECH / math.sqrt(sum(sample * sample for sample in loud) / len(loud))
        noise = random.Random(key)
        silence = [0] * int(RATE * 0.6)
        return array.array("h", (
            max(-32768, min(32767, int(sample * gain + noise.gauss(0, ROOM))))
            for sample in silence + list(samples) + silence + silence)).tobytes()


class Loop:
    """Aloud with the recogniser that ships with it, listening to a pipe."""

    def __init__(self, aloud, typed):
        self.folder = tempfile.mkdtemp(prefix="aloud-voice-")
        self.data = os.path.join(self.folder, "data")
        self.sound_path, self.log_path = (os.path.join(self.folder, name) for name in ("sound", "log"))
        for path in (self.sound_path, self.log_path):
            os.mkfifo(path)
        log = os.open(self.log_path, os.O_RDWR)
        self.log = os.fdopen(log, "rb", buffering=0)
        sound = os.open(self.sound_path, os.O_RDWR)
        listen = f"'{aloud}' recognise '{self.sound_path}' | tee '{self.log_path}'"
        self.program = subprocess.Popen(
            [aloud, "--speech", "off", "--now", NOW, "--data", self.data, "--echo", "--recognised", "--listen", listen],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.sound = os.fdopen(sound, "wb", buffering=0)
        self.rest = b""
        # The greeting always comes, and each line is answered; on a busy machine that may take its time.
        self.answer(60)
        for line in typed:
            self.program.stdin.write(line.encode() + b"\n")
            self.answer(60)

    def answer(self, patience):
        """What is printed until nothing more comes, without the echo of the line."""
        text, end = b"", time.monotonic() + patience
        while True:
            # A busy machine answers late, and an answer that is cut short is a wrong one.
            wait = 1 if text else max(0, end - time.monotonic())
            if not select.select([self.program.stdout], [], [], wait)[0]:
                break
            more = os.read(self.program.stdout.fileno(), 1 << 16)
            if not more:
                break
            text += more
        return [line for line in text.decode().split("\n") if line and not line.startswith("> ")]

    def say(self, samples):
        """Lets a voice be heard; what the recogniser made of it (None for noise), and what Aloud answered."""
        self.sound.write(samples)
        heard, end = b"", time.monotonic() + 8 + len(samples) / RATE
        while not heard.endswith(b"\n"):
            if not select.select([self.log], [], [], max(0, end - time.monotonic()))[0]:
                return None, []
            heard += os.read(self.log.fileno(), 1 << 16)
        said = json.loads(heard.decode().split("\n")[0])
        return said, self.answer(5 if said["text"] else 0)

    def state(self):
        """Everything that is kept, as bytes, and whether the program still runs."""
        kept = {}
        for folder, _, names in os.walk(self.data):
            for name in names:
                with open(os.path.join(folder, name), "rb") as file:
                    kept[name] = file.read()
        return kept, self.program.poll() is None

    def end(self):
        self.program.kill()
        self.program.wait()
        self.sound.close()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def reference(aloud, steps):
    """What Aloud answers to each step, where each is heard rightly."""
    with tempfile.TemporaryDirectory(prefix="aloud-voice-") as data:
        run = subprocess.run(
            [aloud, "--speech", "off", "--now", NOW, "--data", data, "--echo", "--recognised"],
            input="\n".join(steps) + "\n", capture_output=True, text=True, check=True)
    answers = []
    for line in run.stdout.split("\n"):
        if line.startswith("> "):
            answers.append([])
        elif answers and line:
            answers[-1].append(line)
    return answers


def play(aloud, sounds, voice, speed, steps, answers, report):
    """A voice speaks the whole task; where a step goes wrong, it is typed, and the voice goes on."""
    right = wrong_ours = 0
    loop = Loop(aloud, [])
    for index, step in enumerate(steps):
        said, answer = loop.say(sounds.samples(voice, step, speed))
        if answer == answers[index]:
            right += 1
            continue
        heard = said["text"] if said else ""
        if heard == step:
            wrong_ours += 1
        report(voice, step, said, answer)
        loop.end()
        loop = Loop(aloud, steps[:index + 1])
    loop.end()
    return right, wrong_ours


def stray(aloud, sounds, voices, speed, phrases, typed, report):
    """Stray talk at a place that these typed lines lead to: how often something that is kept changed, or the program ended."""
    changed = count = passed = 0
    loop = Loop(aloud, typed)
    before = loop.state()
    for index, phrase in enumerate(phrases):
        voice = voices[index % len(voices)]
        said, answer = loop.say(sounds.samples(voice, phrase, speed))
        count += 1
        if said and said["text"] and said["confidence"] >= 0.3:
            passed += 1
        if loop.state() != before:
            changed += 1
            report(voice, phrase, said, answer)
        if answer:
            loop.end()
            loop = Loop(aloud, typed)
    loop.end()
    return count, passed, changed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--aloud", default=".build/release/aloud")
    parser.add_argument("--sounds", default=os.path.join(tempfile.gettempdir(), "aloud-voice-sounds"))
    parser.add_argument("--small", action="store_true", help="one voice and a few stray phrases, for CI")
    parser.add_argument("--voices", type=int, default=len(VOICES), help="how many of the voices speak")
    parser.add_argument("--only", choices=["task", "stray"])
    options = parser.parse_args()
    aloud = os.path.abspath(options.aloud)
    sounds = Sounds(options.sounds)
    steps, talk = lines("task.txt"), lines("stray.txt")
    voices, speeds = VOICES[:options.voices], [1.0, 0.9]
    if options.small:
        voices, speeds, talk = [("flite", "rms")], [1.0], talk[:10]
    isMet = True

    def report(voice, text, said, answer):
        made = f"{said['text']!r} ({said['confidence']})" if said else "nothing"
        print(f"  {' '.join(voice)}: {text!r} was heard as {made}: {' '.join(answer)[:100]!r}", flush=True)

    if options.only != "stray":
        answers = reference(aloud, steps)
        total = right = ours = 0
        for speed in speeds:
            for voice in voices:
                some, wrong = play(aloud, sounds, voice, speed, steps, answers, report)
                total, right, ours = total + len(steps), right + some, ours + wrong
                print(f"{' '.join(voice)} at {speed}: {some} of {len(steps)}", flush=True)
        share = 100 * right / total
        print(f"commands: {right} of {total} did the right thing, {share:.1f} % (goal 97); "
              f"the recogniser's errors {total - right - ours}, ours {ours}")
        isMet = isMet and share >= (97 if not options.small else 80)

    if options.only != "task":
        places = lines("places.txt")
        for place in places:
            name, *typed = [part.strip() for part in place.split("|")]
            phrases = (talk * 6)[:225 if name == "confirmation" else 170]
            if options.small:
                phrases = talk
            count, passed, changed = stray(aloud, sounds, voices, 1.0, phrases, typed, report)
            print(f"stray talk, {name}: {changed} of {count} changed something ({passed} came out as a command)", flush=True)
            isMet = isMet and (changed == 0 if name == "confirmation" else changed < 0.01 * count)
    sys.exit(0 if isMet else 1)


if __name__ == "__main__":
    main()
