"""Check the answers of this notebook.

In the notebook check("name") shows how an exercise stands, check() how all of them do;
check.hint("name"), check.watch() and check.pack() do what the options below do. In a terminal:

    python selfcheck.py                  run the notebook and check every exercise
    python selfcheck.py NAME ...         check some, without the experiments
    python selfcheck.py NAME --hint      a gentle hint; --hint 2 shows the next one
    python selfcheck.py --watch          the next exercise, again whenever the notebook is saved
    python selfcheck.py --pack           make the zip file to hand in
    python selfcheck.py --json           the verdicts for other programs

The self-checks themselves are the files selfchecks/test_*.py: read them, they are yours.
"""

# Generated from modules of the course's engine, one a section.

import argparse
import ast
import contextlib
import difflib
import dis
import hashlib
import html
import importlib
import inspect
import io
import json
import os
import queue
import re
import select
import subprocess
import sys
import threading
import time
import unicodedata
import zipfile
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from types import CodeType, ModuleType, TracebackType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from selfchecks.testing import CellProblem, CheckResult, NotebookRun


# ==================================================================================================
# What ``topic.json`` says about the exercises. No more than Python itself is needed to read it.
# ==================================================================================================


@dataclass(frozen=True)
class TopicFacts:
    """What ``topic.json`` says: the topic's name, its exercises in order, its files of data.

    ``data`` is None in a release that does not say which files it has.
    """

    topic: str
    exercises: dict[str, dict[str, Any]]
    data: tuple[str, ...] | None = None

    def explain_unknown_name(self, name: str) -> str:
        """Return that there is no such exercise, and which one may be meant."""
        close = difflib.get_close_matches(name, self.exercises, n=1, cutoff=0.5)
        listed = ", ".join(self.exercises) or "none"
        guess = f"Did you mean `{close[0]}`?" if close else f"There are: {listed}."
        return f"There is no exercise `{name}`. {guess}"


def read_topic_facts(tests: Path) -> TopicFacts:
    """Read ``topic.json`` among the tests; without it the names of their files have to do."""
    if not tests.is_dir():
        raise ModuleNotFoundError(f"There is no folder {tests}", name=tests.name)
    try:
        facts = json.loads((tests / "topic.json").read_text(encoding="utf-8"))
        data = tuple(facts["data"]) if "data" in facts else None
        exercises = {entry["name"]: entry for entry in facts["exercises"]}
        return TopicFacts(facts["topic"], exercises, data)
    except (OSError, ValueError, KeyError, TypeError):
        names = sorted(path.stem.removeprefix("test_") for path in tests.glob("test_*.py"))
        return TopicFacts(tests.parent.name, {name: {} for name in names})


# ==================================================================================================
# Name the cells of a notebook so that a person finds them: by the heading above.
#
# A number among all cells stands nowhere on a student's screen, and the number in brackets changes
# with every run.
# ==================================================================================================


_HEADING = re.compile(r"#{1,6}[ \t]+(\S.*)")
_LONGEST = 60


