"""The grader's view of one notebook in the sandbox: run it, fork it, rebuild it if it breaks."""

import json
import math
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from autograder.config import Limits
from autograder.errors import SandboxError
from autograder.model import CellRun, Status
from autograder.sandbox.channel import Channel, Clocks, Loss, Lost, Message, socket_pair
from autograder.sandbox.snapshot import CodeCell, Snapshot
from autograder.sandbox.zygote import Zygote

MAX_BUILDS = 4
"""The first run and at most three replays."""

FATES = {"ok": Status.PASSED, "error": Status.RAISED, "timeout": Status.TIMED_OUT}
LOSSES = {Loss.CPU_TIME: Status.TIMED_OUT, Loss.WALL_TIME: Status.TIMED_OUT}
OUTPUT_ROOM = 8
"""A cell's outputs are taken up to this many times ``output_kb``: the last one is kept whole."""
OUTPUT_CUT = "(output cut here: the cell put out too much)\n"
HARD_FACTOR = 2.0
FORK_SECONDS = 10.0


class Notebook:
    """One student's notebook, run in the sandbox.

    Parameters
    ----------
    zygote : Zygote
        The warm process to fork from.
    cells : sequence of CodeCell
        The code to run, in order.
    names : sequence of str
        The exercises' names, which later cells must not take away.
    folder : Path
        The released files; copies of them cross into the working folder.
    called : collection of str
        Names that the notebook's functions use as functions or modules, and never as data.
    open_functions : str
        Source of the topic's open functions, or an empty text.
    """

    def __init__(
        self,
        zygote: Zygote,
        cells: Sequence[CodeCell],
        names: Sequence[str],
        folder: Path,
        _home: Path,
        limits: Limits,
        open_functions: str = "",
        called: Collection[str] = (),
    ) -> None:
        self._called = tuple(called)
        self._zygote = zygote
        self._cells = tuple(cells)
        self._names = tuple(names)
        self._files = _files_below(folder)
        self._limits = limits
        self._open_functions = open_functions
        self.skipped: set[int] = set()
        self._dropped: set[int] = set()
        self._channel: Channel | None = None
        self._is_spent = False
        self.runs: dict[int, CellRun] = {}
        self.found: dict[str, str] = {}
        self.put_back: tuple[str, ...] = ()
        self.threads = 1
        self.builds = 0

    def build(self) -> None:
        """Run all cells, in a new process each time one of them kills or blocks it.

        Raises
        ------
        SandboxError
            If no notebook process could be started.
        """
        while self.builds < MAX_BUILDS:
            self.builds += 1
            self._is_spent = False
            if self.builds == MAX_BUILDS:
                self._keep_to_answers()
            self._channel = self._zygote.spawn(self._limits)
            if self._run_cells(self._channel):
                return
            self._give_up()
        self.found = dict.fromkeys(self._names, "lost")

    def _keep_to_answers(self) -> None:
        """Before the last try, leave out whatever is no answer and has never run to its end."""
        ended = {index for index, run in self.runs.items() if run.status in FATES.values()}
        for cell in self._cells:
            if not cell.answers and cell.index not in ended:
                self.skipped.add(cell.index)
                self.runs.setdefault(cell.index, CellRun(cell.index, Status.NOT_RUN))

    def _run_cells(self, channel: Channel) -> bool:
        """Run the cells; on a loss, mark the cell that caused it to be left out next time."""
        current = -1
        order = iter([cell.index for cell in self._cells])
        limits = self._limits
        clocks = Clocks(
            limits.cell_cpu_seconds * HARD_FACTOR, limits.cell_wall_seconds * HARD_FACTOR
        )
        try:
            channel.send(self._request(), list(self._files.values()))
            while True:
                message, _ = channel.receive(clocks)
                if "began" in message:
                    following = next(order, -1)
                    _require(message["began"] == following, "a cell out of turn")
                    current = following
                elif "cell" in message:
                    self._keep_run(message, current)
                elif "found" in message:
                    self.found = _found(message["found"], self._names)
                    self.put_back = _names(message.get("put_back"), self._called)
                    self.threads = _number(message.get("threads"))
                    _require(next(order, None) is None, "an end before the end")
                    return True
                else:
                    _require(False, "no report at all")
        except Lost as lost:
            if lost.loss is Loss.BUSY:
                raise SandboxError(f"cell {current + 1} could not be run: {lost}") from lost
            if current in self.skipped:
                self._dropped.add(current)
            self.skipped.add(current)
            self.runs[current] = CellRun(current, LOSSES.get(lost.loss, Status.CRASHED))
            return False

    def _request(self) -> Message:
        """Say what to run, where, and within which limits."""
        limits = self._limits
        return {
            "do": "run",
            "files": list(self._files),
            "answers": list(self._names),
            "called": list(self._called),
            "cells": [self._cell(cell) for cell in self._cells],
            "limits": {
                "cell_cpu_seconds": limits.cell_cpu_seconds,
                "cell_wall_seconds": limits.cell_wall_seconds,
                "output_kb": limits.output_kb,
            },
        }

    def _cell(self, cell: CodeCell) -> Message:
        """Send a cell; of one that is left out only the definitions, unless they do harm, too."""
        is_skipped = cell.index in self.skipped
        return {
            "index": cell.index,
            "source": "" if is_skipped else cell.source,
            "answers": cell.answers,
            "definitions": "" if cell.index in self._dropped else cell.definitions,
        }

    def _keep_run(self, message: Message, current: int) -> None:
        index = _number(message["cell"])
        _require(index == current, "a report of another cell")
        if index in self.skipped:
            return
        self.runs[index] = CellRun(
            index=index,
            status=FATES.get(str(message.get("fate")), Status.CRASHED),
            outputs=_outputs(message.get("outputs"), OUTPUT_ROOM * 1024 * self._limits.output_kb),
            cpu_seconds=_seconds(message.get("cpu")),
        )

    def snapshot(self, overrides: Mapping[str, Callable[..., Any]] | None = None) -> Snapshot:
        """Fork the finished notebook, or rebuild it where it cannot be forked.

        Raises
        ------
        Lost
            If the notebook can no longer be brought to the state in which it ended.
        """
        overrides = overrides or {}
        while True:
            if self._channel is None or self._is_spent:
                if self.builds >= MAX_BUILDS:
                    raise Lost(Loss.DIED, "the notebook could not be rebuilt")
                self.build()
            channel = self._channel
            if channel is None:
                raise Lost(Loss.DIED, "the notebook did not finish")
            try:
                snapshot_channel = self._serve_itself(channel, overrides) if self.threads > 1 else (
                    self._fork(channel, overrides))  # fmt: skip
            except Lost:
                self._give_up()
                continue
            return Snapshot(
                snapshot_channel, self._limits, overrides, self._open_functions, self._cells
            )

    def _fork(self, channel: Channel, overrides: Mapping[str, object]) -> Channel:
        ours, theirs = socket_pair()
        fork = Channel(ours)
        try:
            with theirs:
                channel.send({"do": "fork", "overrides": list(overrides)})
                channel.send_descriptor(theirs.fileno())
            fork.greet(FORK_SECONDS)
        except Lost:
            fork.close()
            raise
        return fork

    def _serve_itself(self, channel: Channel, overrides: Mapping[str, object]) -> Channel:
        """Let a process with threads answer calls itself; the next snapshot needs a replay."""
        self._is_spent = True
        channel.send({"do": "serve", "overrides": list(overrides)})
        channel.receive(Clocks(FORK_SECONDS, FORK_SECONDS))
        return channel

    def _give_up(self) -> None:
        if self._channel is not None:
            self._channel.close()
            self._channel = None

    def close(self) -> None:
        """End every process of the submission."""
        self._give_up()
        self._zygote.end_submission()


