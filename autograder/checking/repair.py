"""From the bytes of one handed-in file to cells: whatever can be repaired is, and a note says so.

Nothing here believes the file. Cells are read by hand rather than through a notebook library,
because a library refuses a whole notebook for a fault in a part that grading never looks at.
"""

import codecs
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import PurePath
from typing import Literal

from autograder.checking.cell_labels import label_cells, sentence_start
from autograder.checking.file_kinds import other_kind
from autograder.control_characters import escape_line
from autograder.errors import SubmissionError
from autograder.model import SubmittedCell
from autograder.quotation_marks import quoted

CellKind = Literal["code", "markdown", "raw"]

_KINDS: Mapping[str, CellKind] = {"code": "code", "markdown": "markdown", "heading": "markdown"}
MAX_CELLS = 5_000
_FORMATS = range(1, 100)
_PLACED_ID = re.compile(r"[A-Za-z0-9_]+-(answer|check|question)")
_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8", "a byte-order mark"),
    (codecs.BOM_UTF16_LE, "utf-16-le", "the UTF-16 encoding"),
    (codecs.BOM_UTF16_BE, "utf-16-be", "the UTF-16 encoding"),
)


@dataclass(frozen=True, kw_only=True)
class ReadCell(SubmittedCell):
    """One cell with all that reading knows of it."""

    index: int
    claims: Mapping[str, object] = field(default_factory=dict, repr=False, compare=False)
    """What the cell's nbgrader metadata says: compared with the course, never believed."""
    outputs: Sequence[Mapping[str, object]] = field(default=(), repr=False, compare=False)
    """The texts of what the file says that the cell put out: shown at most, never believed."""
    place: str = field(default="", compare=False)
    """Where it stands, in words by which a person finds it."""

    @property
    def title(self) -> str:
        """Its place, as a sentence begins with it."""
        return sentence_start(self.place)


@dataclass(frozen=True)
class Repaired:
    """The cells of one file and what had to be repaired to get them."""

    cells: tuple[ReadCell, ...]
    notes: tuple[str, ...]


def read_notebook(content: bytes, where: str) -> Repaired:
    """Read the bytes of an ``.ipynb`` file; SubmissionError if they are not a notebook."""
    _refuse_empty(content, where)
    _refuse_other_kinds(content, where)
    text, notes = _decode(content)
    document = _parse_json(text, where)
    raw_cells, version = _raw_cells(document, where)
    if version < 4:
        notes.append(f"The notebook is in the old format {version}; it was upgraded.")
    cells = [cell for cell in raw_cells if isinstance(cell, dict)]
    if len(cells) < len(raw_cells):
        notes.append(f"{len(raw_cells) - len(cells)} entries that are no cells were left out.")
    minor = document.get("nbformat_minor")
    notes += _id_notes(cells, has_ids=version == 4 and isinstance(minor, int) and minor >= 5)
    lacking = [str(n) for n, raw in enumerate(cells, 1) if _source_of(raw) is None]
    if lacking:
        notes.append(f"Without any source, read as empty: cell {_listed(lacking)} of {len(cells)}.")
    return Repaired(_placed([_cell(n, raw) for n, raw in enumerate(cells)]), tuple(notes))


def read_script(content: bytes, where: str) -> Repaired:
    """Read a ``.py`` file: a Jupytext or nbconvert export, or a plain script."""
    _refuse_empty(content, where)
    _refuse_other_kinds(content, where)
    text, notes = _decode(content)
    parts = [part for part in _script_parts(_clean(text)) if part[1]]
    _refuse_too_many(len(parts), where)
    cells = [ReadCell(*part, index=n) for n, part in enumerate(parts)]
    name = escape_line(PurePath(where).name)
    notes.append(
        f"`{name}` is a Python script; it was read as {len(cells)} cells. "
        "Please hand in the notebook itself next time."
    )
    return Repaired(_placed(cells), tuple(notes))


def _placed(cells: Sequence[ReadCell]) -> tuple[ReadCell, ...]:
    found = label_cells((cell.cell_type, cell.source) for cell in cells)
    return tuple(replace(cell, place=place) for cell, place in zip(cells, found, strict=True))


# --- bytes and JSON ---------------------------------------------------------------------------