def label_cells(cells: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Name each cell, given as its kind and its source: ``code cell 2 under "The map"``.

    Cells of code and others are counted apart, from the last heading above them on.
    """
    where = "from the top"
    counts = {"code": 0, "text": 0}
    for kind, source in cells:
        if kind == "markdown":
            for heading in _headings(source):
                where = f'under "{heading}"'
                counts = {"code": 0, "text": 0}
        noun = "code" if kind == "code" else "text"
        counts[noun] += 1
        yield f"{noun} cell {counts[noun]} {where}"


def sentence_start(place: str) -> str:
    """Write a place as a sentence begins with it."""
    return place[:1].upper() + place[1:]


def _headings(source: str) -> Iterator[str]:
    is_code = False
    for line in source.splitlines():
        is_code ^= line.lstrip().startswith(("```", "~~~"))
        found = None if is_code else _HEADING.match(line)
        if found:
            words = found[1].rstrip(" \t#") or found[1][:1]
            text = "".join(sign for sign in words if sign.isprintable())
            yield text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


# ==================================================================================================
# Read the notebook beside ``selfcheck.py``. No more than Python itself is needed for that.
# ==================================================================================================


# of the cell magics, those whose cell is Python that runs in the notebook itself
PYTHON_MAGICS = ("time", "timeit", "capture", "prun", "python", "python3")


class NotebookError(Exception):
    """There is not a notebook that can be read; the text says what to do."""


@dataclass(frozen=True)
class Cell:
    """A code cell; ``number`` counts those that are not empty, ``title`` says where it stands."""

    number: int
    source: str
    title: str = ""
    is_check: bool = False
    grade_id: str = ""
    part: ast.Module | None = field(default=None, compare=False, repr=False)
    """What is to be run of it, if not everything."""

    @property
    def answers(self) -> set[str]:
        """The names that the cell may answer: by its id, and by the functions it defines."""
        return {*defined_names(self.source), self.grade_id.removesuffix("-answer")}

    @property
    def seeming_names(self) -> set[str]:
        """The names that the cell seems to make, whether it is Python or not."""
        assigned = re.findall(r"^(\w[\w, ]*?)\s*=(?!=)", self.source, re.MULTILINE)
        classes = re.findall(r"^class\s+(\w+)", self.source, re.MULTILINE)
        named = {name.strip() for names in assigned for name in names.split(",")}
        return {*named, *classes, *self.answers}

    @property
    def python(self) -> str:
        """The source as plain Python, without the lines that only IPython understands."""
        return without_magics(self.source)


def defined_names(source: str) -> list[str]:
    """Name the functions that a text defines at its top, whether it is Python or not."""
    return re.findall(r"^def\s+(\w+)", source, re.MULTILINE)


def find_notebook(folder: Path, topic: str, exercises: Sequence[str]) -> tuple[Path, list[Cell]]:
    """Return the notebook that answers exercises of the topic, and its code cells.

    It is the newest with an answer that is more than the stub: a copy that was opened later, or
    was taken from the release again, is not the student's work.
    """
    found = []
    faults = []
    for path in folder.glob("*.ipynb"):
        try:
            cells = read_cells(path)
        except NotebookError as fault:
            faults.append(str(fault))
            continue
        if answered_in(cells, exercises):
            age, is_named_so = path.stat().st_mtime_ns, path.stem == topic
            is_begun = bool(written_answers(cells, exercises))
            order = (age, is_named_so) if is_begun else (is_named_so, age)
            found.append((is_begun, order, str(path), cells))
    if found:
        best = max(found, key=lambda entry: entry[:3])
        return Path(best[2]), best[3]
    reason = " ".join(faults) or f"Put {topic}.ipynb beside selfcheck.py."
    raise NotebookError(f"No notebook with answers to this topic lies in {folder}. {reason}")


def answered_in(cells: Sequence[Cell], exercises: Sequence[str]) -> set[str]:
    """Return the exercises that have an answer cell."""
    return {name for cell in cells for name in cell.answers}.intersection(exercises)


def written_answers(cells: Sequence[Cell], exercises: Sequence[str]) -> dict[str, str]:
    """Return the source of every answer that is more than the stub, by the exercise's name."""
    waiting = set(unwritten(cells, exercises))
    return {
        name: cell.source.strip()
        for cell in cells
        for name in cell.answers
        if name in exercises and name not in waiting
    }


def find_rivals(
    folder: Path, notebook: Path, cells: Sequence[Cell], exercises: Sequence[str]
) -> tuple[dict[str, int], list[str]]:
    """Look at the other notebooks that answer exercises of the topic.

    Return those that hold an answer which the chosen one does not hold, with how many answers
    are written in each, and the names of those that hold no other.
    """
    own = written_answers(cells, exercises)
    rivals: dict[str, int] = {}
    others: list[str] = []
    for path in sorted(folder.glob("*.ipynb")):
        try:
            theirs = read_cells(path) if path != notebook else []
        except NotebookError:
            continue
        if not answered_in(theirs, exercises):
            continue
        written = written_answers(theirs, exercises)
        if any(own.get(name) != source for name, source in written.items()):
            rivals[path.name] = len(written)
        else:
            others.append(path.name)
    return rivals, others


def read_cells(path: Path) -> list[Cell]:
    """Read the code cells of a notebook file, of old formats too."""
    try:
        notebook = json.loads(path.read_text(encoding="utf-8-sig"))
        sheets = notebook.get("worksheets") or [notebook]
        raw = [cell for sheet in sheets for cell in sheet["cells"]]
        texts = [cell.get("source", cell.get("input", "")) for cell in raw]
        sources = [text if isinstance(text, str) else "".join(map(str, text)) for text in texts]
        kinds = [str(cell["cell_type"]) for cell in raw]
    except json.JSONDecodeError as error:
        raise NotebookError(
            f"{path.name} is broken at line {error.lineno}: save it again."
        ) from None
    except (OSError, UnicodeDecodeError, KeyError, TypeError, AttributeError):
        raise NotebookError(f"{path.name} is not a notebook that can be read.") from None
    cells: list[Cell] = []
    titles = [sentence_start(name) for name in label_cells(zip(kinds, sources, strict=True))]
    for cell, kind, source, title in zip(raw, kinds, sources, titles, strict=True):
        if kind == "code" and source.strip():
            mark = cell.get("metadata", {}).get("nbgrader", {})
            is_check = bool(mark.get("grade")) and not mark.get("solution")
            is_check = is_check or _only_checks(source)
            grade_id = str(mark.get("grade_id", cell.get("id", "")))
            cells.append(Cell(len(cells) + 1, source, title, is_check, grade_id))
    return cells


def unwritten(cells: Sequence[Cell], exercises: Sequence[str]) -> list[str]:
    """Name the exercises whose answer is still the stub, as far as the text tells."""
    stubs = {n for c in cells if "raise NotImplementedError" in c.source for n in c.answers}
    return [name for name in exercises if name in stubs]


def _only_checks(source: str) -> bool:
    lines = [line for line in source.splitlines() if line.strip() and not line.startswith("#")]
    return all(re.match(r"check\(.*\)\s*$", line) for line in lines)


def without_magics(source: str) -> str:
    """Replace IPython's own lines, which are not Python, by lines that do nothing.

    ``%run mine.py`` runs the file. Only a line that the parser refuses is touched, so a ``%`` in a
    formula or a text stays.
    """
    lines = source.split("\n")
    cell_magic = re.match(r"%%(\w+)", lines[0])
    if cell_magic:
        if cell_magic[1] not in PYTHON_MAGICS:
            return ""
        lines[0] = ""
    for _ in lines:
        try:
            ast.parse("\n".join(lines))
        except SyntaxError as error:
            place = (error.lineno or 1) - 1
            plain = _without_magic(lines[place]) if place < len(lines) else None
            if plain is None:
                break
            lines[place] = plain
        except ValueError:  # a null byte: the compiler will say so
            break
        else:
            break
    return "\n".join(lines)


def runs_file(node: ast.stmt) -> bool:
    """Whether a statement holds what a line ``%run mine.py`` is replaced by."""
    return "exec(compile(open(" in ast.unparse(node)


def _without_magic(line: str) -> str | None:
    """Return the line as Python; None if it is not IPython's."""
    indent = line[: len(line) - len(line.lstrip())]
    timed = re.match(r"\s*%(?:time|timeit)\s+(?!-)(.+)", line)
    assigned = re.match(r"\s*([\w, ]+?)\s*=\s*[%!]", line)
    ran = re.fullmatch(r"\s*%run\s+(?:-[a-z]\s+)*([\w./-]+?)(?:\.py)?(?:\s.*)?", line)
    if timed:
        return indent + timed[1]
    if ran and not ran[1].endswith(".ipynb"):
        return f'{indent}exec(compile(open("{ran[1]}.py").read(), "{ran[1]}.py", "exec"))'
    if assigned:
        return f"{indent}{assigned[1]} = None"
    if line.lstrip().startswith(("%", "!", "?")) or line.rstrip().endswith("?"):
        return f"{indent}pass"
    return None


# ==================================================================================================
# Find what exercises need of the notebook: definitions, what these use, and no experiment.
# ==================================================================================================


_CAN_NAME_ANYTHING = frozenset({"globals", "vars", "locals", "exec", "eval"})
_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)


