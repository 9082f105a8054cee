"""The data of naive_bayes; what the notebook says of them is in tests/claims."""

from pathlib import Path

import numpy as np
import pandas as pd
from numpy.testing import assert_array_equal
from sklearn.datasets import load_digits, load_iris

DATA = Path(__file__).parents[2] / "assignments" / "naive_bayes" / "data"


def test_digits_are_what_scikit_learn_ships():
    table = pd.read_csv(DATA / "digits.csv", dtype=str)
    grey = np.array([[int(c, 17) for c in pixels] for pixels in table["pixels"]])
    theirs = load_digits()
    assert_array_equal(grey, theirs.data)
    assert_array_equal(table["digit"].astype(int), theirs.target)


def test_iris_is_what_scikit_learn_ships():
    table = pd.read_csv(DATA / "iris.csv")
    theirs = load_iris()
    assert_array_equal(table.drop(columns="species").to_numpy(float), theirs.data)
    assert_array_equal(table["species"], theirs.target_names[theirs.target])


def test_messages():
    table = pd.read_csv(DATA / "messages.csv")
    assert table["label"].value_counts().to_dict() == {"ham": 24, "spam": 16}
    assert table["text"].is_unique
