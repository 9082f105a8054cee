"""How a whole topic stands: what ``check()`` without a name shows in a notebook."""

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any

from .results import (
    BLOCK_STYLE,
    HTML_COLOURS,
    MARKS,
    MORE,
    TABLE_STYLE,
    CheckResult,
    html_mark,
    number,
)
from .running import check_exercise

if TYPE_CHECKING:
    from .topic_facts import TopicFacts


@dataclass(frozen=True, repr=False)
class Overview:
    """The results of all exercises, those that were not run left out."""

    total: int
    results: tuple[CheckResult, ...]

    @property
    def right(self) -> int:
        """How many exercises pass all their self-checks."""
        return sum(result.has_passed for result in self.results)

    @property
    def waiting(self) -> CheckResult | None:
        """The first exercise that is not right."""
        return next((result for result in self.results if not result.has_passed), None)

    @property
    def summary(self) -> str:
        """One line: exercises, points and bonus points."""
        right = f"{self.right} of {self.total} exercises right"
        words = [right, f"{self._points(is_bonus=False)} points"]
        if any(result.is_bonus for result in self.results):
            words.append(f"{self._points(is_bonus=True)} bonus points")
        return ", ".join(words) + "."

    def _points(self, *, is_bonus: bool) -> str:
        chosen = [result for result in self.results if result.is_bonus is is_bonus]
        earned, most = (sum(r.points for r in chosen), sum(r.max_points for r in chosen))
        return f"{number(earned)} of {number(most)}"

    def __repr__(self) -> str:
        lines = [f"{MARKS[one.status]} {one.exercise} ({one.worth})" for one in self.results]
        waiting = self.waiting
        if waiting is not None:
            lines += ["", waiting.as_text(wanted=waiting.first_failure)]
            lines.append(f'A hint: check.hint("{waiting.exercise}")')
        return "\n".join([self.summary, *lines])

    def _repr_html_(self) -> str:
        share = 100 * self.right // self.total if self.total else 0
        colour = HTML_COLOURS["passed"]
        bar = (
            '<div style="width:24em;max-width:100%;height:0.6em;margin:4px 0;border-radius:0.3em;'
            'background:#80808040">'
            f'<div style="width:{share}%;height:100%;border-radius:0.3em;background:{colour}">'
            "</div></div>"
        )
        rows = "".join(map(_line_of_exercise, self.results))
        return (
            f'<div style="{BLOCK_STYLE}"><div>{escape(self.summary)}</div>{bar}'
            f'<table style="{TABLE_STYLE}">{rows}</table>'
            f"{self._html_of_next()}</div>"
        )

    def _html_of_next(self) -> str:
        waiting = self.waiting
        if waiting is None:
            return f'<div style="opacity:0.75">{MORE}</div>'
        shown = CheckResult(
            waiting.exercise, waiting.max_points, waiting.is_bonus, waiting.first_failure
        )
        hint = f'check.hint("{waiting.exercise}")'
        return (
            f'<div style="margin-top:6px"><b>Next</b>{shown.as_html(is_part=True)}</div>'
            f'<div style="opacity:0.75">A hint: <code>{escape(hint)}</code></div>'
        )


def check_topic(
    namespace: dict[str, Any], facts: "TopicFacts", broken: Mapping[str, str]
) -> Overview:
    """Run all self-checks, up to one that is stopped from the keyboard."""
    results: list[CheckResult] = []
    for name in facts.exercises:
        results.append(check_exercise(name, namespace, facts, broken))
        if results[-1].status == "stopped":
            break
    return Overview(len(facts.exercises), tuple(results))


def _line_of_exercise(result: CheckResult) -> str:
    cell = "text-align:left;padding:0 12px 0 0;background:transparent"
    return (
        f'<tr style="background:transparent"><td style="{cell}">{html_mark(result.status)}</td>'
        f'<td style="{cell}"><code>{escape(result.exercise)}</code></td>'
        f'<td style="{cell};opacity:0.75">{escape(result.worth)}</td></tr>'
    )
