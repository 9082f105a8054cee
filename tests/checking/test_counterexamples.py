"""Inputs of a counterexample search that are no arrays: trees, tables of categories, functions."""

import hypothesis
import numpy as np
import pytest
from hypothesis import find, given

from autograder.checking.counterexample_search import (
    Counterexample,
    arguments_text,
    sentence,
    smallest_failing_input,
)
from autograder.checking.follow_through import with_own_helpers
from autograder.checking.student_functions import ReferenceFunction
from autograder.errors import SandboxError
from autograder.sandbox.snapshot import Call
from autograder.testing import strategies
from autograder.testing.assertions import Mismatch

SETTINGS = hypothesis.settings(database=None, derandomize=True, deadline=None, max_examples=25)
NAMES = ("tree", "measure", "X")


def half(y):
    return 0.5


def shown(*args, reveal=True):
    found = Counterexample(Call("f", args), Mismatch("It is wrong."))
    return sentence("f", NAMES, found, reveal=reveal)


def test_trees_and_functions_are_written_as_a_student_would():
    tree = {"feature": 0, "left": {"value": "a"}, "right": {"value": "b"}}
    words = shown(tree, ReferenceFunction(half, {}), np.array([1.0]))
    assert f"`f({tree!r}, half, np.array([1.0]))`" in words
    assert "f(np.var)" in shown(np.var)


def test_arrays_inside_of_lists_and_what_is_not_finite_can_be_pasted():
    Q, b = [np.eye(1), np.array([[np.nan]])], {"r": (np.array([-np.inf, 1.0]),)}
    words = shown(Q, b, np.float64(0.5))
    call = "f([np.array([[1.0]]), np.array([[np.nan]])], {'r': (np.array([-np.inf, 1.0]),)}, 0.5)"
    assert f"`{call}`" in words
    assert eval(call, {"np": np, "f": lambda *args: len(args)}) == 3  # noqa: S307 - our own words


@pytest.mark.parametrize(
    "value",
    [
        np.float64(1.0),
        np.float32(0.5),
        np.int64(3),
        np.uint8(3),
        np.bool_(True),
        np.str_("red"),
        np.float32(np.inf),
        np.float64(np.nan),
        np.complex128(1 + 2j),
        complex(np.nan, -np.inf),
    ],
)
def test_numbers_of_numpy_are_written_as_plain_ones_wherever_they_stand(value):
    plain = value.item() if isinstance(value, np.generic) else value
    for make in (
        lambda x: x,
        lambda x: [x, [x]],
        lambda x: (x,),
        lambda x: {"k": {x: (x, x)}},
        lambda x: {x},
        lambda x: frozenset([x]),
        lambda x: {"a": [({x},)]},
    ):
        call = shown(make(value)).split("`")[1]
        seen = eval(call, {"np": np, "f": lambda argument: argument})  # noqa: S307 - our own words
        assert repr(seen) == repr(make(plain))
    assert [shown(empty).split("`")[1] for empty in (set(), frozenset())] == [
        "f(set())",
        "f(frozenset())",
    ]


def test_the_entries_of_a_set_stand_in_order():
    """Python's own order of strings differs from run to run."""
    names = [f"name{n}" for n in range(9)]
    assert f"`f({{{', '.join(map(repr, names))}}})`" in shown(set(names))


def test_without_values_the_size_of_a_tree_is_told():
    tree = {"feature": 0, "left": {"value": "a"}, "right": {"value": "b"}}
    assert shown(tree, half, np.ones((2, 3)), reveal=False) == (
        "It goes wrong already for `tree` of 3 nested dicts, `X` of shape (2, 3)."
    )
    params = {"W1": np.ones((2, 2)), "b1": np.ones(2)}
    assert shown(params, reveal=False) == "It goes wrong already for `tree` of 2 keys."
    assert shown(0.5, 3, reveal=False) == ""
    assert with_own_helpers("", ["hat_matrix"]) == ""
    assert with_own_helpers("It is.", ["hat_matrix"]) == "With your own `hat_matrix`: It is."


def depth(tree):
    return 1 + max(depth(tree["left"]), depth(tree["right"])) if "feature" in tree else 0


def size(tree):
    return size(tree["left"]) + size(tree["right"]) if "feature" in tree else tree["n"]


@given(tree=strategies.binary_trees())
@SETTINGS
def test_binary_trees_hold_what_their_nodes_need(tree):
    assert depth(tree) <= 2
    assert size(tree) == tree["n"]
    needed = {"value", "impurity"} | ({"threshold", "decrease"} if depth(tree) else set())
    assert needed <= tree.keys()


def test_the_simplest_tree_is_a_leaf_and_there_are_others():
    leaf = {"value": "a", "n": 1, "impurity": 0.0}
    assert find(strategies.binary_trees(), lambda tree: True, settings=SETTINGS) == leaf
    assert depth(find(strategies.binary_trees(depth=1), depth, settings=SETTINGS)) == 1


@given(
    numbers=strategies.classifications((2, 4), 2),
    categories=strategies.category_tables((2, 4), 2, names=("a", "b", "c")),
)
@SETTINGS
def test_tables_come_with_one_label_a_row(numbers, categories):
    for (X, y), kind, names in ((numbers, "f", {"a", "b"}), (categories, "U", {"a", "b", "c"})):
        assert (X.shape, X.dtype.kind) == ((len(y), 2), kind)
        assert set(y) <= names


class Idle:
    """Stands in for a student whose calls are only counted."""

    last_call = Call("f")
    calls = 0

    def f(self):
        self.calls += 1


def test_a_check_may_change_a_tree_without_spoiling_the_search():
    def check(_student, _reference, tree):
        before = tree.pop("value")
        if before == "b":
            raise Mismatch("It is wrong.")

    check.counterexample_search = {"tree": strategies.binary_trees()}
    assert smallest_failing_input(check, Idle(), None) is not None


@pytest.mark.parametrize("error", [TypeError, MemoryError, RecursionError])
def test_an_answer_that_a_check_cannot_work_with_is_no_fault_of_the_grader(error):
    def check(student, _reference, tree):
        student.f()
        raise error

    check.counterexample_search = {"tree": strategies.binary_trees()}
    assert smallest_failing_input(check, Idle(), None) is None


def test_a_mistake_of_the_author_or_of_the_sandbox_is_heard():
    def check(student, _reference, tree):
        if tree["n"] < 0:
            student.f()
        raise TypeError

    def lost(student, _reference, tree):
        student.f()
        raise SandboxError("the zygote is gone")

    for one, error in ((check, TypeError), (lost, SandboxError)):
        one.counterexample_search = {"tree": strategies.binary_trees()}
        with pytest.raises(error):
            smallest_failing_input(one, Idle(), None)


@pytest.mark.parametrize("dtype", ["float32", "int8", "uint8", "int64", "float64", "bool", "<U3"])
def test_arrays_of_any_type_are_the_same_when_they_are_pasted(dtype):
    """A call that fails for float32 alone would be right with the same numbers as float64."""
    array = np.array([[1, 0], [0, 1]]).astype(dtype)
    found = eval(arguments_text(Call("f", (array,))), {"np": np})  # noqa: S307 - our own words
    assert found.dtype.kind == array.dtype.kind
    assert dtype == "<U3" or found.dtype == array.dtype
