"""What stands in for the self-checks while a notebook is graded: which cells are skipped in it."""

import pytest

from autograder.sandbox.inside.defined_functions import neutral_selfcheck

WAITS = "with needs('fit'):\n    gaps = fit()"
USES = "with needs('fit', 'plot'):\n    plot(gaps)"
UNWRITTEN = "def fit():\n    raise NotImplementedError"


def run(*cells: str) -> list[str]:
    """Run cells one after the other; return the names of the errors that were not skipped."""
    module = neutral_selfcheck(["fit", "plot"])
    namespace = {"check": module.check, "needs": module.needs, "plot": print}
    errors = []
    for cell in cells:
        try:
            exec(cell, namespace)
        except (ArithmeticError, NameError, NotImplementedError) as error:
            errors.append(type(error).__name__)
    return errors


def test_a_cell_waits_for_functions_and_for_what_a_waiting_cell_would_have_made():
    assert run(UNWRITTEN, WAITS, USES, "check('fit')") == []


def test_waiting_is_passed_on_from_cell_to_cell():
    means = "with needs('plot'):\n    means = [sum(gaps)]"
    assert run(UNWRITTEN, WAITS, means, "with needs('plot'):\n    plot(means)") == []


def test_a_function_that_reads_what_a_waiting_cell_would_have_made_waits_too():
    helper = "def widest():\n    return max(gaps)"
    assert run(UNWRITTEN, WAITS, helper, "with needs('plot'):\n    plot(widest())") == []


@pytest.mark.parametrize(
    ("cells", "errors"),
    [
        ((USES,), ["NameError"]),
        ((UNWRITTEN, WAITS, "print(gaps)"), ["NameError"]),
        ((UNWRITTEN, WAITS, "with needs('plot'):\n    1 / 0"), ["ZeroDivisionError"]),
        ((UNWRITTEN, WAITS, "with needs('plot'):\n    plot(gap)"), ["NameError"]),
        ((UNWRITTEN, "fit()", USES), ["NotImplementedError", "NameError"]),
    ],
)
def test_other_errors_are_seen(cells, errors):
    assert run(*cells) == errors
