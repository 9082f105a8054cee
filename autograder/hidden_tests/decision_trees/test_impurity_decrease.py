"""Hidden tests of decision_trees/impurity_decrease; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    as_number,
    assert_close,
    assert_unchanged,
    counterexample_search,
    require,
    strategies,
)


def outlook():
    """Return the column Outlook of the table PlayTennis, and what was decided."""
    groups = np.array(["sunny"] * 5 + ["overcast"] * 4 + ["rain"] * 5)
    y = np.array(["no", "no", "no", "yes", "yes"] + ["yes"] * 4 + ["yes", "yes", "yes", "no", "no"])
    return y, groups


def purity(y):
    """Return the sum of the squared shares: a split lowers it by less than nothing."""
    return float(np.sum(np.unique(y, return_counts=True)[1] ** 2) / len(y) ** 2)


def on_lists_too(impurity):
    """Return an impurity that takes a list for an array, as NumPy's functions do."""
    return lambda y: impurity(np.asarray(y))


def agree(student, cases):
    """Compare the answers for y, groups, an impurity and the right decrease."""
    calls = [(y, groups, on_lists_too(impurity)) for y, groups, impurity, _ in cases]
    answers = student.impurity_decrease.map(calls)
    for answer, (*_, expected) in zip(answers, cases, strict=True):
        assert_close(answer, expected, atol=1e-9, what="the decrease")


@pytest.mark.points(1)
def test_information_gain(student, reference):
    """Is the information gain when it is given the entropy: 0.2467 bits for Outlook."""
    cases = [(*outlook(), reference.label_entropy, 0.2467498198)]
    y = np.array([0, 0, 1, 1])
    for groups, bits in [([1, 1, 5, 5], 1.0), ([0, 1, 0, 1], 0.0), ([3, 3, 3, 8], 0.3112781245)]:
        cases.append((y, np.array(groups), reference.label_entropy, bits))
    agree(student, cases)


@pytest.mark.points(1)
def test_any_impurity(student, reference, seed):
    """Asks the function that it is given, whichever it is, and any number of branches."""
    rng = np.random.default_rng(seed("splits"))
    cases = []
    for n, branches in [(12, 2), (20, 3), (25, 5)]:
        y, groups = rng.integers(4, size=n), rng.integers(branches, size=n) - 2
        for impurity in (reference.gini, reference.variance_impurity, np.ptp, purity):
            expected = reference.impurity_decrease(y, groups, impurity)
            cases.append((y, groups, impurity, expected))
    agree(student, cases)
    assert_unchanged(student.impurity_decrease, y, groups, reference.gini)


@pytest.mark.points(1)
def test_branches_weigh_as_much_as_their_samples(student, reference):
    """Weights each branch by its share of the samples, and takes groups that are text."""
    y, groups = np.array([1, 1, 1, 1, 1, 1, 0, 1]), np.array(["many"] * 6 + ["few"] * 2)
    targets, names = np.array([0.0, 0.0, 0.0, 12.0]), np.array(["a", "b", "c", "a"])
    agree(student, [
        (y, groups, reference.gini, 7 / 32 - 1 / 8),
        (targets, names, reference.variance_impurity, 27 - 18),
    ])  # fmt: skip


@pytest.mark.points(1)
def test_one_branch_and_no_samples(student, reference, seed):
    """Is 0.0 for a single branch and for no samples; an information gain is never negative."""
    cases = []
    for y in (np.array([0, 1, 1]), np.array(["a", "b", "b"]), np.array([2, 2])):
        branches = (np.zeros(len(y), int), np.full(len(y), "all"))
        cases += [(y, groups, reference.gini, 0.0) for groups in branches]
    for kind in (int, "U1"):
        nothing = np.array([], dtype=kind)
        cases += [(nothing, nothing, impurity, 0.0) for impurity in (reference.gini, np.ptp)]
    agree(student, cases)
    y = np.tile([0, 1], 6)
    groups = np.repeat(np.random.default_rng(seed("independent")).permutation(6), 2)
    decrease = student.impurity_decrease(y, groups, on_lists_too(reference.label_entropy))
    assert_close(decrease, 0.0, atol=1e-9)
    require(as_number(decrease) > -1e-9, "The decrease of an entropy is negative.")


@counterexample_search(
    table=strategies.category_tables((0, 5), 1), name=strategies.choices("gini", "entropy")
)
def agrees_with_the_reference(student, reference, table, name):
    groups, y = (part.reshape(-1).astype("U1") for part in table)
    impurity = reference.gini if name == "gini" else reference.label_entropy
    expected = reference.impurity_decrease(y, groups, impurity)
    assert_close(student.impurity_decrease(y, groups, impurity), expected, atol=1e-9)
