"""The screen of ``selfcheck.py --watch``: the next exercise that is not right, hints, progress."""

import contextlib
import json
import os
import queue
import select
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .slow_notice import SECONDS
from .terminal_words import LIST_MARKS, PASSED, can_write, progress_bar, say
from .topic_facts import TopicFacts

POLL_SECONDS = 0.2
_CLEAR = "\x1b[H\x1b[2J"
_KEYS = "h: hint   n: next exercise   l: list   r: run again   q: quit"


@dataclass
class WatchScreen:
    """What is known of the exercises, and what the person asked to see."""

    facts: TopicFacts
    names: Sequence[str]
    notebook: str = ""
    running: str = ""
    since: float = 0.0
    records: dict[str, dict[str, Any]] = field(default_factory=dict)
    words: list[str] = field(default_factory=list)
    hints: dict[str, int] = field(default_factory=dict)
    skipped: list[str] = field(default_factory=list)
    is_list: bool = False

    def begin(self) -> None:
        """Forget what was found in the notebook as it was before it was saved."""
        self.records, self.words = {}, []
        self.running, self.since = "the notebook", time.monotonic()

    def take(self, line: str) -> None:
        """Take in a line that the running check wrote; whatever is no record is shown as it is."""
        try:
            record = json.loads(line)
            kind = record["kind"]
        except (ValueError, KeyError, TypeError):
            self.words += [line.rstrip()] if line.strip() else []
            return
        if kind == "notebook":
            self.notebook = record["name"]
        elif kind == "begins":
            self.running, self.since = record["name"], time.monotonic()
        elif kind == "problem":
            self.words.append(record["text"])
        else:
            self.records[record["exercise"]] = record

    def end(self) -> None:
        """Note that the check has come to its end; it may be one that nobody expected."""
        if self.running in self.names and self.running not in self.records:
            self.words.append(
                f"Python ended while {self.running} was checked: see what its code calls."
            )
        self.running = ""

    def press(self, key: str) -> None:
        """Do what a key stands for."""
        waiting = self.waiting
        if key == "l":
            self.is_list = not self.is_list
        elif key in ("h", "n") and self.is_list:  # they are about the exercise: show it again
            self.is_list = False
        elif key == "h" and waiting:
            self.hints[waiting] = self.hints.get(waiting, 0) + 1
        elif key == "n" and waiting:
            if waiting in self.skipped:  # all were: begin again
                self.skipped.clear()
            self.skipped.append(waiting)

    @property
    def waiting(self) -> str:
        """The first exercise that is known not to be right and was not skipped.

        Once all are checked and none is left but skipped ones, it is the first of these.
        """
        found = [self.records.get(name) for name in self.names]
        wrong = [one["exercise"] for one in found if one is not None and not one["passed"]]
        later = wrong[:1] if not self.running else []
        return next(iter([name for name in wrong if name not in self.skipped] or later), "")

    def text(self, *, has_keys: bool) -> str:
        """Return what to show."""
        parts = [self._list() if self.is_list else self._exercise()]
        right = sum(bool(record["passed"]) for record in self.records.values())
        bar = progress_bar(right, len(self.names))
        parts.append(
            f"{self.notebook or self.facts.topic}\n{bar} {right} of {len(self.names)} right"
        )
        if self.running:
            parts.append(self._running())
        parts.append("Save the notebook to check again." + f"\n{_KEYS}" * has_keys)
        return "\n\n".join(part for part in parts if part)

    def _exercise(self) -> str:
        name = self.waiting
        if not name:
            lines = list(self.words)
            if len(self.records) == len(self.names) and not self.running:
                lines.append("All self-checks pass. To hand in: python selfcheck.py --pack")
            return "\n".join(lines)
        shown = self.records[name]["text"]
        fresh = [word for word in self.words if word.splitlines()[-1] not in shown]
        hints = self.facts.exercises[name].get("hints") or ["There is no hint for this exercise."]
        wanted = min(self.hints.get(name, 0), len(hints))
        lines = [f"Hint {n} of {len(hints)}: {hint}" for n, hint in enumerate(hints[:wanted], 1)]
        return "\n\n".join(
            ["\n".join(fresh)] * bool(fresh) + [shown] + ["\n".join(lines)] * bool(lines)
        )

    def _list(self) -> str:
        lines = []
        marks = LIST_MARKS[can_write("✓✗○■")]
        for name in self.names:
            record = self.records.get(name)
            if record is None:  # it is still to be checked
                lines.append(f"  {marks['']} {name}")
            else:
                lines.append(f"  {marks[record['status']]} {name} ({record['worth']})")
        return "\n".join(lines)

    def _running(self) -> str:
        passed = time.monotonic() - self.since
        if passed < SECONDS:
            return f"Checking {self.running} ..."
        return (
            f"{self.running} has been running for {passed:.0f} seconds: it is slow, or a loop in "
            "it never ends."
        )


