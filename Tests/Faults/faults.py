"""Lets each call of the system fail in turn, by its number, in scripted runs of `aloud`, and looks at what came of it.

    python3 Tests/Faults/faults.py --aloud .build/debug/aloud [--quick] [--power-loss | --kills]

Nothing announced as saved may be missing after the next start, no failure may go unsaid, nothing may be damaged, no run may
crash or hang. Where one does, it is printed, and the exit status is 1.
"""

import argparse
import errno
import os
import re
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from scripted import SCENARIOS, Program, announced, damage, lost

HALF, KILL = 0, -1
# Which errors each kind of call may have.
KINDS = {
    "open": [errno.EIO, errno.EMFILE, errno.EACCES, errno.EINTR, errno.ENOSPC, errno.ENOMEM],
    "mkstemp": [errno.ENOSPC, errno.EIO, errno.EMFILE, errno.EACCES, errno.EINTR],
    "read": [errno.EIO, errno.EINTR, HALF],
    "write": [errno.ENOSPC, errno.EIO, errno.EINTR, HALF],
    "fsync": [errno.EIO, errno.ENOSPC, errno.EINTR],
    "rename": [errno.EIO, errno.ENOSPC, errno.EACCES],
    "unlink": [errno.EIO, errno.EACCES],
    "mkdir": [errno.ENOSPC, errno.EACCES, errno.EIO],
    "flock": [errno.ENOLCK, errno.EAGAIN, errno.EINTR],
    "stat": [errno.EIO, errno.ENOMEM],
    "opendir": [errno.EMFILE, errno.ENOMEM, errno.EIO],
    "realpath": [errno.ENOMEM, errno.EIO, errno.EACCES],
    "print": [errno.EIO, errno.ENOSPC, errno.EINTR, errno.EAGAIN, HALF],
    "read a line": [errno.EIO, errno.EINTR, errno.EAGAIN],
    "open elsewhere": [errno.EMFILE, errno.EACCES, errno.EINTR],
    "mkstemp elsewhere": [errno.EMFILE, errno.ENOSPC],
    "pipe": [errno.EMFILE, errno.ENFILE],
    "poll": [errno.EINTR, errno.ENOMEM],
    "fork": [errno.EAGAIN, errno.ENOMEM],
}
# Those that say that something is not on the disk: each is told. One that was only interrupted may be done again.
TOLD = {"mkstemp", "write", "fsync", "rename"}
MOST = 2_000
# Of the calls that there are many of, fewer are enough where there is little time; of those that there are few of, all.
SKIPPED = {"print": 9, "read a line": 9, "poll": 9, "open": 4, "stat": 4, "read": 3, "mkdir": 3, "opendir": 3, "pipe": 1, "fork": 1, "unlink": 1}


def try_kills(program):
    """Kills the program before each call in turn: what it had announced as saved until then is there."""
    before = before_next_start(program)
    tasks = [(scenario, kind, together) for scenario in SCENARIOS for kind in KINDS for together in [False, True]]

    def kills(task):
        scenario, kind, together = task
        counts, found, number = Counter(), [], 1
        while number < MOST:
            root = program.make_root(before if scenario.continues else None)
            faults = {"FAULT_KIND": kind, "FAULT_AT": str(number), "FAULT_ERROR": str(KILL)}
            outcome = program.run(scenario.arguments, [step.line for step in scenario.steps], root, faults, together)
            if outcome.fault is None:
                break
            certain, _, _ = announced(scenario, outcome.output, together=together)
            walk = program.walk(root)
            counts.update(kills=1, announced=len(certain), survived=int(outcome.code != -9))
            wrong = [("lost", fact) for fact in lost(certain, walk)] + [("damaged", what) for what in [damage(walk)] if what]
            counts.update({what for what, _ in wrong})
            found += [(scenario.name, kind, together, number, outcome.fault, *entry) for entry in wrong]
            number += 1
        return kind, counts, found

    table, problems = {}, []
    with ThreadPoolExecutor(2) as pool:
        for kind, counts, found in pool.map(kills, tasks):
            table.setdefault(kind, Counter()).update(counts)
            problems += found
    columns = ["kills", "announced", "lost", "damaged", "survived"]
    print("| killed before | " + " | ".join(columns) + " |\n|" + " --- |" * (len(columns) + 1))
    for kind, counts in [*table.items(), ("all", sum(table.values(), Counter()))]:
        print(f"| {kind} | " + " | ".join(str(counts[column]) for column in columns) + " |")
    for problem in problems:
        print("WRONG", *problem)
    return not problems and not any(counts["survived"] for counts in table.values())


