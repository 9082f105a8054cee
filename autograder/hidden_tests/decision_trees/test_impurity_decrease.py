"""Hidden tests of decision_trees/impurity_decrease; first docstring lines are shown."""

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
    require,
    strategies,
)

OUTLOOK = np.array(["sunny"] * 5 + ["overcast"] * 4 + ["rain"] * 5)
PLAY = np.array(["no"] * 3 + ["yes"] * 2 + ["yes"] * 4 + ["yes"] * 3 + ["no"] * 2)
DECREASE = {"atol": 1e-9, "what": "the decrease"}


def on_lists_too(impurity):
    """Return an impurity that takes a list for an array, as NumPy's functions do."""
    return lambda y: impurity(np.asarray(y))


@pytest.mark.points(1)
def test_information_gain(student, reference):
    """Is the information gain when it is given the entropy: 0.2467 bits for Outlook."""
    entropy = on_lists_too(reference.label_entropy)
    y = np.array([0, 0, 1, 1])
    cases = [
        ((PLAY, OUTLOOK, entropy), 0.2467498198),
        ((y, np.array([1, 1, 5, 5]), entropy), 1.0),
        ((y, np.array([0, 1, 0, 1]), entropy), 0.0),
        ((y, np.array([3, 3, 3, 8]), entropy), 0.3112781245),
    ]
    assert_cases(student.impurity_decrease, cases, **DECREASE)


@pytest.mark.points(1)
def test_any_impurity(student, reference, seed):
    """Calls the function that it is given, whichever it is, for any number of branches."""

    def purity(y):
        """Return the sum of the squared shares: a split lowers it by less than nothing."""
        return float(np.sum(np.unique(y, return_counts=True)[1] ** 2) / len(y) ** 2)

    rng = np.random.default_rng(seed("splits"))
    impurities = reference.gini, reference.variance_impurity, np.ptp, purity
    calls = []
    fixed = np.arange(12) % 4, np.repeat([-1, 2], [5, 7])
    calls += [(*fixed, on_lists_too(impurity)) for impurity in impurities]
    # A branch of one sample is asked for, too: its purity is 1.
    calls.append((np.arange(4) % 2, np.array([3, 0, -1, 7]), on_lists_too(purity)))
    calls.append((np.arange(4) % 2, np.array([3, 0, -1, 3]), on_lists_too(purity)))
    for n, branches in [(12, 2), (20, 3), (25, 5)]:
        y, groups = rng.integers(4, size=n) ** 2, rng.integers(branches, size=n) - 2
        calls += [(y, groups, on_lists_too(impurity)) for impurity in impurities]
    assert_agrees(student.impurity_decrease, reference.impurity_decrease, calls, **DECREASE)
    # A function that falls by a split although all labels are equal: 4 - 3/4 * 3 - 1/4 * 1.
    call = np.full(4, 2), np.array([0, 0, 0, 1]), lambda y: float(len(y))
    cases = [Case(call, 1.5, label="equal labels, and a function that is not 0 for them")]
    assert_cases(student.impurity_decrease, cases, **DECREASE)
    texts = np.array(["b", "a", "b", "a"]), np.array(["q", "q", "p", "p"])
    unsorted = [(y, groups, reference.gini), (*texts, reference.gini)]
    assert_leaves_arguments(student.impurity_decrease, unsorted)


@pytest.mark.points(1)
def test_branches_weigh_as_much_as_their_samples(student, reference):
    """Weights each branch by its share of the samples, and takes groups that are strings."""
    gini, variance = map(on_lists_too, (reference.gini, reference.variance_impurity))
    y, groups = np.array([1, 1, 1, 1, 1, 1, 0, 1]), np.array(["lower"] * 6 + ["low"] * 2)
    targets, names = np.array([0.0, 0.0, 0.0, 12.0]), np.array(["a", "b", "A", "a"])
    cases = [((y, groups, gini), 7 / 32 - 1 / 8), ((targets, names, variance), 27 - 18)]
    cases.append(((targets, np.array([-1, 1, 1, -1]), variance), 27 - 18))
    assert_cases(student.impurity_decrease, cases, **DECREASE)


@pytest.mark.points(1)
def test_one_branch_and_no_samples(student, reference, seed):
    """Is 0.0 for a single branch and for no samples; an information gain is never negative."""
    gini, spread = on_lists_too(reference.gini), on_lists_too(np.ptp)
    y = np.array([0, 0, 1, 1])
    assert_varies(student.impurity_decrease, [(y, groups, gini) for groups in (y, y[[0, 2, 1, 3]])])
    calls = []
    for y in (np.array([0, 1, 1]), np.array(["a", "b", "b"]), np.array([2, 2])):
        calls += [(y, np.zeros(len(y), int), gini), (y, np.full(len(y), "all"), gini)]
    for nothing in (np.array([], dtype=int), np.array([], dtype="U1")):
        calls += [(nothing, nothing, gini), (nothing, nothing, spread)]
    assert_cases(student.impurity_decrease, [(call, 0.0) for call in calls], **DECREASE)
    y = np.tile([0, 1], 6)
    groups = np.repeat(np.random.default_rng(seed("independent")).permutation(6), 2)
    decrease = student.impurity_decrease(y, groups, on_lists_too(reference.label_entropy))
    assert_close(decrease, 0.0, atol=1e-9)
    require(as_number(decrease) > -1e-9, "The decrease of an entropy is negative.")


@counterexample_search(
    table=strategies.category_tables((0, 5), 1),
    name=strategies.choices("error_rate", "largest_share"),
)
def agrees_with_the_reference(student, reference, open_function, table, name):
    groups, y = (part.reshape(-1).astype("U1") for part in table)
    call = y, groups, open_function(name)
    assert_close(student.impurity_decrease(*call), reference.impurity_decrease(*call), atol=1e-9)
