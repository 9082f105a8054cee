"""Write a table as CSV that no spreadsheet computes, whatever it takes for the border of a cell."""

import csv
import io
import re
from collections.abc import Iterable, Sequence

_SIGN = r"[=+\-@＝＋－＠]"
_BORDER = r"""^\s*+|[;,|:"]\s*+|[^\S ][ ]*+|[\x00-\x1f\x7f-\x9f]"""
_AT_A_BORDER = re.compile(rf"({_BORDER})(?={_SIGN})|([ ])(?={_SIGN}\S)")
"""Before a sign that begins a formula, where a cell may begin: a spreadsheet with the settings of
another country splits at semicolons, tabs or blanks, quoted or not. ``" - "`` is no formula."""

_NUMBER = re.compile(r"[+-]?\d+(\.\d+)?(e[+-]?\d+)?")


def csv_text(rows: Iterable[Sequence[str]], line_end: str = "\r\n") -> str:
    """Return a table as CSV; every value but a number is kept from being a formula."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator=line_end)
    writer.writerows([escape_formula(value) for value in row] for row in rows)
    return text.getvalue()


def escape_formula(value: str) -> str:
    """Keep a spreadsheet from taking a string, or a part of it, for a formula.

    >>> escape_formula("=HYPERLINK(...)")
    "'=HYPERLINK(...)"
    >>> escape_formula("x;=1+1")
    "x;'=1+1"
    """
    return value if _NUMBER.fullmatch(value) else _AT_A_BORDER.sub(r"\g<0>'", value)
