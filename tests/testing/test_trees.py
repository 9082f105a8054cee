"""Trees are compared node by node, and the message says where they part."""

import copy

import numpy as np
import pytest

from autograder.testing.assertions import Mismatch
from autograder.testing.tree_comparison import BINARY, BRANCHING, assert_entries, assert_same_tree


def leaf(value, n=2):
    return {"value": value, "n": n, "impurity": 0.0}


def binary():
    own = {"value": "a", "impurity": 0.5}
    below = {"feature": 1, "threshold": 2.5, "n": 4, "left": leaf("a"), "right": leaf("b"), **own}
    return {"feature": 0, "threshold": 0.1, "n": 6, "left": leaf("a"), "right": below, **own}


def branching():
    inner = {"attr": 2, "branches": {"x": {"label": 1}, "y": {"label": 0}}, "majority": 0}
    return {"attr": 0, "branches": {"p": {"label": 1}, "q": inner}, "majority": 1}


def at(tree, way):
    for step in way:
        tree = tree[step]
    return tree


def refusal(got, expected, kind):
    with pytest.raises(Mismatch) as caught:
        assert_same_tree(got, expected, kind)
    return caught.value


@pytest.mark.parametrize(("tree", "kind"), [(binary(), BINARY), (branching(), BRANCHING)])
def test_equal_trees_agree(tree, kind):
    assert_same_tree(copy.deepcopy(tree), tree, kind)


def test_numpy_values_rounding_and_further_keys_do_not_matter():
    got = binary()
    got.update(feature=np.int64(0), threshold=np.float64(0.1 + 1e-12), depth=0, value=np.str_("a"))
    got["right"]["left"]["node"] = 17
    assert_same_tree(got, binary(), BINARY)
    got = branching()
    got["branches"] = {np.str_(value): subtree for value, subtree in got["branches"].items()}
    assert_same_tree(got, branching(), BRANCHING)


@pytest.mark.parametrize(
    ("way", "key", "value", "words"),
    [
        ((), "feature", 1, "at the root, `feature`: off by 1"),
        ((), "value", "b", "at the root, `value`: a string (str), but not the right one"),
        (("right",), "threshold", 2.0, "at root > right, `threshold`: off by about 0.5"),
        (("right", "left"), "n", 3, "at root > right > left, `n`: off by 1"),
        (
            ("right", "left"),
            "value",
            1,
            "at root > right > left, `value`: an int, expected a string",
        ),
        (("left",), "impurity", None, "at root > left, `impurity`: None, expected a number"),
    ],
)
def test_a_wrong_value_is_placed(way, key, value, words):
    got = binary()
    at(got, way)[key] = value
    assert words in refusal(got, binary(), BINARY).safe


def test_the_node_nearest_to_the_root_is_told():
    got = binary()
    got["right"]["left"]["n"] = 9
    got["right"]["threshold"] = 9.0
    assert "root > right, `threshold`" in refusal(got, binary(), BINARY).safe


@pytest.mark.parametrize(
    ("replace", "words"),
    [
        (leaf("a"), "root > right: a leaf (without the key `feature`), expected a split"),
        ([1, 2], "root > right: a list, expected a dict"),
        (None, "root > right: None, expected a dict"),
        ({"feature": 1}, "root > right: the key `threshold` is missing"),
    ],
)
def test_a_wrong_node_is_placed(replace, words):
    got = binary()
    got["right"] = replace
    assert words in refusal(got, binary(), BINARY).safe


def test_a_split_in_place_of_a_leaf_and_a_missing_child_are_told():
    got = binary()
    got["left"] = binary()["right"]
    words = "root > left: a split (with the key `feature`), expected a leaf"
    mismatch = refusal(got, binary(), BINARY)
    assert words in mismatch.safe
    assert "Expected {'value': 'a', 'n': 2, 'impurity': 0.0}." in mismatch.full
    got = binary()
    del got["right"]["left"]
    assert "root > right: the key `left` is missing" in refusal(got, binary(), BINARY).safe


def test_branches_that_are_cut_are_named_where_they_differ():
    names = [f"a rather long category {number}" for number in range(40)]
    tree = {"attr": 0, "branches": {name: {"label": "a"} for name in names}}
    got = {
        "attr": 0,
        "branches": {name: {"label": "a"} for name in (*names[:37], *names[38:], "b")},
    }
    full = refusal(got, tree, BRANCHING).full
    assert "Missing: 'a rather long category 37'.\nNot expected: 'b'." in full


def test_the_way_in_full_is_written_in_plain_python():
    tree = branching()
    tree["branches"] = {np.str_(name): below for name, below in tree["branches"].items()}
    got = copy.deepcopy(tree)
    first = next(iter(got["branches"]))
    got["branches"][first] = None
    full = refusal(got, tree, BRANCHING).full
    assert f"root > '{first}'" in full


def test_nothing_returned_is_told_as_for_every_function():
    assert "does the function end with `return`?" in refusal(None, binary(), BINARY).safe


def test_branches_are_told_by_number_in_safe_words_and_by_value_in_full():
    got = branching()
    got["branches"]["q"]["branches"]["y"] = {"label": 7}
    mismatch = refusal(got, branching(), BRANCHING)
    assert "at root > branch 2 of 2 > branch 2 of 2, `label`" in mismatch.safe
    assert "'q'" not in mismatch.safe
    assert "at root > 'q' > 'y', `label`" in mismatch.full


def test_missing_and_other_branches_are_told():
    got = branching()
    del got["branches"]["q"]["branches"]["x"]
    mismatch = refusal(got, branching(), BRANCHING)
    assert "root > branch 2 of 2, `branches`: 1 branch, expected 2" in mismatch.safe
    assert "Expected the keys ['x', 'y'], returned ['y']" in mismatch.full
    got = branching()
    got["branches"]["z"] = got["branches"].pop("p")
    assert "keys are not the required values" in refusal(got, branching(), BRANCHING).safe
    got["branches"] = [{"label": 1}]
    assert "a list, expected a dict" in refusal(got, branching(), BRANCHING).safe


def test_entries_of_a_plain_dict():
    expected = {"feature": None, "threshold": np.nan, "left": "a", "accuracy": 0.3}
    got = {**expected, "accuracy": np.float64(0.1 + 0.2), "more": 1, "left": np.str_("a")}
    assert_entries(got, expected)
    for key, value in [("accuracy", 0.31), ("left", "b"), ("feature", 0), ("threshold", 1.0)]:
        with pytest.raises(Mismatch, match=f"`{key}`"):
            assert_entries({**got, key: value}, expected)
    with pytest.raises(Mismatch, match="key `left` is missing"):
        assert_entries({"feature": None}, {"left": "a"})
    with pytest.raises(Mismatch, match="a tuple, expected a dict"):
        assert_entries((1,), expected)
