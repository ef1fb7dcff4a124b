"""Trains the recogniser's confidence: prints the weights of its logistic regression, and how well they tell.

    python3 Tests/VoiceLoop/train_confidence.py --aloud .build/release/aloud

Voices say what the grammars of several places hold, and talk that is not meant for them; what the loop itself says (commands.txt,
strays.txt) is left out, and numpy is wanted. A row is right where what was heard is what was said. It takes about twenty minutes on one core.
"""

import argparse
import io
import json
import os
import random
import subprocess
import tempfile

import numpy

from voice_loop import NOW, VOICES, Sounds, commands, lines, recogniser

# Places, by the lines that lead there, and how many of their phrases are said.
PLACES = {
    ("groceries",): 30, (): 20, ("groceries", "more"): 15, ("groceries", "more", "delete list"): 8,
    ("groceries", "new reminder", "due"): 30, ("settings",): 20, ("timer",): 20,
}
# Where text is typed, it is spelled: of the grammar's lines the longest.
FIELD = ("groceries", "new reminder", "title")
SPELLED = [
    "spell cap mike oscar november delta alfa yankee", "spell bravo india kilo echo", "spell cap sierra oscar foxtrot alfa",
    "spell lima india golf hotel tango", "spell x ray victor india", "spell cap zulu uniform romeo india charlie hotel",
    "spell whiskey alfa tango echo romeo", "spell quebec uniform india tango", "spell cap juliett uniform november echo",
    "spell papa india november kilo", "spell cap hotel oscar tango echo lima", "spell victor echo golf",
]
CHOICES = random.Random(5)


def grammar(aloud, said, form):
    arguments = [part for line in said for part in ("--say", line)]
    run = subprocess.run(
        [aloud, "grammar", "--now", NOW, "--format", form, "--data", tempfile.mkdtemp()] + arguments,
        capture_output=True, text=True, check=True)
    return run.stdout


def rows(aloud, sounds):
    """A place, a voice, what was said, what was heard, and the features."""
    module = recogniser()
    unknown = {text for _, text, _ in commands()} | set(lines("strays.txt"))
    # Who says what is not meant for the program is the same at each place: two of its decodings are then known already.
    talk = {text: CHOICES.sample(VOICES, 3) for text in lines("training.txt")}
    file = tempfile.NamedTemporaryFile("w", suffix=".jsgf", delete=False)
    os.environ["ALOUD_GRAMMAR"] = file.name
    listener = module.Recogniser()
    decoded = {}

    def pieces(voice, text):
        key = (voice, text)
        if key not in decoded:
            speed = CHOICES.choice([0.9, 1.0, 1.1])
            decoded[key] = [
                (piece, listener.decode(listener.free, piece), listener.decode(listener.phonemes, piece))
                for piece in module.pieces(io.BytesIO(sounds.samples(voice, text, speed)[0]))]
        return decoded[key]

    for place, count in [*PLACES.items(), (FIELD, 0)]:
        with open(file.name, "w", encoding="utf-8") as written:
            written.write(grammar(aloud, place, "jsgf"))
        listener.stamp = None
        listener.read_grammar()
        # The list holds single words of rules too: only whole lines of the grammar are said.
        known = [
            phrase for phrase in json.loads(grammar(aloud, place, "vosk"))
            if phrase not in unknown and listener.finished(phrase) == phrase]
        # What is short is likelier said, and likelier taken for something else.
        phrases = sorted(known, key=lambda phrase: CHOICES.random() * len(phrase.split()))[:count]
        phrases += SPELLED if place == FIELD else []
        for text in phrases + list(talk):
            for voice in talk.get(text) or CHOICES.sample(VOICES, 3):
                for piece, free, phonemes in pieces(voice, text):
                    listener.bound.activate_search("line")
                    heard, score, frames = listener.decode(listener.bound, piece)
                    heard = listener.finished(heard)
                    if not heard or None in (score, free[1], phonemes[1]):
                        continue
                    features = listener.features(heard, score, frames, free, phonemes)
                    yield {"place": place, "voice": voice, "said": text, "heard": heard, "features": features}


def matrix(some):
    return numpy.array([row["features"] for row in some]), numpy.array([row["said"] == row["heard"] for row in some])


def confidence(weights, features):
    return 1 / (1 + numpy.exp(-numpy.clip(features @ weights, -30, 30)))


def trained(some):
    """The weights, by Newton's method; what was right weighs a little more than what was wrong, and large weights cost."""
    features, right = matrix(some)
    scale = features.std(axis=0)
    scale[scale == 0] = 1
    features = features / scale
    share = right.mean()
    worth = numpy.where(right, 0.6 / share, 0.4 / (1 - share))
    weights = numpy.zeros(features.shape[1])
    for _ in range(50):
        told = confidence(weights, features)
        slope = features.T @ ((told - right) * worth) + weights
        curve = (features * (told * (1 - told) * worth)[:, None]).T @ features + numpy.eye(len(weights))
        weights = weights - numpy.linalg.solve(curve, slope)
    return weights / scale


def taken(some, weights, least):
    """The shares of what was right and of what was wrong that are taken."""
    features, right = matrix(some)
    enough = confidence(weights, features) >= least
    return enough[right].mean(), enough[~right].mean()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--aloud", default=".build/release/aloud")
    parser.add_argument("--sounds", default=os.path.join(tempfile.gettempdir(), "aloud-voice-sounds"))
    parser.add_argument("--rows", help="a file that the rows are kept in, and read from where it is there")
    options = parser.parse_args()
    if options.rows and os.path.exists(options.rows):
        with open(options.rows, encoding="utf-8") as file:
            some = [json.loads(line) for line in file]
    else:
        some = []
        with open(options.rows or os.devnull, "w", encoding="utf-8") as file:
            for row in rows(os.path.abspath(options.aloud), Sounds(options.sounds)):
                some.append(row)
                print(json.dumps(row), file=file, flush=True)
    # Tried on phrases that it was not trained on: each fourth is kept back in turn.
    phrases = sorted({row["said"] for row in some})
    for least in (0.3, 0.5, 0.7):
        shares = []
        for turn in range(4):
            kept = set(phrases[turn::4])
            weights = trained([row for row in some if row["said"] not in kept])
            shares.append(taken([row for row in some if row["said"] in kept], weights, least))
        right, wrong = numpy.mean(shares, axis=0)
        print(f"at {least}: {100 * right:.1f} % of what was right is taken, {100 * wrong:.1f} % of what was wrong")
    print("WEIGHTS =", [round(float(weight), 2) for weight in trained(some)])


if __name__ == "__main__":
    main()
