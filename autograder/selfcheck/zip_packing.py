"""Make the zip file to hand in: the notebook, and what the student added that it needs."""

import ast
import hashlib
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from autograder.own_files import MAX_FILES, fault_of_own_file, is_released

from .notebook_cells import Cell
from .topic_facts import TopicFacts

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