@dataclass(frozen=True)
class _Statement:
    """A statement at the top of a cell: the names that it binds or changes, and those it uses."""

    cell: int
    node: ast.stmt
    bound: frozenset[str]
    used: frozenset[str]

    @property
    def is_definition(self) -> bool:
        """Whether a name keeps what it stands for: ``gini = gini(labels)`` is no definition."""
        if isinstance(self.node, ast.Assign):
            return isinstance(self.node.value, ast.Lambda | ast.Name | ast.Attribute)
        return isinstance(self.node, _DEFINITIONS)


def needed_cells(
    cells: Sequence[Cell], names: Sequence[str], exercises: Collection[str]
) -> list[Cell]:
    """Return the cells that define some names, each cut down to the statements that are needed.

    What a definition uses is needed, too. A cell that is not Python is kept whole if it seems to
    define a needed name. All cells are returned where code may use names that it does not spell.
    """
    statements, broken = _read(cells)
    kept: set[int] = set()
    waiting, known = list(names), set(names)
    while waiting:
        name = waiting.pop()
        for number in _binding(name, statements, is_answer=name in exercises):
            if number not in kept:
                kept.add(number)
                waiting += statements[number].used - known
                known |= statements[number].used
    if any(statements[number].used & _CAN_NAME_ANYTHING for number in kept):
        return list(cells)
    found = []
    for index, cell in enumerate(cells):
        nodes = [one.node for n, one in enumerate(statements) if n in kept and one.cell == index]
        if nodes:
            found.append(replace(cell, part=ast.Module(body=nodes, type_ignores=[])))
        elif broken.get(index, set()) & known:
            found.append(cell)
    return found


def names_in_check(file: Path) -> list[str]:
    """Return the functions of the notebook that a file of self-checks names."""
    try:
        return re.findall(r"\bstudent\.(\w+)", file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return []


def _read(cells: Sequence[Cell]) -> tuple[list[_Statement], dict[int, set[str]]]:
    """Return all statements, and the names that cells seem to define which are not Python."""
    statements: list[_Statement] = []
    broken: dict[int, set[str]] = {}
    for index, cell in enumerate(cells):
        if cell.is_check:
            continue
        try:
            tree = ast.parse(cell.python)
            statements += [_statement(index, node) for node in tree.body]
        except (SyntaxError, ValueError):
            broken[index] = cell.seeming_names
    return statements, broken


def _statement(index: int, node: ast.stmt) -> _Statement:
    code = compile(ast.Module(body=[node], type_ignores=[]), "<cell>", "exec", dont_inherit=True)
    words = {(step.opname, step.argval) for step in dis.get_instructions(code)}
    bound = {name for operation, name in words if operation == "STORE_NAME"}
    used = set(_used_names(code))
    if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names):
        bound.add("*")
    if "exec" in used and runs_file(node):
        bound.add("*")
        used -= _CAN_NAME_ANYTHING  # a file that is run uses its own names
    return _Statement(index, node, frozenset(bound | set(_changed_names(node))), frozenset(used))


def _used_names(code: CodeType) -> Iterator[str]:
    for step in dis.get_instructions(code):
        if step.opname in ("LOAD_NAME", "LOAD_GLOBAL"):
            yield str(step.argval)
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _used_names(inner)


def _changed_names(node: ast.stmt) -> Iterator[str]:
    """Yield the names whose values a statement changes: ``table[0] = 1``, ``names.append(x)``."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        targets = [node.value.func]
    for target in targets:
        inner: ast.AST = target
        while isinstance(inner, ast.Attribute | ast.Subscript):
            inner = inner.value
        if isinstance(inner, ast.Name) and inner is not target:
            yield inner.id


def _binding(name: str, statements: Sequence[_Statement], *, is_answer: bool) -> list[int]:
    """Return the places of the statements that make a name what it is."""
    numbers = [n for n, one in enumerate(statements) if not one.bound.isdisjoint({name, "*"})]
    definitions = [n for n in numbers if statements[n].is_definition]
    is_module = any(
        isinstance(statements[n].node, ast.Import | ast.ImportFrom) for n in definitions
    )
    return definitions if definitions and (is_answer or is_module) else numbers


# ==================================================================================================
# The time after which the terminal says that something still runs, and how to stop it.
# ==================================================================================================


SECONDS = 10.0


@contextlib.contextmanager
def time_budget(what: str, seconds: float = SECONDS) -> Iterator[None]:
    """Report after some seconds that ``what`` still runs, and how to stop it."""
    timer = threading.Timer(seconds, _report_overrun, [what, seconds, threading.get_ident()])
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def without_notice(_what: str) -> contextlib.AbstractContextManager[None]:
    """Report nothing, however long it takes."""
    return contextlib.nullcontext()


def _report_overrun(what: str, seconds: float, thread: int) -> None:
    stream = sys.__stderr__  # what the notebook prints is swallowed; this is not
    if stream is not None:
        function = running_function(thread)
        where = f", now in `{function}`" if function else ""
        stream.write(
            f"{what} has been running for {seconds:g} seconds{where}. It is slow, or a loop in it "
            "never ends. Ctrl-C stops it.\n"
        )
        stream.flush()


def running_function(thread: int) -> str:
    """Name the function of the notebook that a thread is in, if any."""
    frame = sys._current_frames().get(thread)
    while frame is not None:
        code = frame.f_code
        if code.co_filename.startswith("<cell ") and code.co_name != "<module>":
            return code.co_name
        frame = frame.f_back
    return ""


# ==================================================================================================
# Which files a student may hand in beside the notebook: what is packed is what is collected.
# ==================================================================================================


SUFFIXES = (
    *(".py", ".csv", ".tsv", ".txt", ".dat", ".json", ".yaml", ".toml"),
    *(".npy", ".npz", ".pkl", ".pickle", ".xlsx", ".png", ".jpg", ".jpeg"),
)
"""Code and data. What a browser would run, and archives, stay away."""

MAX_FILES = 100
MAX_DEPTH = 4
"""So many names may stand in a path: deeper files are not read when a submission is graded."""

MAX_NAME_BYTES = 120

RELEASED = ("selfcheck.py", "conftest.py", "requirements.txt", "timestamp.txt")
RELEASED_FOLDERS = ("selfchecks", "expected_figures")
_SECRET = "submission_secret.txt"
_FORBIDDEN = set('\\:*?"<>|')


def plain_own_name(name: str) -> str:
    """Spell a path as a notebook's code does: accents are composed, whatever system packed it."""
    return unicodedata.normalize("NFC", name)


