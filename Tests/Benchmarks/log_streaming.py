"""What a log costs that an assistant fills word by word: time, memory, and the wait for speech after a sentence.

    .ci/release
    python3 Tests/Benchmarks/log_streaming.py PATH/OF/aloud [MESSAGES]
    python3 Tests/Benchmarks/log_streaming.py PATH/OF/aloud million

It starts `aloud host` as the program that holds the app, streams messages of 2 kB into its log, and prints rows of a table. With
`million` it writes a million short messages, and then as many patches.
"""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable

SIZE = 2_000
WORDS = "the short way is a command that lists files and tells their names sizes owners dates in one column each".split()
SENTENCE = "The folder can be made anew and nothing else is lost. "
INTERFACE = {
    "app": "Assistant", "language": "en",
    "tabs": [{"title": "Assistant", "elements": [{"text": "Nothing yet.", "id": "news"}, {"log": "Conversation", "id": "talk"}]}]}


def message(number: int) -> list[str]:
    """The words of a message of 2 kB, in sentences of twelve."""
    words, length = [], 0
    while length < SIZE:
        place = len(words)
        word = WORDS[(number + place * 7) % len(WORDS)]
        word = (word.capitalize() if place % 12 == 0 else word) + (". " if place % 12 == 11 else " ")
        words.append(word)
        length += len(word)
    return words


class Aloud:
    """A session of `aloud host` whose keyboard is silent."""

    def __init__(self, binary: str, speaks: bool = False) -> None:
        (read, self.told), (self.answers, write) = os.pipe(), os.pipe()
        self.sound, sound = os.pipe()
        speech = f"fd:{sound}" if speaks else "off"
        command = [binary, "host", "--no-hints", "--speech", speech, f"fd:{read},{write}"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=(read, write, sound))
        for end in (read, write, sound):
            os.close(end)
        os.read(self.answers, 4096)
        self.tell({"aloud": 1, "interface": INTERFACE})
        self.wait_for(b"Conversation")

    def tell(self, *messages: object) -> None:
        rest = memoryview("".join(json.dumps(message) + "\n" for message in messages).encode())
        while rest:
            rest = rest[os.write(self.told, rest):]

    def piece(self, number: int, text: str, end: bool = False) -> dict[str, object]:
        return {"log": {"id": "talk", "message": str(number), "text": text, "end": end}}

    def wait_for(self, mark: bytes) -> None:
        for line in self.process.stdout:
            if mark in line:
                return
        raise SystemExit("aloud has ended before it announced everything")

    def memory(self) -> int:
        """The resident memory, in kB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def processor(self) -> float:
        """The time of processors, in seconds."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        self.tell({"do": {"exit": 0}})
        self.process.stdin.close()
        self.process.stdout.read()
        self.process.wait()


def stream(binary: str, count: int) -> None:
    aloud = Aloud(binary)
    before, start, count_of_words = aloud.memory(), time.monotonic(), 0
    memory = []
    for number in range(count):
        words = message(number)
        count_of_words += len(words)
        teller = threading.Thread(
            target=aloud.tell, args=[*(aloud.piece(number, word) for word in words), aloud.piece(number, f"End {number}.", True)])
        teller.start()
        aloud.wait_for(f"End {number}.".encode())
        teller.join()
        if number + 1 in (count // 2, count):
            memory.append(aloud.memory())
    seconds, processor = time.monotonic() - start, aloud.processor()
    print(f"| {count:,} messages of 2 kB, word by word | {seconds:.1f} s, {processor:.1f} s of processors |")
    print(f"| a word | {processor / count_of_words * 1e6:.0f} µs of processors |")
    print(f"| memory before, after half of them, after all | {before:,}, {memory[0]:,}, {memory[1]:,} kB |")
    print(f"| memory of the second half, by message | {(memory[1] - memory[0]) / (count - count // 2):.1f} kB |")
    aloud.end()


def million(binary: str, name: str, make: Callable[[int], dict[str, object]]) -> None:
    """A million of what `make` makes, in parts: each part is over when a question after it is heard."""
    aloud, count, part = Aloud(binary), 1_000_000, 10_000
    start, memory = time.monotonic(), []
    for first in range(0, count, part):
        messages = [*map(make, range(first, first + part)), {"do": {"say": f"End {first}."}}]
        teller = threading.Thread(target=aloud.tell, args=messages)
        teller.start()
        aloud.wait_for(f"End {first}.".encode())
        teller.join()
        memory.append(aloud.memory())
    seconds, processor = time.monotonic() - start, aloud.processor()
    shown = ", ".join(f"{memory[count * tenths // 10 // part - 1]:,}" for tenths in (1, 3, 5, 7, 10))
    print(f"| a million {name} | {seconds:.0f} s, {processor:.0f} s of processors |")
    print(f"| memory after 10, 30, 50, 70, 100 percent of them | {shown} kB |", flush=True)
    aloud.end()


def first_sample(binary: str, count: int = 40) -> None:
    """The time from the piece that ends a sentence to its first sample, once what was said before is over."""
    aloud = Aloud(binary, speaks=True)
    os.set_blocking(aloud.sound, False)
    waits = []
    for number in range(count):
        silent_since = time.monotonic()
        while time.monotonic() - silent_since < 0.3:
            try:
                os.read(aloud.sound, 1 << 20)
                silent_since = time.monotonic()
            except BlockingIOError:
                time.sleep(0.01)
        os.set_blocking(aloud.sound, True)
        aloud.tell(aloud.piece(number, SENTENCE))
        start = time.monotonic()
        aloud.tell(aloud.piece(number, "And"))
        os.read(aloud.sound, 1)
        waits.append((time.monotonic() - start) * 1000)
        os.set_blocking(aloud.sound, False)
        aloud.tell(aloud.piece(number, " so on.", end=True))
    waits.sort()
    print(f"| a sentence's end to its first sample | {statistics.median(waits):.1f} ms, the longest {waits[-1]:.1f} ms |")
    aloud.process.kill()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    print("| figure | |\n| --- | --- |")
    if sys.argv[2:] == ["million"]:
        million(sys.argv[1], "messages", lambda number: {"log": {"id": "talk", "text": f"Message {number} is here."}})
        million(sys.argv[1], "patches", lambda number: {"patch": {"news": {"text": f"News {number}.", "id": "news"}}})
    else:
        stream(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1_000)
        first_sample(sys.argv[1])