def _refuse_empty(content: bytes, where: str) -> None:
    if not content.strip():
        raise SubmissionError(
            f"{where}: the file is empty, so there are no answers. Got {len(content)} bytes. "
            "Save the notebook and hand it in again."
        )


def _refuse_other_kinds(content: bytes, where: str) -> None:
    what, remedy = other_kind(content)
    if what:
        raise SubmissionError(
            f"{where}: this is not a notebook, whatever its name. Got {what}. "
            f"{remedy}, and hand in the .ipynb file itself."
        )


def _decode(content: bytes) -> tuple[str, list[str]]:
    notes = []
    encoding = "utf-8"
    for mark, name, reported in _BYTE_ORDER_MARKS:
        if content.startswith(mark):
            content, encoding = content[len(mark) :], name
            notes.append(f"The file was saved with {reported}; it was accepted.")
            break
    else:
        if b"\0" in content[:2] and len(content) % 2 == 0:  # the first sign of JSON is ASCII
            encoding = "utf-16-le" if content[:1] != b"\0" else "utf-16-be"
            notes.append("The file was saved with the UTF-16 encoding; it was accepted.")
    try:
        text = content.decode(encoding)
    except UnicodeDecodeError as error:
        text = content.decode(encoding, errors="replace")
        notes.append(
            f"The file is not valid {encoding.upper()} (first at byte {error.start}); "
            "unreadable characters were replaced."
        )
    if "\r\n" in text:
        notes.append("The file has Windows line ends; it was accepted.")
    return text, notes


def _parse_json(text: str, where: str) -> dict[str, object]:
    remedy = "Open the notebook in Jupyter, save it, and hand it in again."
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        found = escape_line(text[error.pos : error.pos + 30], 24)
        got = quoted(found) if found else "the end of the file"
        raise SubmissionError(
            f"{where}:{error.lineno}:{error.colno}: this is not a complete notebook, it cannot be "
            f"read as JSON ({error.msg}). Got {got}. {remedy}"
        ) from None
    except (RecursionError, ValueError):
        raise SubmissionError(
            f"{where}: this is not a notebook. Got JSON that is nested too deeply or holds "
            f"a number too long to read. {remedy}"
        ) from None
    if not isinstance(document, dict):
        raise SubmissionError(
            f"{where}: this is not a notebook. Got a JSON {type(document).__name__}. {remedy}"
        )
    return document


def _raw_cells(document: dict[str, object], where: str) -> tuple[list[object], int]:
    """Return the cells as they stand in the document, and the major version of its format."""
    version = document.get("nbformat")
    found = document.get("cells")
    sheets = document.get("worksheets")
    if not isinstance(found, list) and isinstance(sheets, list):
        found = [cell for sheet in sheets if isinstance(sheet, dict) for cell in _cells_of(sheet)]
        version = version if isinstance(version, int) and version < 4 else 3
    if not isinstance(found, list):
        keys = escape_line(", ".join(sorted(document)[:6])) or "nothing"
        raise SubmissionError(
            f"{where}: this is not a notebook, it has no list of cells. Got a file that holds "
            f"{keys}. Hand in the .ipynb file of the assignment."
        )
    if not found:
        raise SubmissionError(
            f"{where}: the notebook has no cells, so there are no answers. Got 0 cells. "
            "Hand in the notebook with your answers."
        )
    _refuse_too_many(len(found), where)
    return found, version if isinstance(version, int) and version in _FORMATS else 4


def _refuse_too_many(count: int, where: str) -> None:
    if count > MAX_CELLS:
        raise SubmissionError(
            f"{where}: the notebook has too many cells to be read. Got {count}, at most "
            f"{MAX_CELLS}. Take out those that hold nothing of the assignment."
        )


def _cells_of(sheet: dict[str, object]) -> Sequence[object]:
    cells = sheet.get("cells")
    return cells if isinstance(cells, list) else ()


# --- cells ------------------------------------------------------------------------------------


