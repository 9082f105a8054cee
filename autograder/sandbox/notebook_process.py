"""The grader's view of one notebook in the sandbox: run it, fork it, rebuild it if it breaks."""

import functools
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from autograder.errors import SandboxError
from autograder.model import CellRun, Status
from autograder.sandbox.cell_reports import (
    FATES,
    LOSSES,
    MOST_REPORTED,
    Cause,
    DefinitionError,
    IdleTime,
    OutputRoom,
    cause_of,
    errors_of,
    fate_of,
    found_of,
    names_of,
    number_of,
    report_limits,
    require,
    seconds_of,
)
from autograder.sandbox.channel import Channel, Clocks, Loss, Lost, Message, socket_pair
from autograder.sandbox.inside.confinement.process_tree import EndedProcesses
from autograder.sandbox.inside.wire import DEFAULT_LIMITS
from autograder.sandbox.resource_limits import GraderClock
from autograder.sandbox.snapshot import CodeCell, Snapshot
from autograder.sandbox.zygote import CELL_LIMITS, Zygote
from autograder.submission_limits import Limits

MAX_BUILDS = 4
"""The first run and at most three replays; one more where a fresh copy is required."""

HARD_FACTOR, IDLE_FACTOR = 2.0, 1.5
FORK_SECONDS = 10.0


