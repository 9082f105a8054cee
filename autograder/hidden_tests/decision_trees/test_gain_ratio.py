"""Hidden tests of decision_trees/gain_ratio; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_number,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    strategies,
)

PLAY = "no no yes yes yes no yes no yes yes yes yes yes no"
OUTLOOK = (
    "sunny sunny overcast rain rain rain overcast sunny sunny rain sunny overcast overcast rain"
)
TEMPERATURE = "hot hot hot mild cool cool cool mild cool mild mild mild hot mild"
HUMIDITY = "high high high high normal normal normal high normal normal normal high normal high"
WIND = "weak strong weak weak weak strong strong weak weak weak strong strong weak strong"
TENNIS = {  # Quinlan 1986: the gain ratio of each column
    OUTLOOK: 0.1564275624,
    TEMPERATURE: 0.0187726462,
    HUMIDITY: 0.1518355014,
    WIND: 0.0488486155,
}

NEARLY_NOTHING = 0.0072991568  # H(11/20) - (H(6/10) + 1) / 2


@pytest.mark.points(1)
def test_tennis(student):
    """Gives 0.156, 0.019, 0.152 and 0.049 for the four columns of the table PlayTennis."""
    y = np.array(PLAY.split())
    cases = [((y, np.array(column.split())), ratio) for column, ratio in TENNIS.items()]
    cases.append(((y, np.arange(14)), 0.9402859587 / np.log2(14)))
    assert_cases(student.gain_ratio, cases, atol=1e-9)


@pytest.mark.points(1)
def test_gain_over_split_information(student, reference, seed):
    """Divides the gain of the labels by the entropy of the branches, both in bits."""
    rng = np.random.default_rng(seed("splits"))
    calls = [
        (rng.integers(3, size=n), rng.integers(branches, size=n) - 2)
        for n, branches in [(12, 2), (20, 3), (25, 6)]
    ]
    assert_agrees(student.gain_ratio, reference.gain_ratio, calls, atol=1e-9)
    one, nearly = np.repeat([1, 0], [1, 19]), np.repeat([0, 1, 0, 1], [6, 4, 5, 5])
    rare = np.repeat([1, 0], [1, 1999])
    # One branch of 20 tells all, two halves hardly anything.
    cases = [
        ((one, one), 1.0),
        Case((rare, rare), 1.0, label="a branch of one sample in 2000"),
        ((nearly, np.repeat([3, 8], 10)), NEARLY_NOTHING),
    ]
    assert_cases(student.gain_ratio, cases, atol=1e-9)
    texts = np.array(["b", "a", "b", "a"]), np.array(["lower", "lower", "low", "Low"])
    calls.append((np.array([0, 0, 1, 1]), texts[1]))
    assert_agrees(student.gain_ratio, reference.gain_ratio, calls[-1:], atol=1e-9)
    assert_leaves_arguments(student.gain_ratio, [*calls, texts])


@pytest.mark.points(1)
def test_nothing_to_tell(student):
    """Is 0.0, never nan, for one branch and for no samples; pure labels have no gain either."""
    empty = np.array([], dtype="U1")
    equal = np.array(["a", "a", "a"])
    mixed, numbers = np.array([0, 1, 1]), np.array([1, 2, 3])
    assert_varies(student.gain_ratio, [(mixed, groups) for groups in (mixed, 1 - mixed[::-1])])
    cases = [
        Case((mixed, equal), 0.0, label="one branch"),
        Case((equal, numbers), 0.0, label="pure labels"),
        Case((equal, equal), 0.0, label="one branch with pure labels"),
        Case((empty, empty), 0.0, label="no samples"),
    ]
    assert_cases(student.gain_ratio, cases, read=as_number, atol=1e-9)


@counterexample_search(table=strategies.category_tables((0, 5), 1))
def agrees_with_the_reference(student, reference, table):
    groups, y = (part.reshape(-1).astype("U1") for part in table)
    assert_close(student.gain_ratio(y, groups), reference.gain_ratio(y, groups), atol=1e-9)