def _cell(index: int, raw: dict[str, object]) -> ReadCell:
    kind = _KINDS.get(str(raw.get("cell_type")), "raw")
    claims = _nbgrader_metadata(raw)
    grade_id = claims.get("grade_id")
    cell_id = raw.get("id")
    if not isinstance(grade_id, str) or not grade_id:
        # Editors that strip metadata often keep the cell's own id, and ours are the same.
        is_ours = isinstance(cell_id, str) and _PLACED_ID.fullmatch(cell_id)
        grade_id = cell_id if is_ours else None
    source = _clean(_source_of(raw) or "")
    return ReadCell(
        kind,
        source,
        _text_or_none(grade_id),
        index=index,
        claims=claims,
        outputs=_outputs_of(raw),
    )


def _outputs_of(raw: dict[str, object]) -> list[dict[str, object]]:
    """Keep what outputs hold of text, images included; all else could be nested without end."""
    found = raw.get("outputs")
    outputs = [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []
    return [
        {**_texts(one), **({"data": _texts(data)} if isinstance(data, dict) else {})}
        for one in outputs
        for data in [one.get("data")]
    ]


def _texts(record: dict[str, object]) -> dict[str, object]:
    """Keep the fields that hold a text, or a list of texts as the notebook format allows it."""
    return {
        name: value
        for name, value in record.items()
        if isinstance(value, str)
        or (isinstance(value, list) and all(isinstance(part, str) for part in value))
    }


def _nbgrader_metadata(raw: dict[str, object]) -> dict[str, object]:
    metadata = raw.get("metadata")
    claims = metadata.get("nbgrader") if isinstance(metadata, dict) else None
    return claims if isinstance(claims, dict) else {}


def _source_of(raw: dict[str, object]) -> str | None:
    """Return the text of a cell, wherever old formats and careless tools keep it."""
    source = raw.get("source", raw.get("input"))
    if isinstance(source, list):
        return "".join(line for line in source if isinstance(line, str))
    return source if isinstance(source, str) else None


def _text_or_none(value: object) -> str | None:
    return _clean(value) if isinstance(value, str) else None


def _clean(text: str) -> str:
    """Unify line ends; replace lone surrogates, which no file and no parser would take."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text.encode("utf-8", errors="replace").decode("utf-8")


def _id_notes(cells: Sequence[dict[str, object]], *, has_ids: bool) -> list[str]:
    ids = [str(raw["id"]) for raw in cells if "id" in raw]
    if not has_ids:
        return ["Stray cell ids of a newer format were accepted."] if ids else []
    notes = []
    if len(ids) < len(cells):
        notes.append(f"{len(cells) - len(ids)} cells had no id; that changes nothing.")
    if len(set(ids)) < len(ids):
        notes.append(
            f"{len(ids) - len(set(ids))} cells had the id of another; this changes no mark."
        )
    return notes


def _listed(items: Sequence[str], limit: int = 6) -> str:
    return ", ".join(items[:limit]) + (" and more" if len(items) > limit else "")


# --- scripts ----------------------------------------------------------------------------------

_MARKER = re.compile(r"^#\s?(?:%%(?P<options>.*)|In\s?\[[\d ]*\]:?\s*)$", re.MULTILINE)
_GRADE_ID = re.compile(r'"grade_id":\s*"([A-Za-z0-9_-]+)"')
_TOP_LEVEL = re.compile(r"\n(?=\n(?:def |class |@))")


def _script_parts(text: str) -> list[tuple[CellKind, str, str | None]]:
    markers = list(_MARKER.finditer(text))
    if not markers:
        # One function, one cell: what goes wrong in one must not take the others along.
        return [("code", part.strip("\n"), None) for part in _TOP_LEVEL.split(text)]
    parts: list[tuple[CellKind, str, str | None]] = [
        ("code", text[: markers[0].start()].strip("\n"), None)
    ]
    ends = [marker.start() for marker in markers[1:]] + [len(text)]
    for marker, end in zip(markers, ends, strict=True):
        options = marker["options"] or ""
        grade_id = _GRADE_ID.search(options)
        body = text[marker.end() : end].strip("\n")
        is_prose = "[markdown]" in options or "[md]" in options
        if is_prose:
            body = "\n".join(re.sub(r"^# ?", "", line) for line in body.splitlines())
        parts.append(("markdown" if is_prose else "code", body, grade_id[1] if grade_id else None))
    return parts
