"""Hidden tests of randomized_optimization/mimic; titles are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.randomized_optimization.bit_tree_oracles import (
    kept,
    mimic_call,
    searched,
    seen_by_mimic,
    threshold_lists,
    watched_mimic,
)
from autograder.hidden_tests.randomized_optimization.bit_walk_oracles import (
    drawn_table,
    draws,
    strings_given,
    whole,
)
from autograder.testing import (
    Case,
    as_array,
    as_tuple,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_draws,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_recipe(student, reference, open_function, seed):
    """Learns and draws in the order of the recipe."""
    calls = [mimic_call(open_function, s, 20, 0.3, 4) for s in (0, 1, 2, seed("tables"))]
    calls += [mimic_call(open_function, s, 30, 0.5, 3, 6) for s in (3, seed("large"))]
    calls += [mimic_call(open_function, s, 15, 0.4, 4, high=4) for s in (4, 5)]
    calls += [(open_function("one_max"), 6, 24, 0.25, 3, draws(6))]
    calls += [mimic_call(open_function, s, 8, 0.25, 3) for s in (8, 9, 10)]  # thresholds that fall
    calls += [mimic_call(open_function, s, 8, 0.1, 3) for s in (11, 12, 13)]  # one is kept
    assert_agrees(student.mimic, searched, calls, compare=threshold_lists)
    few = [mimic_call(open_function, 0, 6, 0.5, n_iter) for n_iter in (0, 1)]
    assert_draws(student.mimic, reference.mimic, few)


@pytest.mark.points(1)
def test_thresholds(student, open_function, seed):
    """Notes the lowest value among the kept strings of each sample but the last, however tiny."""
    runs = [(1, 8, 0.5, 2), (seed("watched") % 10**6, 8, 0.25, 1)]
    for start, pop, keep, n_iter in runs:
        heights = np.array(drawn_table(draws(start), 5, 60)) / 7
        f = open_function("lookup", heights.tolist())
        (_, _, thresholds), _, values = watched_mimic(student, f, 5, pop, keep, n_iter, start)
        lowest = [sample[kept(sample.tolist(), keep)[-1]] for sample in values[:-1]]
        assert_close(as_array(thresholds, what="the thresholds"), np.array(lowest))
    calls = []
    for unit in (1.0, 2.0**-70):
        f = open_function("weighted", [unit, 2 * unit, 4 * unit, 8 * unit])
        calls += [(f, 4, 8, 0.25, 2, draws(s)) for s in (2, 5)]
    found = [as_array(as_tuple(got, 3)[0], what="x") for got in student.mimic.map(calls)]
    for small, large in zip(found[2:], found[:2], strict=True):
        assert_close(small, large, what="x for tiny heights beside x for larger ones")


@pytest.mark.points(1)
def test_how_many_are_kept(student, open_function):
    """Keeps the share rounded up, but not by rounding errors; at least one, at most all."""
    cases = []
    for pop, keep in (
        (20, 0.01),
        (10, 0.21),
        (30, 0.1),
        (7, 0.5),
        (12, 1.0),
        (25, 0.12),
        (50, 0.14),
        (20, 0.05000001),
    ):
        f = open_function("lookup", draws(0).permutation(1024).tolist())
        values = [f(x) for x in draws(0).integers(0, 2, size=(pop, 10))]
        lowest = np.array([values[kept(values, keep)[-1]]])
        call = f, 10, pop, keep, 1, draws(0)
        cases.append(Case(call, (None, None, lowest), label=f"{keep} of {pop}"))
    assert_cases(student.mimic, cases, compare=threshold_lists)


@pytest.mark.points(1)
def test_best_of_all(student, open_function, seed):
    """Returns the best of all strings, the first that was met, be it in the last sample."""
    for start, high in ((1, 4), (seed("best") % 10**6, 50)):
        f = open_function("lookup", drawn_table(draws(start), 6, high))
        (x, value, _), rows, values = seen_by_mimic(student, f, 6, 5, 0.5, 2, start)
        assert_close(value, values.max(), what="the value beside the largest that f returned")
        first = rows[int(np.argmax(values))]
        assert_close(x, first, what="x beside the first string with the largest value")
    calls = [
        mimic_call(open_function, s, 8, 0.25, n_iter) for s in range(6) for n_iter in (0, 1, 2)
    ]
    falls = open_function("weighted", [-1.0, -2.0, -4.0, -8.0])
    calls += [(falls, 4, 8, 0.25, n_iter, draws(s)) for s in (0, 1) for n_iter in (0, 2)]

    def ends_at(got, expected):
        x, value, thresholds = as_tuple(got, 3)
        assert_close(x, expected[0], what="x")
        assert_close(value, expected[1], what="the value")
        as_array(thresholds, shape=expected[2].shape, what="the thresholds")

    assert_agrees(student.mimic, searched, calls, compare=ends_at)


@pytest.mark.points(1)
def test_evaluations(student, open_function):
    """Asks for the value of each string of each sample once, the first sample by the recipe."""
    sizes = (4, 4, 2), (6, 4, 0), (1, 3, 1), (5, 3, 2), (1, 9, 2), (3, 1, 2)
    for start, (n_bits, pop, n_iter) in enumerate(sizes):
        f = open_function("flat" if start == 3 else "one_max")
        call = student, f, n_bits, pop, 0.4, n_iter, start
        (x, _, thresholds), rows, _ = watched_mimic(*call, read=strings_given)
        first = draws(start).integers(0, 2, size=(pop, n_bits))
        require(np.array_equal(rows[0], first), "The first sample is not that of the recipe.")
        as_array(whole(x, "x"), shape=(n_bits,), what="x")
        as_array(thresholds, shape=(n_iter,), what="the thresholds")


@pytest.mark.points(1)
def test_bits_that_belong_together(student, open_function):
    """Draws strings in which bits go together as they do in the kept ones."""
    # the first sample of generator 5 keeps ones and zeros alike, so free bits agree by half
    f = open_function("lookup", [int(x[1] == x[2]) for x in np.ndindex(2, 2, 2, 2)])
    _, rows, _ = seen_by_mimic(student, f, 4, 24, 0.3, 1, 5)
    agree = np.mean(rows[-24:, 1] == rows[-24:, 2])
    require(agree > 0.7, "Bits that agree in the kept strings do not in those drawn.")


@counterexample_search(
    values=strategies.labels(4, (0, 1, 3)),
    keep=strategies.choices(0.25, 0.5, 1.0),
    n_iter=strategies.choices(0, 1, 2),
    start=strategies.choices(0, 1),
)
def agrees_with_the_reference(student, reference, open_function, values, keep, n_iter, start):
    call = open_function("lookup", values.tolist()), 2, 6, keep, n_iter
    got = as_tuple(student.mimic(*call, draws(start)), 3)
    expected = reference.mimic(*call, draws(start))
    assert_close(got[:2], expected[:2])
    assert_close(np.array(got[2]), np.array(expected[2]))
