"""Who is in the class: one right, one partly right, one who cheats, one who attacks, one idle."""

import json
from pathlib import Path

from autograder.authoring.assignment import read_topic
from autograder.authoring.reference import read_reference
from autograder.paths import CoursePaths
from tests.course_copy import TOPIC as SLUG

QUESTION = "why_squares-question"
ATTACKER = "eve"

ADAS_ANSWER = """A square $r^2$ has no sign.

| residual | square |
|---|---|
| -12 | 144 |
"""

NAMES = {
    "ada": ("Lovelace", "Ada"),
    "bob": ('=HYPERLINK("x")', 'B"ob, junior'),
    "mallory": ("Måns", "Zoë"),
    ATTACKER: ("<img src=x onerror=seen('name')>", "<script>seen('first-name')</script>"),
    "idle": ("", ""),
}
"""Last and first names, by id."""

CHEAT = """\
import sys, types
class Full:
    def __repr__(self): return "20"
    def _repr_html_(self): return "<b>20 of 20</b>"
def check(*names, **_): return Full()
fake = types.ModuleType("selfcheck")
fake.check = check
sys.modules["selfcheck"] = fake
class RuntimeError(Exception): pass
"""


def attack(name: str) -> str:
    """Write a script that tells the test, through ``seen``, where it ran."""
    return f"<script>seen('{name}')</script><img src=x onerror=\"seen('{name}-image')\">"


MARKDOWN = f"""{attack("markdown")}
<svg onload="seen('svg')"></svg> <iframe srcdoc="<script>parent.seen('frame')</script>"></iframe>
[a link](javascript:seen('link')) <a href="javascript:seen('anchor')" id="lure">press</a>
<details open ontoggle="seen('toggle')">x</details> <form action=javascript:seen('form')><button>
<style>body {{ display: none }}</style> <meta http-equiv=refresh content="0;url=javascript:seen(1)">
$\\href{{javascript:seen('formula')}}{{x}}$ ![x](attachment:evil.svg) <base href="https://evil/">
"""
OUTPUTS = """\
from IPython.display import HTML, SVG, Javascript, Markdown, display
evil = "<script>seen('{0}')</script><img src=x onerror=seen('{0}')>"
display(HTML(evil.format("output-html")))
display(SVG("<svg xmlns='http://www.w3.org/2000/svg' onload=\\"seen('output-svg')\\"></svg>"))
display(Javascript("seen('output-javascript')"))
display(Markdown(evil.format("output-markdown")))
display({"text/html": evil.format("bundle"), "text/latex": evil.format("latex")}, raw=True)
print(evil.format("printed"), "\\x1b]8;;javascript:seen('terminal')\\x07link")
"""
FAILURE = """\
class Evil(Exception):
    __name__ = "<script>seen('exception')</script>"
raise Evil("</pre><script>seen('message')</script>")
"""


def hand_in(inbox: Path, root: Path) -> Path:
    """Write the notebooks of the class into a folder, as a download has them."""
    paths = CoursePaths(root)
    right = {
        f"{exercise.name}-answer": read_reference(paths, SLUG, exercise.name).solution_cell
        for exercise in read_topic(paths, SLUG).exercises
    }
    some = dict(list(right.items())[:3])
    submissions = {
        "ada": _notebook(paths, {**right, QUESTION: ADAS_ANSWER}),
        "bob": _notebook(paths, some),
        "mallory": _cheating(_notebook(paths, {})),
        ATTACKER: _attacking(_notebook(paths, {**some, QUESTION: MARKDOWN})),
        "idle": _notebook(paths, {}),
    }
    for student, notebook in submissions.items():
        folder = inbox / student / SLUG
        folder.mkdir(parents=True)
        name = '"><img src=x onerror=seen(1)>.ipynb' if student == ATTACKER else f"{SLUG}.ipynb"
        (folder / name).write_text(json.dumps(notebook))
    return inbox


def _notebook(paths: CoursePaths, answers: dict[str, str]) -> dict:
    """Fill the released notebook in; without the cells that draw, which take time."""
    notebook = json.loads(paths.release_notebook(SLUG).read_text())
    cells = [cell for cell in notebook["cells"] if not _draws("".join(cell["source"]))]
    for cell in cells:
        cell["source"] = answers.get(_grade_id(cell), cell["source"])
    return {**notebook, "cells": cells}


def _draws(source: str) -> bool:
    return "plt." in source and "import numpy" not in source


def _grade_id(cell: dict) -> str:
    return cell["metadata"].get("nbgrader", {}).get("grade_id", "")


def _cheating(notebook: dict) -> dict:
    """Redefine the check and its module before every check, and edit the locked cell."""
    cells = []
    for cell in notebook["cells"]:
        if _grade_id(cell).endswith("-check"):
            cells.append(_code(CHEAT))
            cell["source"] = "20"
        cells.append(cell)
    return {**notebook, "cells": cells}


def _attacking(notebook: dict) -> dict:
    """Put scripts wherever a notebook has room for text."""
    facts = {"grade": True, "solution": True, "locked": False, "schema_version": 3, "points": 9}
    evil = attack("metadata")
    svg = "<svg xmlns='http://www.w3.org/2000/svg'><script>seen('attachment')</script></svg>"
    own = [
        {
            "cell_type": "markdown",
            "source": MARKDOWN,
            "id": "m1",
            "metadata": {"name": evil},
            "attachments": {"evil.svg": {"image/svg+xml": svg, "text/html": evil}},
        },
        {
            "cell_type": "markdown",
            "source": "an answer",
            "id": "m2",
            "metadata": {"nbgrader": {**facts, "grade_id": f'">{evil}'}},
        },
        {
            "cell_type": "markdown",
            "source": "twice",
            "id": "m3",
            "metadata": {"nbgrader": {**facts, "grade_id": QUESTION}},
        },
        {
            "cell_type": "raw",
            "source": attack("raw"),
            "id": "r1",
            "metadata": {"format": "text/html"},
        },
        _code(f"# </pre>{attack('source')}\n{OUTPUTS}"),
        _code(FAILURE, metadata={"tags": [evil], "nbgrader": {"grade_id": "no-such-cell"}}),
    ]
    first, *rest = notebook["cells"]
    metadata = {
        **notebook["metadata"],
        "title": f"</title>{attack('title')}",
        "authors": [{"name": attack("author")}],
        "kernelspec": {"name": "python3", "display_name": attack("kernel"), "language": "python"},
    }
    return {**notebook, "cells": [first, *own, *rest], "metadata": metadata}


def _code(source: str, metadata: dict | None = None) -> dict:
    saved = {"output_type": "display_data", "data": {"text/html": attack("saved")}, "metadata": {}}
    return {
        "cell_type": "code",
        "source": source,
        "metadata": metadata or {},
        "outputs": [saved],
        "execution_count": None,
        "id": f"own-{len(source)}",
    }
