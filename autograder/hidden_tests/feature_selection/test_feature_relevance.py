"""Hidden tests of feature_relevance; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.feature_selection.relevance_oracles import (
    relevance,
    with_copy,
    world,
)
from autograder.testing import (
    Case,
    assert_cases,
    assert_leaves_arguments,
    assert_raises,
    assert_varies,
    counterexample_search,
    strategies,
)

FIRST = world(lambda a, b: a, 2)
XOR = world(lambda a, b: a ^ b, 2, sure=0.9)
TILTED = np.array([[0.45, 0.1], [0.3, 0.15]])  # informative, but the guess is 0 either way


@pytest.mark.points(1)
def test_strong_features(student):
    """Calls a feature strong without which the Bayes error rises, alone or in company."""
    both = world(lambda a, b, c: a & b, 3)
    assert_varies(student.feature_relevance, [(FIRST, 0), (FIRST, 1)])
    cases = [(FIRST, 0, "strong"), (XOR, 0, "strong"), (XOR, 1, "strong"), (both, 1, "strong")]
    cases += [(np.array([[0.4, 0.1], [0.1, 0.4]]), 0, "strong"), (FIRST, 1, "irrelevant")]
    cases += [(world(lambda a, b: b, 2), 1, "strong"), (world(lambda a, b: b, 2), 0, "irrelevant")]
    assert_cases(student.feature_relevance, [(case[:2], case[2]) for case in cases])
    calls = [(FIRST, 0), (XOR * (1 - 1e-11), 1)]
    assert_leaves_arguments(student.feature_relevance, calls)


@pytest.mark.points(1)
def test_weak_features(student):
    """Calls a feature weak that helps some other set of features, but is not needed by all."""
    copy, three = with_copy(FIRST, 0), with_copy(XOR, 0)
    twice = with_copy(with_copy(XOR, 0), 1)
    cases = [(FIRST, 0, "strong"), (copy, 0, "weak"), (copy, 2, "weak"), (copy, 1, "irrelevant")]
    cases += [(three, 0, "weak"), (three, 2, "weak"), (three, 1, "strong")]
    cases += [(with_copy(three, 0), j, "weak") for j in (0, 2, 3)]
    cases += [(twice, j, "weak") for j in range(4)]
    parity = with_copy(world(lambda a, b, c: a ^ b ^ c, 3), 0)
    cases.append((np.moveaxis(parity, 3, 2), 0, "weak"))  # beside 1 and 3 alone
    many = with_copy(world(lambda a, b, c, e: a ^ b ^ c ^ e, 4, sure=0.9), 0)
    cases += [(many, 0, "weak"), (many, 4, "weak")]
    assert_cases(student.feature_relevance, [(case[:2], case[2]) for case in cases])


@pytest.mark.points(1)
def test_irrelevant_features(student):
    """Calls a feature irrelevant that lowers no Bayes error, though it may be informative."""
    constant = np.zeros((2, 2, 2))
    constant[:, 0] = [[0.5, 0.0], [0.1, 0.4]]
    far = np.zeros((2, 2, 2))
    far[0], far[1] = 0.7 * TILTED, 0.3 * np.array([[0.05, 0.45], [0.15, 0.35]])
    cases = [(TILTED, 0, "irrelevant"), (constant, 1, "irrelevant"), (constant, 0, "strong")]
    cases += [(far, 1, "irrelevant"), (far, 0, "strong")]
    cases += [(np.array([[0.5, 0.2], [0.2, 0.1]]), 0, "irrelevant")]
    cases += [(np.full((2, 2, 2), 0.125), j, "irrelevant") for j in (0, 1)]
    assert_cases(student.feature_relevance, [(case[:2], case[2]) for case in cases])


@pytest.mark.points(1)
def test_many_worlds(student, seed):
    """Agrees with the definitions in many worlds, of three features or more."""
    rng = np.random.default_rng(seed("worlds"))
    worlds, cases = [world(lambda *x: sum(x) > 1, 3, sure=0.9), world(lambda *x: sum(x) > 2, 4)], []
    worlds.append(world(lambda a, b, c: a if b else c, 3, sure=0.75))
    worlds.append(world(lambda a, b, c: b, 3, sure=0.5 + 2.0**-18))  # b lowers an error by 4e-6
    worlds.append(with_copy(worlds[-1], 1))
    for draw in (np.random.default_rng(1), rng):
        for _ in range(4):
            worlds.append(draw.integers(4, size=(2, 2, 2, 2)) + (draw.random((2, 2, 2, 2)) < 0.5))
            rule = draw.integers(2, size=(2, 2))
            worlds.append(with_copy(world(lambda a, b, rule=rule: rule[a, b], 2, sure=0.8), 1))
    for first in (0.1, 0.3, 0.7):
        chances = np.array([[first * 0.9, first * 0.1], [(1 - first) * 0.2, (1 - first) * 0.8]])
        worlds.append(chances[:, np.newaxis] * np.array([0.3, 0.7])[:, np.newaxis])
    for joint in worlds:
        joint = joint / joint.sum()
        for axis in range(joint.ndim - 1):
            right, margin = relevance(joint, axis)
            if margin > 1e-6:
                cases.append(((joint, axis), right))
    assert_cases(student.feature_relevance, cases)


@pytest.mark.points(1)
def test_sizes(student):
    """Takes one feature, one label, several labels, and chances with rounding in them."""
    third = world(lambda a, b: a + b, 2, C=3)
    parts = np.full((2, 2, 3), 1 / 12)
    parts[0] += np.array([[2, -1, -1], [-1, 2, -1]]) / 24
    uneven = np.array([[0.1, 0.0], [0.2, 0.7]])
    cases = [
        Case((uneven, 0), "strong", label="one feature"),
        Case((TILTED[::-1], 0), "irrelevant", label="one feature"),
        Case((third, 0), "strong", label="three labels"),
        Case((with_copy(third, 1), 1), "weak", label="three labels"),
        Case((parts, 1), "strong", label="three labels"),
        Case((with_copy(world(lambda a: 3 * a, 1, C=4, sure=0.7), 0), 0), "weak"),
        Case((np.array([[[0.4], [0.1]], [[0.1], [0.4]]]), 0), "irrelevant", label="one label"),
    ]
    for first in (0.1, 0.3, 0.7):  # the second coin is independent of all the rest
        chances = np.array([[first * 0.9, first * 0.1], [(1 - first) * 0.2, (1 - first) * 0.8]])
        joint = chances[:, np.newaxis] * np.array([0.3, 0.7])[:, np.newaxis]
        cases += [Case((joint, 0), "strong"), Case((joint, 1), "irrelevant", label="rounding")]
    assert_cases(student.feature_relevance, cases)


@pytest.mark.points(1)
def test_errors(student):
    """Raises ValueError if the chances do not add up to 1."""
    calls = {"counts": (10 * FIRST, 0), "too small": (FIRST * 0.999, 1), "zeros": (0 * XOR, 0)}
    calls["too large"] = FIRST * (1 + 4e-9), 0
    rounded = np.full((2, 3), 1 / 6) + np.array([[5e-10, 0, 0], [0, 0, 0]])
    works_on = [(FIRST, 0), (XOR, 1), (rounded, 0)]
    assert_raises(student.feature_relevance, ValueError, calls, works_on=works_on)


@counterexample_search(
    counts=strategies.vectors((8, 8), low=0, high=3), axis=strategies.choices(0, 1)
)
def agrees_with_the_reference(student, reference, counts, axis):
    joint = (np.floor(np.abs(counts)) + np.eye(8)[0]).reshape(2, 2, 2)
    joint /= joint.sum()
    right = reference.feature_relevance(joint, axis)
    assert_cases(student.feature_relevance, [((joint, axis), right)])