def is_released(name: str, topic: str, data: Collection[str]) -> bool:
    """Report whether a path is one of the release's files or the notebook's own.

    ``data`` names the files that the release has in the folder ``data``. Upper and lower case
    do not count: on some disks they are one.
    """
    folded = plain_own_name(name).casefold()
    first, _, rest = folded.partition("/")
    if first in RELEASED_FOLDERS or (first == "data" and rest in {d.casefold() for d in data}):
        return True
    notebooks = {f"{topic}{ending}" for ending in (".ipynb", ".py", ".html")}
    return first in {*RELEASED, _SECRET, *(notebook.casefold() for notebook in notebooks)}


def fault_of_own_file(name: str) -> str:
    """Report why a file of this path, relative to the notebook, is not taken; empty if it is.

    >>> fault_of_own_file("lib/mine.py")
    ''
    >>> fault_of_own_file("page.html")
    'files that end in .html are not taken'
    """
    parts = name.split("/")
    if len(parts) > MAX_DEPTH:
        return f"it lies deeper than {MAX_DEPTH - 1} folders"
    for part in parts:
        is_odd = not part.isprintable() or bool(_FORBIDDEN & set(part)) or part != part.strip()
        if not part or is_odd or part.startswith(".") or part.endswith("."):
            return "its name is not safe on all systems"
        if part is not parts[-1] and part.lower().endswith((*SUFFIXES, ".ipynb", ".html")):
            return "a folder on the way to it has the name of a file"
        if len(part.encode("utf-8", "replace")) > MAX_NAME_BYTES:
            return "its name is too long"
    suffix = f".{parts[-1].rpartition('.')[2]}".lower() if "." in parts[-1] else ""
    if suffix not in SUFFIXES:
        return f"files that end in {suffix} are not taken" if suffix else "its name has no ending"
    return ""


# ==================================================================================================
# Make the zip file to hand in: the notebook, and what the student added that it needs.
# ==================================================================================================


RECEIPT_DIGITS = 12
_IMPORTING = ("import_module", "__import__")


@dataclass(frozen=True)
class Packed:
    """The zip file, the names of what is in it, and what could not be handed in, with reasons.

    ``receipt`` begins the SHA-256 of the notebook: whoever has the file can tell that it is it.
    """

    target: Path
    contents: list[str]
    left_out: dict[str, str]
    receipt: str


def pack(folder: Path, facts: TopicFacts, notebook: Path, cells: Sequence[Cell]) -> Packed:
    """Write ``<topic>.zip`` beside the notebook; the same work gives the same file."""
    target = folder / f"{facts.topic}.zip"
    contents = {f"{facts.topic}.ipynb": notebook.read_bytes()}
    receipt = hashlib.sha256(contents[f"{facts.topic}.ipynb"]).hexdigest()[:RECEIPT_DIGITS]
    left_out: dict[str, str] = {}
    for path in _added_files(folder, facts, notebook, cells):
        name = path.relative_to(folder).as_posix()
        fault = fault_of_own_file(name)
        if not fault and len(contents) > MAX_FILES:
            fault = f"at most {MAX_FILES} files can be handed in"
        if fault:
            left_out[name] = fault
        else:
            contents[name] = path.read_bytes()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in contents.items():
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return Packed(target, list(contents), left_out, receipt)


def _added_files(
    folder: Path, facts: TopicFacts, notebook: Path, cells: Iterable[Cell]
) -> list[Path]:
    """Find what the cells import or name in the folder, and the release did not bring."""
    queue = [_names_in(cell.python, ()) | _words_of_magics(cell.source) for cell in cells]
    found: set[Path] = set()
    while queue:
        for path in sorted(_files(folder, queue.pop())):
            if path in found or path == notebook or not _is_added(folder, facts, path):
                continue
            found.add(path)
            if path.suffix == ".py":
                text = path.read_text(encoding="utf-8", errors="replace")
                queue.append(_names_in(text, path.parent.relative_to(folder).parts))
    return sorted(found)


def _files(folder: Path, names: Iterable[str]) -> Iterator[Path]:
    """Return the files of some names; a folder stands for all that it holds."""
    for name in names:
        path = folder / name
        try:
            if path.is_file():
                yield path
            elif path.is_dir() and folder.resolve() in path.resolve().parents:
                yield from (inside for inside in path.rglob("*") if inside.is_file())
        except (ValueError, OSError):  # no possible name
            continue


def _words_of_magics(source: str) -> set[str]:
    """Return what may be files in lines like ``%run mine.py``, which are not Python."""
    lines = [line.strip() for line in source.splitlines()]
    words = {word for line in lines if line.startswith(("%", "!")) for word in line.split()[1:]}
    return words | {f"{word}.py" for word in words}


