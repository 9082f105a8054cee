"""What a self-check found out, as a small table in the notebook, as text and as plain data."""

from dataclasses import asdict, dataclass
from html import escape
from typing import Any

MARKS = {"passed": "✓", "failed": "✗", "todo": "○", "stopped": "■"}
PLAIN_MARKS = {"passed": "ok", "failed": "x", "todo": "-", "stopped": "!"}
WORDS = {
    "passed": "passed",
    "failed": "failed",
    "todo": "not attempted yet",
    "stopped": "stopped",
}
HTML_COLOURS = {"passed": "#1a8754", "failed": "#d1372b", "todo": "#808080", "stopped": "#b26a00"}
THEME_COLOURS = {  # JupyterLab's own, which suit its light and its dark theme
    "passed": "--jp-success-color0",
    "failed": "--jp-error-color1",
    "todo": "--jp-content-font-color2",
}
TERMINAL_COLOURS = {"passed": "32", "failed": "31", "todo": "90", "stopped": "33"}
BLOCK_STYLE = "font-size:90%;line-height:1.4;max-width:64em"
TABLE_STYLE = "border-collapse:collapse;margin:4px 0;font-size:inherit"
MORE = "Hidden tests probe more than this: other shapes and sizes, and the edges of the statement."


def number(points: float) -> str:
    """Write points without needless zeros."""
    return f"{points:g}"


@dataclass(frozen=True)
class Row:
    """The verdict of one self-check: its title, how it went, and what to know if it did not."""

    title: str
    status: str
    points: float
    message: str = ""
    call: str = ""
    place: str = ""

    @property
    def origin(self) -> tuple[str, ...]:
        """Say which call went wrong, and which line of which check made it."""
        said = (("Call", self.call), ("Check", self.place))
        return tuple(f"{word}: {text}" for word, text in said if text)


@dataclass(frozen=True, repr=False)
class CheckResult:
    """All verdicts on one exercise. Its plain text is the points, which nbgrader reads."""

    exercise: str
    max_points: float = 0
    is_bonus: bool = False
    rows: tuple[Row, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def points(self) -> float:
        """What the self-checks that passed add up to."""
        earned = sum(row.points for row in self.rows if row.status == "passed")
        return min(earned, self.max_points)

    @property
    def has_passed(self) -> bool:
        """Whether there are self-checks and all of them passed."""
        return bool(self.rows) and all(row.status == "passed" for row in self.rows)

    @property
    def status(self) -> str:
        """How it stands as a whole: ``failed`` as soon as anything was tried and is not right."""
        if self.has_passed:
            return "passed"
        found = {row.status for row in self.rows} - {"passed"}
        only = "stopped" if "stopped" in found else "todo"
        return only if found in ({only}, set()) else "failed"

    @property
    def worth(self) -> str:
        """The points in words: ``2 of 5``."""
        kind = " bonus" if self.is_bonus else ""
        return f"{number(self.points)} of {number(self.max_points)}{kind}"

    @property
    def summary(self) -> str:
        """One line: the points."""
        if not self.rows:
            return "Nothing could be checked."
        kind = "bonus points" if self.is_bonus else "points"
        line = f"Self-checks: {number(self.points)} of {number(self.max_points)} {kind}."
        if all(row.status == "todo" for row in self.rows):
            return f"{line} Not attempted yet."
        return f"{line} All of them pass." if self.has_passed else line

    def as_data(self) -> dict[str, Any]:
        """Return everything as plain values."""
        return {**asdict(self), "points": self.points, "passed": self.has_passed}

    @property
    def first_failure(self) -> tuple[Row, ...]:
        """The first verdict that is not ``passed``, if there is one."""
        return tuple(row for row in self.rows if row.status != "passed")[:1]

    def as_text(
        self,
        *,
        is_coloured: bool = False,
        is_plain: bool = False,
        wanted: tuple[Row, ...] | None = None,
    ) -> str:
        """Write the verdicts for a terminal; of the rows those that are wanted, or all."""
        marks = PLAIN_MARKS if is_plain else MARKS

        def paint(text: str, colour: str) -> str:
            return f"\x1b[{colour}m{text}\x1b[0m" if is_coloured else text

        lines = [paint(self.exercise, "1")]
        for row in self.rows if wanted is None else wanted:
            colour = TERMINAL_COLOURS[row.status]
            words = f"({WORDS[row.status]}, {number(row.points)})"
            lines.append(f"  {paint(marks[row.status], colour)} {row.title} {paint(words, colour)}")
            lines += [f"      {line}" for line in row.message.splitlines()]
            lines += [f"      {paint(line, '90')}" for line in row.origin]
        lines += [f"  {line}" for note in self.notes for line in note.splitlines()]
        return "\n".join([*lines, f"  {self.summary}"])

    def __repr__(self) -> str:
        # a bonus cell is worth 0 in nbgrader, and a larger number would stop its validation
        return number(0 if self.is_bonus else self.points)

    def _repr_html_(self) -> str:
        return self.as_html()

    def as_html(self, *, is_part: bool = False) -> str:
        """Write the verdicts for a notebook; as part of a page without what hidden tests do."""
        rows = "".join(_html_row(row) for row in self.rows)
        style = "white-space:pre-wrap"
        notes = "".join(f'<div style="{style}">{html_text(note)}</div>' for note in self.notes)
        table = f'<table style="{TABLE_STYLE}">{rows}</table>' * bool(rows)
        more = f'<div style="opacity:0.75">{MORE * bool(self.rows)}</div>' * (not is_part)
        return (
            f'<div style="{"" if is_part else BLOCK_STYLE}">'
            f"<div><code><b>{escape(self.exercise)}</b></code> &ensp; {escape(self.summary)}</div>"
            f"{table}{notes}{more}</div>"
        )


def html_mark(status: str) -> str:
    """Return the sign and the word for a status, in its colour."""
    plain, theme = HTML_COLOURS[status], THEME_COLOURS.get(status, "")
    # twice: JupyterLab takes the second out of a notebook that it does not trust
    colour = f"color:{plain}" + f";color:var({theme},{plain})" * bool(theme)
    return (
        f'<span style="{colour};white-space:nowrap"><b>{MARKS[status]}</b> {WORDS[status]}</span>'
    )


def _html_row(row: Row) -> str:
    points = f"{number(row.points) if row.status == 'passed' else 0} of {number(row.points)}"
    cell = "text-align:left;vertical-align:top;padding:2px 12px 2px 0;background:transparent"
    message = ""
    style = "white-space:pre-wrap;margin:2px 0 4px 0;font-family:monospace;font-size:95%"
    if row.message:
        message = f'<div style="{style}">{escape(row.message)}</div>'
    if row.origin:
        origin = "<br>".join(map(escape, row.origin))
        message += f'<div style="{style};opacity:0.75">{origin}</div>'
    return (
        f'<tr style="background:transparent"><td style="{cell}">{html_mark(row.status)}</td>'
        f'<td style="{cell}">{html_text(row.title)}{message}</td>'
        f'<td style="{cell};white-space:nowrap;opacity:0.75">{points}</td></tr>'
    )


def html_text(text: str) -> str:
    """Escape a text and set what stands in backquotes as code."""
    parts = escape(text).split("`")
    if len(parts) % 2 == 0:
        return escape(text)
    return "".join(f"<code>{part}</code>" if i % 2 else part for i, part in enumerate(parts))
