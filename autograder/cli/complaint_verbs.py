"""The verbs that answer complaints: ``explain``, ``request`` and ``requests``."""

import re
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from autograder.checking.replay import ReplayedCall, ReplayedRun, RunKind
from autograder.cli.output import Common, common_options, sandbox_option
from autograder.model import Status
from autograder.pipeline.explain import ExplainedTest, Explanation, explain
from autograder.pipeline.regrade_requests import (
    AnswerReport,
    RegradeRequest,
    RequestList,
    add_requests,
    answer_request,
    read_requests,
    requests_in,
)

_DOCSTRING = re.compile(r'("""|\'\'\')(?:(?!\1).)*\n(?:(?!\1).)*\1', re.DOTALL)


@click.command("explain")
@click.argument("student")
@click.argument("exercise", metavar="[TOPIC/]EXERCISE")
@click.option("--full", "is_full", is_flag=True, help="Write every call, and all values in full.")
@sandbox_option
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
    lines = "\n".join(explanation_lines(report))
    common.finish(report, lines, is_ours=bool(report.untested))


@click.command("request")
@click.argument("words", nargs=-1, metavar="add STUDENT TOPIC/EXERCISE | answer NUMBER")
@click.option("--text", default="", help="What the student asks, or what you answer.")
@click.option(
    "--from",
    "file",
    type=click.Path(path_type=Path, dir_okay=False),
    help="With add: take them from a CSV file with the columns student, exercise and text.",
)
@click.option("--points", type=float, help="With answer: the mark that counts from now on.")
@click.option("--extra", type=float, help="With answer: points on top of what the tests give.")
@common_options
def request_verb(
    common: Common,
    words: tuple[str, ...],
    *,
    text: str,
    file: Path | None,
    points: float | None,
    extra: float | None,
) -> None:
    """Take in a student's request to look at a mark again, or answer one.

    An answer stands on the student's feedback page, written into nbgrader's comment. Its points go
    into the manual score, or with --extra into the extra credit, which every later run keeps; with
    --points the tests of that exercise do not count any more. `autograder undo` takes an answer
    back, and the request is open again.

    \b
    autograder request add s041 linear_regression/r2_score \\
        --text "Constant targets are right."
    autograder request add --from requests.csv
    autograder request answer 7 --text "You are right." --points 3
    """
    match words:
        case ("add", student, exercise) if file is None:
            added = add_requests(common.course, [(student, exercise, text)])
        case ("add",) if file is not None:
            added = add_requests(common.course, requests_in(file))
        case ("answer", number) if number.isdigit():
            report = answer_request(common.course, int(number), text, points=points, extra=extra)
            common.show(report, *_answer_lines(report))
            return
        case _:
            raise click.UsageError(
                "say add STUDENT TOPIC/EXERCISE, add --from FILE, or answer NUMBER"
            )
    numbers = ", ".join(str(one.number) for one in added.requests) or "none"
    common.show(added, f"taken in, by number: {numbers}", "Next: autograder requests")


@click.command("requests")
@click.option("--all", "is_all", is_flag=True, help="Also those that were answered.")
@common_options
def requests_verb(common: Common, *, is_all: bool) -> None:
    """List students' requests to look at a mark again: open ones, the oldest first.

    \b
    autograder requests
    autograder requests --all --json
    """
    found = read_requests(common.course.paths)
    waiting = [one for one in found.requests if one.is_open]
    shown = found if is_all else RequestList(tuple(waiting))
    lines = [*map(_request_words, shown.requests), _next_words(waiting)]
    common.finish(shown, *lines, needs_person=bool(waiting))


def _request_words(request: RegradeRequest) -> str:
    state = "open" if request.is_open else f"answered on {request.answered[:10]}: {request.answer}"
    head = f"{request.number}  {request.time[:10]}  {request.student}  {request.exercise}"
    return f"{head}\n    {request.text}\n    {state}"


def _next_words(waiting: Sequence[RegradeRequest]) -> str:
    if not waiting:
        return "No request is open."
    first = waiting[0]
    return (
        f"{len(waiting)} open. Next: autograder explain {first.student} {first.exercise}, "
        f"then autograder request answer {first.number} --text '...'"
    )


def _answer_lines(report: AnswerReport) -> Iterator[str]:
    request, mark = report.request, report.mark
    if mark is not None and mark.before.score != mark.after.score:
        old, new = _points(mark.before.score), _points(mark.after.score)
        yield f"{request.student}/{request.exercise}: {old} -> {new}"
    yield f"Request {request.number} was answered, by run {request.run}."
    topic = request.exercise.partition("/")[0]
    yield f"Next: autograder feedback {topic} --student {request.student}"


def explanation_lines(report: Explanation) -> Iterator[str]:
    """Write an explanation for a terminal."""
    unit = "bonus" if report.is_bonus else "points"
    yield f"{report.student}: {report.topic}/{report.exercise} ({report.max_points} {unit})"
    scores = f"recorded {_points(report.score_before)}, now {_points(report.score_now)}"
    yield scores + _by_hand(report)
    if report.reasons:
        yield f"changed since it was recorded: {'; '.join(report.reasons)}"
    if report.untested:
        yield f"could not be tested now: {report.untested}"
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