def _names_in(source: str, home: Sequence[str]) -> set[str]:
    """Return the file names that a piece of code may mean; ``home`` is the folder that it is in."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):  # a cell that does not run needs no files
        return set()
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(*(_module_files(alias.name.split(".")) for alias in node.names))
        elif isinstance(node, ast.ImportFrom):
            above = list(home[: len(home) - node.level + 1]) if node.level else []
            module = [*above, *(node.module or "").split(".")] if node.module else above
            parts = [[*module, alias.name] for alias in node.names]
            names.update(*(_module_files(part) for part in parts))
        elif isinstance(node, ast.Call) and _called(node) in _IMPORTING:
            texts = [word.value for word in node.args if isinstance(word, ast.Constant)]
            names.update(*(_module_files(str(text).split(".")) for text in texts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
            names.add(node.value.splitlines()[0][:200])
    return names


def _called(node: ast.Call) -> str:
    function = node.func
    return getattr(function, "attr", "") or getattr(function, "id", "")


def _module_files(parts: Sequence[str]) -> set[str]:
    """Return the files that ``import a.b`` may read: those of ``a`` and of ``a.b``."""
    ways = ["/".join(parts[:end]) for end in range(1, len(parts) + 1)]
    return {f"{way}{ending}" for way in ways for ending in (".py", "/__init__.py")}


def _is_added(folder: Path, facts: TopicFacts, path: Path) -> bool:
    try:
        inside = path.resolve().relative_to(folder.resolve())
    except (ValueError, OSError):  # outside of the folder
        return False
    name = inside.as_posix()
    if "__pycache__" in inside.parts or path.suffix in (".ipynb", ".zip"):
        return False
    if facts.data is None and inside.parts[0] == "data":
        return False
    return not is_released(name, facts.topic, facts.data or ())


# ==================================================================================================
# Words for the terminal, and the exit codes of ``selfcheck.py``.
# ==================================================================================================


PASSED, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130
LIST_MARKS = {
    True: {"passed": "✓", "failed": "✗", "todo": "○", "stopped": "■", "": "·"},
    False: {"passed": "ok", "failed": "x ", "todo": "- ", "stopped": "! ", "": "  "},
}
"""How an exercise stands, where the terminal can write such signs and where it cannot."""

_BAR_WIDTH = 30


def show_hint(facts: TopicFacts, exercise: str, wanted: int) -> int:
    """Show one of the hints for an exercise."""
    say(hint_words(facts, exercise, wanted, f"python selfcheck.py {exercise} --hint {{}}"))
    return PASSED


def hint_words(facts: TopicFacts, exercise: str, wanted: int, next_one: str) -> str:
    """Return one of the hints; ``next_one`` says how to get the next, with {} for its number."""
    hints = facts.exercises[exercise].get("hints") or ["There is no hint for this exercise."]
    place = max(1, min(wanted, len(hints)))
    words = f"{exercise}, hint {place} of {len(hints)}: {hints[place - 1]}"
    return words if place == len(hints) else f"{words}\nThe next one: {next_one.format(place + 1)}"


def say(text: str, stream: Any = None) -> None:
    """Write a line now."""
    output = stream or sys.stdout
    output.write(text + "\n")
    output.flush()


def can_write(text: str) -> bool:
    """Whether the terminal has all signs of a text."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def is_coloured() -> bool:
    """Whether to write in colours: in a terminal, or where the environment asks for it."""
    if os.environ.get("NO_COLOR"):
        return False
    return sys.stdout.isatty() or bool(os.environ.get("FORCE_COLOR"))


def progress_bar(done: int, total: int) -> str:
    """Draw how many of all are done."""
    filled = _BAR_WIDTH * done // total if total else 0
    full, empty = "█░" if can_write("█░") else "#."
    return f"[{full * filled}{empty * (_BAR_WIDTH - filled)}]"


def indented(text: str) -> str:
    """Indent all lines but the first."""
    return text.replace("\n", "\n    ")


# ==================================================================================================
# Pack the notebook to hand in, and say what a person may want to put right first.
# ==================================================================================================


def refuse_rivals(
    folder: Path, notebook: Path, cells: Sequence[Cell], exercises: Sequence[str]
) -> bool:
    """Refuse to choose between notebooks that hold different answers; say which there are."""
    rivals, _ = find_rivals(folder, notebook, cells, exercises)
    if not rivals:
        return False
    holding = {notebook.name: len(written_answers(cells, exercises)), **rivals}
    most = len(exercises)
    listed = ", ".join(f"{name} ({n} of {most} written)" for name, n in holding.items())
    say(
        f"Nothing was packed: several notebooks here hold answers of their own: {listed}. "
        "Move those that you do not hand in into another folder, and pack again.",
        sys.stderr,
    )
    return True


def hand_in(
    folder: Path,
    facts: TopicFacts,
    notebook: Path,
    cells: list[Cell],
    problems: "Sequence[CellProblem] | None",
    results: "Sequence[CheckResult]",
) -> int:
    """Pack, with warnings and a receipt. ``problems`` is None if the notebook was not run."""
    exercises = list(facts.exercises)
    try:
        packed = pack(folder, facts, notebook, cells)
    except OSError as error:
        say(f"The zip file could not be written: {error}. Copy the folder elsewhere.", sys.stderr)
        return FAILED
    answered = answered_in(cells, exercises)
    missing = [name for name in exercises if name not in answered]
    stubs = unwritten(cells, exercises)
    waiting = [r.exercise for r in results if not r.has_passed and r.exercise in answered]
    waiting = [name for name in waiting if name not in stubs]
    warnings = [f"{problem.place} fails: {problem.message}" for problem in problems or ()]
    warnings += [f"The answer cell of {name} is missing." for name in missing]
    warnings += [f"{name} is not packed: {reason}." for name, reason in packed.left_out.items()]
    warnings += [f"Not written yet: {', '.join(stubs)}."] if stubs else []
    warnings += [f"The self-checks do not pass yet: {', '.join(waiting)}."] if waiting else []
    for warning in warnings:
        say(f"Note: {indented(warning)}")
    if problems is not None and not problems:
        say("The notebook runs from top to bottom.")
    _, others = find_rivals(folder, notebook, cells, exercises)
    if others:
        say(f"Left out, for they hold no answers of their own: {', '.join(others)}.")
    renamed = "" if notebook.stem == facts.topic else f" (your {notebook.name})"
    say(f"Ready to hand in: {packed.target}")
    say(f"It holds {', '.join([f'{packed.contents[0]}{renamed}', *packed.contents[1:]])}.")
    say(f"Receipt: {packed.receipt}. It is the same for as long as the notebook is.")
    return FAILED if warnings else PASSED


# ==================================================================================================
# Run the notebook and the self-checks from the terminal, and show what came of it.
# ==================================================================================================


