"""What the notebooks of a course import and test with, read from what the instructor wrote."""

import ast
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

WARM = ("scipy", "sklearn", "statsmodels", "seaborn", "sympy", "networkx", "skimage", "bs4", "PIL")
"""Packages that take long to import, start no threads, and keep no state that a notebook can miss.

What imports NumPy, pandas and matplotlib does is done anyway.
"""

FAILING = {
    r"\b(np|numpy)\.testing\b": "import numpy.testing\nnumpy.testing.assert_allclose(1.0, 2.0)",
    r"\b(pd|pandas)\.testing\b": (
        "import pandas.testing\n"
        "one, two = (pandas.Series([number]) for number in (1, 2))\n"
        "pandas.testing.assert_series_equal(one, two)"
    ),
    r"\bunittest\b": "import unittest\nunittest.TestCase().assertEqual(1, 2)",
}
"""For a pattern of what tests compare with: a comparison that fails.

A traceback shows the library's code, and to find out where in it, the whole file is parsed.
"""


@dataclass(frozen=True)
class AheadOfNotebooks:
    """What the warm process of a run is to do once for all its notebooks.

    Attributes
    ----------
    imports : tuple of str
        Import statements of the instructor's own.
    failing : tuple of str
        Comparisons that fail as tests will; of `FAILING`.
    """

    imports: tuple[str, ...] = ()
    failing: tuple[str, ...] = ()


def ahead_of(coursedir: Any, assignments: Iterable[str]) -> AheadOfNotebooks:
    """Find out what is worth doing ahead of the notebooks of some assignments."""
    imports: dict[str, None] = {}
    failing: dict[str, None] = {}
    for assignment in assignments:
        folder = Path(coursedir.format_path(coursedir.source_directory, ".", assignment))
        for path in sorted(folder.glob("*.ipynb")):
            sources = _sources(path)
            imports.update(dict.fromkeys(_statements(sources)))
            text = "\n".join(sources)
            failing.update({code: None for used, code in FAILING.items() if re.search(used, text)})
    return AheadOfNotebooks(tuple(imports), tuple(failing))


def _sources(path: Path) -> list[str]:
    try:
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    except (OSError, ValueError, KeyError, TypeError):  # nbgrader says what is wrong with it
        return []


def _statements(sources: Iterable[str]) -> Iterator[str]:
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
