"""What the notebook of ensembles claims."""

import math
from functools import cache
from pathlib import Path

import numpy as np
import pandas as pd

from autograder.authoring.claims import assert_rounds_to, claim, given

given(
    "About seven hours.",
    "which Michael Kearns and Leslie Valiant asked in the 1980s",
    "The Marquis de Condorcet worked this out in 1785",
    "Leo Breiman's way out (1996)",
    "Breiman's second idea (2001)",
    "Yoav Freund and Robert Schapire (1995)",
    "Jerome Friedman's view (2001)",
    "In 2001 Paul Viola and Michael Jones",
    "which has won more competitions than anybody can count",
    why="history, and estimates for the reader",
)
given(
    "A label is tied if its sum is at least [...]",
    "The relative error is at most [...] largest float.",
    "A row that is never out of bag gets",
    "If $\\varepsilon \\ge 0.5 - 10^{-9}$, stop and throw this stump away.",
    "With `nonneg=True` stop when no weight moves by more than $10^{-13}$ [...] negative.",
    "The logistic one is accurate for $ys$ from $-1000$ to $1000$",
    why="the contract of an exercise, which hidden tests hold",
)


@cache
def tumours():
    table = pd.read_csv(Path("assignments/ensembles/data/breast_cancer.csv"))
    X = table.drop(columns="diagnosis").to_numpy(float)
    return X, np.where(table["diagnosis"] == "malignant", 1.0, -1.0)


# --- the patient --------------------------------------------------------------------------------


@claim(
    "Five hundred and sixty-nine women with a tumour, ten measurements",
    "more concave points than 0.0514, malignant; else benign. It is wrong about 48 of the 569.",
)
def the_best_single_question(notebook):
    X, y = tumours()
    assert X.shape == (569, 10)
    stump = notebook.names["stump_fit"](X, y, np.full(569, 1 / 569))
    assert stump["column"] == 7
    assert_rounds_to(stump["cut"], "0.0514")
    assert (notebook.names["stump_predict"](stump, X) != y).sum() == 48


@claim("A tree with as many questions as it likes is wrong about none of the patients")
def a_tree_memorises(notebook):
    X, y = tumours()
    tree = notebook.names["tree_fit"](X, y)
    assert (notebook.names["tree_predict"](tree, X) == y).all()


@claim("For labels $\\pm1$ the variance that the tree lowers is twice the Gini impurity")
def variance_is_twice_gini(rng):
    y = rng.choice([-1.0, 1.0], size=50)
    p = np.mean(y == 1)
    np.testing.assert_allclose(y.var(), 2 * (2 * p * (1 - p)))


# --- votes --------------------------------------------------------------------------------------


@claim(
    "b wins, 2 to 1. With weights $0.3, 0.1, 0.2$ it is $0.3$ against $0.1 + 0.2$",
    "In float64 $0.1 + 0.2$ is a little more than $0.3$.",
)
def votes_on_paper(reference):
    P = np.array([["a"], ["b"], ["b"]])
    assert reference.majority_vote(P).tolist() == ["b"]
    assert reference.majority_vote(P, np.array([0.3, 0.1, 0.2])).tolist() == ["a"]
    assert 0.1 + 0.2 > 0.3


@claim(
    "$3 \\cdot 0.35^2 \\cdot 0.65 + 0.35^3 = 0.28175$. Two members at $\\varepsilon = \\tfrac14$: "
    "$\\tfrac1{16} + \\tfrac12 \\cdot 2 \\cdot \\tfrac14 \\cdot \\tfrac34 = \\tfrac14$."
)
def committees_on_paper(reference):
    np.testing.assert_allclose(reference.ensemble_error(3, 0.35), 3 * 0.35**2 * 0.65 + 0.35**3)
    np.testing.assert_allclose(reference.ensemble_error(2, 0.25), 1 / 16 + 0.5 * 2 * 0.25 * 0.75)