def check_all(
    folder: Path,
    facts: TopicFacts,
    options: argparse.Namespace,
    needs: type,
    testing: ModuleType,
) -> int:
    """Run what is wanted of the notebook and of the self-checks, and show or pack it.

    With names, only what these exercises need is run, and no experiment. ``testing`` is the
    module that runs them, which needs NumPy and pytest.
    """
    exercises = list(facts.exercises)
    notebook, cells = find_notebook(folder, facts.topic, exercises)
    if options.pack and refuse_rivals(folder, notebook, cells, exercises):
        return FAILED
    names = options.names or exercises
    needed = cells
    if options.names or options.stream:
        called = [
            c for name in names for c in names_in_check(folder / f"selfchecks/test_{name}.py")
        ]
        needed = needed_cells(cells, [*names, *called], exercises)
    if options.stream:
        run = testing.run_cells(needed, exercises, needs, without_notice)
        return _stream(notebook, names, facts, testing, run)
    run = testing.run_cells(needed, exercises, needs, time_budget)
    results = []
    for name in names:
        with time_budget(f"The check of {name}"):
            results.append(testing.check_exercise(name, run.namespace, facts, run.broken))
    if options.json:
        say(json.dumps(_as_data(facts, notebook, run.problems, results), indent=2))
    elif options.pack:
        return hand_in(folder, facts, notebook, cells, run.problems, results)
    elif options.hint:
        waiting = [result.exercise for result in results if not result.has_passed]
        if not waiting:
            say("All self-checks pass: no hint is needed.")
            return PASSED
        return show_hint(facts, waiting[0], options.hint)
    else:
        _show(notebook, run.problems, results)
        say(testing.MORE)
    return PASSED if all(result.has_passed for result in results) else FAILED


def _stream(
    notebook: Path, names: list[str], facts: TopicFacts, testing: ModuleType, run: "NotebookRun"
) -> int:
    """Write a record for each exercise as soon as it is known, one JSON object a line."""
    _record("notebook", name=notebook.name)
    for problem in run.problems:
        if not problem.follows:
            _record("problem", text=f"{problem.place}: {problem.message}")
    for name in names:
        _record("begins", name=name)
        result: CheckResult = testing.check_exercise(name, run.namespace, facts, run.broken)
        text = result.as_text(
            is_coloured=is_coloured(), is_plain=not can_write("✓✗○■"), wanted=result.first_failure
        )
        _record(
            "exercise",
            exercise=name,
            passed=result.has_passed,
            status=result.status,
            worth=result.worth,
            text=text,
        )
    return PASSED


def _record(kind: str, **facts: Any) -> None:
    say(json.dumps({"kind": kind, **facts}))


def _show(notebook: Path, problems: "list[CellProblem]", results: "list[CheckResult]") -> None:
    say(f"{notebook.name}\n")
    said = "\n".join(row.message for result in results for row in result.rows)
    for problem in problems:
        followers = [other.place for other in problems if other.follows == problem.number]
        if problem.follows or problem.message in said:
            continue
        say(f"{problem.place}: {indented(problem.message)}")
        if followers:
            say(f"    Because of that, {_counted(followers)} as well: {'; '.join(followers)}.")
        say("")
    for result in results:
        say(result.as_text(is_coloured=is_coloured(), is_plain=not can_write("✓✗○■")) + "\n")
    hidden = [problem.place for problem in problems if problem.message in said]
    if hidden:
        say(f"For a reason named above, {_counted(hidden)}: {'; '.join(hidden)}.\n")
    if len(results) > 1:
        say(_total(results))


def _counted(places: list[str]) -> str:
    return "one cell fails" if len(places) == 1 else f"{len(places)} cells fail"


def _total(results: "list[CheckResult]") -> str:
    def points(*, is_bonus: bool) -> str:
        chosen = [result for result in results if result.is_bonus is is_bonus]
        earned, possible = (sum(r.points for r in chosen), sum(r.max_points for r in chosen))
        return f"{earned:g} of {possible:g}"

    bonus = f", bonus {points(is_bonus=True)}" if any(r.is_bonus for r in results) else ""
    return f"Self-checks of all: {points(is_bonus=False)} points{bonus}."


def _as_data(
    facts: TopicFacts, notebook: Path, problems: "list[CellProblem]", results: "list[CheckResult]"
) -> dict[str, Any]:
    return {
        "topic": facts.topic,
        "notebook": notebook.name,
        "cells": [asdict(problem) for problem in problems],
        "exercises": [result.as_data() for result in results],
    }


# ==================================================================================================
# The screen of ``selfcheck.py --watch``: the next exercise that is not right, hints, progress.
# ==================================================================================================


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


# ==================================================================================================
# The command line of ``selfcheck.py``.
# ==================================================================================================


def run_command_line(
    folder: Path,
    facts: TopicFacts,
    options: argparse.Namespace,
    needs: type,
    load_testing: Callable[[], ModuleType],
) -> int:
    """Do what the options say and return the exit code.

    ``needs`` is handed to the notebook's cells, which import it from ``selfcheck``.
    """
    unknown = [name for name in options.names if name not in facts.exercises]
    if unknown:
        say(facts.explain_unknown_name(unknown[0]), sys.stderr)
        return USAGE
    try:
        if options.hint and options.names:
            return show_hint(facts, options.names[0], options.hint)
        if options.watch:
            return watch(folder, facts, options.names)
        with contextlib.chdir(folder):
            return _check(folder, facts, options, needs, load_testing)
    except NotebookError as error:
        say(str(error), sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        say("Stopped.", sys.stderr)
        return INTERRUPTED


def read_arguments(arguments: Sequence[str], description: str | None) -> argparse.Namespace:
    """Read the command line; wrong usage ends the program."""
    parser = argparse.ArgumentParser(
        prog="python selfcheck.py",
        description=description,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="Exit code: 0 all self-checks pass, 1 some do not, 2 wrong usage.",
    )
    parser.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help="exercises to check, without the experiments (default: the whole notebook)",
    )
    parser.add_argument(
        "--hint",
        nargs="?",
        const="1",
        metavar="N",
        help="show a hint: the first is gentle, --hint 2 is plainer, and so on; without a NAME "
        "it is for the first exercise that does not pass",
    )
    parser.add_argument(
        "--watch",
        action="store_true",
        help="show the next exercise that is not right, again whenever a file is saved",
    )
    parser.add_argument("--json", action="store_true", help="print the verdicts as JSON")
    parser.add_argument("--pack", action="store_true", help="make the zip file to hand in")
    parser.add_argument("--stream", action="store_true", help=argparse.SUPPRESS)  # for --watch
    options = parser.parse_intermixed_args(arguments)
    if options.hint and not options.hint.isdigit():  # ``--hint fit_line``: the word is a NAME
        options.names.append(options.hint)
        options.hint = "1"
    if sum([options.watch, options.json, options.pack, bool(options.hint)]) > 1:
        parser.error("choose one of --hint, --watch, --json and --pack")
    options.hint = int(options.hint or 0)
    return options


