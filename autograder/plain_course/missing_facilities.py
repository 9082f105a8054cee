"""What the sandbox lacks that nbgrader's kernel would have had, read from how cells failed.

Where a notebook failed for such a thing nothing is recorded: it is no fault of the student.
"""

import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from nbgrader.utils import determine_grade, has_failed, is_grade, is_solution

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

WIDGETS = re.compile(r"\b(interact|interact_manual|interactive|interactive_output|Output)\b")
NO_VARIABLE = re.compile(r"'(\w+)'")
LOOKS_ELSEWHERE = re.compile(r"sys\.path|addsitedir|chdir|^\s*%cd\b", re.MULTILINE)
NEW_PYTHON = re.compile(
    "TerminatedWorkerError|popen_loky_posix|popen_spawn_posix|popen_forkserver|resource_tracker"
)
"""Marks of a Python that was to be started for a part of the work, not forked."""

NO_BACKEND = re.compile(r"joblib backend '\w+' is not available on your system")
"""What joblib says, which starts no processes here, to who asks for them by name."""

NOT_SHOWN = (
    "{name}: it reads {path}, which is on this machine, but not in the sandbox. "
    "Put the file beside the notebook in source/"
)
NOT_SET = (
    "{name}: it reads the environment variable {variable}, which is set here, but not in the "
    "sandbox. Set it in nbgrader_config.py: os.environ[...] = ..."
)
NOT_INSTALLED = (
    "{name}: `{module}` is installed beside nbgrader, but not in the sandbox, so the notebook "
    "failed through no fault of the student. Install it into {python}"
)
NO_MEMORY = "{name}: the notebook was ended, it used more memory than the sandbox gives."
WANTED = (
    "{name}: it wants {what}, which the sandbox does not allow, and some cell failed; nbgrader "
    "would have let it. Look at it, or grade it with --unsandboxed, not confined"
)


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
        if path.is_relative_to(folder) or not path.exists():
            return None
        return path

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


def obstacle(name: str, notebook: Any, kernel: SandboxKernel, machine: MachineFacilities) -> str:
    """Report what the sandbox lacks, if a cell failed for it; an empty text if none did."""
    code = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "code")
    if any(NO_BACKEND.search(text) for text in _warnings(notebook)):
        return WANTED.format(name=name, what="programs")
    for error in _errors(notebook):
        if fault := _lack(name, error, machine) or _module(name, error, code, machine):
            return fault
    if not any(map(_is_short_of_points, notebook.cells)):
        return ""
    if path := next(filter(None, map(machine.named, PATH.findall(code))), None):
        return NOT_SHOWN.format(name=name, path=path)
    if "ipywidgets" in code and WIDGETS.search(code):
        return WANTED.format(name=name, what="a browser's widgets")
    return _wanted(name, notebook, kernel)


def _is_short_of_points(cell: Any) -> bool:
    """Return whether a cell failed, or a test earned less than there is to earn."""
    if has_failed(cell):
        return True
    if not is_grade(cell) or is_solution(cell):
        return False
    try:
        score, most = determine_grade(cell)
    except (KeyError, TypeError, ValueError):  # nbgrader will say so, and grade nothing
        return True
    return score is not None and score < most


def _errors(notebook: Any) -> Iterator[Any]:
    for cell in notebook.cells:
        yield from (one for one in cell.get("outputs", ()) if one.output_type == "error")


def _warnings(notebook: Any) -> Iterator[str]:
    for cell in notebook.cells:
        yield from (one.text for one in cell.get("outputs", ()) if one.get("name") == "stderr")


def _lack(name: str, error: Any, machine: MachineFacilities) -> str:
    """Report what was lacking when a cell raised an error, modules apart."""
    if error.ename == "MemoryError":
        return NO_MEMORY.format(name=name)
    if NEW_PYTHON.search(_text(error)):
        return WANTED.format(name=name, what="programs")
    if error.ename == "FileNotFoundError" and (found := NO_FILE.search(error.evalue)):
        path = machine.file(found[1] or found[2])
        return NOT_SHOWN.format(name=name, path=path) if path else ""
    if error.ename == "KeyError" and (found := NO_VARIABLE.fullmatch(error.evalue)):
        is_lacking = "environ" in _text(error) and found[1] in os.environ
        return NOT_SET.format(name=name, variable=found[1]) if is_lacking else ""
    return ""


def _module(name: str, error: Any, code: str, machine: MachineFacilities) -> str:
    """Report which module was lacking that nbgrader's kernel would have found."""
    found = NO_MODULE.search(error.evalue) if error.ename == "ModuleNotFoundError" else None
    if not found:
        return ""
    if _is_here(found[1]):
        return NOT_INSTALLED.format(name=name, module=found[1], python=machine.python)
    path = machine.module(found[1], is_wide=bool(LOOKS_ELSEWHERE.search(code)))
    return NOT_SHOWN.format(name=name, path=path) if path else ""


def _wanted(name: str, notebook: Any, kernel: SandboxKernel) -> str:
    """Report what a notebook tried in vain, if it may have failed for that.

    A shell line fails silently: any failure may come of it. Else an error shows what was refused.
    """
    errors = list(_errors(notebook))
    is_refused = any(REFUSAL.search(_text(error)) for error in errors)
    counts = {
        "packages": any(one.ename in ("ModuleNotFoundError", "ImportError") for one in errors),
        "shell lines": any(map(_is_short_of_points, notebook.cells)),
        "programs": is_refused,
        "the network": is_refused,
    }
    what = [one for one in kernel.wanted if counts[one]]
    return WANTED.format(name=name, what=" and ".join(what)) if what else ""


def _text(error: Any) -> str:
    return "\n".join([error.ename, error.evalue, *error.traceback])


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
