"""A wrong helper costs its own marks only, however the notebook has bound it."""

import pytest

from tests.checking.conftest import exercise_of, lost

TWICE_AS_BIG = "def hat_matrix(X):\n    return 2 * X @ np.linalg.pinv(X)\n"

LOO = """
def loo_residuals(X, y{parameter}):
    H = {hat}(X)
    freedom = 1 - np.diag(H)
    if freedom.min() <= 1e-10:
        raise np.linalg.LinAlgError("leverage 1")
    return (y - H @ y) / freedom
"""

BOUND = {
    "by its own name": ("", LOO.format(parameter="", hat="hat_matrix")),
    "another name": ("H_of = hat_matrix", LOO.format(parameter="", hat="H_of")),
    "another name in its own cell": (None, LOO.format(parameter="", hat="own_name")),
    "a dictionary": (
        'TABLE = {"hat": hat_matrix}',
        LOO.format(parameter="", hat='TABLE["hat"]'),
    ),
    "a dictionary that is filled": (
        "TABLE = {}\nTABLE.update(hat=hat_matrix)",
        LOO.format(parameter="", hat='TABLE["hat"]'),
    ),
    "a partial": (
        "import functools\nof = functools.partial(hat_matrix)",
        LOO.format(parameter="", hat="of"),
    ),
    "a default value": ("", LOO.format(parameter=", helper=hat_matrix", hat="helper")),
    "a closure": (
        "def make():\n    inner = hat_matrix\n    return lambda X: inner(X)\nof = make()",
        LOO.format(parameter="", hat="of"),
    ),
    "a helper of the student's own": (
        "def symmetric(X):\n    return hat_matrix(np.asarray(X, dtype=float))",
        LOO.format(parameter="", hat="symmetric"),
    ),
    "a class": (
        "class Tools:\n    hat = staticmethod(hat_matrix)",
        LOO.format(parameter="", hat="Tools.hat"),
    ),
}


@pytest.mark.parametrize("way", BOUND)
def test_however_it_is_bound_a_wrong_helper_costs_its_own_marks_only(grade, way):
    binding, user = BOUND[way]
    helper = TWICE_AS_BIG + ("\nown_name = hat_matrix\n" if binding is None else "")
    answers = {"hat_matrix": helper, "loo_residuals": f"{binding or ''}\n{user}"}
    result = grade(answers)
    assert set(lost(result)) == {"hat_matrix"}
    verdicts = exercise_of(result, "loo_residuals").verdicts
    assert {v.followed_through_with for v in verdicts if v.followed_through_with} == {
        ("hat_matrix",)
    }


def test_an_earlier_exercise_behind_an_own_helper_is_found_in_another_cell(grade):
    """The course names no helper for this exercise: only the notebook's cells show its use."""
    own = "SCORES = {}\nSCORES['r2'] = r2_score\ndef score(a, b):\n    return SCORES['r2'](a, b)"
    # `resampled` is passed its statistic; calling the own helper first must not cost it marks.
    user = """
def resampled(statistic, x, n, rng):
    if score(np.arange(3.0), np.arange(3.0)) != 1:
        return None
    return np.array([statistic(rng.choice(x, size=len(x))) for _ in range(n)])
"""
    wrong = "def r2_score(y_true, y_pred):\n    return 7.0"
    result = grade({"r2_score": f"{wrong}\n", "resampled": user}, before="")
    assert "resampled" in lost(result)  # score is not there: no cell defines it
    result = grade({"r2_score": f"{wrong}\n\n{own}", "resampled": user})
    found = exercise_of(result, "resampled")
    assert all(
        "r2_score" in v.followed_through_with for v in found.verdicts if v.followed_through_with
    )
    assert [v for v in found.verdicts if v.followed_through_with]


def test_a_wrong_helper_that_is_never_called_is_not_blamed(grade):
    """The page says that it fails with a right helper, too, only where that helper was called."""
    user = "def loo_residuals(X, y):\n    return 0.0 * y"
    result = grade({"hat_matrix": TWICE_AS_BIG, "loo_residuals": user})
    verdicts = exercise_of(result, "loo_residuals").verdicts
    assert any(v.message for v in verdicts)
    assert not any("too" in v.message.split() or v.followed_through_with for v in verdicts)
    both = LOO.format(parameter="", hat="hat_matrix") + "    return 0.0 * y"
    result = grade(
        {"hat_matrix": TWICE_AS_BIG, "loo_residuals": both.replace("(y - H", "2 * (y - H")}
    )
    words = " ".join(v.message for v in exercise_of(result, "loo_residuals").verdicts)
    assert "Fails with a right `hat_matrix`, too." in words


STOPS = """
if type(hat_matrix).__name__ == "function" and hasattr(hat_matrix, "__wrapped__"):
    {deed}
"""


@pytest.mark.parametrize("deed", ["import os; os._exit(1)", "raise SystemExit", "while True: pass"])
def test_a_notebook_that_ends_when_it_is_replayed_keeps_its_verdicts(grade, deed):
    """What happens in a run with stand-ins is in no report, and only names are replaced then."""
    own = LOO.format(parameter="", hat="hat_matrix")
    result = grade(
        {"hat_matrix": TWICE_AS_BIG, "loo_residuals": own}, after=STOPS.format(deed=deed)
    )
    assert set(lost(result)) == {"hat_matrix"}
    assert {cell.status for cell in result.cells} <= {"passed", "not run"}


def test_no_exercise_is_earned_by_its_own_reference(grade):
    """An answer that calls itself, or a later exercise, gets no help."""
    result = grade(
        {
            "hat_matrix": "def hat_matrix(X):\n    return loo_residuals(X, X[:, 0])",
            "loo_residuals": "def loo_residuals(X, y):\n    return again(X, y)\n"
            "again = loo_residuals",
        }
    )
    assert lost(result) == {"hat_matrix": 5, "loo_residuals": 3}
