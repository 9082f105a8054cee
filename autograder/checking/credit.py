"""What a run with right helpers says: whether marks are given back, and in which words."""

from collections.abc import Sequence
from dataclasses import replace

from autograder.checking.messages import Finding
from autograder.model import ExerciseResult, Status, Verdict

WRONG = (Status.FAILED, Status.RAISED)


def with_credit(verdict: Verdict, finding: Finding, helpers: Sequence[str]) -> Verdict:
    """Take over what a run with right helpers found, as far as it tells about this answer.

    If it passed, the helpers are to blame; if it failed as well, its words are about a mistake of
    this answer's own. They are of the same kind as those of any run: no value is in them.
    """
    names = " and ".join(f"`{helper}`" for helper in helpers)
    if finding.status is Status.PASSED:
        words = f"What fails here is your own {names}; with a right one this test passes."
        return replace(verdict, credited_with=tuple(helpers), message=words)
    if finding.status in WRONG:
        words = f"With a right {names} it fails as well. {finding.message}".strip()
        return replace(verdict, status=finding.status, message=words)
    return verdict


def closer_look_after(result: ExerciseResult, helpers: Sequence[str]) -> ExerciseResult:
    """Say of a closer look, which ran with the student's own helpers, that it did so."""
    if not result.closer_look:
        return result
    lost = [v for v in result.verdicts if v.status is not Status.PASSED and not v.credited_with]
    names = " and ".join(f"`{helper}`" for helper in helpers)
    words = f"With your own {names}: {result.closer_look}" if lost else ""
    return replace(result, closer_look=words)
