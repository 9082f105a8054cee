"""Hidden tests of randomized_optimization/genetic_algorithm; titles are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.randomized_optimization.bit_walk_oracles import (
    bits,
    draws,
    strings_given,
    whole,
)
from autograder.hidden_tests.randomized_optimization.breeding_oracles import (
    bred,
    ga_call,
    histories,
    watched_population,
)
from autograder.testing import (
    Spy,
    as_array,
    as_tuple,
    assert_agrees,
    assert_close,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(2)
def test_recipe(student, reference, open_function, seed):
    """Selects, cuts and mutates in the order of the recipe."""
    calls = [ga_call(open_function, s, 8, 2, 3) for s in (21, seed("even"))]
    calls += [ga_call(open_function, s, 12, 4, 3, 0.25, 6) for s in (1, seed("twelve"))]
    calls += [ga_call(open_function, s, 6, 2, 4, 0.0, 6) for s in (5, 6)]
    calls += [ga_call(open_function, s, 8, 2, 3, high=3) for s in (7, 8)]
    calls += [ga_call(open_function, s, 6, 2, 2, n=2) for s in (10, 11)]
    mixed = open_function("lookup", [1, 3, 2, 3.5, 1.5, 4.2, 2.5, 4.7])  # whole at first
    first = np.array([bits(text) for text in ("000", "001", "010", "000")])
    calls.append((mixed, first, 3, 2, 0.5, draws(0)))
    assert_agrees(student.genetic_algorithm, bred, calls, compare=histories)
    few = [ga_call(open_function, s, 8, 2, 1) for s in (21, 22)]
    few += [ga_call(open_function, 0, 6, 2, 1, 0.0)]
    assert_draws(student.genetic_algorithm, reference.genetic_algorithm, few)


@pytest.mark.points(1)
def test_odd_numbers(student, open_function, seed):
    """Makes one child too many and drops it where N - elite is odd."""
    calls = [ga_call(open_function, s, N, elite, 3, 0.2, 6) for s in (2, seed("odd"))
             for N, elite in ((7, 2), (8, 1), (5, 4))]  # fmt: skip
    calls += [ga_call(open_function, s, 9, 0, 3, 0.2, 6) for s in (0, seed("none"))]
    calls += [ga_call(open_function, s, 1, 0, 3, 0.4) for s in (0, 1)]
    assert_agrees(student.genetic_algorithm, bred, calls, compare=histories)


@pytest.mark.points(1)
def test_elites(student, reference, open_function, seed):
    """Takes the fittest over unchanged, from none of them to all."""
    for start, N, elite in (
        (0, 5, 2),
        (2, 3, 3),
        (3, 24, 7),
        (seed("elites") % 10**6, 5, 3),
    ):
        _, rows, fitness, _ = watched_population(student, open_function, start, N, elite, 1, high=5)
        for old, height, new in zip(rows, fitness, rows[1:], strict=False):
            order = np.argsort(-height, kind="stable")[:elite]
            same = np.array_equal(new[:elite], old[order])
            require(same, "A generation does not begin with the elites of the one before.")
    seven = np.eye(7, dtype=int)[:, :5]
    calls = [(open_function("flat"), seven, 3, 0, 0.5, draws(s)) for s in (1, 2)]
    calls += [ga_call(open_function, s, 6, 0, 4, 0.3) for s in range(2)]
    assert_agrees(student.genetic_algorithm, bred, calls, compare=histories)
    few = [ga_call(open_function, 1, 6, 6, 1)]
    assert_draws(student.genetic_algorithm, reference.genetic_algorithm, few)


@pytest.mark.points(1)
def test_best_of_all(student, open_function, seed):
    """Returns the fittest of all generations, the first that was met."""
    for start, high in ((3, 4), (7, 4), (seed("best") % 10**6, 9)):
        run_of_five = watched_population(student, open_function, start, 5, 0, 2, high=high)
        (x, value, history), rows, fitness, _ = run_of_five
        assert_close(value, fitness.max(), what="the value beside the largest that f returned")
        first = rows.reshape(-1, rows.shape[2])[int(np.argmax(fitness))]
        assert_close(x, first, what="x beside the first string with the largest value")
        assert_close(history, fitness.max(axis=1), what="the history beside what f returned")
    low, calls = np.array([bits("110"), bits("000"), bits("110")]), []
    for unit in (1.0, 2.0**-70):
        f = open_function("lookup", [unit * height for height in (3, 9, 4, 7, 5, 8, 2, 6)])
        calls += [(f, low, 2, 1, 0.5, draws(s)) for s in (3, 4)]
    found = [
        as_array(as_tuple(got, 3)[0], what="x") for got in student.genetic_algorithm.map(calls)
    ]
    for small, large in zip(found[2:], found[:2], strict=True):
        assert_close(small, large, what="x for tiny values beside x for larger ones")


@pytest.mark.points(1)
def test_no_generations_and_no_mutation(student, open_function):
    """Takes n_gen = 0, and rate = 0, which brings no bit to a place where nobody had it."""
    calls = [ga_call(open_function, s, 6, elite, 0) for s in (0, 1, 2) for elite in (0, 3, 6)]
    below = open_function("lookup", [-float(height) for height in (3, 9, 4, 7, 5, 8, 2, 6)])
    calls.append((below, np.array([bits("011"), bits("110"), bits("001")]), 2, 1, 0.1, draws(3)))
    assert_agrees(student.genetic_algorithm, bred, calls)
    P0 = np.array([bits("10110"), bits("11100"), bits("10010"), bits("11110")])
    for start in range(2):
        spy = Spy(open_function("weighted", [1.0, -2.0, 4.0, 0.5, 8.0]))
        student.genetic_algorithm(spy, P0, 2, 1, 0.0, draws(start))
        rows = np.array([np.asarray(x, dtype=int) for x in spy.given(0)])
        require(len(rows) > 4, "f is not called for a second generation.")
        require(np.all(rows[:, [0, 4]] == [1, 0]), "A bit appears that no individual had.")


@pytest.mark.points(1)
def test_errors(student, open_function):
    """Raises ValueError for strings of one bit, and for elite below 0 or above N."""
    f, P0 = open_function("one_max"), np.array([bits("100"), bits("011"), bits("010")])
    fails = {f"elite = {elite} of 3": (f, P0, 2, elite, 0.1, draws(0)) for elite in (-1, -2, 4, 30)}
    fails["one bit"] = f, P0[:, :1], 2, 1, 0.1, draws(0)
    fails["one bit, n_gen = 0"] = f, P0[:, :1], 0, 1, 0.1, draws(0)
    fails["elite = 4 of 3, n_gen = 0"] = f, P0, 0, 4, 0.1, draws(0)
    works_on = [(f, P0, 2, elite, 0.1, draws(0)) for elite in (1, 2)]
    assert_raises(student.genetic_algorithm, ValueError, fails, works_on=works_on)


@pytest.mark.points(1)
def test_evaluations(student, open_function):
    """Asks for the fitness of each individual of each generation once, and keeps P0."""
    for start, N, elite in ((0, 4, 2), (1, 3, 0), (2, 2, 2)):
        call = student, open_function, start, N, elite, 2
        run_of_two = watched_population(*call, read=strings_given)
        (x, _value, history), rows, _, P0 = run_of_two
        require(np.array_equal(rows[0], P0), "The first individuals are not the rows of P0.")
        as_array(history, shape=(len(rows),), what="the history")
        as_array(whole(x, "x"), shape=(P0.shape[1],), what="x")
    few = np.array([bits("0000"), bits("1110"), bits("0000")])
    calls = [(np.sum, few.astype(kind), 1, 1, 0.0, draws(1)) for kind in (np.uint8, int)]
    runs = student.genetic_algorithm.map(calls)
    narrow, wide = (as_array(as_tuple(run, 3)[2], what="the history") for run in runs)
    assert_close(narrow, wide, what="the history of P0 in 8 bits beside that in 64")
    f, P0, *rest = ga_call(open_function, 3, 6, 2)
    calls = [(f, P0.astype(kind), *rest) for kind in (np.int8, np.uint8)]
    assert_law(student.genetic_algorithm, calls, lambda got, f, *_: assert_close(f(got[0]), got[1]))
    assert_leaves_arguments(student.genetic_algorithm, [(f, P0, *rest)])


@counterexample_search(
    values=strategies.labels(4, (0, 1, 3)),
    bits=strategies.labels(6, (0, 1)),
    elite=strategies.choices(0, 1, 2, 3),
    n_gen=strategies.choices(0, 1, 2),
    start=strategies.choices(0, 1),
)
def agrees_with_the_reference(student, reference, open_function, values, bits, elite, n_gen, start):
    call = open_function("lookup", values.tolist()), bits.reshape(3, 2), n_gen, elite, 0.3
    got = student.genetic_algorithm(*call, draws(start))
    assert_close(got, reference.genetic_algorithm(*call, draws(start)))
