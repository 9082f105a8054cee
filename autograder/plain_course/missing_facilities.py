"""What the sandbox lacks that nbgrader's kernel would have had, read from how cells failed.

Where a graded cell lost points for such a thing it gets no score: it is no fault of the student.
"""

import ast
import os
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from IPython.core.inputtransformer2 import TransformerManager
from nbgrader.utils import determine_grade, has_failed, is_grade, is_solution

from autograder.plain_course.plain_submission import MAX_EACH
from autograder.plain_course.sandbox_kernel import SandboxKernel
from autograder.sandbox.inside.confinement.mounts import FOLDER

NO_MODULE = re.compile(r"No module named '([A-Za-z_]\w*)")
REFUSAL = re.compile(
    "Operation not permitted|PermissionError|ConnectionError|gaierror|urlopen error|"
    "Name or service not known|Temporary failure in name resolution"
)
NO_FILE = re.compile(
    r"No such file or directory: '([^'\0]{1,1000})'|^([^\0\n]{1,1000}?) not found\.$"
)
PATH = re.compile(r"""["'](~?/[^"'\n]{3,300})["']""")
"""A text in code that is a path of its own, not below the notebook's folder."""

EVERYWHERE = (
    "/bin",
    "/dev",
    "/etc",
    "/lib",
    "/lib64",
    "/proc",
    "/run",
    "/sbin",
    "/sys",
    "/tmp",
    "/usr",
)
"""Folders of every machine: that a notebook names something in them says nothing."""

WIDGETS = re.compile(r"\b(interact|interact_manual|interactive|interactive_output|Output)\s*\(")
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
SHELL = "shell lines"
NO_NAME = re.compile(r"name '(\w+)' is not defined")
COLOURS = re.compile(r"\x1b\[[\d;]*m")
MOST_SOURCE = 100_000
"""Characters of a cell, or of an error, that are looked through."""

NO_VARIABLE = re.compile(r"'(\w+)'")
LOOKS_ELSEWHERE = re.compile(r"sys\.path|addsitedir|chdir|^\s*%cd\b", re.MULTILINE)
NEW_PYTHON = re.compile(
    "TerminatedWorkerError|popen_loky_posix|popen_spawn_posix|popen_forkserver|resource_tracker"
)
"""Marks of a Python that was to be started for a part of the work, not forked."""

NO_BACKEND = re.compile(r"joblib backend '\w+' is not available on your system")
"""What joblib says, which starts no processes here, to who asks for them by name."""

NOT_SHOWN = (
    "it reads {path}, which is on this machine, but not in the sandbox. "
    "Put the file beside the notebook in source/"
)
NOT_SET = (
    "it reads the environment variable {variable}, which is set here, but not in the sandbox. "
    "Set it in nbgrader_config.py: os.environ[...] = ..."
)
NOT_INSTALLED = (
    "`{module}` is installed beside nbgrader, but not in the sandbox, so it failed through no "
    "fault of the student. Install it into {python}"
)
NO_MEMORY = "it used more memory than the sandbox gives. Mark it by hand"
WANTED = (
    "it wants {what}, which the sandbox does not allow; nbgrader would have let it. "
    "Read what it does, and mark it by hand"
)
NOTE = (
    "{notebook}: a cell that carries no points met a refusal: {reason}. Cells below it lost "
    "points, and were scored as they are: {cells}"
)


@dataclass(frozen=True)
class Refusals:
    """What the sandbox refused to the cells of a notebook.

    Attributes
    ----------
    graded : mapping of str to str
        The reason, by the id of a graded cell that lost points and itself met the refusal.
    note : str
        What another cell met, if graded cells below it lost points; else empty.
    """

    graded: Mapping[str, str]
    note: str = ""


