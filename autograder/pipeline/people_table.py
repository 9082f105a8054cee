"""Lists of people as spreadsheets write them: CSV of any delimiter and encoding."""

import codecs
import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from autograder.errors import Fault

_DELIMITERS = ",;\t"
_NO_TAGS = str.maketrans("<>", "‹›")  # formgrader writes names into its pages as they are
_UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_BINARY = {
    b"PK\x03\x04": "a zip, or a spreadsheet of Excel or LibreOffice",
    b"\xd0\xcf\x11\xe0": "an old spreadsheet of Excel",
    b"%PDF": "a PDF",
    b"SQLite format 3": "a database",
    b"\x1f\x8b": "a packed file",
}
"""How files begin that people name by mistake."""


@dataclass(frozen=True)
class PeopleTable:
    """The lines of a list: each with its number and its values by column."""

    rows: tuple[tuple[int, Mapping[str, str]], ...]
    columns: frozenset[str]
    faults: list[Fault] = field(default_factory=list)


def read_people_table(
    file: Path, content: bytes, headings: Mapping[str, Sequence[str]], required: str
) -> PeopleTable:
    """Read a list; faults are collected with their lines.

    Parameters
    ----------
    file : Path
        What messages call it.
    content : bytes
        The file.
    headings : mapping of str to sequence of str
        The headings that stand for each column, blanks and signs left out.
    required : str
        The column that must be there.
    """
    kind = _binary_kind(content)
    if kind:
        message = f"this is no CSV. Got {kind}. Save it as CSV and name that file."
        return PeopleTable((), frozenset(), [Fault(file, 1, message)])
    text = _decode(content)
    first_line = text.lstrip().partition("\n")[0]
    delimiter = max(_DELIMITERS, key=first_line.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    faults: list[Fault] = []
    rows: list[tuple[int, Mapping[str, str]]] = []
    columns: dict[str, int] | None = None
    try:
        for row in reader:
            if not any(value.strip() for value in row):
                continue
            if columns is None:
                columns = _columns(row, headings)
                if required not in columns:
                    faults.append(Fault(file, reader.line_num, _no_column(required, row)))
                    break
            else:
                rows.append((reader.line_num, _values(row, columns)))
    except csv.Error as error:
        faults.append(Fault(file, reader.line_num, f"this is no CSV: {error}."))
    if not rows and not faults:
        faults.append(Fault(file, 1, "there are no students. Got an empty list. Write one a line."))
    return PeopleTable(tuple(rows), frozenset(columns or ()), faults)


def _binary_kind(content: bytes) -> str:
    """Report what a file is that holds no text; an empty string if it may hold some."""
    for start, kind in _BINARY.items():
        if content.startswith(start):
            return kind
    is_text = content.startswith(_UTF_16) or b"\0" not in content
    return "" if is_text else "a file that is no text"


def _decode(content: bytes) -> str:
    """Read the encodings that spreadsheets write."""
    if content.startswith(_UTF_16):
        return content.decode("utf-16", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def _columns(header: list[str], headings: Mapping[str, Sequence[str]]) -> dict[str, int]:
    names = ["".join(filter(str.isalnum, heading)).lower() for heading in header]
    return {
        column: names.index(name)
        for column, spellings in headings.items()
        for name in reversed(spellings)
        if name in names
    }


def _no_column(required: str, header: list[str]) -> str:
    got = ", ".join(header)
    got = got if len(got) <= 200 else f"{got[:200]} ..."
    return (
        f"there is no column with {required}s. Got the headings {got}. Name one of them: {required}"
    )


def _values(row: list[str], columns: Mapping[str, int]) -> dict[str, str]:
    return {
        name: " ".join(row[column].split()).translate(_NO_TAGS) if column < len(row) else ""
        for name, column in columns.items()
    }
