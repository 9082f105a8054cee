"""Hidden tests of ipd_strategy; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.repeated_dilemmas import random_histories
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

NAMES = ("allc", "alld", "tft", "grim", "pavlov")


@pytest.mark.points(1)
def test_first_rounds(student):
    """Moves rightly in first rounds; the two that never change stay as they are."""
    cases = [Case((name, [], []), int(name == "alld"), label=f"{name} at first") for name in NAMES]
    for own, opp in (([0, 1], [1, 1]), ([1, 0], [0, 0])):
        cases += [Case((name, own, opp), int(name == "alld"), label=name) for name in NAMES[:2]]
    assert_cases(student.ipd_strategy, cases)


@pytest.mark.points(1)
def test_tit_for_tat(student, reference, seed):
    """Copies the opponent's last move as tit for tat, and changes no list."""
    cases = [
        (("tft", [0], [1]), 1),
        (("tft", [1], [0]), 0),
        (("tft", [0, 1, 1], [1, 1, 0]), 0),
        (("tft", [1, 0, 0], [0, 0, 1]), 1),
    ]
    assert_cases(student.ipd_strategy, cases)
    calls = random_histories(np.random.default_rng(seed("tft")), "tft")
    assert_agrees(student.ipd_strategy, reference.ipd_strategy, calls)
    lists = [(name, [0, 1, 0], [1, 0, 0]) for name in NAMES]
    assert_leaves_arguments(student.ipd_strategy, lists)


@pytest.mark.points(1)
def test_grim(student):
    """Defects as grim after defections of the opponent or its own, last or long ago."""
    long = [0] * 30
    cases = [
        (("grim", [0, 0], [0, 0]), 0),
        (("grim", long, long), 0),
        (("grim", [0, 0, 0], [0, 0, 1]), 1),
        (("grim", [0, 0, 1], [0, 0, 0]), 1),
        (("grim", long, [0, 0, 1, *long[3:]]), 1),
        (("grim", [0, 0, 1, *long[3:]], long), 1),
        (("grim", [1, 1, 1], [1, 1, 1]), 1),
    ]
    assert_cases(student.ipd_strategy, cases)


@pytest.mark.points(1)
def test_pavlov(student, reference, seed):
    """Moves as Pavlov after each pair of last moves, whatever came before."""
    cases = [
        Case(("pavlov", [0], [0]), 0, label="both cooperated"),
        Case(("pavlov", [0], [1]), 1, label="was cheated"),
        Case(("pavlov", [1], [0]), 1, label="cheated"),
        Case(("pavlov", [1], [1]), 0, label="both defected"),
        Case(("pavlov", [0, 1, 1], [1, 0, 1]), 0, label="both defected last"),
        Case(("pavlov", [0, 0, 1], [0, 0, 0]), 1, label="cheated last"),
    ]
    assert_cases(student.ipd_strategy, cases)
    calls = random_histories(np.random.default_rng(seed("pavlov")), "pavlov")
    assert_agrees(student.ipd_strategy, reference.ipd_strategy, calls)


@pytest.mark.points(1)
def test_other_names(student):
    """Raises ValueError for other names."""
    calls = {
        "always": ("always", [], []),
        "an empty name": ("", [0], [1]),
        "capital letters": ("TFT", [0], [1]),
        "a name with a blank": ("tft ", [0], [1]),
        "tit for tat": ("tit for tat", [0], [1]),
        "random": ("random", [0], [1]),
        "grimmer": ("grimmer", [0], [1]),
    }
    works_on = [("alld", [], []), ("tft", [0], [1])]
    assert_raises(student.ipd_strategy, ValueError, calls, works_on=works_on)


@counterexample_search(
    name=strategies.choices(*NAMES),
    moves=strategies.choices(([], []), ([0], [1]), ([1], [0]), ([1], [1]), ([1, 0], [0, 0])),
)
def agrees_with_the_reference(student, reference, name, moves):
    assert_close(student.ipd_strategy(name, *moves), reference.ipd_strategy(name, *moves))
