"""Hidden tests of naive_bayes/posterior_from_log_joint; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    answered_by,
    assert_cases,
    assert_close,
    assert_equivariant,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

NONE = -np.inf


@pytest.mark.points(1)
def test_divides_each_row_by_its_sum(student, reference, seed):
    """Gives each row its share of the sum, whatever the other rows are."""
    cases = [
        (np.log([[0.1, 0.3, 0.6]]), [[0.1, 0.3, 0.6]]),
        (np.log([[1.0, 3.0], [4.0, 1.0], [2.0, 2.0]]), [[0.25, 0.75], [0.8, 0.2], [0.5, 0.5]]),
        (np.array([[-7.0], [2.0]]), [[1.0], [1.0]]),
        (np.array([[0.0, -50.0, -600.0]] * 2), [[1.0, np.exp(-50.0), np.exp(-600.0)]] * 2),
    ]
    rng = np.random.default_rng(seed("rows"))
    drawn = [rng.normal(scale=2.0, size=shape) for shape in [(1, 4), (6, 3), (4, 4)]]
    cases += answered_by(reference.posterior_from_log_joint, drawn)
    answers = assert_cases(student.posterior_from_log_joint, cases)
    for answer in answers[:2]:
        assert_close(np.sum(answer, axis=1), np.ones(len(answer)), what="the sums of the rows")
    impossible = [np.array([[NONE, -3.0], [2.0, 1.0]]), np.full((2, 3), NONE)]
    assert_leaves_arguments(student.posterior_from_log_joint, [*drawn, *impossible])


@pytest.mark.points(1)
def test_very_small_and_very_large(student, seed):
    """Stays accurate around -10000 and +800, also for rows of different sizes side by side."""
    quarter = np.log([1.0, 3.0])
    mixed = np.array([quarter - 10_000, quarter + 800, quarter])
    cases = [
        Case(np.tile(quarter, (2, 1)) - 9_000, [[0.25, 0.75]] * 2, label="entries around -9000"),
        Case(np.tile(quarter, (2, 1)) + 800, [[0.25, 0.75]] * 2, label="entries around +800"),
        Case(mixed, [[0.25, 0.75]] * 3, label="rows of different sizes"),
        Case(np.array([[-5e3, -15e3], [0, -9e3]]), [[1.0, 0.0]] * 2, label="entries far apart"),
    ]
    assert_cases(student.posterior_from_log_joint, cases, rtol=1e-9, atol=1e-12)
    rng = np.random.default_rng(seed("shifts"))
    rows, shift = rng.normal(size=(5, 3)), rng.uniform(-1e4, 700, size=(5, 1)).round()
    assert_equivariant(
        student.posterior_from_log_joint,
        [(rows,)],
        lambda rows: (rows + shift,),
        lambda posterior, _: posterior,
        rtol=1e-8,
    )


@pytest.mark.points(1)
def test_impossible_classes(student):
    """Gives a class with -inf the probability 0."""
    cases = [
        (np.array([[NONE, -3.0, -3.0], [2.0, NONE, 2.0]]), [[0, 0.5, 0.5], [0.5, 0, 0.5]]),
        (np.array([[np.log(0.2), NONE, np.log(0.6), NONE]] * 2), [[0.25, 0, 0.75, 0]] * 2),
        (np.array([[-8_000.0, NONE], [NONE, -8_000.0]]), [[1, 0], [0, 1]]),
    ]
    assert_cases(student.posterior_from_log_joint, cases, atol=1e-12)


@pytest.mark.points(1)
def test_no_class_left(student):
    """Is uniform in a row of nothing but -inf, and in no other."""
    hopeless = np.full((2, 3), NONE)
    beside = np.array([[NONE, NONE], np.log([0.1, 0.3]), [NONE, NONE]])
    cases = [
        (beside, [[0.5, 0.5], [0.25, 0.75], [0.5, 0.5]]),
        (hopeless, [[1 / 3] * 3] * 2),
        (np.full((3, 5), NONE), [[0.2] * 5] * 3),
        (np.array([[NONE] * 4, [0.0, 0.0, 0.0, NONE]]), [[1 / 4] * 4, [1 / 3, 1 / 3, 1 / 3, 0]]),
        (np.full((2, 1), NONE), [[1.0], [1.0]]),
    ]
    assert_cases(student.posterior_from_log_joint, cases, atol=1e-12)


@counterexample_search(
    rows=strategies.matrices((1, 2), (1, 3), -2, 2),
    shift=strategies.choices(0.0, -10_000.0, 800.0),
    gone=strategies.choices(3.0, 2.0, 1.0, -2.0),
)
def agrees_with_the_reference(student, reference, rows, shift, gone):
    log_joint = np.where(rows >= gone, NONE, rows + shift)
    expected = reference.posterior_from_log_joint(log_joint)
    assert_close(student.posterior_from_log_joint(log_joint), expected, atol=1e-12)
