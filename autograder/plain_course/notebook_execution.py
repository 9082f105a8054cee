"""Run the notebooks of one submission in the sandbox: a pure function of bytes to bytes."""

import contextlib
import functools
import json
import signal
import socket
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import nbformat
from nbformat import v4
from nbgrader.converters.autograde import Autograde
from nbgrader.preprocessors import Execute
from pydantic import Base64Bytes, TypeAdapter

from autograder.errors import SandboxError
from autograder.plain_course.missing_facilities import MachineFacilities, Refusals, refusals
from autograder.plain_course.nbgrader_course import open_app, steps_of, working_in
from autograder.plain_course.run_start import python_for
from autograder.plain_course.sandbox_kernel import Folder, SandboxKernel
from autograder.sandbox.channel import Loss
from autograder.sandbox.levels import Level
from autograder.sandbox.zygote import ForkedZygote, Zygote

TOO_MUCH_MEMORY = "{name}: the notebook was ended, it used more memory than the sandbox gives."
BROKEN = (
    "{failure}: in {name} a cell wrote into the kernel's own connection ({lost}), and was ended"
)
SIGNALLED = "{failure}: in {name} a cell ended its own process by {signal}"
NOT_STARTED = (
    "DeadKernelError: {name} could not be run after what the notebook before it did ({why})"
)

_control_socket: list[socket.socket] = []
"""Orders forks of the warm process of the run, if there is one."""


@dataclass(frozen=True)
class NotebookTask:
    """What a worker needs to run one submission: sanitised notebooks in order, and other files.

    ``place`` is where the files are in nbgrader, a folder below the course's; ``environment`` holds
    the variables that the course sets.
    """

    root: str
    place: str
    notebooks: Mapping[str, str]
    files: Mapping[str, Base64Bytes]
    environment: Mapping[str, str]
    sandbox: str = Level.FULL


@dataclass(frozen=True)
class Executed:
    """The notebooks that were run, in order, until one could not be.

    ``failure`` says why the next one was not, in nbgrader's words; ``fault`` what is the
    sandbox's fault in that: then nothing is to be recorded. ``refused`` holds, by notebook, the
    graded cells that met a refusal and why; ``notes`` what other cells met.
    """

    notebooks: Mapping[str, str]
    failure: str = ""
    partial: str = ""
    fault: str = ""
    refused: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    notes: tuple[str, ...] = ()


TASK = TypeAdapter(NotebookTask)
EXECUTED = TypeAdapter(Executed)


def run_notebooks(data: bytes) -> bytes:
    """Run the notebooks of one submission; nothing comes of nothing."""
    if not data:
        return b""
    task = TASK.validate_json(data)
    try:
        executed = _execute(task)
    except SandboxError as error:
        _end_warm_zygote(task)
        _control_socket.clear()  # the next one shall have nothing to do with that of the run
        executed = Executed({}, fault=str(error))
    return EXECUTED.dump_json(executed)


def _execute(task: NotebookTask) -> Executed:
    root = Path(task.root)
    app = open_app(root)
    python = python_for(root)
    machine = MachineFacilities(root, task.place, python, tuple(steps_of(app)))
    folder = Folder(warm_zygote(python, task.sandbox), task.place, task.files)
    is_closed = False
    done: dict[str, str] = {}
    found: dict[str, Refusals] = {}
    try:
        for name, text in task.notebooks.items():
            try:
                folder.put(name, text.encode())  # not before: nbgrader has not written it, either
                kernel = folder.start(task.environment)
            except SandboxError as error:
                if not done:
                    raise
                return _executed(done, found, NOT_STARTED.format(name=name, why=error))
            notebook = v4.reads(text)  # type: ignore[no-untyped-call]
            failure = _run(app, root, notebook, name, kernel)
            kernel.close()
            if failure:
                number = folder.signal_of_last()
                is_closed, is_over = True, folder.close()
                fault = TOO_MUCH_MEMORY.format(name=name) if is_over else ""
                failure = _explained(failure, name, kernel, number)
                return _executed(done, found, failure, json.dumps(notebook), fault)
            found[name] = refusals(name, notebook, kernel, machine)
            done[name] = json.dumps(notebook)
            if len(done) < len(task.notebooks):  # a later notebook may look into this one
                written = nbformat.writes(notebook)  # type: ignore[no-untyped-call]
                with contextlib.suppress(SandboxError):  # the next one finds out
                    folder.put(name, written.encode())
    finally:
        if not is_closed:
            folder.close()
    return _executed(done, found)


def _executed(
    done: Mapping[str, str],
    found: Mapping[str, Refusals],
    failure: str = "",
    partial: str = "",
    fault: str = "",
) -> Executed:
    refused = {name: one.graded for name, one in found.items() if one.graded}
    notes = tuple(one.note for one in found.values() if one.note)
    return Executed(done, failure, partial, fault, refused, notes)


def _run(app: Any, root: Path, notebook: Any, name: str, kernel: SandboxKernel) -> str:
    """Run one notebook by nbgrader's own preprocessor; say what stopped it, if anything did."""
    execute = _preprocessor(app)
    resources = {"metadata": {"name": name, "path": str(root)}, "unique_key": name}
    try:
        with working_in(root):
            execute.preprocess(notebook, resources, km=kernel)
    except Exception as error:  # noqa: BLE001 - nbgrader, too, takes any for the submission's fault
        said = str(error).strip() or "no more is known"
        return f"{type(error).__name__}: {said.splitlines()[0]}"
    return ""


def _preprocessor(app: Any) -> Execute:
    """Make nbgrader's preprocessor where nbgrader makes it, so that all options reach it."""
    converter = Autograde(coursedir=app.coursedir, parent=app)
    exporter = converter.exporter_class(parent=converter, config=converter.config)
    return Execute(parent=exporter)


def _explained(failure: str, name: str, kernel: SandboxKernel, number: int) -> str:
    """Add to nbgrader's words how a kernel died, where that was the doing of a cell.

    The filter of system calls refuses, and ends nobody but who calls as another machine does: so
    the signal that it sends is one that a notebook sent itself, or requested.
    """
    if kernel.loss is None:
        return failure
    if kernel.loss.loss is Loss.PROTOCOL:
        return BROKEN.format(failure=failure, name=name, lost=kernel.loss.detail)
    if number == signal.SIGSYS:
        return SIGNALLED.format(failure=failure, name=name, signal=signal.SIGSYS.name)
    return failure


def share_zygote(control_socket: socket.socket) -> None:
    """Fork this worker's zygote from that of the run."""
    warm_zygote.cache_clear()  # a fork has that of its parent, and two may not speak with one
    _control_socket[:] = [control_socket]


def _end_warm_zygote(task: NotebookTask) -> None:
    """Close the zygote that lost a submission, if it came up at all, and forget it."""
    if warm_zygote.cache_info().currsize:
        with contextlib.suppress(SandboxError, OSError):
            warm_zygote(python_for(Path(task.root)), task.sandbox).close()
    warm_zygote.cache_clear()


@functools.cache
def warm_zygote(python: Path, sandbox: str) -> Zygote:
    """Keep one zygote for this worker; it ends with the worker, when its socket closes."""
    for control_socket in _control_socket:
        with contextlib.suppress(SandboxError):  # it was killed: this worker starts its own
            return ForkedZygote(control_socket, sandbox)
    return Zygote(python, sandbox, is_plain=True)