def _files_below(folder: Path) -> dict[str, bytes]:
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def _names(value: object, known: Collection[str]) -> tuple[str, ...]:
    return tuple(name for name in known if name in value) if isinstance(value, list) else ()


def _require(holds: bool, told: str) -> None:
    if not holds:
        raise Lost(Loss.PROTOCOL, told)


def _number(value: object) -> int:
    if type(value) is not int:
        raise Lost(Loss.PROTOCOL, "a number was expected")
    return value


def _seconds(value: object) -> float:
    seconds = float(value) if type(value) is float else 0.0
    return seconds if 0.0 <= seconds < math.inf else 0.0


def _outputs(value: object, room: int) -> tuple[dict[str, object], ...]:
    """Take over what fits and what a file can hold; the recorder inside may have been replaced."""
    kept: list[dict[str, object]] = []
    for output in value if isinstance(value, list) else []:
        text = json.dumps(output, ensure_ascii=False).encode("utf-8", errors="replace")
        room -= len(text)
        if room < 0:
            kept.append({"output_type": "stream", "name": "stdout", "text": OUTPUT_CUT})
            break
        plain = json.loads(text, parse_constant=lambda _: None)
        if isinstance(plain, dict):
            kept.append(plain)
    return tuple(kept)


def _found(value: object, names: tuple[str, ...]) -> dict[str, str]:
    if not isinstance(value, dict):
        raise Lost(Loss.PROTOCOL, "no list of functions")
    return {name: str(value.get(name, "missing")) for name in names}