def _check(
    folder: Path,
    facts: TopicFacts,
    options: argparse.Namespace,
    needs: type,
    load_testing: Callable[[], ModuleType],
) -> int:
    """Check, which needs pytest and NumPy; a hint is given without them, too."""
    try:
        testing = load_testing()
    except ModuleNotFoundError:
        if not options.hint:
            raise
        _, cells = find_notebook(folder, facts.topic, list(facts.exercises))
        waiting = unwritten(cells, list(facts.exercises))
        if not waiting:
            say("Every exercise is begun: python selfcheck.py NAME --hint gives hints for one.")
            return PASSED
        return show_hint(facts, waiting[0], options.hint)
    return check_all(folder, facts, options, needs, testing)


# ==================================================================================================
# What a cell can ask for besides a check: a hint, the zip to hand in, a check after every run.
# ==================================================================================================


class Said:
    """A text that a notebook shows below the cell."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return f'<div style="white-space:pre-wrap;max-width:64em">{html.escape(self.text)}</div>'


def hint_in_cell(facts: TopicFacts, name: str, number: int) -> Said:
    """Return one of the hints for an exercise."""
    if name not in facts.exercises:
        return Said(facts.explain_unknown_name(name))
    return Said(hint_words(facts, name, number, f'check.hint("{name}", {{}})'))


def pack_in_cell(folder: Path, facts: TopicFacts, namespace: Mapping[str, Any]) -> Said:
    """Pack the saved notebook as ``selfcheck.py --pack`` does, in a Python of its own.

    Where no other Python can be started, as in a browser, it is packed without being run.
    """
    command = [sys.executable, str(folder / "selfcheck.py"), "--pack"]
    try:
        run = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            env={**os.environ, "PYTHONIOENCODING": "utf-8", "NO_COLOR": "1"},
            check=False,
        )
        words = run.stdout
    except OSError:
        words = _pack_here(folder, facts)
    return Said((words + _unsaved(folder, facts, namespace)).rstrip())


def _pack_here(folder: Path, facts: TopicFacts) -> str:
    exercises = list(facts.exercises)
    with io.StringIO() as said, contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            notebook, cells = find_notebook(folder, facts.topic, exercises)
        except NotebookError as error:
            return (
                f"{error} If this service keeps the notebook elsewhere, download it (File, "
                "Download) and hand in the file.\n"
            )
        if not refuse_rivals(folder, notebook, cells, exercises):
            hand_in(folder, facts, notebook, cells, None, ())
            said.write("Not tried: whether the notebook runs from top to bottom.\n")
        return said.getvalue()


def _unsaved(folder: Path, facts: TopicFacts, namespace: Mapping[str, Any]) -> str:
    """Warn of answers that stand otherwise in the saved notebook than they were run last."""
    try:
        _, cells = find_notebook(folder, facts.topic, list(facts.exercises))
    except NotebookError:
        return ""
    changed = []
    for name in facts.exercises:
        with contextlib.suppress(KeyError, OSError, TypeError):
            source = inspect.getsource(namespace[name]).strip()
            if not any(source in cell.source for cell in cells):
                changed.append(name)
    if not changed:
        return ""
    return (
        f"Note: in the saved notebook these differ from what you ran last: {', '.join(changed)}. "
        "Save the notebook and pack again.\n"
    )


class CheckAfterRun:
    """Checks an exercise whenever a cell that defines its function was run."""

    def __init__(self, facts: TopicFacts, show: Callable[[str], None]) -> None:
        self.facts = facts
        self.show = show

    def __call__(self, result: Any) -> None:
        """Show the checks of what a cell defined; IPython calls this after every cell."""
        if getattr(result, "success", False):
            for name in dict.fromkeys(defined_names(result.info.raw_cell)):
                if name in self.facts.exercises:
                    self.show(name)


def watch_in_cell(shell: Any, facts: TopicFacts, show: Callable[[str], None], *, on: bool) -> Said:
    """Check after every run of an answer cell from now on, or no longer."""
    if shell is None:
        return Said("Outside of a notebook: python selfcheck.py --watch.")
    for old in [one for one in shell.events.callbacks["post_run_cell"] if _is_ours(one)]:
        shell.events.unregister("post_run_cell", old)
    if not on:
        return Said("Answer cells are no longer checked by themselves.")
    shell.events.register("post_run_cell", CheckAfterRun(facts, show))
    return Said("Every answer cell is checked when you run it. check.watch(False) ends this.")


def _is_ours(callback: object) -> bool:
    return type(callback).__name__ == CheckAfterRun.__name__


# --- what the notebook calls, and what the terminal runs ---------------------------------------

FOLDER = Path(__file__).resolve().parent


class Unavailable:
    """Says why nothing can be checked; counts as no points."""

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def __repr__(self) -> str:
        return "0"

    def _repr_html_(self) -> str:
        return f"<div>{html.escape(self.reason)}</div>"


class Checker:
    """Check the answers of this notebook. Never raises.

    ``check("fit_line")`` checks one exercise, ``check()`` shows how all of them stand.
    ``check.hint("fit_line")`` gives a hint, ``check.hint("fit_line", 2)`` the next one.
    ``check.watch()`` checks every answer cell when it is run.
    ``check.pack()`` makes the zip to hand in.
    """

    def __call__(self, name: object = None) -> Any:
        """Run the self-checks of one exercise, or of all, on the notebook's functions.

        Parameters
        ----------
        name : str, optional
            The name of the exercise, such as ``"fit_line"``; without it all are checked.

        Returns
        -------
        object
            A table in a notebook; of one exercise the plain text is the number of points.
        """
        try:
            return _check_in(_find_namespace(sys._getframe(1).f_globals), name)
        except BaseException as error:  # noqa: BLE001 - Run All must go on whatever happens
            return Unavailable(_explain(error))

    def hint(self, name: object = None, number: int = 1) -> Any:
        """Give a hint for an exercise; without a name for the first one that is not right."""
        try:
            facts = read_topic_facts(FOLDER / "selfchecks")
            if name is None:
                waiting = _check_in(_find_namespace(sys._getframe(1).f_globals), None).waiting
                if waiting is None:
                    return Said("All self-checks pass: no hint is needed.")
                name = waiting.exercise
            return hint_in_cell(facts, str(getattr(name, "__name__", name)), int(number))
        except BaseException as error:  # noqa: BLE001 - as above
            return Unavailable(_explain(error))

    def pack(self) -> Any:
        """Make the zip to hand in from the notebook as it was saved last."""
        try:
            facts = read_topic_facts(FOLDER / "selfchecks")
            return pack_in_cell(FOLDER, facts, _find_namespace(sys._getframe(1).f_globals))
        except BaseException as error:  # noqa: BLE001 - as above
            return Unavailable(_explain(error))

    def watch(self, on: bool = True) -> Any:
        """Check every answer cell when it is run, from now on; ``check.watch(False)`` ends it."""
        ipython = sys.modules.get("IPython")
        shell = ipython.get_ipython() if ipython else None

        def show(name: str) -> None:
            sys.modules["IPython"].display.display(self(name))

        try:
            facts = read_topic_facts(FOLDER / "selfchecks")
            return watch_in_cell(shell, facts, show, on=on)
        except BaseException as error:  # noqa: BLE001 - as above
            return Unavailable(_explain(error))


check = Checker()


def _check_in(namespace: dict[str, Any], name: object) -> Any:
    """Check one exercise, or all, on the functions of a namespace."""
    facts = read_topic_facts(FOLDER / "selfchecks")
    testing = _load_testing()
    history = namespace.get("In")  # what was run, in a notebook
    sources = [one for one in history if isinstance(one, str)] if isinstance(history, list) else []
    broken = testing.explain_syntax_errors(sources, facts.exercises)
    if name is None:
        return testing.check_topic(namespace, facts, broken)
    return testing.check_exercise(name, namespace, facts, broken)


class needs:  # noqa: N801 - reads as a word in ``with needs("fit_line"):``
    """Skip the rest of a cell, with one sentence, until the functions it needs are written."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def __enter__(self) -> "needs":
        self._namespace = sys._getframe(1).f_globals
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        if kind is None or not issubclass(kind, (NotImplementedError, NameError)):
            return False
        unwritten = self._unwritten(trace)
        if issubclass(kind, NameError) and not unwritten:
            return False  # else an earlier cell waits for the same functions, and made no names
        names = [f"`{name}`" for name in unwritten or self.names]
        listed = " and ".join([", ".join(names[:-1]), names[-1]] if names[1:] else names)
        sys.stdout.write(f"This cell works once you have written {listed or 'your functions'}.\n")
        return True

    def _unwritten(self, trace: TracebackType | None) -> list[str]:
        """Name the functions that are still stubs, among them the one that was called."""
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        called = trace.tb_frame.f_code.co_name if trace else ""
        try:
            is_stub = _load_testing().is_stub
        except ImportError:  # the folder selfchecks is gone
            return []
        stubs = [name for name in self.names if is_stub(self._namespace.get(name))]
        if called not in stubs and is_stub(self._namespace.get(called)):
            stubs.append(called)
        return stubs


