"""The data of linear_regression are what the packages they come from ship."""

from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from sklearn.datasets import load_diabetes
from statsmodels.datasets import longley

DATA = Path(__file__).parents[2] / "assignments" / "linear_regression" / "data"
LONGLEY_COLUMNS = {
    "employment": "TOTEMP",
    "gnp_deflator": "GNPDEFL",
    "gnp": "GNP",
    "unemployed": "UNEMP",
    "armed_forces": "ARMED",
    "population": "POP",
    "year": "YEAR",
}


def test_longley_is_what_statsmodels_ships():
    ours = pd.read_csv(DATA / "longley.csv")
    theirs = longley.load_pandas().data
    assert list(ours.columns) == list(LONGLEY_COLUMNS)
    assert len(ours) == 16
    np.testing.assert_array_equal(ours.to_numpy(float), theirs[list(LONGLEY_COLUMNS.values())])


def test_diabetes_is_what_scikit_learn_ships_in_original_units():
    ours = pd.read_csv(DATA / "diabetes.csv")
    theirs = load_diabetes(scaled=False)
    assert list(ours.columns) == [*theirs.feature_names, "progression"]
    assert len(ours) == 442
    np.testing.assert_array_equal(ours.iloc[:, :-1].to_numpy(float), theirs.data)
    np.testing.assert_array_equal(ours["progression"], theirs.target)


@pytest.mark.parametrize("name", ["longley.csv", "diabetes.csv"])
def test_numbers_are_written_shortly(name):
    _, *rows = (DATA / name).read_text().splitlines()
    assert max(len(cell) for row in rows for cell in row.split(",")) <= 6