def watch(folder: Path, facts: TopicFacts, names: Sequence[str]) -> int:
    """Check in a fresh Python whenever a notebook or module is saved, until Ctrl-C or ``q``."""
    screen = WatchScreen(facts, names or list(facts.exercises))
    is_terminal = sys.stdout.isatty()
    seen: object = None
    shown = ""
    check: _RunningCheck | None = None
    try:
        with _keyboard() as wait_for_key:
            while True:
                state = sorted(_file_states(folder))
                if state != seen:
                    seen = state
                    if check is not None:
                        check.stop()
                    check = _RunningCheck(folder, names, is_coloured=is_terminal)
                    screen.begin()
                has_ended = check.pass_on(screen) if check is not None else False
                text = screen.text(has_keys=wait_for_key is not _wait)
                if is_terminal and text != shown:
                    say(_CLEAR + text)
                    shown = text
                elif has_ended and not is_terminal:
                    say(f"{text}\nWaiting for the notebook to be saved; Ctrl-C ends this.")
                key = wait_for_key(POLL_SECONDS)
                if key == "q":
                    return PASSED
                if key == "r":
                    seen = None
                screen.press(key)
    except KeyboardInterrupt:
        return PASSED
    finally:
        if check is not None:
            check.stop()


class _RunningCheck:
    """A fresh Python that checks the notebook, and what it has written so far."""

    def __init__(self, folder: Path, names: Sequence[str], *, is_coloured: bool) -> None:
        command = [sys.executable, str(folder / "selfcheck.py"), "--stream", *names]
        settings = {"PYTHONIOENCODING": "utf-8" if can_write("✓✗○■") else "ascii"}
        if is_coloured and "NO_COLOR" not in os.environ:
            settings["FORCE_COLOR"] = "1"
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            env={**os.environ, **settings},
        )
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self._has_ended = False

    def _read(self) -> None:
        for line in self._process.stdout or ():
            self._lines.put(line)

    def pass_on(self, screen: WatchScreen) -> bool:
        """Hand all new lines to the screen; return whether the check has just ended."""
        is_over = not self._reader.is_alive()
        while not self._lines.empty():
            screen.take(self._lines.get())
        if is_over and not self._has_ended:
            self._has_ended = True
            screen.end()
            return True
        return False

    def stop(self) -> None:
        """End the check, whatever it does."""
        self._process.kill()
        self._process.wait()
        self._reader.join()
        if self._process.stdout is not None:
            self._process.stdout.close()


def _file_states(folder: Path) -> list[tuple[str, int]]:
    paths = [*folder.glob("*.ipynb"), *folder.glob("*.py")]
    states = []
    for path in paths:
        try:
            states.append((path.name, path.stat().st_mtime_ns))
        except FileNotFoundError:  # an editor that is just replacing the file
            continue
    return states


def _wait(seconds: float) -> str:
    """Wait where there is no keyboard."""
    time.sleep(seconds)
    return ""


@contextlib.contextmanager
def _keyboard() -> Iterator[Callable[[float], str]]:
    """Yield what waits some seconds for a key and returns it, or nothing."""
    try:
        import termios  # Windows has none
        import tty

        keyboard = sys.stdin.fileno()
        before = termios.tcgetattr(keyboard)
    except (ImportError, OSError, ValueError, AttributeError):
        yield _wait
        return
    except termios.error:  # stdin is no terminal
        yield _wait
        return

    def wait_for_key(seconds: float) -> str:
        is_pressed = select.select([keyboard], [], [], seconds)[0]
        return os.read(keyboard, 1).decode("ascii", "replace") if is_pressed else ""

    try:
        tty.setcbreak(keyboard)
        yield wait_for_key
    finally:
        termios.tcsetattr(keyboard, termios.TCSADRAIN, before)