@claim(
    "single trees are wrong about 9 % of the time",
    "less than one error in ten million. Ours: about 5 % instead of 9 %.",
)
def a_vote_of_relatives(reference, notebook):
    assert_rounds_to(100 * notebook.names["alone"], "9")
    assert reference.ensemble_error(25, notebook.names["alone"]) < 1e-7
    assert_rounds_to(100 * notebook.names["ours"][12], "5")


# --- bias, variance, bagging --------------------------------------------------------------------


@claim(
    "Means $2$ and $6$: squared biases $1$ and $4$, on average $2.5$. Variances $1$ and $4$: also "
    "$2.5$. With noise $0.5$ the total is $5.5$."
)
def parts_on_paper(reference):
    preds = np.array([[1.0, 4.0], [3.0, 8.0]])
    parts = reference.bias_variance(preds, np.array([1.0, 4.0]), 0.5)
    assert list(parts.values()) == [2.5, 2.5, 0.5, 5.5]


@claim(
    "Stumps: nearly all bias. Deep trees: nearly all variance.",
    "Nearly half of the variance of the deep trees is gone, the bias has stayed where it was, and "
    "stumps had little to gain. Nearly half, mind you, and not fourteen fifteenths.",
)
def two_diseases(notebook):
    plain, bagged = notebook.names["plain"], notebook.names["bagged"]
    assert plain[0]["bias2"] > 3 * plain[0]["variance"]
    assert plain[-1]["variance"] > 20 * plain[-1]["bias2"]
    assert 0.5 < bagged[-1]["variance"] / plain[-1]["variance"] < 0.6
    assert all(abs(a["bias2"] - b["bias2"]) < 0.002 for a, b in zip(plain, bagged, strict=True))
    assert plain[0]["variance"] - bagged[0]["variance"] < 0.01


@claim("$0.316$ for $n = 4$, and about $1/e = 0.368$ for large $n$")
def shares_out_of_bag():
    assert_rounds_to(0.75**4, "0.316")
    assert_rounds_to(1 / math.e, "0.368")
    assert_rounds_to((1 - 1e-6) ** 1e6, "0.368")


@claim("$2 + \\tfrac12 = 2.5$. A million models: $2$.")
def relatives_on_paper(reference):
    assert reference.bagging_variance(0.5, 4.0, 4) == 2.5
    assert_rounds_to(reference.bagging_variance(0.5, 4.0, 10**6), "2.000")


@claim(
    "The fewer columns a node may look at, the worse the single trees, and the less they agree. "
    "With three columns a node, worse trees make a committee that is at least as good. With one "
    "column they are too bad to make up for it."
)
def stranger_trees(reference, notebook):
    X, y = tumours()
    grow, predict, rows = notebook.names["grow"], notebook.names["tree_predict"], []
    for max_features in (10, 3, 1):
        found = []
        for split in range(8):
            rng = np.random.default_rng(split)
            deal = rng.permutation(569)
            known, new = deal[:379], deal[379:]
            trees = reference.random_forest_fit(grow, X[known], y[known], 50, max_features, rng)
            votes = np.array([predict(tree, X[new]) for tree in trees])
            found.append([np.mean(votes * y[new] <= 0), np.mean(votes.mean(axis=0) * y[new] <= 0)])
        rows.append(np.mean(found, axis=0))
    (one, bag), (worse, forest), (worst, extreme) = rows
    assert one < worse < worst
    assert forest <= bag < extreme


@claim("and the bar of the original shrinks")
def a_copy_shares(notebook):
    assert notebook.names["shared"][7] < 0.5 * notebook.names["falls"][7]
    assert notebook.names["shared"][10] > 0


# --- boosting -----------------------------------------------------------------------------------


@claim("$0.144, 0.144, 0.144, 0.433$")
def a_round_on_paper():
    assert_rounds_to(0.25 / math.sqrt(3), "0.144")
    assert_rounds_to(0.25 * math.sqrt(3), "0.433")
    assert_rounds_to(math.log(3) / 2, "0.549")


