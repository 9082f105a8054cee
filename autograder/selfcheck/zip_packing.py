"""Make the zip file to hand in: the notebook, and what the student added that it needs."""

import ast
import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from .notebook_cells import Cell

RELEASED = ("selfcheck.py", "selfchecks", "data")


def pack(folder: Path, topic: str, notebook: Path, cells: Sequence[Cell]) -> tuple[Path, list[str]]:
    """Write ``<topic>.zip`` beside the notebook; return it and the names of what is in it.

    The same work gives the same file, byte for byte.
    """
    target = folder / f"{topic}.zip"
    contents = {f"{topic}.ipynb": notebook}
    for path in _added_files(folder, cells):
        contents[path.relative_to(folder).as_posix()] = path
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, path in contents.items():
            archive.writestr(zipfile.ZipInfo(name), path.read_bytes(), zipfile.ZIP_DEFLATED)
    return target, list(contents)


def _added_files(folder: Path, cells: Iterable[Cell]) -> list[Path]:
    """Find what the cells import or name in the folder, and the release did not bring."""
    queue = [cell.python for cell in cells]
    found: set[Path] = set()
    while queue:
        for name in _names_in(queue.pop()):
            path = folder / name
            if path in found or not _is_added(folder, path):
                continue
            found.add(path)
            if path.suffix == ".py":
                queue.append(path.read_text(encoding="utf-8", errors="replace"))
    return sorted(found)


def _names_in(source: str) -> set[str]:
    """Return the file names that a piece of code may mean."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):  # a cell that does not run needs no files
        return set()
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(f"{alias.name.replace('.', '/')}.py" for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(f"{node.module.replace('.', '/')}.py")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
            names.add(node.value.splitlines()[0][:200])
    return names


def _is_added(folder: Path, path: Path) -> bool:
    try:
        inside = path.resolve().relative_to(folder.resolve())
        return inside.parts[:1] not in [(name,) for name in RELEASED] and path.is_file()
    except (ValueError, OSError):  # outside of the folder, or no possible name
        return False
