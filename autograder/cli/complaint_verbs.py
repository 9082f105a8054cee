"""The verbs that answer complaints: ``explain``."""

import re
import textwrap
from collections.abc import Iterator

import click

from autograder.checking.replay import ReplayedCall, ReplayedRun, RunKind
from autograder.cli.output import Common, common_options
from autograder.model import Status
from autograder.pipeline.explain import ExplainedTest, Explanation, explain

_DOCSTRING = re.compile(r'("""|\'\'\')(?:(?!\1).)*\n(?:(?!\1).)*\1', re.DOTALL)


@click.command("explain")
@click.argument("student")
@click.argument("exercise", metavar="TOPIC/EXERCISE")
@click.option("--full", "is_full", is_flag=True, help="Write every call, and all values in full.")
@click.option(
    "--sandbox",
    type=click.Choice(["full", "reduced"]),
    default="full",
    envvar="AUTOGRADER_SANDBOX",
    help="How tightly student code must be confined; see `autograder doctor` [default: full].",
)
@common_options
def explain_verb(
    common: Common, student: str, exercise: str, *, is_full: bool, sandbox: str
) -> None:
    """Replay each hidden test of TOPIC/EXERCISE on one submission, with all values.

    For the instructor: inputs, what is expected and what came, the code, what was recorded and
    what is found now. It shows hidden inputs, so it is not for students. No mark is written.

    \b
    autograder explain s041 linear_regression/r2_score
    autograder explain s041 linear_regression/r2_score --full --json
    """
    report = explain(common.course, student, exercise, is_full=is_full, sandbox=sandbox)
    common.show(report, "\n".join(explanation_lines(report)))


def explanation_lines(report: Explanation) -> Iterator[str]:
    """Write an explanation for a terminal."""
    unit = "bonus" if report.is_bonus else "points"
    yield f"{report.student}: {report.topic}/{report.exercise} ({report.max_points} {unit})"
    scores = f"recorded {_points(report.score_before)}, now {_points(report.score_now)}"
    yield scores + _by_hand(report)
    if report.reasons:
        yield f"changed since it was recorded: {'; '.join(report.reasons)}"
    if report.fault:
        yield f"no score: {report.fault}"
    for note in report.notes:
        yield f"note: {note}"
    yield ""
    yield "answer"
    yield _indented(_without_docstring(report.code) or "(none was found)", "    ")
    for test in report.tests:
        yield ""
        yield from _test_lines(test)
    yield ""
    if report.mistake_words:
        yield f"mistake: {report.mistake_words} ({', '.join(report.mistakes)})"
    if report.counterexample:
        yield f"counterexample: {report.counterexample}"
    yield "No mark was written."


def _by_hand(report: Explanation) -> str:
    mark = report.mark
    if mark is None:
        return "; nothing in the gradebook"
    if mark.manual is None and not mark.extra:
        return ""
    return f"; in the gradebook {_points(mark.score)}, set by a person"


def _test_lines(test: ExplainedTest) -> Iterator[str]:
    sign = "✓" if test.earned_now else "?" if test.earned_now is None else "✗"
    yield f"{sign} {test.test} ({_points(test.earned_now)} of {test.points}): {test.title}"
    before = "nothing recorded" if test.recorded is None else f"recorded: {test.recorded}"
    moved = f", {_points(test.earned_before)} points" if test.is_moved else ""
    yield f"    {before}{moved}; now: {test.now}"
    if test.followed_through_with:
        yield f"    passes with a right {', '.join(test.followed_through_with)}: marks given back"
    if test.message:
        yield _indented(f"the student reads: {test.message}", "    ")
    run = test.deciding_run
    if run is not None and test.now is not Status.NO_ANSWER:
        yield from _run_lines(run)
    others = [one for one in test.runs if one is not run and one.kind is not RunKind.OWN]
    for other in others[-1:]:
        outcome = _first_line(other.said) if other.said else "passed"
        yield f"    {other.kind}: {outcome}"


def _run_lines(run: ReplayedRun) -> Iterator[str]:
    if run.said:
        case = f" in {run.case}" if run.case else ""
        yield f"    {run.place}{case}: {run.statement}"
        yield from _field("said", run.said)
    is_told = any(call.is_wrong for call in run.calls)
    if run.expected and not is_told:
        yield from _field("expected", run.expected)
        yield from _field("got", run.got)
    elif run.said and not is_told:
        for name, value in run.values.items():
            yield from _field(name, value)
    for call in run.calls:
        yield from _call_lines(call, run)
    if run.left_out:
        yield f"    … {run.left_out} more calls (--full shows all)"


def _call_lines(call: ReplayedCall, run: ReplayedRun) -> Iterator[str]:
    """Write a call with what was compared, or else with what the reference gives."""
    yield _indented(call.call, "    → " if call.is_wrong else "    · ")
    if call.is_wrong and run.expected:
        yield from _field("expected", run.expected)
    elif call.expected and (run.said or call.expected != call.got):
        yield from _field("reference", call.expected)
    yield from _field("got", call.got)


def _field(name: str, text: str) -> Iterator[str]:
    yield _indented(text, f"      {name:<9} ")


def _indented(text: str, first: str) -> str:
    return first + textwrap.indent(text, " " * len(first)).lstrip(" ")


def _without_docstring(code: str) -> str:
    """Fold the first long docstring up: it is the released one."""
    return _DOCSTRING.sub(r"\1…\1", code, count=1)


def _first_line(text: str) -> str:
    return text.splitlines()[0]


def _points(value: float | None) -> str:
    return "no score" if value is None else f"{value:g}"
