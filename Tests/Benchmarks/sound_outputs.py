"""Which way to a sound device is the quickest and calmest: libpcaudio, as Aloud uses it, libpulse-simple, or ALSA.

    python3 Tests/Benchmarks/sound_outputs.py

It plays to a null sink of a PulseAudio server of its own, which is recorded, and prints a row for each way. It wants
pulseaudio, libasound2-plugins and libpcaudio0 (Debian).
"""

import array
import ctypes
import math
import os
import random
import subprocess
import sys
import tempfile
import threading
import time

RATE = 22050
TONE = array.array("h", (int(12000 * math.sin(place * 0.1)) for place in range(RATE // 20))).tobytes()
POINTER, TEXT, SIZE = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t


def function(library, name, *arguments, gives=ctypes.c_int):
    found = getattr(library, name)
    found.argtypes, found.restype = arguments, gives
    return found


class Libpcaudio:
    def __init__(self):
        library = ctypes.CDLL("libpcaudio.so.0")
        create = function(library, "create_audio_device_object", TEXT, TEXT, TEXT, gives=POINTER)
        opened = function(library, "audio_object_open", POINTER, ctypes.c_int, ctypes.c_uint32, ctypes.c_uint8)
        take = function(library, "audio_object_write", POINTER, TEXT, SIZE)
        call = {name: function(library, f"audio_object_{name}", POINTER) for name in ("flush", "drain", "close", "destroy")}
        device = create(None, b"Aloud", b"Speech")
        assert opened(device, 2, RATE, 1) == 0
        self.write = lambda samples: take(device, samples, len(samples))
        self.stop, self.drain = (lambda: call["flush"](device)), (lambda: call["drain"](device))
        self.close = lambda: (call["close"](device), call["destroy"](device))


class LibpulseSimple:
    def __init__(self):
        library = ctypes.CDLL("libpulse-simple.so.0")
        create = function(
            library, "pa_simple_new", TEXT, TEXT, ctypes.c_int, TEXT, TEXT, POINTER, POINTER, POINTER, POINTER, gives=POINTER)
        take = function(library, "pa_simple_write", POINTER, TEXT, SIZE, POINTER)
        flush, drain = (function(library, f"pa_simple_{name}", POINTER, POINTER) for name in ("flush", "drain"))
        free = function(library, "pa_simple_free", POINTER, gives=None)
        usual = 0xFFFFFFFF
        form = (ctypes.c_uint32 * 3)(3, RATE, 1)
        lengths = (ctypes.c_uint32 * 5)(usual, len(TONE), usual, usual, usual)
        device = create(None, b"Aloud", 1, None, b"Speech", ctypes.byref(form), None, ctypes.byref(lengths), None)
        assert device
        self.write = lambda samples: take(device, samples, len(samples), None)
        self.stop, self.drain = (lambda: flush(device, None)), (lambda: drain(device, None))
        self.close = lambda: free(device)


class ALSA:
    def __init__(self):
        library = ctypes.CDLL("libasound.so.2")
        device = POINTER()
        assert function(library, "snd_pcm_open", POINTER, TEXT, ctypes.c_int, ctypes.c_int)(
            ctypes.byref(device), b"default", 0, 0) == 0
        assert library.snd_pcm_set_params(device, 2, 3, 1, RATE, 1, 50000) == 0
        take = function(library, "snd_pcm_writei", POINTER, TEXT, ctypes.c_ulong, gives=ctypes.c_long)
        recover = function(library, "snd_pcm_recover", POINTER, ctypes.c_int, ctypes.c_int)

        def write(samples):
            code = take(device, samples, len(samples) // 2)
            if code < 0:
                recover(device, code, 1)
                take(device, samples, len(samples) // 2)
        self.write = write
        self.stop = lambda: (library.snd_pcm_drop(device), library.snd_pcm_prepare(device))
        self.drain = lambda: (library.snd_pcm_drain(device), library.snd_pcm_prepare(device))
        self.close = lambda: library.snd_pcm_close(device)


class Recorder:
    """What the sink plays: moments, each with how many samples of sound came then."""

    def __init__(self, server):
        self.moments = []
        self.process = subprocess.Popen(
            ["parec", "--device=quiet.monitor", "--raw", f"--rate={RATE}", "--channels=1", "--format=s16le", "--latency-msec=2"],
            stdout=subprocess.PIPE, env=dict(os.environ, PULSE_SERVER=server))
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        while block := os.read(self.process.stdout.fileno(), 4096):
            samples = array.array("h", block[:len(block) // 2 * 2])
            self.moments.append((time.monotonic(), sum(abs(sample) > 0 for sample in samples)))

    def sound(self, start, end):
        return [(moment, count) for moment, count in self.moments if count and start <= moment <= end]


def milliseconds(values):
    values = sorted(values)
    return f"{values[len(values) // 2] * 1000:.1f} / {values[-1] * 1000:.1f}"


def measure(name, make, recorder):
    opened, stopped, called, lost = [], [], [], []
    for _ in range(10):
        start = time.monotonic()
        device = make()
        opened.append(time.monotonic() - start)
        device.close()
    device = make()
    device.write(TONE * 4)
    device.drain()
    time.sleep(2.5)  # The sink takes a while to go over to shorter blocks.
    for _ in range(12):
        end = threading.Event()

        def play():
            while not end.is_set():
                device.write(TONE)
        begin = time.monotonic()
        player = threading.Thread(target=play)
        player.start()
        # A stop may come at any moment of the block that is being written.
        time.sleep(1 + random.random() * 0.05)
        start = time.monotonic()
        end.set()
        player.join()
        device.stop()
        called.append(time.monotonic() - start)
        time.sleep(0.4)
        heard = recorder.sound(begin, start + 0.4)
        stopped.append(max(0, heard[-1][0] - start))
        # Silence inside the sound: what a listener hears as a crackle.
        played = heard[-1][0] - heard[0][0]
        lost.append(max(0, played - sum(count for _, count in heard) / RATE))
        device.drain()
    device.close()
    print(f"| {name} | {milliseconds(opened)} | {milliseconds(stopped)} | {milliseconds(called)} | {milliseconds(lost)} |", flush=True)


def main():
    if len(sys.argv) == 3:
        recorder = Recorder(sys.argv[2])
        time.sleep(2)
        ways = {"libpcaudio to PulseAudio": Libpcaudio, "libpcaudio to ALSA": Libpcaudio, "libpulse-simple, 50 ms": LibpulseSimple,
                "ALSA, 50 ms": ALSA}
        measure(sys.argv[1], ways[sys.argv[1]], recorder)
        recorder.process.kill()
        os._exit(0)
    print("| milliseconds, median / longest | open | stop to silence | the call of stop | silence inside 1 s |")
    print("| --- | --- | --- | --- | --- |", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        own = dict(os.environ, HOME=folder, XDG_RUNTIME_DIR=folder, PULSE_RUNTIME_PATH=f"{folder}/run", PULSE_STATE_PATH=folder)
        address = f"unix:{folder}/socket"
        server = subprocess.Popen(
            ["pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disable-shm=yes",
             "-L", "module-null-sink sink_name=quiet",
             "-L", f"module-native-protocol-unix socket={folder}/socket auth-anonymous=1"],
            env=own, stderr=subprocess.DEVNULL)
        while not os.path.exists(f"{folder}/socket"):
            time.sleep(0.1)
        with open(f"{folder}/asound.conf", "w", encoding="utf-8") as file:
            file.write(f'pcm.!default {{ type pulse server "{address}" }}\nctl.!default {{ type pulse server "{address}" }}\n')
        alsa = {"ALSA_CONFIG_PATH": f"{folder}/asound.conf", "PULSE_SERVER": "/nonexistent"}
        for name, outside in [
            ("libpcaudio to PulseAudio", {"PULSE_SERVER": address}), ("libpcaudio to ALSA", alsa),
            ("libpulse-simple, 50 ms", {"PULSE_SERVER": address}), ("ALSA, 50 ms", alsa),
        ]:
            subprocess.run([sys.executable, __file__, name, address], env=dict(own, **outside), check=True)
        server.kill()
        server.wait()


if __name__ == "__main__":
    main()
