"""Hidden tests of no_free_lunch_average; first docstring lines are shown to students."""

from itertools import product

import numpy as np
import pytest

from autograder.testing import (
    Case,
    Spy,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

AVERAGE, ACCURACIES = (0, 2), (1, 2)


def by_hand(train_idx, learner, n_bits):
    """Return average and accuracies, target by target."""
    inputs = list(product((0, 1), repeat=n_bits))
    seen = [inputs[i] for i in train_idx]
    unseen = [i for i in range(2**n_bits) if i not in train_idx]
    accuracies = []
    for target in product((0, 1), repeat=2**n_bits):
        labels = [target[i] for i in train_idx]
        right = sum(learner(seen, labels, inputs[i]) == target[i] for i in unseen)
        accuracies.append(right / len(unseen))
    return sum(accuracies) / len(accuracies), np.array(accuracies)


@pytest.mark.points(1)
def test_accuracies(student, reference, seed, open_function):
    """Returns the accuracy on unseen inputs for each target, in order."""
    rng = np.random.default_rng(seed("inputs"))
    ones = open_function("always", 1)
    cases = [(([0], open_function("last_label"), 1), [1.0, 0.0, 0.0, 1.0])]
    cases += [(([1], ones, 1), [0.0, 0.0, 1.0, 1.0]), (([0, 1], ones, 2), [0, 0.5, 0.5, 1] * 4)]
    calls = []
    for n_bits, count in [(2, 1), (2, 3), (3, 3), (3, 5)]:
        train = rng.permutation(2**n_bits)[:count].tolist()
        names = "majority", "nearest", "parity"
        calls += [(train, open_function(name), n_bits) for name in names]
    cases += [(call, by_hand(*call)[1]) for call in calls]
    assert_cases(student.no_free_lunch_average, cases, part=ACCURACIES, atol=1e-9)
    cases = [(call, reference.no_free_lunch_average(*call)[1]) for call in calls]
    assert_cases(student.no_free_lunch_average, cases, part=ACCURACIES, atol=1e-9)


@pytest.mark.points(1)
def test_averages(student, open_function):
    """Averages to exactly one half for labels 0 and 1; any other answer is wrong."""
    abstains = open_function("abstains_on_ones")
    cases = [
        (([0, 1], abstains, 2), 0.0),
        (([3, 2], abstains, 2), 0.5),
        (([0], abstains, 2), 1 / 6),
    ]
    cases += [(([0, 7, 2], abstains, 3), 0.2), (([1], open_function("always", -1), 1), 0.0)]
    cases += [(([0, 3], open_function("always", 0.5), 2), 0.0)]
    for name in ("majority", "minority", "nearest", "parity", "last_label"):
        learner = open_function(name)
        cases += [
            (([0, 3], learner, 2), 0.5),
            (([6, 1, 4], learner, 3), 0.5),
            (([1], learner, 1), 0.5),
        ]
    assert_cases(student.no_free_lunch_average, cases, part=AVERAGE, atol=1e-9)
    calls = [([2, 0], abstains, 2), ([5], open_function("nearest"), 3)]
    assert_agrees(student.no_free_lunch_average, by_hand, calls, atol=1e-9)


@pytest.mark.points(1)
def test_edges_and_arguments(student, open_function):
    """Takes no, all or repeated training inputs; shows the learner no more than these."""
    nan, last = float("nan"), open_function("last_label")
    everything = nan, np.full(4, nan)
    cases = [
        Case(([], last, 1), (0.5, [0.5, 1.0, 0.0, 0.5]), label="no training inputs"),
        Case(([0, 1], last, 1), everything, label="nothing unseen"),
        Case(([3, 2, 1, 0, 2], last, 2), (nan, np.full(16, nan)), label="nothing unseen"),
        Case(([1, 1], last, 1), (0.5, [1.0, 0.0, 0.0, 1.0]), label="repeated training inputs"),
    ]
    votes = [0, 2, 2], open_function("majority"), 2
    cases.append(Case(votes, by_hand(*votes), label="repeated training inputs"))
    assert_cases(student.no_free_lunch_average, cases, atol=1e-9)
    assert_leaves_arguments(student.no_free_lunch_average, [([2, 0, 2], last, 2)])
    spy = Spy(lambda train_x, train_y, x: int(x[1]))
    student.no_free_lunch_average([2, 0, 2], spy, 2)
    shown = {(tuple(map(tuple, xs)), tuple(map(int, ys)), tuple(x)) for xs, ys, x in spy.calls}
    labels = [(a, b, a) for a in (0, 1) for b in (0, 1)]
    right = {(((1, 0), (0, 0), (1, 0)), ys, x) for ys in labels for x in [(0, 1), (1, 1)]}
    kinds = {(type(xs), type(ys), type(x)) for xs, ys, x in spy.calls}
    require(kinds == {(list, list, tuple)}, "The learner is not shown two lists and a tuple.")
    require(shown == right, "The learner was shown other inputs or labels than it may see.")


@counterexample_search(
    train=strategies.choices([0], [1], [], [0, 0]),
    name=strategies.choices("majority", "last_label"),
)
def agrees_with_the_reference(student, reference, open_function, train, name):
    call = train, open_function(name), 1
    expected = reference.no_free_lunch_average(*call)
    assert_close(student.no_free_lunch_average(*call), expected, atol=1e-9)