@dataclass(frozen=True)
class MachineFacilities:
    """What nbgrader's kernel would have had around a notebook.

    Attributes
    ----------
    root, place : Path, str
        The course's folder, and below it the one that the notebook would have run in.
    python : Path
        The Python of the sandbox.
    steps : tuple of str
        Names of nbgrader's own folders in the course: no modules are looked for in them.
    """

    root: Path
    place: str
    python: Path
    steps: tuple[str, ...]

    def file(self, said: str) -> Path | None:
        """Find a file outside of the notebook's folder, as a cell named it."""
        folder = self.root / self.place
        inside = Path(FOLDER, self.place, said)
        path = Path(os.path.normpath(inside))
        if path.is_relative_to(FOLDER):
            path = self.root / path.relative_to(FOLDER)
        if not path.exists():
            return None
        is_own = path.is_relative_to(folder)  # the notebook's own doing, but for what is left out
        return path if not is_own or path.stat().st_size > MAX_EACH else None

    def named(self, said: str) -> Path | None:
        """Find what a notebook names by its whole path, and what is in the sandbox nowhere."""
        path = Path(os.path.normpath(Path(said).expanduser()))
        is_usual = len(path.parts) < 3 or any(map(path.is_relative_to, (*EVERYWHERE, FOLDER)))
        is_own = path.is_relative_to(self.root) or not is_usual
        return path if is_own and path.exists() else None

    def module(self, name: str, *, is_wide: bool) -> Path | None:
        """Find a module on PYTHONPATH and, if ``is_wide``, in the course's own folders."""
        listed = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        folders = [
            *(self.root / one for one in listed if one),
            *(self._own_folders() if is_wide else ()),
        ]
        candidates = (folder / end for folder in folders for end in (f"{name}.py", name))
        return next((path for path in candidates if _is_module(path)), None)

    def _own_folders(self) -> Iterator[Path]:
        yield self.root
        yield from (
            path
            for path in sorted(self.root.iterdir())
            if path.is_dir() and path.name not in self.steps
        )


def refusals(
    name: str, notebook: Any, kernel: SandboxKernel, machine: MachineFacilities
) -> Refusals:
    """Report to which cells the sandbox refused what nbgrader's kernel has.

    That one cell met a refusal is no reason to doubt the score of another. The one exception: the
    other lacks a name that the first would have made of what only this machine has.
    """
    code = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "code")
    graded: dict[str, str] = {}
    lost: dict[str, str] = {}
    doubted: list[str] = []
    elsewhere = ""
    for cell, wanted in _runs(notebook, kernel):
        if not _is_short_of_points(cell):
            reason = WANTED.format(what=SHELL) if SHELL in wanted else ""  # it fails silently
        else:
            lack = _lack(cell, code, machine) or _lost_name(cell, lost)
            lost |= dict.fromkeys(_names_made(cell.source), lack) if lack else {}
            reason = lack or _refused(cell, wanted, code)
            if _is_test(cell) and reason:
                graded[cell.metadata.nbgrader["grade_id"]] = reason
                continue
            if _is_test(cell) and elsewhere:
                doubted.append(cell.metadata.nbgrader["grade_id"])
        elsewhere = elsewhere or reason
    cells = ", ".join(doubted)
    note = NOTE.format(notebook=name, reason=elsewhere, cells=cells) if cells else ""
    return Refusals(graded, note)


def _runs(notebook: Any, kernel: SandboxKernel) -> Iterator[tuple[Any, tuple[str, ...]]]:
    """Go through the code cells, each with what it tried in vain; some were not run."""
    runs = iter(kernel.runs)
    run = next(runs, None)
    for cell in notebook.cells:
        if cell.cell_type != "code":
            continue
        if run is not None and run.source == cell.source:
            yield cell, run.wanted
            run = next(runs, None)
        else:
            yield cell, ()


def _is_test(cell: Any) -> bool:
    """Return whether nbgrader gives the cell a score by itself."""
    return bool(is_grade(cell) and not is_solution(cell))


def _is_short_of_points(cell: Any) -> bool:
    """Return whether a cell failed, or a test earned less than there is to earn."""
    if has_failed(cell):
        return True
    if not _is_test(cell):
        return False
    try:
        score, most = determine_grade(cell)
    except (KeyError, TypeError, ValueError):  # nbgrader will say so, and grade nothing
        return True
    return score is not None and score < most


def _errors(cell: Any) -> list[Any]:
    return [one for one in cell.get("outputs", ()) if one.output_type == "error"]


def _warnings(cell: Any) -> Iterator[str]:
    yield from (one.text for one in cell.get("outputs", ()) if one.get("name") == "stderr")


