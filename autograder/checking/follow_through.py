"""What a run with right helpers says: whether marks are given back, and in which words."""

from collections.abc import Sequence
from dataclasses import replace

from autograder.checking.failure_messages import HiddenTestFinding
from autograder.model import Status, Verdict

WRONG = (Status.FAILED, Status.RAISED)


def with_credit(verdict: Verdict, finding: HiddenTestFinding, helpers: Sequence[str]) -> Verdict:
    """Report whose mistake it is, after a run with right helpers.

    Only passed or failed is taken from that run. Its words could carry what the references
    answered: an answer chooses the shape that it returns and the line in which it raises.
    """
    if finding.status is Status.PASSED:
        return replace(verdict, followed_through_with=tuple(helpers), message="")
    if finding.status not in WRONG or verdict.status not in WRONG:
        return verdict
    words = f"Fails with {_right(helpers)}, too. With your own: {verdict.message}"
    return replace(verdict, message=words)


def with_own_helpers(counterexample: str, helpers: Sequence[str]) -> str:
    """Report that a counterexample was found with the student's own wrong helpers, if any."""
    if not (helpers and counterexample):
        return counterexample
    return f"With your own {_listed(helpers)}: {counterexample}"


def _right(helpers: Sequence[str]) -> str:
    return f"{'right' if len(helpers) > 1 else 'a right'} {_listed(helpers)}"


def _listed(helpers: Sequence[str]) -> str:
    *others, last = [f"`{helper}`" for helper in helpers]
    return f"{', '.join(others)} and {last}" if others else last