@claim(
    "The best single stump is wrong about 33 of the 379 training patients.",
    "after 54 rounds not one training patient is wrong.",
    "On the test patients the committee is hardly better or worse after 300 rounds.",
)
def stumps_become_strong(notebook):
    wrong = notebook.names["wrong"]
    assert round(379 * wrong["training"][0]) == 33
    assert wrong["training"][52] > 0
    assert wrong["training"][53] == 0
    assert abs(wrong["test"][53] - wrong["test"][299]) < 0.02


@claim("Hence [...]", "the mean of $e^{-y_i s(x_i)}$ over the training rows is exactly")
def the_theorem(notebook):
    names = notebook.names
    np.testing.assert_allclose(names["losses"], names["bound"], rtol=1e-9)
    assert (np.array(names["wrong"]["training"]) <= names["bound"]).all()


@claim(
    "with full steps the training error goes towards 0 and the test error up from the first round "
    "on. Small steps reach a better best, later"
)
def small_steps(reference, notebook):
    n = notebook.names
    Z, z, old, new = n["Z"], n["z"], n["old"], n["new"]
    best = []
    for nu in (1.0, 0.3, 0.05):
        f0, steps = reference.gradient_boost_fit(
            n["shallow"], n["tree_predict"], Z[old], z[old], 150, nu
        )
        staged = f0 + np.cumsum([a * n["tree_predict"](t, Z[new]) for a, t in steps], axis=0)
        errors = [n["rmse"](s - z[new]) for s in staged]
        best.append((int(np.argmin(errors)), min(errors)))
    assert best[0][0] == 0
    assert best[0][0] < best[1][0] < best[2][0]
    assert best[0][1] > best[1][1] > best[2][1]


@claim("values $2$ and $-1$, gain $\\tfrac12 (12 + 4 - \\tfrac46) - \\tfrac12 = 7.17$")
def a_split_on_paper(reference):
    got = reference.xgb_leaf_and_gain(-6.0, 2.0, 4.0, 3.0, 1.0, 0.5)
    assert got[:2] == (2.0, -1.0)
    assert_rounds_to(got[2], "7.17")


# --- stacking and the last part -----------------------------------------------------------------


@claim(
    "All the trust to the deep tree, weight 1, and none to the others: in-sample it is perfect. On "
    "new patients it is the worst of the four"
)
def the_memoriser_wins(notebook):
    n = notebook.names
    a = np.linalg.lstsq(n["flattering"], n["z"][n["old"]], rcond=None)[0]
    np.testing.assert_allclose(a, [0, 0, 0, 1], atol=1e-9)
    errors = np.sqrt(np.mean((n["fresh"] - n["z"][n["new"], None]) ** 2, axis=0))
    assert errors.argmax() == 3


@claim("Four faces are found (some by more than one window), and most windows were dismissed")
def faces(notebook):
    labels, asked = notebook.names["labels"], notebook.names["asked"]
    corners = notebook.names["corners"][labels == 1]
    places = np.array([(14, 30), (60, 120), (85, 45), (30, 150)])
    gaps = np.abs(corners[:, np.newaxis] - places).max(axis=2)
    assert (gaps.min(axis=0) == 0).all()
    assert gaps.min(axis=1).max() <= 2
    assert len(corners) > 4
    assert np.mean(asked == 1) > 0.8


@claim("and each removes a quarter to a third of its patient's mistakes")
def two_medicines(notebook):
    stump, tree, bagged, boosted = (np.mean(counts) for counts in notebook.names["table"].values())
    assert 0.2 < 1 - bagged / tree < 0.36
    assert 0.2 < 1 - boosted / stump < 0.36


@claim(
    "where it is nearly unanimous it is hardly ever wrong, and where it is split, as on patient "
    "16, it is wrong about two times in five"
)
def the_hair_is_the_message(notebook):
    X, y = tumours()
    honest = notebook.names["honest"]
    split, sure = np.abs(honest) < 0.4, np.abs(honest) >= 0.99
    assert 0.35 < np.mean(honest[split] * y[split] <= 0) < 0.45
    assert np.mean(honest[sure] * y[sure] <= 0) < 0.01
    assert 0 < honest[16] < 0.1
    assert len(X) == len(honest)
