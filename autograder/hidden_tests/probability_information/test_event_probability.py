"""Hidden tests of probability_information/event_probability; first docstring lines are shown."""

from fractions import Fraction
from itertools import product

import pytest

from autograder.testing import (
    Case,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

LOADED = {1: 0.1, 2: 0.05, 3: 0.25, 4: 0.3, 5: 0.2, 6: 0.1}
PETS = {"cat": 0.5, "dog": 0.375, "axolotl": 0.125}


@pytest.mark.points(1)
def test_adds_up_outcomes(student):
    """Adds up the probabilities of the outcomes of an event: dice, and unequal outcomes."""
    dice = dict.fromkeys(product(range(1, 7), repeat=2), 1 / 36)
    events = [{pair for pair in dice if sum(pair) >= low} for low in (4, 7, 10)]
    cases = [((dice, event), float(Fraction(len(event), 36))) for event in events]
    even, large = {2, 4, 6}, {4, 5, 6}
    cases += [((dice, {(1, 6)}), 1 / 36), ((dice, {(2, 3), (3, 5), (5, 3)}), 1 / 12)]
    cases += [((LOADED, even), 0.45), ((LOADED, large), 0.6)]
    cases += [((LOADED, even | large), 0.45 + 0.6 - 0.4), ((PETS, {"dog", "axolotl"}), 0.5)]
    assert_cases(student.event_probability, cases, atol=1e-9)


@pytest.mark.points(1)
def test_strangers_nothing_and_everything(student):
    """Gives 0 to unknown outcomes and to the empty event, and 1 to the whole space."""
    thirds = dict.fromkeys(range(49), 1 / 49)  # adds up to 1 but for rounding
    cases = [
        Case((PETS, {"cat"}), 0.5),
        Case((PETS, set()), 0.0, label="the empty event"),
        Case((PETS, {"cat", "dog", "axolotl"}), 1.0, label="the whole space"),
        Case((thirds, set(range(49))), 1.0, label="the whole space"),
        Case((PETS, {"unicorn"}), 0.0, label="an unknown outcome"),
        Case((PETS, {"unicorn", "dog", 7}), 0.375, label="known and unknown outcomes"),
        Case((PETS, {"cat", "yeti", "unicorn", "gryphon"}), 0.5, label="more outcomes than p has"),
        Case((LOADED, {"1", 2}), 0.05, label="an unknown text beside known integers"),
        Case((LOADED, {(1, 3), 2}), 0.05, label="an unknown tuple of known integers"),
        Case(({"sure": 1 + 2.0**-50}, {"sure"}), 1.0, label="a sum hardly off 1"),
        Case(({"a": 0.5, "b": 0.5 - 5e-13}, {"a"}), 0.5, label="a sum hardly off 1"),
        Case(({"sure": 1.0, "never": 0.0}, {"never"}), 0.0, label="an outcome of probability 0"),
        Case(({"sure": 1.0, "never": 0.0}, {"sure"}), 1.0, label="a certain outcome"),
    ]
    assert_cases(student.event_probability, cases, atol=1e-9)
    calls = [(PETS, {"cat", "unicorn"}), (LOADED, {1, 9}), ({"sure": 1.0, "never": 0.0}, {"never"})]
    assert_leaves_arguments(student.event_probability, calls)


@pytest.mark.points(1)
def test_axioms(student):
    """Raises ValueError for a negative probability, and if the sum is not 1."""
    broken = {
        "a negative probability": {"a": 1.25, "b": -0.25},
        "a negative probability of three": {"a": 0.5, "b": 0.75, "c": -0.25},
        "a negative probability and a sum below 1": {"a": 0.75, "b": -0.25},
        "a tiny negative probability": {"a": 1 + 1e-10, "b": -1e-10},
        "a sum below 1": {"a": 0.5},
        "no outcome at all": {},
        "a sum above 1": {"a": 0.75, "b": 0.5},
        "a sum just above 1": {"a": 1 + 1e-6},
        "a sum just below 1": {1: 0.5, 2: 0.5 - 1e-6},
        "counts": {1: 2, 2: 3},
    }
    calls = {f"{name}; the empty event": (p, set()) for name, p in broken.items()}
    calls |= {f"{name}; one outcome": (p, {*list(p)[:1]}) for name, p in broken.items()}
    works_on = [(PETS, {"cat"}), ({"a": 0.5, "b": 0.5}, {"b"})]
    assert_raises(student.event_probability, ValueError, calls, works_on=works_on)


@counterexample_search(
    p=strategies.distributions((1, 4)).map(lambda p: dict(zip("abcd", p.tolist(), strict=False))),
    event=strategies.choices({"a"}, set(), {"b"}, {"a", "b"}, {"z"}, {"c", "z"}),
)
def agrees_with_the_reference(student, reference, p, event):
    expected = reference.event_probability(p, event)
    assert_close(student.event_probability(p, event), expected, atol=1e-9)
