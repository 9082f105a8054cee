"""What the notebooks of a course import, read from what the instructor wrote."""

import ast
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

WARM = ("scipy", "sklearn", "statsmodels", "seaborn", "sympy", "networkx", "skimage", "bs4", "PIL")
"""Packages that take long to import, start no threads, and keep no state that a notebook can miss.

What imports NumPy, pandas and matplotlib does is done anyway.
"""


def imports_of(coursedir: Any, assignments: Iterable[str]) -> list[str]:
    """List the import statements of some assignments that are worth running ahead."""
    found: dict[str, None] = {}
    for assignment in assignments:
        folder = Path(coursedir.format_path(coursedir.source_directory, ".", assignment))
        for path in sorted(folder.glob("*.ipynb")):
            found.update(dict.fromkeys(_statements(path)))
    return list(found)


def _statements(path: Path) -> Iterator[str]:
    try:
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        sources = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    except (OSError, ValueError, KeyError, TypeError):  # nbgrader says what is wrong with it
        return
    for source in sources:
        lines = (line for line in source.splitlines() if not line.startswith(("%", "!")))
        try:
            tree = ast.parse("\n".join(lines))
        except (SyntaxError, ValueError):
            continue
        yield from (ast.unparse(node) for node in tree.body if _is_warm(node))


def _is_warm(node: ast.stmt) -> bool:
    if isinstance(node, ast.ImportFrom):
        return node.level == 0 and _package(node.module or "") in WARM
    return isinstance(node, ast.Import) and all(_package(one.name) in WARM for one in node.names)


def _package(name: str) -> str:
    return name.partition(".")[0]
