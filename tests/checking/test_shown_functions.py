"""Functions and generators as arguments: what references make of them, how feedback shows them."""

import numpy as np

from autograder.checking.counterexample_search import (
    Counterexample,
    sentence,
    smallest_failing_input,
)
from autograder.checking.student_functions import ReferenceFunction, Student
from autograder.sandbox.open_functions import open_function_maker
from autograder.sandbox.snapshot import Call
from autograder.testing import strategies
from autograder.testing.assertions import Mismatch
from autograder.testing.search_mark import counterexample_search


def test_a_remembered_result_draws_from_the_generator_as_a_new_one_does():
    calls = []

    def shuffle(n, rng):
        calls.append(n)
        return rng.permutation(n)

    reference = ReferenceFunction(shuffle, {})
    expected = np.random.default_rng(3)
    expected = [expected.permutation(9) for _ in range(3)]
    for _ in range(2):
        rng = np.random.default_rng(3)
        np.testing.assert_array_equal([reference(9, rng) for _ in range(3)], expected)
    assert len(calls) == 3


def test_a_result_that_hangs_on_an_open_function_is_remembered_by_its_name_and_arguments():
    make, calls = open_function_maker("def shifted(by, x):\n    return x + by\n"), []

    def total(f, x):
        calls.append(repr(f))
        return f(x)

    reference = ReferenceFunction(total, {})
    for _ in range(2):
        assert reference(make("shifted", 1), 5) == 6
        assert reference(make("shifted", np.array([2])), 5) == 7
    assert len(calls) == 2
    assert reference(lambda x: -x, 5) == -5
    assert reference(lambda x: 2 * x, 5) == 10


def test_a_reference_that_works_in_place_works_in_place_each_time():
    def appended(numbers):
        numbers.append(1)
        return len(numbers)

    reference = ReferenceFunction(appended, {})
    for _ in range(2):
        numbers = [7]
        assert reference(numbers) == 2
        assert numbers == [7, 1]


def test_a_reference_in_the_place_of_a_student_leaves_generators_as_they_were():
    rng, state = np.random.default_rng(3), np.random.default_rng(3).bit_generator.state
    reference = ReferenceFunction(lambda n, rng: rng.permutation(n), {}, is_subject=True)
    np.testing.assert_array_equal(*reference.map([(9, rng), (9, rng)]))
    assert rng.bit_generator.state == state
    assert reference.changed_arguments(9, rng) == []  # to draw is no change, as for a student


def test_a_counterexample_search_shows_functions_and_generators_as_a_student_can_write_them():
    slope = open_function_maker("def slope(a, x):\n    return a * x\n")("slope", np.array([2.0]))
    call = Call("f", (slope, np.random.default_rng(4), 3))
    words = sentence("f", ["g", "rng", "n"], Counterexample(call, Mismatch("", "No.")), reveal=True)
    assert "f(functools.partial(slope, np.array([2.0])), np.random.default_rng(4), 3)" in words
    moved_on = np.random.default_rng(4)
    moved_on.random()
    words = sentence(
        "f", ["rng"], Counterexample(Call("f", (moved_on,)), Mismatch("")), reveal=True
    )
    assert "f(a random generator)" in words


def test_a_counterexample_search_may_ask_for_open_functions():
    make = open_function_maker("def slope(a, x):\n    return a * x\n")

    @counterexample_search(x=strategies.choices(1.0, 2.0, 3.0))
    def check(student, reference, open_function, x):
        student.last_call = Call("f", (open_function("slope", 2.0), x))
        if open_function("slope", 2.0)(x) > 3:
            raise Mismatch("wrong")

    student = Student("any")
    found = smallest_failing_input(check, student, None, make)
    assert found.call.args[1] in (2.0, 3.0)
    assert repr(found.call.args[0]) == "functools.partial(slope, 2.0)"