def leave_out(cells: Iterable[CodeCell], instead: Mapping[int, str]) -> list[CodeCell]:
    """Leave out some cells, by their index, but for what is to run in their place, if anything."""
    return [
        replace(cell, source=instead.get(cell.index, cell.source))
        for cell in cells
        if instead.get(cell.index) != ""
    ]


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
    open_functions : str
        Source of the topic's open functions, or an empty text.
    called : collection of str
        Names that the notebook's functions use as functions or modules, and never as data.
    find_apart : callable
        Finds the cells without which the functions are the same, each with what is run in its
        place, such as imports. Once all cells have run to the end, these are left out when the
        notebook has to be run again.
    clock : GraderClock, optional
        The grader's own time for the submission: once it is over, no more reports are read.
    """

    def __init__(
        self,
        zygote: Zygote,
        cells: Sequence[CodeCell],
        names: Sequence[str],
        folder: Path,
        limits: Limits,
        open_functions: str = "",
        called: Collection[str] = (),
        find_apart: Callable[[], Mapping[int, str]] = dict,
        clock: GraderClock | None = None,
    ) -> None:
        self._clock = clock
        self._called = tuple(called)
        self._find_apart = functools.cache(find_apart)
        self._zygote = zygote
        self._cells = tuple(cells)
        self._names = tuple(names)
        paths = sorted(path for path in folder.rglob("*") if path.is_file())
        self._files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
        self._limits = limits
        self._open_functions = open_functions
        self.skipped: set[int] = set()
        self._dropped: set[int] = set()
        self._channel: Channel | None = None
        self._is_spent = self._is_there = self._is_complete = False
        self._is_renewed = True
        self._stand_ins: tuple[str, ...] = ()
        self._is_tidy = True
        self._max_builds = MAX_BUILDS
        self._remains = EndedProcesses()
        self._outputs = OutputRoom(limits.output_kb)
        self.causes: dict[int, Cause] = {}
        self.left_by_cells = False
        self.runs: dict[int, CellRun] = {}
        self.found: dict[str, str] = {}
        self.put_back: tuple[str, ...] = ()
        self.errors: dict[str, DefinitionError] = {}
        self.threads = 1
        self.builds = self.lost_builds = 0

    def build(self) -> None:
        """Run all cells, in a new process each time one of them kills or blocks it.

        Raises
        ------
        SandboxError
            If no notebook process could be started.
        """
        while self.builds < self._max_builds:
            self.builds += 1
            self.lost_builds += not self._is_renewed
            self._is_spent = self._is_renewed = False
            if self.builds == self._max_builds:
                self._keep_to_answers()
            self._remains.add(self._give_up())
            self._channel = self._zygote.spawn(self._limits)
            self._is_there = True
            if self._run_cells(self._channel):
                self.left_by_cells |= self._zygote.sweep().processes
                self._is_tidy = self._is_complete = True
                return
        self.found = dict.fromkeys(self._names, "lost")

    def renew(self) -> None:
        """Take the next snapshot from a fresh run of the cells, to which nothing was passed on.

        Snapshots share files, pipes and whatever else their notebook opened. In a fresh run, after
        the end of all that was there before, no input of a test has been.
        """
        self._stand_ins = ()
        self._max_builds += not self._is_renewed
        self._is_spent = self._is_renewed = True

    def replay_with_stand_ins(self, names: Collection[str]) -> None:
        """Take the next snapshots from a fresh run, in which these functions can be overridden.

        An override then also reaches what bound such a function by its value. If the notebook
        does not run to its end in this way, overrides replace the names only.
        """
        self.renew()
        self._stand_ins = tuple(sorted(names))

    def _keep_to_answers(self) -> None:
        """Before the last try, leave out whatever is no answer and has never run to its end."""
        ended = {index for index, run in self.runs.items() if run.status in FATES.values()}
        for cell in self._cells:
            if not cell.answers and cell.index not in ended:
                self.skipped.add(cell.index)
                self.runs.setdefault(cell.index, CellRun(cell.index, Status.NOT_RUN))

    def _run_cells(self, channel: Channel) -> bool:
        """Run the cells; on a loss, mark the cell that caused it to be left out next time."""
        cells = self._cells_to_run()
        current, order = -1, iter([cell.index for cell in cells])
        is_reported = True
        cpu, wall = self._limits.cell_cpu_seconds, self._limits.cell_wall_seconds
        clocks = Clocks(HARD_FACTOR * cpu, HARD_FACTOR * wall)
        self._idle = IdleTime(IDLE_FACTOR * wall)
        try:
            channel.limit_frames(report_limits(self._limits.output_kb))
            channel.send(self._request(cells), list(self._files.values()))
            while True:
                watch = channel.start()
                message, _ = channel.receive(clocks, watch)
                is_over = self._clock is not None and self._clock.is_over
                require(channel.received_bytes <= MOST_REPORTED and not is_over, "too much said")
                self._idle.add(current, watch.idle)
                if "began" in message:
                    following = next(order, -1)
                    require(message["began"] == following, "a cell out of turn")
                    current, is_reported = following, False
                elif "cell" in message:
                    require(not is_reported, "a second report of a cell")
                    self._keep_run(message, current)
                    is_reported = True
                elif "found" in message:
                    self.found = found_of(message["found"], self._names)
                    if not self._is_complete:
                        self.put_back = names_of(message.get("put_back"), self._called)
                        self.errors = errors_of(message.get("raised"))
                    self.threads = number_of(message.get("threads"))
                    require(next(order, None) is None, "an end before the end")
                    return True
                else:
                    require(False, "no report at all")
        except Lost as lost:
            self._lose(current, lost)
            return False

    def _lose(self, current: int, lost: Lost) -> None:
        """Mark the cell that lost the process, and keep in mind why it did."""
        ended = self._give_up()
        if lost.loss is Loss.BUSY and not ended.is_running:
            raise SandboxError(f"cell {current + 1} could not be run: {lost}") from lost
        if self._stand_ins:  # what happens in such a run is not the notebook's own doing
            self._stand_ins = ()
            self._max_builds += 1
            return
        if current in self.skipped:
            self._dropped.add(current)
        self.skipped.add(current)
        self.runs[current] = CellRun(current, LOSSES.get(lost.loss, Status.CRASHED))
        self.causes[current] = cause_of(lost, ended)
        for index in self._idle.sleepers() - {cell.index for cell in self._cells if cell.answers}:
            self.skipped.add(index)
            self.causes.setdefault(index, Cause.TIME)

    def _request(self, cells: Sequence[CodeCell]) -> Message:
        """Report what to run, where, and within which limits."""
        return {
            "do": "run",
            "files": list(self._files),
            "answers": list(self._names),
            "called": list(self._called),
            "stand_ins": list(self._stand_ins),
            "draws": not self._is_complete,
            "is_warm_up": False,
            "cells": [self._cell(cell) for cell in cells],
            "limits": {name: getattr(self._limits, name) for name in CELL_LIMITS},
        }

    def _cells_to_run(self) -> list[CodeCell]:
        return leave_out(self._cells, self._find_apart() if self._is_complete else {})

    def _cell(self, cell: CodeCell) -> Message:
        """Send a cell; of one that is left out only the definitions, unless they do harm, too."""
        is_skipped = cell.index in self.skipped
        return {
            "index": cell.index,
            "source": "" if is_skipped else cell.source,
            "is_skipped": is_skipped,
            "answers": cell.answers,
            "definitions": "" if cell.index in self._dropped else cell.definitions,
        }

    def _keep_run(self, message: Message, current: int) -> None:
        index = number_of(message["cell"])
        require(index == current, "a report of another cell")
        if index in self.skipped or self._is_complete:
            return
        self.runs[index] = CellRun(
            index=index,
            status=fate_of(message.get("fate")),
            outputs=self._outputs.take(index, message.get("outputs")),
            cpu_seconds=seconds_of(message.get("cpu")),
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
                if self.builds >= self._max_builds:
                    raise Lost(Loss.DIED, "the notebook could not be rebuilt")
                self.build()
            channel = self._channel
            if channel is None:
                raise Lost(Loss.DIED, "the notebook did not finish")
            if not self._is_tidy:
                self._tidy()
            self._is_tidy = False
            try:
                snapshot_channel = (
                    self._serve_itself(channel, overrides)
                    if self.threads > 1
                    else (self._fork(channel, overrides))
                )
            except Lost:
                self._remains.add(self._give_up())
                continue
            return Snapshot(
                snapshot_channel,
                self._limits,
                overrides,
                self._open_functions,
                self._cells,
                self._judge,
            )

    def _judge(self, lost: Lost) -> Lost:
        """Look at what a lost snapshot left: who keeps the processors busy has no one to blame."""
        self._tidy()
        is_own = lost.loss is Loss.BUSY and self._remains.is_running
        return Lost(Loss.WALL_TIME, lost.detail) if is_own else lost

    @property
    def is_ruined(self) -> bool:
        """Whether a snapshot ended the notebook that it was forked from."""
        return self._channel is not None and not self._is_spent and not self._channel.is_alive()

    def _tidy(self) -> None:
        """End every process of the submission but the notebook's own."""
        self._remains.add(self._zygote.sweep())
        self._is_tidy = True

    def ended(self) -> EndedProcesses:
        """Report what snapshots left since this was last asked, once the last of them is closed."""
        if not self._is_tidy:
            self._tidy()
        ended, self._remains = self._remains, EndedProcesses()
        return ended

    def _fork(self, channel: Channel, overrides: Mapping[str, object]) -> Channel:
        ours, theirs = socket_pair()
        fork = Channel(ours)
        try:
            with theirs:
                channel.send({"do": "fork", "overrides": list(overrides)})
                channel.send_descriptor(theirs.fileno())
            fork.greet(FORK_SECONDS)
            fork.count_all(self._zygote.cpu_seconds)
        except Lost:
            fork.close()
            raise
        return fork

    def _serve_itself(self, channel: Channel, overrides: Mapping[str, object]) -> Channel:
        """Make a process with threads answer calls itself; the next snapshot needs a replay."""
        self._is_spent = True
        channel.send({"do": "serve", "overrides": list(overrides)})
        channel.receive(Clocks(FORK_SECONDS, FORK_SECONDS))
        channel.limit_frames(DEFAULT_LIMITS)  # from now on it answers calls
        return channel

    def _give_up(self) -> EndedProcesses:
        """End every process of the submission, so that nothing of it is beside what comes next."""
        if self._channel is not None:
            self._channel.close()
            self._channel = None
        if not self._is_there:
            return EndedProcesses()
        self._is_there, self._is_tidy = False, True
        return self._zygote.end_submission()

    def close(self) -> EndedProcesses:
        """End every process of the submission; say what was left since this was last asked."""
        self._remains.add(self._give_up())
        return self.ended()