def judge(program, scenario, root, kind, error, stays, together, outcome):
    """What is wrong after a run with a fault."""
    certain, missing, isTold = announced(scenario, outcome.output, stays, together)
    isTold = isTold or bool(outcome.errors.strip()) or outcome.code != 0
    wrong = []
    if outcome.code is None:
        wrong.append(("hang", ""))
    elif outcome.code < 0 or outcome.code > 125:
        wrong.append(("crash", f"ends with {outcome.code}: {outcome.errors[-300:]}"))
    walk = program.walk(root)
    wrong += [("lost", fact) for fact in lost(certain, walk)]
    if what := damage(walk):
        wrong.append(("damaged", what))
    # A folder is opened only to be synced; where it may not be, nothing is known to be wrong. One that a folder was made in is
    # synced again before anything is saved there.
    isFolder = outcome.fault.endswith("/")
    isOnDisk = kind in TOLD or kind == "open" and isFolder and error != errno.EACCES
    isOnDisk = isOnDisk and (not isFolder or outcome.fault.endswith(("/aloud/", "/kept/")))
    # A line that can't be read is the end of the input, as it is where a terminal goes away.
    if not isTold and missing and kind != "read a line":
        wrong.append(("unsaid", f"no answer to {missing}"))
    elif not isTold and isOnDisk and error not in (HALF, errno.EINTR):
        wrong.append(("unsaid", outcome.fault))
    # The program is there: it is something else that is missing.
    if kind == "fork" and (said := re.search(r".*: it is not there, or not allowed\.", outcome.output)):
        wrong.append(("unsaid", said[0]))
    return wrong, isTold


def series(program, scenario, before, kind, error, goes_on, together=False, number=1, skip=1):
    """Runs with the first call failing, the second, and so on, until there is none; with `skip`, only each so manieth. Lines
    come `together`, or each when the one before it has been taken."""
    counts, found = Counter(), []
    while number < MOST:
        root = program.make_root(before if scenario.continues else None)
        faults = {"FAULT_KIND": kind, "FAULT_AT": str(number), "FAULT_ERROR": str(error), "FAULT_ON": str(int(goes_on))}
        outcome = program.run(scenario.arguments, [step.line for step in scenario.steps], root, faults, together)
        if outcome.fault is None:
            break
        wrong, isTold = judge(program, scenario, root, kind, error, goes_on, together, outcome)
        counts["tried"] += 1
        counts["told"] += isTold
        counts.update({what for what, _ in wrong})
        found += [(scenario.name, kind, error, number, goes_on, together, outcome.fault, *entry) for entry in wrong]
        number += skip
    return kind, error, goes_on, counts, found


def before_next_start(program):
    """What the first run leaves, with something that a killed program has left beside it, and the settings behind a link; each
    run goes well without a fault, or the rest would tell nothing."""
    root = program.make_root()
    for scenario in SCENARIOS:
        here = program.make_root(root if scenario.continues else None) if scenario is not SCENARIOS[0] else root
        outcome = program.run(scenario.arguments, [step.line for step in scenario.steps], here, {})
        certain, missing, isTold = announced(scenario, outcome.output)
        walk = program.walk(here)
        if outcome.code != 0 or missing or isTold or lost(certain, walk) or damage(walk):
            sys.exit(f"{scenario.name} goes wrong without a fault: {outcome} {missing} {lost(certain, walk)} {damage(walk)}")
    with open(f"{root}/.local/share/aloud/reminders.new-aB3dE9", "w") as file:
        file.write("half")
    settings, kept = f"{root}/.config/aloud/settings", f"{root}/kept"
    os.mkdir(kept)
    os.rename(settings, f"{kept}/settings")
    os.symlink("../../kept/settings", settings)
    return root


def try_faults(program, is_quick):
    before = before_next_start(program)
    tasks = []
    for index, scenario in enumerate(SCENARIOS):
        for kind, errors in KINDS.items():
            if is_quick:
                # Each kind once, with its likeliest error; other calls in each scenario.
                skip = SKIPPED.get(kind, 2)
                tasks.append((scenario, before, kind, errors[0], False, False, 1 + index % skip, skip))
            else:
                tasks += [(scenario, before, kind, error, False) for error in errors]
                # Where nothing can ever be waited for, nothing can be done either.
                if kind != "poll":
                    tasks.append((scenario, before, kind, errors[0], True))
            # What lines that come together have changed is saved once.
            if kind in TOLD:
                tasks.append((scenario, before, kind, errors[0], False, True))
    table, problems = {}, []
    with ThreadPoolExecutor(2) as pool:
        for kind, error, goes_on, counts, found in pool.map(lambda task: series(program, *task), tasks):
            table.setdefault((kind, error, goes_on), Counter()).update(counts)
            problems += found
    columns = ["tried", "told", "lost", "unsaid", "damaged", "crash", "hang"]
    print("| call | error | " + " | ".join(columns) + " |\n|" + " --- |" * (len(columns) + 2))
    for (kind, error, goes_on), counts in [*table.items(), (("all", None, False), sum(table.values(), Counter()))]:
        if counts["tried"]:
            name = "" if error is None else (errno.errorcode[error] if error else "half") + (", and on" if goes_on else "")
            print(f"| {kind} | {name} | " + " | ".join(str(counts[column]) for column in columns) + " |")
    for problem in problems:
        print("WRONG", *problem)
    return not problems


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--aloud", required=True)
    parser.add_argument("--quick", action="store_true", help="fewer of them: under a minute")
    parser.add_argument("--power-loss", action="store_true", help="what is left when the power goes, in place of faults")
    parser.add_argument("--kills", action="store_true", help="the program is killed before each call, in place of faults")
    arguments = parser.parse_args()
    program = Program(arguments.aloud)
    try:
        if arguments.power_loss:
            from power_loss import try_losses
            isWell = try_losses(program)
        elif arguments.kills:
            isWell = try_kills(program)
        else:
            isWell = try_faults(program, arguments.quick)
    finally:
        program.end()
    sys.exit(0 if isWell else 1)


if __name__ == "__main__":
    main()