def _find_namespace(caller: dict[str, Any]) -> dict[str, Any]:
    """Return the notebook's namespace; outside of a notebook that of the caller."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    namespace: dict[str, Any] = caller if shell is None else shell.user_ns
    return namespace


def _load_testing() -> ModuleType:
    """Import ``selfchecks/testing.py`` from the folder here, whatever else bears that name."""
    folder = str(FOLDER / "selfchecks")
    package = sys.modules.get("selfchecks")
    if list(getattr(package, "__path__", [])) != [folder]:
        for other in [key for key in sys.modules if key.partition(".")[0] == "selfchecks"]:
            del sys.modules[other]
        package = ModuleType("selfchecks")
        package.__path__ = [folder]
        sys.modules["selfchecks"] = package
    with _no_bytecode():
        return importlib.import_module("selfchecks.testing")


@contextlib.contextmanager
def _no_bytecode() -> Iterator[None]:
    before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        yield
    finally:
        sys.dont_write_bytecode = before


def _explain(error: BaseException, *, is_terminal: bool = False) -> str:
    if isinstance(error, KeyboardInterrupt):
        return "You stopped the check."
    if isinstance(error, ModuleNotFoundError) and str(error.name).startswith("selfchecks"):
        return "The folder selfchecks, or a part of it, is missing: take it from the release again."
    if isinstance(error, ModuleNotFoundError) and is_terminal:
        is_listed = (FOLDER / "requirements.txt").is_file()
        what = "-r requirements.txt" if is_listed else error.name
        return f"{error.name} is not installed here. Run `pip install {what}` in {FOLDER}."
    if isinstance(error, ModuleNotFoundError):
        return (
            f"{error.name} is not installed here. Run `%pip install {error.name}` in a cell, "
            "then restart the kernel."
        )
    kind = type(error).__name__
    return f"The check itself failed ({kind}); your answer is not judged. Show this to a teacher."


def main() -> int:
    """Run the command line."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    try:
        facts = read_topic_facts(FOLDER / "selfchecks")
        options = read_arguments(sys.argv[1:], __doc__)
        return run_command_line(FOLDER, facts, options, needs, _load_testing)
    except BrokenPipeError:  # whoever reads has enough, as in ``selfcheck.py | head``
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except ModuleNotFoundError as error:
        sys.stderr.write(f"selfcheck.py: {_explain(error, is_terminal=True)}\n")
        return 2


if __name__ == "__main__":
    sys.exit(main())
