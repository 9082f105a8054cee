"""The data of decision_trees; what the notebook says of them is in tests/claims."""

from pathlib import Path

import pandas as pd
from numpy.testing import assert_array_equal
from sklearn.datasets import load_iris

DATA = Path(__file__).parents[2] / "assignments" / "decision_trees" / "data"


def test_iris_is_what_scikit_learn_ships():
    table = pd.read_csv(DATA / "iris.csv")
    theirs = load_iris()
    assert_array_equal(table.drop(columns="species").to_numpy(float), theirs.data)
    assert_array_equal(table["species"], theirs.target_names[theirs.target])
