"""Read the attacks: one file each, a header in TOML and notebook cells in percent format."""

import json
import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
FOLDER = HERE / "attacks"
WITH_TOOLS = "with the tools of the wire"
TOOLS = (FOLDER / "wire_tools.py").read_text(encoding="utf-8")
MARK = re.compile(r"^# %% ?(.*)$", re.MULTILINE)
FILLED = re.compile(r"\{\{(\w+)\}\}")


@dataclass(frozen=True)
class Part:
    """One part of an attack: a cell, or a file beside the notebook."""

    kind: str
    name: str
    text: str


@dataclass(frozen=True)
class Attack:
    """One attack; ``README.md`` beside this file explains every field."""

    number: int
    title: str
    group: str
    stem: str
    parts: tuple[Part, ...]
    base: str = "right"
    points: dict[str, int | list[int]] = field(default_factory=dict)
    fault: str = ""
    reported: tuple[str | list[str], ...] = ()
    no_event: str = ""
    forbidden: tuple[str, ...] = ()
    inactive: tuple[str, ...] = ()
    unconfined: str = ""
    calls: str = ""
    not_tried: str = ""
    needs_confinement: bool = False
    self_harm: bool = False

    @property
    def student(self) -> str:
        """The id under which it is handed in."""
        return f"{self.group}-{self.stem}"


def read_attack(path: Path) -> Attack:
    """Read one file; whatever is wrong with its header is an error here, not a silent pass."""
    _, header, body = path.read_text(encoding="utf-8").split('"""', 2)
    facts = tomllib.loads(header)
    for key in ("reported", "forbidden", "inactive"):
        facts[key] = tuple(facts.get(key, ()))
    attack = Attack(group=path.parent.name, stem=path.stem, parts=tuple(_parts(body)), **facts)
    if bool(attack.reported) == bool(attack.no_event):
        raise ValueError(f"{path.name}: give either 'told' or 'no_event'")
    if bool(attack.unconfined) == bool(attack.not_tried):
        raise ValueError(f"{path.name}: give either 'unconfined' or 'not_tried'")
    return attack


def _parts(body: str) -> list[Part]:
    _, *pieces = MARK.split(body)
    parts = []
    for title, text in zip(pieces[::2], pieces[1::2], strict=True):
        kind, _, name = (word.strip() for word in title.partition(":"))
        text = text.strip("\n")
        parts.append(
            Part(kind or "top", name, f"{TOOLS}\n\n{text}" if name == WITH_TOOLS else text)
        )
    return parts


def read_attacks() -> list[Attack]:
    """Read all attacks, in the order of their folders and names."""
    return [read_attack(path) for path in sorted(FOLDER.glob("*/*.py"))]


def fill(text: str, places: dict[str, str]) -> str:
    """Write the places of this run into an attack; an unknown one is an error."""
    return FILLED.sub(lambda found: places[found[1]], text)


def hostile_notebook(
    attack: Attack, release: dict[str, Any], answers: dict[str, str], places: dict[str, str]
) -> dict[str, Any]:
    """Put an attack into the released notebook: answers replaced, cells added, then edited."""
    notebook: dict[str, Any] = json.loads(json.dumps(release))
    notebook["cells"] = [cell for cell in notebook["cells"] if _stays(cell, release)]
    chosen = dict(answers) if attack.base == "right" else {}
    chosen |= {p.name: fill(p.text, places) for p in attack.parts if p.kind == "answer"}
    for cell in notebook["cells"]:
        name = grade_id(cell).removesuffix("-answer")
        if name in chosen:
            cell["source"] = chosen[name]
    top = [code_cell(fill(p.text, places)) for p in attack.parts if p.kind == "top"]
    end = [code_cell(fill(p.text, places)) for p in attack.parts if p.kind == "end"]
    first = next(i for i, cell in enumerate(notebook["cells"]) if grade_id(cell))
    notebook["cells"] = [*notebook["cells"][:first], *top, *notebook["cells"][first:], *end]
    for part in attack.parts:
        if part.kind == "edit":
            exec(part.text, {"notebook": notebook, "code_cell": code_cell, "grade_id": grade_id})
    return notebook


def _stays(cell: dict[str, Any], release: dict[str, Any]) -> bool:
    """Leave out the figures of the text: attackers need none, and drawing takes seconds.

    What stays of the top is the cell that gets the topic's files, and the one that imports.
    """
    top = [one["source"] for one in release["cells"] if one["cell_type"] == "code"][:2]
    return bool(grade_id(cell)) or cell["source"] in top


def grade_id(cell: dict[str, Any]) -> str:
    """The nbgrader id of a cell; empty if it has none."""
    return str(cell["metadata"].get("nbgrader", {}).get("grade_id", ""))


def code_cell(source: str) -> dict[str, Any]:
    """Make a cell that a student adds."""
    return {
        "cell_type": "code",
        "metadata": {},
        "source": source,
        "outputs": [],
        "execution_count": None,
    }


def script(attack: Attack, places: dict[str, str]) -> str:
    """Make a plain Python script of an attack, to show that it works where nothing confines it."""
    cells = [fill(p.text, places) for p in attack.parts if p.kind in ("top", "answer", "end")]
    return "\n\n".join(["import numpy as np", *cells, fill(attack.calls, places)])
