"""Whether hidden tests keep what the statements promise, and whether half right is half the marks.

Which test keeps a promise is not declared but seen: it is one that fails for a stored answer that
breaks this promise.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.authoring.promises import Statement, read_statements
from autograder.mistakes.answer_headers import AnswerHeader, read_answer_header
from autograder.pipeline.recorded_tables import CALIBRATION
from autograder.pipeline.topic_checks.answer_checks import recorded_rows
from autograder.pipeline.topic_checks.topic_material import CheckFinding, TopicMaterial
from autograder.quotation_marks import quoted

MOST_FAILED_BESIDE = 1
"""So many tests may fail beside one for an answer that breaks one promise and hardly anything."""


@dataclass(frozen=True)
class PromiseBreaker:
    """A stored wrong answer, and what the recorded table says of it."""

    name: str
    header: AnswerHeader
    failed_tests: tuple[str, ...]
    least_earned: float
    max_points: int

    @property
    def breaks_hardly_anything_else(self) -> bool:
        """Whether it is right but for one promise.

        An answer with one slip that breaks one promise and says why little of it is right is so,
        too: what it breaks is what nearly every test must use.
        """
        if len(self.failed_tests) <= 1 + MOST_FAILED_BESIDE:
            return True
        if 2 * self.least_earned >= self.max_points:
            return True
        is_one_slip = self.header.slips == 1 and len(self.header.breaks) == 1
        return is_one_slip and bool(self.header.why_little_is_right)


def check_promises(material: TopicMaterial) -> CheckFinding:
    """Hold every clause of the *Tests probe* lists against the stored answers that break it."""
    shown = material.paths.notebook_text(material.slug).relative_to(material.paths.root)
    breakers = _breakers(material)
    missing: list[str] = []
    details: list[str] = []
    for statement in read_statements(material.pieces, shown):
        name = statement.exercise
        given = material.assignment.given_promises.get(name, {})
        right = headers_of(material, name, "right")
        needs = [quote for _, header in right for quote in header.needs]
        lost = _lost_quotes(statement, breakers[name], [*needs, *given])
        missing += [f"{name}: {fault}" for fault in lost]
        matrix = promise_matrix(breakers[name])
        details += [_line_of_matrix(name, *entry) for entry in matrix.items()]
        missing += [f"{name}: {fault}" for fault in _weak_promises(matrix)]
        clauses = statement.unbound([*matrix, *needs, *given])
        missing += [
            f"{name}: {quoted(clause)} is promised, and no stored answer breaks it. Store one with "
            "Breaks: and these words."
            for clause in clauses
        ]
        if not statement.paragraphs:
            missing.append(f"{name}: nothing says what tests look at. Write **Tests probe** ...")
    return CheckFinding(
        f"{len(details)} promises kept by name", tuple(missing), details=tuple(details)
    )


def promise_matrix(breakers: Sequence[PromiseBreaker]) -> dict[str, tuple[PromiseBreaker, ...]]:
    """Return for each promise the stored answers that break it."""
    promises = dict.fromkeys(quote for breaker in breakers for quote in breaker.header.breaks)
    return {
        promise: tuple(breaker for breaker in breakers if promise in breaker.header.breaks)
        for promise in promises
    }


def _line_of_matrix(exercise: str, promise: str, breakers: Sequence[PromiseBreaker]) -> str:
    tests = sorted({test for breaker in breakers for test in breaker.failed_tests})
    answers = ", ".join(breaker.name for breaker in breakers)
    seen = ", ".join(tests) or "nothing"
    return f"{exercise}: {quoted(promise)} | broken by {answers} | seen by {seen}"


def headers_of(
    material: TopicMaterial, exercise: str, kind: str
) -> Iterator[tuple[Path, AnswerHeader]]:
    """Yield the stored answers of one exercise with their headers."""
    for path in material.stored_answers(exercise, kind):
        yield path, read_answer_header(path, path.relative_to(material.paths.root))


def _breakers(material: TopicMaterial) -> dict[str, list[PromiseBreaker]]:
    rows: dict[tuple[str, str], dict[str, Any]] = {
        (row["exercise"], row["answer"]): row
        for row in recorded_rows(material, CALIBRATION)
        if row["kind"] == "wrong"
    }
    breakers: dict[str, list[PromiseBreaker]] = {name: [] for name in material.names}
    for name in material.names:
        for path, header in headers_of(material, name, "wrong"):
            row = rows.get((name, path.stem))
            if row is not None:  # the calibration's row of the table names those never tried
                earned = min((points for points in row["earned"] if points is not None), default=0)
                breakers[name].append(
                    PromiseBreaker(path.stem, header, tuple(row["fails"]), earned, row["of"])
                )
    return breakers


def _lost_quotes(
    statement: Statement,
    breakers: Sequence[PromiseBreaker],
    others: Sequence[str],
) -> Iterator[str]:
    for breaker in breakers:
        for quote in breaker.header.breaks:
            if not statement.holds(quote):
                yield f"{breaker.name}: {_is_not_listed(quote)}"
    for quote in others:
        if not statement.holds(quote):
            yield _is_not_listed(quote)


def _is_not_listed(quote: str) -> str:
    return f"{quoted(quote)} does not stand in the list. Quote its words now."


def _weak_promises(matrix: dict[str, tuple[PromiseBreaker, ...]]) -> Iterator[str]:
    for promise, breakers in matrix.items():
        if not any(breaker.failed_tests for breaker in breakers):
            first = breakers[0].name
            yield f"{quoted(promise)}: {first} breaks it and no test sees it. Write a test."
        elif not any(breaker.breaks_hardly_anything_else for breaker in breakers):
            yield (
                f"{quoted(promise)}: what breaks it ({', '.join(b.name for b in breakers)}) breaks "
                "much else. Store an answer that is right but for this."
            )


# --- half right -----------------------------------------------------------------------------------


def check_half_marks(material: TopicMaterial) -> CheckFinding:
    """Name answers with one slip that lose more than half of the marks without saying why."""
    judged, missing = 0, []
    for name, breakers in _breakers(material).items():
        for breaker in breakers:
            if breaker.header.slips > 1 or breaker.header.why_little_is_right:
                continue
            judged += 1
            if 2 * breaker.least_earned < breaker.max_points:
                missing.append(
                    f"{name}/{breaker.name}: one slip, and {breaker.least_earned:g} of "
                    f"{breaker.max_points} points. Split the test that takes them all, or say "
                    'in its docstring why less than half is right: "Slips: 1, no value is right".'
                )
    return CheckFinding(f"{judged} answers with one slip", tuple(missing))
