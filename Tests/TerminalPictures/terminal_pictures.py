"""What terminals draw of Aloud's lines: pictures to be looked at by somebody who reads them.

    swift build && python3 Tests/TerminalPictures/terminal_pictures.py --aloud .build/debug/aloud --into pictures

Each terminal that is installed starts under an Xvfb of its own, with Aloud in English, Arabic, Hebrew and Japanese, and once more
in visual order where a language is written from right to left. It wants Xvfb, ImageMagick's import, and of xterm, VTE through
python3-gi, konsole, mlterm and kitty what is to be looked at, with fonts for the four (Debian: fonts-dejavu-core,
fonts-noto-core, fonts-noto-cjk). What was seen last is in the README beside it. It tests nothing: who looks does.
"""

import argparse
import os
import pathlib
import shlex
import shutil
import signal
import subprocess
import tempfile
import time

# Names that run the other way than their line, with signs that belong to them, in a list with a state and a number.
DOCUMENTS = {
    "en": ("Shelf", "Old radio", "Is it on?", "on the shelf"),
    "ar": ("الرف", "راديو قديم", "هل يعمل؟", "على الرف (2)"),
    "he": ("מדף", "רדיו ישן", "האם הוא דולק?", "על המדף (2)"),
    "ja": ("棚", "古いラジオ", "動きますか？", "棚の上（2）"),
}

VTE = """
import sys, gi
gi.require_version("Gtk", "3.0"); gi.require_version("Vte", "2.91")
from gi.repository import GLib, Gtk, Pango, Vte
window, terminal = Gtk.Window(), Vte.Terminal()
terminal.set_font(Pango.FontDescription("DejaVu Sans Mono 13"))
terminal.set_size(84, 14); terminal.set_enable_bidi(True)
window.add(terminal); window.show_all()
terminal.spawn_async(Vte.PtyFlags.DEFAULT, None, sys.argv[1:], None, GLib.SpawnFlags.SEARCH_PATH, None, None, -1, None, None)
Gtk.main()
"""

# mlterm looks for no other font where a letter is not in its own.
MLTERM_FONTS = """
ISO10646_UCS4_1 = DejaVu Sans Mono
ISO10646_UCS4_1_FULLWIDTH = Noto Sans Mono CJK JP
U+590-5ff = Noto Sans Hebrew
"""

# How each is started with a command. `{vte}` is the file of the above.
TERMINALS = {
    "xterm": ["xterm", "-fa", "DejaVu Sans Mono", "-fd", "Noto Sans Mono CJK JP", "-fs", "13", "-geometry", "84x14", "-e"],
    "vte": ["/usr/bin/python3", "{vte}"],
    "konsole": ["konsole", "--nofork", "--hide-menubar", "--hide-tabbar", "-e"],
    "mlterm": ["mlterm", "--geometry=84x14", "--fontsize=18", "--type=xft", "-e"],
    "kitty": ["kitty", "--config=NONE", "-o", "font_size=13", "-o", "remember_window_size=no",
              "-o", "initial_window_width=84c", "-o", "initial_window_height=14c", "-o", "force_ltr={ltr}"],
}


def document(locale):
    """A document whose words are in one language, and whose names are not."""
    title, old, question, place = DOCUMENTS[locale]
    buttons = [(old, place), ("C++", old), ("Jack (3.5 mm)?", place), ("Q (1)", question), (f"{question} C++", old)]
    lines = "\n      ".join(
        f'- button: "{name}"\n        subtitle: "{subtitle}"\n        action: {{say: C++}}' for name, subtitle in buttons)
    return f'app: "{title}"\nlanguage: {locale}\ntabs:\n  - title: "{title}"\n    elements:\n      {lines}\n'


def pictured(name, command, display, environment, picture):
    """Starts a terminal, waits until it has drawn, and takes the picture of its screen."""
    process = subprocess.Popen(command, env=dict(environment, DISPLAY=display), start_new_session=True,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    size = -1
    try:
        # Drawn is what two pictures agree on; a blank screen is one color.
        for _ in range(20):
            time.sleep(1)
            if process.poll() is not None:
                return f"{name} ended with {process.returncode}"
            subprocess.run(["import", "-display", display, "-window", "root", "-trim", str(picture)], check=False,
                           stderr=subprocess.DEVNULL)
            last, size = size, picture.stat().st_size if picture.exists() else -1
            if size == last and size > 2000:
                return None
        return f"{name} has drawn nothing that stays"
    finally:
        for how in [signal.SIGTERM, signal.SIGKILL]:
            try:
                os.killpg(process.pid, how)
                process.wait(5)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                continue


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--aloud", default=".build/debug/aloud")
    options.add_argument("--into", default="pictures")
    options.add_argument("--only", action="append", choices=TERMINALS)
    options = options.parse_args()
    into = pathlib.Path(options.into)
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        home = pathlib.Path(folder)
        (home / "vte.py").write_text(VTE)
        (home / ".mlterm").mkdir()
        (home / ".mlterm/aafont").write_text(MLTERM_FONTS)
        number = next(n for n in range(91, 200) if not os.path.exists(f"/tmp/.X11-unix/X{n}"))
        environment = {"PATH": os.environ["PATH"], "HOME": folder, "LANG": "C.UTF-8", "LIBGL_ALWAYS_SOFTWARE": "1",
                       "XDG_RUNTIME_DIR": folder, "XDG_CONFIG_HOME": folder, "ALSA_CONFIG_PATH": "/dev/null",
                       "PULSE_SERVER": "/nonexistent", "QT_QPA_PLATFORM": "xcb", "NO_AT_BRIDGE": "1"}
        server = subprocess.Popen(["Xvfb", f":{number}", "-screen", "0", "1200x700x24"], stderr=subprocess.DEVNULL)
        try:
            time.sleep(2)
            for name in options.only or TERMINALS:
                if not shutil.which(TERMINALS[name][0]):
                    print(f"{name} is not installed")
                    continue
                for locale in DOCUMENTS:
                    (home / f"{locale}.yaml").write_text(document(locale))
                    for visual in [False, True] if locale in ["ar", "he"] else [False]:
                        aloud = [os.path.abspath(options.aloud), "run", str(home / f"{locale}.yaml"), "--locale", locale,
                                 "--speech", "off"] + ["--visual-order"] * visual
                        words = [word.format(vte=home / "vte.py", ltr="yes" if visual else "no") for word in TERMINALS[name]]
                        picture = into / f"{name}-{locale}{'-visual' * visual}.png"
                        # A shell between, since some terminals take one word as the command.
                        command = words + ["sh", "-c", shlex.join(aloud) + "; sleep 60"]
                        print(pictured(name, command, f":{number}", environment, picture) or picture, flush=True)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