def _lack(cell: Any, code: str, machine: MachineFacilities) -> str:
    """Report what a cell lacked that this machine has, or that a Python has outside a sandbox."""
    if any(NO_BACKEND.search(text) for text in _warnings(cell)):
        return WANTED.format(what="programs")
    errors = _errors(cell)
    for error in errors:
        if reason := _lack_behind(error, machine) or _module(error, code, machine):
            return reason
    text = "\n".join([cell.source, *map(_text, errors)])
    path = next(filter(None, map(machine.named, PATH.findall(text))), None)
    return NOT_SHOWN.format(path=path) if path else ""


def _lack_behind(error: Any, machine: MachineFacilities) -> str:
    """Report what was lacking when a cell raised an error, modules apart."""
    if error.ename == "MemoryError":
        return NO_MEMORY
    if NEW_PYTHON.search(_text(error)):
        return WANTED.format(what="programs")
    if error.ename == "FileNotFoundError" and (found := NO_FILE.search(error.evalue)):
        path = machine.file(found[1] or found[2])
        return NOT_SHOWN.format(path=path) if path else ""
    if error.ename == "KeyError" and (found := NO_VARIABLE.fullmatch(error.evalue)):
        is_lacking = "environ" in _text(error) and found[1] in os.environ
        return NOT_SET.format(variable=found[1]) if is_lacking else ""
    return ""


def _module(error: Any, code: str, machine: MachineFacilities) -> str:
    """Report which module was lacking that nbgrader's kernel would have found."""
    found = NO_MODULE.search(error.evalue) if error.ename == "ModuleNotFoundError" else None
    if not found:
        return ""
    if _is_here(found[1]):
        return NOT_INSTALLED.format(module=found[1], python=machine.python)
    path = machine.module(found[1], is_wide=bool(LOOKS_ELSEWHERE.search(code)))
    return NOT_SHOWN.format(path=path) if path else ""


def _lost_name(cell: Any, lost: Mapping[str, str]) -> str:
    """Report why a name is not there that a cell asks for, if something was lacking for it."""
    found = (NO_NAME.search(one.evalue) for one in _errors(cell) if one.ename == "NameError")
    return next((lost[name[1]] for name in found if name and name[1] in lost), "")


def _names_made(source: str) -> set[str]:
    """List the names that a cell binds anywhere."""
    if len(source) > MOST_SOURCE:
        return set()
    try:
        manager = TransformerManager()  # type: ignore[no-untyped-call]
        tree = ast.parse(manager.transform_cell(source))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return set()
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.alias):
            names.add((node.asname or node.name).partition(".")[0])
    return names


def _refused(cell: Any, wanted: tuple[str, ...], code: str) -> str:
    """Report what a cell tried in vain, if it may have failed for that.

    A shell line fails silently. For the rest, the cell's own error shows what was refused.
    """
    errors = _errors(cell)
    if "ipywidgets" in code and _meets_widgets(cell):
        return WANTED.format(what="a browser's widgets")
    is_refused = any(REFUSAL.search(_text(error)) for error in errors)
    counts = {
        "packages": any(one.ename in ("ModuleNotFoundError", "ImportError") for one in errors),
        SHELL: True,
        "programs": is_refused,
        "the network": is_refused,
    }
    what = [one for one in wanted if counts[one]]
    return WANTED.format(what=" and ".join(what)) if what else ""


def _meets_widgets(cell: Any) -> bool:
    """Return whether a cell makes a widget that takes outputs away, as a browser would show it."""
    is_shown = any(WIDGET_VIEW in one.get("data", ()) for one in cell.get("outputs", ()))
    is_inside = any("ipywidgets" in _text(error) for error in _errors(cell))
    return is_shown or is_inside or bool(WIDGETS.search(cell.source))


def _text(error: Any) -> str:
    """Return the end of what an error says: that is where the cause stands."""
    text = "\n".join([error.ename, error.evalue, *error.traceback])
    return COLOURS.sub("", text[-MOST_SOURCE:])


def _is_module(path: Path) -> bool:
    return path.is_file() or (path.is_dir() and any(path.glob("*.py")))


def _is_here(module: str) -> bool:
    """Return whether the module is among this environment's packages."""
    if module in sys.stdlib_module_names or module == "autograder":
        return False
    try:
        spec = find_spec(module)
    except (ImportError, ValueError):
        return False
    return bool(spec and spec.origin and "site-packages" in spec.origin)
