"""What is left on a disk when the power goes, at every point of a logged run, and what the real program makes of it.

The model is more pessimistic than any file system that is in use:

- A write is on the disk once its file has been synced (`fsync`) after it, not before. What wasn't may be missing, be there,
  be there by half, or be zeros of the right length.
- An entry of a folder (a file made, renamed or removed, a folder made) is on the disk once that folder has been synced after
  it, not before. Syncing a file says nothing about its name; syncing a folder says nothing about the folder's own name in the
  one above, nor about what is in its files.
- What wasn't synced may have landed in any order: none of it, all of it, each entry alone, and all but each one.
- A rename is never half done: after it there is the old file under the name or the new one.

At each point of the log (the power goes after that call), the data of the files is taken in four ways and the entries in all
of the ways above; each folder that comes of it is made, and the program is started on it. What was printed before that point
must be there, and nothing may be damaged.
"""

import hashlib
import os

from scripted import SCENARIOS, announced, damage, lost


class File:
    """What a file holds, and what of it is on the disk."""

    def __init__(self):
        self.data, self.synced = b"", b""

    def write(self, place, data):
        self.data = self.data[:place].ljust(place, b"\0") + data + self.data[place + len(data):]

    def left(self, way):
        if self.data == self.synced:
            return self.synced
        return {
            "missing": self.synced, "landed": self.data, "half": self.data[:(len(self.synced) + len(self.data)) // 2],
            "zeros": self.synced[:len(self.data)].ljust(len(self.data), b"\0"),
        }[way]


class Folder:
    """The names in a folder, on the disk, and what has changed in them since it was synced."""

    def __init__(self):
        self.entries, self.pending = {}, []

    def landed(self, changes):
        entries = dict(self.entries)
        for change in changes:
            for name, thing in change:
                entries.pop(name, None)
                if thing is not None:
                    entries[name] = thing
        return entries

    @property
    def now(self):
        return self.landed(self.pending)

    def sync(self):
        self.entries, self.pending = self.now, []


class Disk:
    """A disk on which each call of a log is made."""

    def __init__(self, root):
        self.root, self.top = root, Folder()
        self.folders = {self.top}
        # What was there before has been there for long.
        for folder, names, files in os.walk(root):
            here = self.thing(folder)
            for name in names:
                here.entries[name] = Folder()
                self.folders.add(here.entries[name])
            for name in files:
                file = here.entries[name] = File()
                with open(os.path.join(folder, name), "rb") as contents:
                    file.data = file.synced = contents.read()

    def thing(self, path):
        thing = self.top
        for part in filter(None, os.path.relpath(path, self.root).split("/")):
            thing = thing if part == "." else thing.now[part]
        return thing

    def parent(self, path):
        return self.thing(os.path.dirname(path)), os.path.basename(path)

    def do(self, call, number, first, second, data):
        if call == "sync":
            thing = self.thing(first)
            if isinstance(thing, Folder):
                thing.sync()
            else:
                thing.synced = thing.data
            return
        if call == "write":
            return self.thing(first).write(number, data)
        if call == "truncate":
            self.thing(first).data = b""
            return
        folder, name = self.parent(first)
        if call == "mkdir":
            made = Folder()
            self.folders.add(made)
            folder.pending.append([(name, made)])
        elif call == "create":
            folder.pending.append([(name, File())])
        elif call == "unlink":
            folder.pending.append([(name, None)])
        elif call == "rename":
            thing = folder.now[name]
            other, newName = self.parent(second)
            assert other is folder, "a rename into another folder is not modelled"
            folder.pending.append([(name, None), (newName, thing)])

    def left(self):
        """Each way in which it may be left: paths with their contents, None for a folder."""
        pending = [(folder, change) for folder in self.folders for change in folder.pending]
        choices = [set(), set(range(len(pending)))]
        for index in range(len(pending)):
            choices += [{index}, set(range(len(pending))) - {index}]
        for landed in choices:
            kept = {}
            for index, (folder, change) in enumerate(pending):
                if index in landed:
                    kept.setdefault(folder, []).append(change)
            for way in ("missing", "landed", "half", "zeros"):
                left = {}
                self.gather(self.top, "", kept, way, left)
                yield left

    def gather(self, folder, path, kept, way, into):
        for name, thing in folder.landed(kept.get(folder, [])).items():
            if isinstance(thing, Folder):
                into[f"{path}/{name}"] = None
                self.gather(thing, f"{path}/{name}", kept, way, into)
            else:
                into[f"{path}/{name}"] = thing.left(way)


def losses(program, scenario, before):
    """The points of one run, the ways in which the disk is left, and what is wrong after them."""
    root = program.make_root(before)
    disk = Disk(root)
    log = program.run(scenario.arguments, [step.line for step in scenario.steps], root, {"FAULT_TRACE": "1"}).log
    output, points, seen, problems = "", 0, set(), []
    for call, number, first, second, data in log:
        if call == "print":
            output += bytes.fromhex(data).decode(errors="replace")
        else:
            disk.do(call, int(number), first, second, bytes.fromhex(data))
        points += 1
        certain, _, _ = announced(scenario, output, together=True)
        for left in disk.left():
            key = hashlib.sha256(repr((sorted(left.items()), sorted(certain.items()))).encode()).digest()
            if key in seen:
                continue
            seen.add(key)
            made = program.make_root()
            for path, contents in sorted(left.items()):
                if contents is None:
                    os.mkdir(made + path)
                else:
                    with open(made + path, "wb") as file:
                        file.write(contents)
            walk = program.walk(made)
            gone, damaged = lost(certain, walk), damage(walk)
            if gone or damaged:
                problems.append((scenario.name, points, call, first or output.splitlines()[-1:], gone, damaged))
    return points, len(seen), problems


def try_losses(program):
    first = program.make_root()
    program.run(SCENARIOS[0].arguments, [step.line for step in SCENARIOS[0].steps], first, {})
    print("| run | points | ways the disk is left | lost | damaged |\n| --- | --- | --- | --- | --- |")
    isWell = True
    for scenario, before in [(SCENARIOS[0], None), (SCENARIOS[1], first)]:
        points, ways, problems = losses(program, scenario, before)
        print(
            f"| {scenario.name} | {points} | {ways} | {sum(bool(problem[4]) for problem in problems)} "
            f"| {sum(bool(problem[5]) for problem in problems)} |")
        for problem in problems:
            print("WRONG", *problem)
        isWell = isWell and not problems
    return isWell
