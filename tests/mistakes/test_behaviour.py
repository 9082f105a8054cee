"""When two calls came to the same, and what is recorded of them."""

import json

import numpy as np
import pandas as pd
import pytest

from autograder.mistakes.behaviour import (
    LOST,
    OTHER,
    RAISED,
    VALUE,
    Behaviour,
    behaviour_of,
    digest_of,
    is_alike,
)
from autograder.mistakes.probe_values import NotPlainError, pack, unpack
from autograder.sandbox.open_functions import OpenFunction, open_function_maker
from autograder.sandbox.replies import Foreign, Raised, Reply, Returned
from autograder.sandbox.snapshot import ReturnedFunction, StudentHandle

MAKE = open_function_maker("def double(k, x):\n    return k * x\n")


def value(what, *changed):
    return Behaviour(VALUE, what, changed)


ALIKE = [
    ([1, 2.0], np.array([1.0, 2.0])),
    (1, np.float64(1 + 1e-12)),
    (np.nan, float("nan")),
    (("a", [0.1]), ("a", [0.1 + 1e-13])),
    ({"b": 1, "a": [True]}, {"a": [True], "b": 1}),
    ({1, 2}, {2, 1}),
    (np.zeros((0, 2)), np.zeros((0, 2))),
    (pd.DataFrame({"x": [1.0]}), pd.DataFrame({"x": [1.0 + 1e-14]})),
    (None, None),
]
DIFFERENT = [
    (np.zeros((2, 1)), np.zeros(2)),
    (1.0, 1.0 + 1e-6),
    (True, 1),
    ([True, 1], [1, 1]),
    (np.nan, 0.0),
    (np.array([1, 2]), np.array([1.0, 2.0])),
    (np.inf, -np.inf),
    ("a", "b"),
    ({"a": 1}, {"b": 1}),
    ([1, 2], [1, 2, 3]),
    (None, 0),
    (pd.Series([1.0], index=["a"]), pd.Series([1.0], index=["b"])),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_the_same_in_another_form_is_alike(one, other):
    assert is_alike(value(one), value(other), 1e-9)
    assert digest_of([value(one)]) == digest_of([value(other)])


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_what_differs_is_not_alike(one, other):
    assert not is_alike(value(one), value(other), 1e-9)
    assert not is_alike(value(other), value(one), 1e-9)


def test_a_dict_may_hold_more_than_the_known_one_and_not_less():
    known, more = value({"a": 1, "b": {"c": 2}}), value({"a": 1, "b": {"c": 2, "d": 3}, "e": 4})
    assert is_alike(known, more, 1e-9)
    assert not is_alike(more, known, 1e-9)


def test_exceptions_changed_arguments_and_lost_processes_count():
    assert is_alike(Behaviour(RAISED, "ValueError"), Behaviour(RAISED, "ValueError"), 0.0)
    assert not is_alike(Behaviour(RAISED, "ValueError"), Behaviour(RAISED, "TypeError"), 1.0)
    assert not is_alike(value(1.0), value(1.0, "x"), 1.0)
    assert not is_alike(Behaviour(LOST), Behaviour(LOST), 1.0)


def test_replies_are_read_by_kind_and_nothing_of_a_students_text_is_kept():
    names = ["X", "y"]
    assert behaviour_of(Reply(Raised(("KeyError", "LookupError"))), names).value == "KeyError"
    assert behaviour_of(Reply(Foreign("My secret is 3")), names) == Behaviour(OTHER)
    assert behaviour_of(Reply(Returned(ReturnedFunction(None, 0))), names) == Behaviour(OTHER)
    changed = ("1", "X", "the input was 7")
    assert behaviour_of(Reply(Returned(1), changed), names).changed == ("X", "arguments", "y")


@pytest.mark.parametrize("what", [one for pair in ALIKE for one in pair])
def test_what_is_recorded_comes_back(what):
    text = json.dumps(value(what, "x").to_json(), allow_nan=False)
    assert is_alike(Behaviour.from_json(json.loads(text)), value(what, "x"), 0.0)


def test_arguments_come_back_with_the_functions_that_have_names():
    arguments = [np.eye(150), MAKE("double", 2), StudentHandle("gini"), np.var, {"a": (1, np.nan)}]
    text = json.dumps(pack(arguments), allow_nan=False)
    assert len(text) < 2000, "a large simple array is kept short"
    matrix, double, handle, variance, rest = unpack(json.loads(text), MAKE)
    assert np.array_equal(matrix, np.eye(150))
    assert isinstance(double, OpenFunction)
    assert double(3) == 6
    assert (handle, variance) == (StudentHandle("gini"), np.var)
    assert rest["a"][0] == 1
    assert np.isnan(rest["a"][1])


def test_a_function_without_a_name_cannot_be_recorded():
    with pytest.raises(NotPlainError):
        pack([lambda x: x])


ODD = [
    *(one for pair in (*ALIKE, *DIFFERENT) for one in pair),
    10**400,
    [10**400, 1.0],
    [[1.0], [2.0, 3.0]],
    [1e308, -1e308, np.inf],
    np.array([np.inf - 0j, complex(np.nan, 1)]),
    np.array([1, "a", None], dtype=object),
    np.array(["a", "bc"]),
    np.datetime64("2026-01-01"),
    pd.DataFrame([[1, 2]], columns=["x", "x"]),
    {(1, np.nan): [None]},
    {"a", 1, (2,)},
    b"bytes",
    [[]] * 3,
    [[[[[[1]]]]]],
    np.zeros((0, 3, 0)),
    -0.0,
]


@pytest.mark.filterwarnings("error")
def test_no_value_of_a_student_is_too_odd_to_be_compared():
    for one in ODD:
        assert digest_of([value(one)])
        for other in ODD:
            assert is_alike(value(one), value(other), 1e-9) in (True, False)
