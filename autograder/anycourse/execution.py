"""Run the notebooks of one submission in the sandbox: a pure function of bytes to bytes."""

import functools
import json
import re
import signal
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import nbformat
from nbgrader.converters.autograde import Autograde
from nbgrader.preprocessors import Execute
from nbgrader.utils import has_failed
from pydantic import Base64Bytes, TypeAdapter

from autograder.anycourse.course import open_app, python_for, working_in
from autograder.anycourse.kernel import Folder, Kernel
from autograder.errors import SandboxError
from autograder.sandbox.levels import Level
from autograder.sandbox.zygote import Zygote

NO_MODULE = re.compile(r"No module named '([A-Za-z_]\w*)")
REFUSAL = re.compile(
    "Operation not permitted|PermissionError|ConnectionError|gaierror|urlopen error|"
    "Name or service not known|Temporary failure in name resolution"
)
NO_FILE = re.compile(r"No such file or directory: '(/[^'\0]{1,1000})'")
NOT_SHOWN = (
    "{name}: it reads {path}, which is on this machine, but not in the sandbox. "
    "Put the file beside the notebook in source/"
)
NOT_INSTALLED = (
    "{name}: `{module}` is installed beside nbgrader, but not in the sandbox, so the notebook "
    "failed through no fault of the student. Install it into {python}"
)
FILTERED = "{name}: a system call that the sandbox forbids ended the notebook."
NO_MEMORY = "{name}: the notebook was ended, it used more memory than the sandbox gives."
WANTED = (
    "{name}: it wants {what}, which the sandbox does not allow, and some cell failed; nbgrader "
    "would have let it. Look at it, or grade it with --stock-path, not confined"
)
BROKEN = "{name}: the notebook's process broke the protocol ({lost})."


@dataclass(frozen=True)
class Task:
    """What a worker needs to run one submission: sanitised notebooks in order, and all files."""

    root: str
    notebooks: Mapping[str, str]
    files: Mapping[str, Base64Bytes]
    sandbox: str = Level.FULL


@dataclass(frozen=True)
class Executed:
    """The notebooks that were run, in order, until one could not be.

    ``failure`` says why the next one was not, in nbgrader's words; ``fault`` what is the
    sandbox's fault in that: then nothing is to be recorded.
    """

    notebooks: Mapping[str, str]
    failure: str = ""
    partial: str = ""
    fault: str = ""


TASK = TypeAdapter(Task)
EXECUTED = TypeAdapter(Executed)


def run_notebooks(data: bytes) -> bytes:
    """Run the notebooks of one submission; nothing comes of nothing."""
    if not data:
        return b""
    task = TASK.validate_json(data)
    try:
        executed = _execute(task)
    except SandboxError as error:
        warm_zygote.cache_clear()
        executed = Executed({}, fault=str(error))
    return EXECUTED.dump_json(executed)


def _execute(task: Task) -> Executed:
    root = Path(task.root)
    app = open_app(root)
    python = python_for(root)
    folder = Folder(warm_zygote(python, task.sandbox), task.files)
    is_closed = False
    done: dict[str, str] = {}
    try:
        for name, text in task.notebooks.items():
            kernel = folder.start()
            notebook = nbformat.reads(text, as_version=4)  # type: ignore[no-untyped-call]
            failure = _run(app, root, notebook, name, kernel)
            kernel.close()
            if failure:
                number = folder.signal_of_last()
                is_closed, is_over = True, folder.close()
                fault = _fault(name, kernel, number, is_over=is_over)
                return Executed(done, failure, json.dumps(notebook), fault)
            if fault := _obstacle(name, notebook, kernel, python):
                return Executed(done, "the sandbox stood in the way", fault=fault)
            done[name] = json.dumps(notebook)
    finally:
        if not is_closed:
            folder.close()
    return Executed(done)


def _run(app: Any, root: Path, notebook: Any, name: str, kernel: Kernel) -> str:
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


def _fault(name: str, kernel: Kernel, number: int, *, is_over: bool) -> str:
    """Say whether the sandbox, which nbgrader does not have, stopped the notebook."""
    if number == signal.SIGSYS:
        return FILTERED.format(name=name)
    if is_over:
        return NO_MEMORY.format(name=name)
    if kernel.loss is not None and kernel.loss.loss is kernel.loss.loss.PROTOCOL:
        return BROKEN.format(name=name, lost=kernel.loss.detail)
    return ""


def _obstacle(name: str, notebook: Any, kernel: Kernel, python: Path) -> str:
    """Say what the sandbox lacks that nbgrader's kernel would have had, if a cell failed for it."""
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            if output.output_type == "error" and (fault := _lack(name, output, python)):
                return fault
    return _wanted(name, notebook, kernel)


def _lack(name: str, error: Any, python: Path) -> str:
    """Say what was lacking when a cell raised an error; an empty text if nothing was."""
    if error.ename == "MemoryError":
        return NO_MEMORY.format(name=name)
    if error.ename == "ModuleNotFoundError":
        found = NO_MODULE.search(error.evalue)
        if found and _is_here(found[1]):
            return NOT_INSTALLED.format(name=name, module=found[1], python=python)
    if error.ename == "FileNotFoundError":
        found = NO_FILE.search(error.evalue)
        if found and Path(found[1]).exists():
            return NOT_SHOWN.format(name=name, path=found[1])
    return ""


def _wanted(name: str, notebook: Any, kernel: Kernel) -> str:
    """Say what a notebook tried in vain, if it may have failed for that.

    A shell line fails silently: any failure may come of it. Else an error shows what was refused.
    """
    errors = [
        one for cell in notebook.cells for one in cell.get("outputs", ())
        if one.output_type == "error"
    ]  # fmt: skip
    is_refused = any(map(_is_refusal, errors))
    counts = {
        "packages": any(one.ename in ("ModuleNotFoundError", "ImportError") for one in errors),
        "shell lines": any(map(has_failed, notebook.cells)),
        "programs": is_refused,
        "the network": is_refused,
    }
    what = [one for one in kernel.wanted if counts[one]]
    return WANTED.format(name=name, what=" and ".join(what)) if what else ""


def _is_refusal(error: Any) -> bool:
    return bool(REFUSAL.search("\n".join([error.ename, error.evalue, *error.traceback])))


def _is_here(module: str) -> bool:
    """Say whether the module is among this environment's packages."""
    if module in sys.stdlib_module_names or module == "autograder":
        return False
    try:
        spec = find_spec(module)
    except (ImportError, ValueError):
        return False
    return bool(spec and spec.origin and "site-packages" in spec.origin)


@functools.cache
def warm_zygote(python: Path, sandbox: str) -> Zygote:
    """Keep one zygote for this worker; it ends with the worker, when its socket closes."""
    return Zygote(python, sandbox)
