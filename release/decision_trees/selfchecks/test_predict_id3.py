"""Self-checks of predict_id3: the worked example and a tree that is one leaf."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged


def tree():
    leaves = {"rain": {"label": "stay"}, "sun": {"label": "go"}}
    return {"attr": 0, "branches": leaves, "majority": "go"}


def rows():
    return np.array([["rain"], ["sun"], ["fog"]])


@pytest.mark.points(3)
def test_worked_example(student):
    """Predicts stay for rain, go for sun, and the majority for fog."""
    assert_equal(student.predict_id3(tree(), rows()), np.array(["stay", "go", "go"]))
    assert_unchanged(student.predict_id3, tree(), rows())


@pytest.mark.points(1)
def test_one_leaf(student):
    """Gives every row the label of a tree that is one leaf."""
    assert_equal(student.predict_id3({"label": 3}, rows()), np.array([3, 3, 3]))
