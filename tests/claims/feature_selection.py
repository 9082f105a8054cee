"""What the notebook of feature_selection claims."""

from functools import cache
from itertools import product
from pathlib import Path

import numpy as np
import pandas as pd
from numpy.testing import assert_allclose
from sklearn.feature_selection import f_regression
from sklearn.linear_model import Lasso, LinearRegression

from autograder.authoring.claims import assert_rounds_to, claim, given

given(
    "Tests probe correlations of either sign, constant columns, a constant y, "
    "constants of 0.1, nearly constant columns, that no score exceeds 1, columns "
    "around $10^6$ with a spread of 1, tiny and huge units, a single column, a single "
    "row, and integers.",
    "Tests probe the order of the result, ties, scores that differ by $10^{-12}$, negative "
    "scores, $k = 0$, all, integers, and ValueError for a negative k and for one above the "
    "number of scores.",
    "Tests probe skewed values, negative values, other units, the largest value, values on "
    "inner edges, equal values, a single bin, integers, and ValueError.",
    "Tests probe the natural logarithm, several values and labels, pairs that do not occur, "
    "independent columns (0, and never below), negative integers, gaps between integers, a "
    "single row, and labels that are strings.",
    "Tests probe the order of choice, copies of a chosen feature, the mean of the "
    "redundancies, ties, gains below 0, $k = 1$, strings, and ValueError for a k below 1 or "
    "above d.",
    "Tests probe the factor one half, the price of a feature, that the intercept is "
    "free, the empty subset, shifts of columns and of the target, dependent columns, "
    "nearly dependent columns, more features than rows, other units, subsets in any "
    "order, and integers.",
    "Tests probe features that help only together, the score, the number of subsets, prices "
    "high enough for the empty subset, lam = 0 with a perfect fit, equal columns, scores that"
    " nearly tie, one feature, ten, and ValueError.",
    "Tests probe the path, the scores, a best subset that is not the last, a path that misses"
    " the best of all subsets, ties in a step, ties for the best, which subsets are asked for"
    " and how often, that they are asked for in increasing order, one step, and ValueError "
    "for a k_max below 1 or above d.",
    "Tests probe the path, the scores, features that only help together, a best subset "
    "anywhere on the path, ties in a step, ties for the best, which subsets are asked for and"
    " how often, k_min = 0, k_min = d, and ValueError for a k_min below 0 or above d.",
    "Tests probe negative weights, other units of the columns, skewed columns, the "
    "intercept, constant columns, equal columns, a threshold above all weights, and "
    "integers.",
    "Tests probe the order of entry, weights near the limit, prices in any order, "
    "ties, features that never enter, features that leave again, standardised columns, "
    "the centred target, and constant columns.",
    "Tests probe features that only help together, copies, a helper whose partner has to be "
    "seen first, informative features that change no guess, constant features, other places "
    "than the first, one feature, several labels, rounding, and ValueError.",
    "Tests probe selection outside, selection inside, correlations below 0, noise, "
    "that means come from the training rows, unequal folds, rows that are in no fold, "
    "other numbers as labels, three labels, labels that no training row of a fold has, "
    "and equal distances.",
    why="what hidden tests look at",
)
given(
    "Conventions. X has shape (n, d): a row for each example, a column for each feature; "
    "features are numbered from 0. A subset is a tuple of feature numbers in increasing "
    "order, such as (0, 2, 5), and () is the empty one; where a subset is an argument, lists "
    "are welcome, too. $n \\ge 1$ and $d \\ge 1$. Arrays of numbers may hold integers, also "
    "of a small type: in int8, $100 - (-100)$ is $-56$, so make floats before you subtract. "
    "Arrays of indices are NumPy arrays of integers, empty ones, too (np.array([]) holds "
    "floats). Where a number is promised, a Python "
    "float or a NumPy scalar will do; where a list or a tuple is promised, either.",
    "A column is constant if its largest entry equals its smallest; it gets the score "
    "0. If y is constant, all scores are 0. Nearly constant is not constant: where the "
    "entries differ by less than $10^{-9}$ of their size, tests allow an error of 0.05.",
    "Scores are at most 1, also after rounding. The absolute error may be $10^{-9}$.",
    "Columns, and the target, may lie around $10^6$ with a spread of 1. Subtract the means "
    "first: the mean of the products minus the product of the means has lost its digits "
    "there. Units go from $10^{-50}$ to $10^{50}$.",
    "Return the indices in increasing order, whatever their scores. Of equal scores "
    "the smaller index is taken. Scores are equal if they are the same number: no "
    "tolerance. (Integers stay below $2^{53}$, so that floats tell them apart.)",
    "$k$ runs from 0 (an empty array) to d; outside of that raise ValueError.",
    "Return integers from 0 to n_bins - 1. If all values are equal, return zeros. If n_bins "
    "is below 1, raise ValueError, whatever the values.",
    "Tests have values on inner edges only where the arithmetic is exact (integers or halves,"
    " and suitable bins); all others are at least a hundredth of a bin away from any inner "
    "edge.",
    "The logarithm is natural (the unit is the nat). Values may be any integers, also "
    "such as floats cannot tell apart (beyond $2^{53}$); labels are integers or strings.",
    "Scores are never below 0, also after rounding. The absolute error may be $10^{-12}$.",
    "Return k features in the order of choice. Those within $10^{-9}$ of the largest "
    "difference are equal; the smallest index wins. Differences below 0 are no reason to "
    "stop. If k is below 1 or above d, raise ValueError.",
    "The intercept is free. The price is paid for each feature of the subset, also for "
    "one that adds nothing (a copy, a constant column). Dependent columns and more "
    "features than rows are no error: take any of the best fits, they leave the same "
    "squares. In tests, units of columns differ by at most $10^8$, and no column lies "
    "further from 0 than 100 times its spread.",
    "The absolute error may be $10^{-9}$ times $\\sum_i (y_i - \\bar y)^2$.",
    "Return the best subset, its score, and how many subsets were scored: $2^d$, the empty "
    "one included.",
    "Scores within $10^{-9} \\max(1, m)$ of the lowest score $m$ count as equal. Of these "
    "take the smallest subset, and of equally small ones the first in lexicographic order, in"
    " which $(0, 3)$ comes before $(1, 2)$.",
    "If $d > 10$, raise ValueError.",
    "Return the path (k_max subsets, of sizes 1 to k_max), their scores, and the best subset "
    "of the path. Subsets are tuples in increasing order, in what you return and in what you "
    "ask for.",
    "In a step, candidates within $10^{-9}$ of the lowest score are equal, and the smallest "
    "added index wins. For the best of the path, scores within $10^{-9}$ of the lowest are "
    "equal, and the smaller subset wins.",
    "Ask score for each candidate of each step once, and for nothing else: not for the empty "
    "subset, and for no subset twice. Within a step the order is yours. A rising score is no "
    "reason to stop.",
    "If k_max is below 1 or above d, raise ValueError.",
    "Return the path from the full set down to k_min features, both ends included, the "
    "scores, and the best subset of the path. k_min = 0 ends with (); k_min = d takes no "
    "step.",
    "In a step, candidates within $10^{-9}$ of the lowest score are equal, and the smallest "
    "dropped index wins. For the best of the path, scores within $10^{-9}$ of the lowest are "
    "equal, and the smaller subset wins.",
    "Ask score for the full set once, for each candidate of each step once, and for nothing "
    "else; in any order.",
    "If k_min is negative or above d, raise ValueError.",
    "Return the indices with $\\lvert w_j \\rvert >$ threshold, in increasing order. The fit "
    "has an intercept, which is not counted. A constant column (largest entry equals "
    "smallest) has the weight 0. If columns depend on each other, take the shortest weights, "
    "as np.linalg.lstsq does.",
    "threshold is above 0, and no weight of the tests is within $10^{-6}$ of it.",
    "Standardise the columns (a constant column becomes zeros), centre y, and call lasso with"
    " these for the prices from the largest to the smallest; lams may come in any order. A "
    "feature is in if $\\lvert w_j \\rvert > 10^{-8}$.",
    "Return a list: each feature once, when it is first in; features that enter at the same "
    "price by index; none that never enters. A feature may leave again; it keeps its place.",
    "A feature is strongly relevant if the Bayes error of all features rises when it is taken"
    " away: nothing else can do its work.",
    "It is weakly relevant if it is not strongly relevant, but there is some set of other "
    "features whose Bayes error falls when it is added.",
    "Otherwise it is irrelevant.",
    "joint has an axis of length 2 for each of d features, and a last axis for the label, of "
    'any length. joint[1, 0, 2] is $P(x_0 = 1, x_1 = 0, y = 2)$. Return "strong", "weak" '
    'or "irrelevant" for the feature axis.',
    "The sets of other features go from the empty one to all of them. Errors within "
    "$10^{-12}$ are equal; in the tests they are equal on paper, or differ by more than "
    "$10^{-6}$.",
    "If the entries do not add up to 1 within $10^{-9}$, raise ValueError.",
    "Features: the $k$ with the largest pearson_scores, of the training rows of this fold "
    "(inside), or of all rows (otherwise).",
    "Means: for each label, the mean of the training rows with this label, on the selected "
    "features.",
    "Each validation row gets the label of the nearest mean. The accuracy of the fold is the "
    "share of right labels.",
    "Return the mean of the accuracies of the folds.",
    "folds is a list of pairs: indices of the training rows, indices of the validation rows. "
    "Folds may differ in size (each counts the same), and a row may be in none.",
    "Labels are numbers, two different ones or more; the score is the correlation with these "
    "numbers. A fold knows the labels of its training rows. If two means are equally near, "
    "the smaller label wins; in the tests that happens only where the arithmetic is exact.",
    "$1 \\le k \\le d$.",
    why="the contract of an exercise or a definition, which hidden tests hold",
)
given(
    "About six hours. Builds on probability_information, linear_regression and "
    "robust_sparse_regression.",
    "(bmi is the body mass index, bp the blood pressure, and s1 to s6 come from a blood "
    "sample: s1 to s4 are about cholesterol, s5 is probably the logarithm of a fat in the "
    "blood, s6 is sugar.)",
    "Each measurement costs somebody time, and a needle is needed for six of them. Which few "
    "would you keep? And how well would they predict the next patient? Point at three "
    "pictures now, before you read on. Section 8 compares, with your functions.",
    "The first question has many answers, and this notebook is a tour of them: score each "
    "column alone; search through sets of columns; let the fit decide. The second question is"
    " where careful people publish nonsense. It may catch you, too.",
    "The cheapest idea: look at each column alone, score how well it goes with the target, "
    "keep the best. Such a score is a filter: it knows nothing of the model that will use the"
    " features. The usual one is the correlation, without its sign:",
    "Now keep the best $k$. It sounds like one line, and it is one if you mind what happens "
    "to equal scores.",
    "So cut the range of a column into $B$ bins of equal width and replace each value by the "
    "number of its bin,",
    "where $\\lfloor \\cdot \\rfloor$ cuts off the fraction. (The largest value would "
    "otherwise sit alone, in a bin of its own.)",
    "How much does the bin tell of the label? With $p(a, b)$ the share of the rows that have "
    "the value $a$ and the label $b$, and $p(a)$, $p(b)$ the shares of each alone,",
    "How many bins? A cell to play with: beside the ten measurements it scores a column of "
    "noise. With few bins noise scores next to nothing. How many bins does it take until "
    "noise looks better than a measurement, and which one?",
    "where $S$ holds what is chosen already, and $I(x_j; x_s)$ is the mutual information of "
    "two columns: how much of $j$ one has heard before.",
    "Features work in teams, so score teams. A wrapper takes a model, trains it on a subset "
    "of the features, and asks how well it did.",
    "Predict first. Let the price fall, from so high that nobody is worth it to almost "
    "nothing. Features join the best subset one after the other. Does one that has joined "
    "ever have to leave again, when more money is there for all?",
    "From now on the score is a function that you are given, score(subset), and lower is "
    "better: squares left, mistakes on a hold-out set, anything. A call may cost a minute of "
    "training, so no call may be wasted.",
    "Filters ask before the fit, wrappers fit again and again. Embedded methods read the "
    "answer off one fit, or off one path of fits. Both exercises of this section are "
    "extensions.",
    "The naive way: fit everything, and keep what has a large weight. Large in which unit? A "
    "weight per millimetre is a thousandth of a weight per metre. So standardise the columns "
    "first (mean 0, population standard deviation 1), then all weights are per standard "
    "deviation.",
    "The fit is given to you: lasso(Z, t, lam) returns the weights for standardised columns Z"
    " and a centred target t.",
    "where $x_S$ runs through the combinations of the features in $S$, and $P(x_S, y)$ is the"
    " sum over the values of all others.",
    "Predict first. Three tables of binary features are coming: an exclusive or of $x_0$ and "
    "$x_1$, beside a copy of $x_0$; a majority of three; and 569 tumours with radius, "
    "perimeter and texture, each above its median or not. Which features will be strong? And "
    "to which of the strong ones does mutual information give 0?",
    "The clinic sends 200 more people, measured by the same machine. Your classifier is "
    "ready: 20 values, two means, trained on the first 50.",
    "Write it both ways, the wrong one and the right one. For each fold:",
    "Back to the ten pictures. We give the methods 60 patients, as if the clinic were small, "
    "and let them choose; least squares is fitted to the same 60, and the other 382 judge. "
    "Everything that looks at a target is done inside, 50 times with other patients.",
    "If your three pictures were bmi, s5 and bp, you did what a search does, by eye. And did "
    "your eye see all 442?",
    "Say in your own words what makes a feature strongly relevant, weakly relevant and "
    "useful: the first two belong to the table of probabilities, the third to a learner that "
    "is given a sample. Then give one feature that is irrelevant by section 6 and still "
    "useful to some linear model, or one that is relevant and useless to it, and say why. "
    "What follows for somebody who selects features with one model and then uses another? "
    "Five to ten lines.",
    "An open end. The third place changed hands. Invent a way to choose three measurements "
    "that changes less when other patients are drawn, without predicting worse: average over "
    "resampled patients, ask for agreement of several methods, or something of your own. "
    "Measure both, on the splits of section 8 and on 50 others, and justify the choice in "
    "half a page.",
    "Two filters, three searches, and a definition of what they search for; and a habit that "
    "is worth more than all of them: when a result is too good, ask what has seen the labels.",
    why="a definition, a question, advice, the order of sections, or a turn of speech",
)

DATA = Path("assignments/feature_selection/data")
SIGNS = np.array([[1.0, 1.0], [1.0, -1.0], [-1.0, 1.0], [-1.0, -1.0]])
TABLE = {
    (): 9.0,
    (0,): 5.0,
    (1,): 4.0,
    (2,): 6.0,
    (0, 1): 3.0,
    (0, 2): 0.0,
    (1, 2): 3.5,
    (0, 1, 2): 3.25,
}
COINS = [(a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1)]


@cache
def diabetes():
    table = pd.read_csv(DATA / "diabetes.csv")
    return table.drop(columns="progression").to_numpy(float), table["progression"].to_numpy(float)


@cache
def tumours():
    table = pd.read_csv(DATA / "breast_cancer.csv")
    labels = (table["diagnosis"] == "malignant").to_numpy(int)
    return table.drop(columns="diagnosis").to_numpy(float), labels


@cache
def clinic():
    table = pd.read_csv(DATA / "clinic.csv")
    return table.drop(columns="label").to_numpy(float), table["label"].to_numpy()


def named(subset):
    names = ("age", "sex", "bmi", "bp", "s1", "s2", "s3", "s4", "s5", "s6")
    return {names[j] for j in subset}


def joint_of(rows):
    joint = np.zeros((2, 2, 2, 2))
    np.add.at(joint, tuple(np.array(rows).T), 1 / len(rows))
    return joint


# --- filters --------------------------------------------------------------------------------------


@claim(
    "Ten things were measured in 442 people with diabetes, and a year later somebody wrote "
    "down how far the disease had progressed.",
    "Here is a column that a line does not see, and after it the ten measurements of 569 "
    "tumours, of which 212 were malignant.",
)
def sizes_of_the_tables():
    assert diabetes()[0].shape == (442, 10)
    assert tumours()[0].shape == (569, 10)
    assert tumours()[1].sum() == 212


@claim(
    "Here $\\bar x_j$ and $\\bar y$ are means. $r_j = 1$ if the points lie on a line that is "
    "not level, whichever way it slopes; $r_j = 0$ if the best line is level. Its square is "
    "the share of the squares of $y$ that a line through this column explains.",
    "On paper. The target $(0, 2, 4)$. The column $(1, 2, 3)$ rises with it, point for point:"
    " $r = 1$. The column $(4, 0, 2)$ has the deviations $(2, -2, 0)$ against $(-2, 0, 2)$: "
    "$\\lvert -4 \\rvert / (\\sqrt8 \\sqrt8) = 0.5$.",
    "On paper. Of the scores $(0.2, 0.9, 0.5, 0.7, 0.5)$ the best two are features 1 and 3. "
    "For $k = 3$ there are two candidates with $0.5$; feature 2 goes before feature 4, so the"
    " answer is $1, 2, 3$.",
)
def filters_on_paper(reference, rng):
    X, y = np.array([[1.0, 4.0], [2.0, 0.0], [3.0, 2.0]]), np.array([0.0, 2.0, 4.0])
    assert_allclose(reference.pearson_scores(X, y), [1, 0.5])
    assert_allclose(X[:, 1] - X[:, 1].mean(), [2, -2, 0])
    assert_allclose(abs((X[:, 1] - 2) @ (y - 2)), 4)
    scores = np.array([0.2, 0.9, 0.5, 0.7, 0.5])
    assert reference.select_top_k(scores, 2).tolist() == [1, 3]
    assert reference.select_top_k(scores, 3).tolist() == [1, 2, 3]
    x, t = rng.normal(size=(20, 1)), rng.normal(size=20)
    line = LinearRegression().fit(x, t)
    assert_allclose(reference.pearson_scores(x, t)[0] ** 2, line.score(x, t))


@claim(
    "And now the recipe, as one finds it in many a report. Suppose a clinic sends you a "
    "table: 50 people, 900 values that a machine has measured in their blood, and a label, 1 "
    "for those whom a treatment helped. (That is 18 values for each person: a linear fit to "
    "all of them is exact, whatever the labels.) So you select the 20 values that go best "
    "with the label. Then you take a simple classifier: a person gets the label whose mean is"
    " nearer. And you test it as you have learnt: five folds, and each person is judged by "
    "means to which he did not contribute.",
    "46 of 50, with a coin at 25. Would you write to the clinic? Decide, and remember what "
    "you decided. In section 7 the clinic sends 200 more people.",
)
def the_recipe(notebook):
    blood, helped = clinic()
    assert blood.shape == (50, 900)
    assert helped.sum() == 25
    assert 900 / 50 == 18
    assert "46 of 50 right when left out" in notebook.printed
    A = np.column_stack([np.ones(50), blood])
    assert np.linalg.matrix_rank(A) == 50


@claim(
    "Correlation asks for lines. If the label is 1 in the middle of a range and 0 at both "
    "ends, the best line is level, and a perfect feature scores next to nothing. A measure "
    "without this blind spot is the mutual information of probability_information; it wants "
    "columns with few different values.",
)
def a_hump(reference):
    x = np.linspace(0, 10, 1001)[:, np.newaxis]
    y = (np.abs(x[:, 0] - 5) < 2.5).astype(int)
    assert reference.pearson_scores(x, y)[0] < 1e-9
    bins = reference.discretize_equal_width(x[:, 0], 8)[:, np.newaxis]
    assert reference.mutual_information_scores(bins, y)[0] > 0.65


@claim(
    "On paper. $-2, 0, 1.5, 2, 6$ in four bins: the range is 8, so a bin is 2 wide, and the "
    "edges are $-2, 0, 2, 4, 6$. The bins are $0, 1, 1, 2, 3$: values on an inner edge go up,"
    " and 6 goes down.",
    "If value and label are independent, every fraction is 1 and $I_j = 0$. If the value "
    "settles the label, $I_j$ is the entropy of the labels. Lines play no part, and nor do "
    "numbers: only which values are the same.",
    "On paper. Labels $0, 0, 1, 1$. The column $0, 0, 1, 1$ settles them: $2 \\cdot \\tfrac12"
    " \\log \\frac{1/2}{1/4} = \\log 2 = 0.693$. The column $0, 1, 0, 1$ tells nothing: 0. "
    "The column $0, 0, 0, 1$ has the shares $\\tfrac12$, $\\tfrac14$, $\\tfrac14$: $\\tfrac12"
    " \\log\\tfrac43 + \\tfrac14 \\log\\tfrac23 + \\tfrac14 \\log 2 = 0.216$.",
    "On paper. Four rows with the labels $0, 1, 2, 2$, and three columns: $0, 0, 1, 1$, a "
    "copy of it, and $0, 1, 0, 1$. The first two have $\\log 2$ nats each, the third has "
    "$0.347$. Feature 0 is first. Then the copy has $\\log 2 - \\log 2 = 0$, and feature 2 "
    "still has $0.347 - 0$. So the order is $0, 2, 1$.",
)
def information_on_paper(reference, rng):
    x = np.array([-2.0, 0.0, 1.5, 2.0, 6.0])
    assert reference.discretize_equal_width(x, 4).tolist() == [0, 1, 1, 2, 3]
    assert_allclose(np.linspace(-2, 6, 5), [-2, 0, 2, 4, 6])
    X = np.array([[0, 0, 0], [0, 1, 0], [1, 0, 0], [1, 1, 1]])
    got = reference.mutual_information_scores(X, np.array([0, 0, 1, 1]))
    assert_rounds_to(got[0], "0.693")
    assert got[1] == 0
    assert_rounds_to(got[2], "0.216")
    names = rng.permutation(9)
    values, y = rng.integers(9, size=(40, 1)), rng.integers(2, size=40)
    assert_allclose(
        reference.mutual_information_scores(names[values], y),
        reference.mutual_information_scores(values, y),
    )
    rows = np.column_stack([[0, 0, 1, 1], [0, 0, 1, 1], [0, 1, 0, 1]])
    labels = np.array([0, 1, 2, 2])
    alone = reference.mutual_information_scores(rows, labels)
    assert_allclose(alone[:2], np.log(2))
    assert_rounds_to(alone[2], "0.347")
    assert reference.mutual_information_scores(rows[:, 2:], rows[:, 0])[0] == 0
    assert reference.mrmr_select(rows, labels, 3) == [0, 2, 1]


@claim(
    "With 8 bins noise has 0.003 nats, with 569 it has 0.298: nearly half of the 0.660 that "
    "there are. Shares of cells with one row in them are bad guesses of probabilities, and "
    "for noise the mistake has one direction only: up.",
)
def bins_of_noise(reference):
    y = tumours()[1]
    noise = np.random.default_rng(0).normal(size=569)
    for n_bins, told in ((8, "0.003"), (569, "0.298")):
        bins = reference.discretize_equal_width(noise, n_bins)[:, np.newaxis]
        assert_rounds_to(reference.mutual_information_scores(bins, y)[0], told)
    shares = np.bincount(y) / 569
    assert_rounds_to(-shares @ np.log(shares), "0.660")
    assert 0.45 < 0.298 / 0.660 < 0.5


@claim(
    "Look at the bars again: radius, perimeter and area stand near the top, and all three say"
    " how large the cells are. A filter scores columns alone, so it buys the same news three "
    "times. The cure is in a name, minimum redundancy, maximum relevance: choose the most "
    "informative feature first, and then, again and again, the feature $j$ with the largest",
    "Information alone buys two sizes. mRMR takes one, and the texture in between.",
)
def three_sizes(reference):
    X, y = tumours()
    bins = np.column_stack([reference.discretize_equal_width(column, 8) for column in X.T])
    found = reference.mutual_information_scores(bins, y)
    assert set(np.argsort(-found)[:5]) >= {0, 2, 3}
    assert np.corrcoef(X[:, [0, 2, 3]].T).min() > 0.98
    assert set(reference.select_top_k(found, 3)) == {0, 2, 7}
    assert reference.mrmr_select(bins, y, 3) == [7, 1, 0]


# --- searches -------------------------------------------------------------------------------------


@claim(
    "For least squares: fit $y$ with an intercept and the columns of the subset $S$, and add "
    "up the squares that are left. More columns never leave more, so without a price the full"
    " set wins. Hence a price $\\lambda$ for each feature:",
    "with the best weights $w$ and intercept $b$ for this subset, and $\\lvert S \\rvert$ the"
    " number of its features. It is least squares with the penalty $\\lambda \\lVert w "
    "\\rVert_0$, the number of weights that are not 0.",
    "On paper. $x = (0, 1, 2)$ and $y = (1, 1, 4)$, $\\lambda = 0.5$. Without a feature the "
    "mean 2 is the best fit: $\\tfrac12(1 + 1 + 4) = 3$. With it the line $0.5 + 1.5x$ leaves"
    " $0.5, -1, 0.5$: $\\tfrac12 \\cdot 1.5 + 0.5 = 1.25$. The feature is worth its price.",
    "Now simply try all $2^d$ subsets. Nothing can be missed. For ten features that is 1,024 fits.",
    "On paper. Four rows with the columns $(1, 1, -1, -1)$ and $(1, -1, 1, -1)$, and $y$ the "
    "first plus three times the second: $(4, -2, 2, -4)$. No feature leaves 20, the first "
    "alone 18, the second alone 2, both 0. With $\\lambda = 1$ that is $20, 19, 3, 2$: both. "
    "With $\\lambda = 4$: $20, 22, 6, 8$: the second. With $\\lambda = 20$: none.",
)
def scores_on_paper(reference, rng):
    X, y = np.array([[0.0], [1.0], [2.0]]), np.array([1.0, 1.0, 4.0])
    assert_allclose(reference.subset_score(X, y, (), 0.5), 3)
    assert_allclose(reference.subset_score(X, y, (0,), 0.5), 1.25)
    assert_allclose(y - (0.5 + 1.5 * X[:, 0]), [0.5, -1, 0.5])
    t = SIGNS @ [1.0, 3.0]
    assert t.tolist() == [4, -2, 2, -4]
    subsets = ((), (0,), (1,), (0, 1))
    for price, scores in ((0, [20, 18, 2, 0]), (1, [20, 19, 3, 2]), (4, [20, 22, 6, 8])):
        assert_allclose(
            [reference.subset_score(SIGNS, t, s, price) for s in subsets], scores, atol=1e-9
        )
    assert [reference.exhaustive_search(SIGNS, t, p)[0] for p in (1, 4, 20)] == [(0, 1), (1,), ()]
    A, b = rng.normal(size=(12, 5)), rng.normal(size=12)
    left = [reference.subset_score(A, b, range(k), 0) for k in range(6)]
    assert (np.diff(left) <= 1e-12).all()
    assert 2**10 == 1024


@claim(
    "Yes: $s_3$ is in the best set of five, and not in the best set of six. Two others, $s_1$"
    " and $s_2$, do its work together, better, but only together. The best subsets are not "
    "nested.",
    "Both ways through the diabetes table, with a price of 10,000 for each measurement, "
    "beside the search that tries everything:",
    "Both greedy searches miss the best set, and both find the same one, of six: $s_3$, which"
    " the best set of five contains, lies off both paths. The loss is small, less than half "
    "of one measurement's price. But nobody would know without having tried all, and it can "
    "be arbitrarily large: for an exclusive or, $y = x_0 \\text{ xor } x_1$, all single "
    "features are equally worthless, and a forward search chooses its first one blindly.",
)
def greedy_misses(reference, notebook):
    X, y = diabetes()
    squares = notebook.names["squares"]
    best = {k: min((s for s in squares if len(s) == k), key=squares.get) for k in (5, 6)}
    assert named(best[5]) == {"sex", "bmi", "bp", "s3", "s5"}
    assert named(best[6]) == {"sex", "bmi", "bp", "s1", "s2", "s5"}
    without = tuple(j for j in best[5] if j != 6)
    gains = [
        squares[without] - squares[tuple(sorted({*without, *new}))]
        for new in ((6,), (4,), (5,), (4, 5))
    ]
    assert gains[3] > gains[0] > max(gains[1:3])

    def priced(subset):
        return reference.subset_score(X, y, subset, 10_000)

    right, lowest, _ = reference.exhaustive_search(X, y, 10_000)
    up, down = (
        reference.forward_stepwise(priced, 10, 10),
        reference.backward_elimination(priced, 10, 1),
    )
    assert right == best[5]
    assert up[2] == down[2] == best[6]
    for path, scores, _ in (up, down):
        assert best[5] not in path
        assert 0 < min(scores) - lowest < 5000
    parity = np.array([a ^ b for a, b, _ in COINS])
    alone = [reference.subset_score(np.array(COINS), parity, (j,), 0) for j in range(3)]
    assert_allclose(alone, alone[0])
    for low in (-1.0, -1e9):  # the table of the example, with any loss
        changed = {**TABLE, (0, 2): low}
        assert reference.forward_stepwise(changed.get, 3, 3)[2] == (0, 1)


@claim(
    "For the 900 values of the clinic there would be $2^{900}$ subsets, a number of 271 digits.",
    "So give up the guarantee. Start with nothing, try each feature, keep the best one; try "
    "each of the others beside it, keep the best pair of these; and so on. At step $i$ there "
    "are $d - i + 1$ candidates, $d(d+1)/2$ in all if one goes to the end: 55 in place of "
    "1,024, and 405,450 for the clinic.",
)
def counts_of_subsets():
    assert len(str(2**900)) == 271
    assert sum(10 - i + 1 for i in range(1, 11)) == 10 * 11 // 2 == 55
    assert 900 * 901 // 2 == 405_450


@claim(
    "On paper. Three features, and these scores: $(0)$ 5, $(1)$ 4, $(2)$ 6; $(0,1)$ 3, "
    "$(0,2)$ 0, $(1,2)$ 3.5; $(0,1,2)$ 3.25. First step: $(1)$. Second: $(0,1)$ with 3. "
    "Third: everything, with 3.25. The best of this path is $(0, 1)$. The best of all, $(0, "
    "2)$, was never asked for: neither of the two was best alone.",
    "Or the other way: start with all, and drop the feature without which the score is "
    "lowest. This sees what forward steps cannot: two features that help only together are "
    "both there from the start. Its price: the first models are the largest, and with more "
    "features than rows many scores cannot be computed, or mean nothing.",
    "On paper. The scores above. All three: 3.25. Without 0, 1, 2: $3.5$, $0$, $3$; so drop "
    "1, and $(0, 2)$ remains. Then $(2)$ has 6 and $(0)$ has 5: drop 2. The best of this path"
    " is $(0, 2)$.",
)
def greedy_on_paper(reference):
    path, scores, best = reference.forward_stepwise(TABLE.get, 3, 3)
    assert (path, scores, best) == ([(1,), (0, 1), (0, 1, 2)], [4, 3, 3.25], (0, 1))
    assert min(TABLE, key=TABLE.get) == (0, 2)
    path, scores, best = reference.backward_elimination(TABLE.get, 3, 1)
    assert (path, scores, best) == ([(0, 1, 2), (0, 2), (0,)], [3.25, 0, 5], (0, 2))


@claim(
    "(For least squares even the 55 fits are not needed. Once a feature is in, subtract from "
    "all others what it explains of them; then one inner product tells what each would gain. "
    "All steps together take about $2nd^2$ multiplications, the same order as one fit with "
    "all features. Lecture notes (Oxford) claim this, and it is true.)",
)
def all_steps_for_one_fit(reference):
    X, y = diabetes()
    n, d = X.shape
    A, left, products = X - X.mean(axis=0), y - y.mean(), 0
    free, path = list(range(d)), []
    while free:
        gains = {j: (A[:, j] @ left) ** 2 / (A[:, j] @ A[:, j]) for j in free}
        products += 2 * n * len(free)
        best = max(free, key=gains.get)
        free.remove(best)
        path.append(best)
        q = A[:, best] / np.linalg.norm(A[:, best])
        left = left - (q @ left) * q
        for j in free:
            A[:, j] -= (q @ A[:, j]) * q
        products += 2 * n * (len(free) + 1) + 2 * n
    steps = reference.forward_stepwise(lambda s: reference.subset_score(X, y, s, 0), d, d)[0]
    assert [tuple(sorted(path[: k + 1])) for k in range(d)] == steps
    assert 1 <= products / (2 * n * d**2) < 1.4


@claim(
    "On paper. The columns $(1, 1, -1, -1)$ and $(1, -1, 1, -1)$ have mean 0 and spread 1 "
    "already. For $y = (3, 9, 1, 7)$ the weights are $1$ and $-3$. The threshold 2 keeps the "
    "second, $0.5$ keeps both.",
    "Beside its copy, bmi falls below 20: the two share a weight, and the best predictor of "
    "all goes. And s1 has the largest weight, with a correlation of 0.21: s1 and s2 go up and"
    " down together, and a large weight on one is paid back by the other.",
    "On paper. The two columns above, and $y = (3, 9, 1, 7)$. Their columns are orthogonal, "
    "so each weight is what least squares says, moved towards 0 by $\\lambda / n$: feature 1 "
    "enters below $\\lambda = 12$, feature 0 below $4$. With the prices $8$ and $2$ the order"
    " is $1, 0$.",
)
def weights(reference):
    y = np.array([3.0, 9.0, 1.0, 7.0])
    assert_allclose(LinearRegression().fit(SIGNS, y).coef_, [1, -3])
    for price in (8.0, 2.0):
        w = Lasso(alpha=price / 4).fit(SIGNS, y).coef_
        assert_allclose(
            w, np.sign([1, -3]) * np.maximum(np.array([1, 3]) - price / 4, 0), atol=1e-6
        )
    X, t = diabetes()
    Z = (X - X.mean(axis=0)) / X.std(axis=0)
    w = LinearRegression().fit(Z, t).coef_
    assert np.abs(w).argmax() == 4
    assert w[4] * w[5] < 0
    assert np.corrcoef(Z[:, 4], Z[:, 5])[0, 1] > 0.85
    scores = reference.pearson_scores(X, t)
    assert scores.argmax() == 2
    assert_rounds_to(scores[4], "0.21")
    kept = reference.weight_threshold(np.column_stack([X, X[:, 2]]), t, 20.0)
    assert 2 in reference.weight_threshold(X, t, 20.0)
    assert not {2, 10} & set(kept.tolist())


@claim(
    "The lasso of robust_sparse_regression minimises $\\tfrac12 \\sum_i (y_i - x_i \\cdot "
    "w)^2 + \\lambda \\sum_j \\lvert w_j \\rvert$. At a high price all weights are exactly 0."
    " As it falls, features enter, one after the other: a ranking that knows about teams, "
    "from one path of fits.",
)
def lasso_paths(notebook):
    X, t = diabetes()
    Z = (X - X.mean(axis=0)) / X.std(axis=0)
    lasso = notebook.names["lasso"]
    for price in (442 * 46, 442 * 10):
        w = lasso(Z, t - t.mean(), price)
        assert_allclose(w, Lasso(alpha=price / 442, tol=1e-10).fit(Z, t).coef_, atol=1e-4)
    assert (lasso(Z, t - t.mean(), 442 * 46) == 0).all()


# --- relevance ------------------------------------------------------------------------------------


@claim(
    "Correlation, information, squares, weights: each has another list. Is there a right one?"
    " One definition does not depend on a method. The Bayes error of a set of features is the"
    " smallest chance of a wrong label that any classifier can have which sees these "
    "features, and it is reached by guessing the commonest label for each combination of "
    "values. With the table of all probabilities $P(x, y)$,",
)
def the_best_rule(rng):
    joint = rng.random((2, 2, 3))
    joint /= joint.sum()
    rules = [
        sum(joint[a, b, rule[2 * a + b]] for a in (0, 1) for b in (0, 1))
        for rule in product(range(3), repeat=4)
    ]
    assert_allclose(max(rules), joint.max(axis=-1).sum())


@claim(
    "On paper. Two coins and $y = x_0 \\text{ xor } x_1$. With both, $E = 0$; with either "
    "one, $E = \\tfrac12$. Both are strong. Now $x_0 = x_1 = y$, two copies. Without $x_0$ "
    "nothing is lost, so it is not strong; alone it takes $E$ from $\\tfrac12$ to 0. Both are"
    " weak. And one feature with $P(0, \\cdot) = (0.4, 0.1)$ and $P(1, \\cdot) = (0.3, 0.2)$:"
    " the chance of label 1 is $0.2$ or $0.4$, so it tells something, but the best guess is "
    "label 0 either way. $E = 0.3$ with it and without: irrelevant.",
    "In the first only $x_1$: its partner has a substitute, and it has none; all three have "
    "no information alone. In the majority all three are strong. In the sample of tumours the"
    " radius is strong, since for some tumours it differs from the perimeter; so is the "
    "texture, and the perimeter is weak.",
    "So a filter can give 0 to what no classifier can do without. And it can give more to "
    "what is replaceable: the perimeter, weak, has more information than the radius, strong. "
    "(The shares of the tumours are those of a sample. In a larger one they would move a "
    'little, and "strong" asks only for a difference, however small.)',
)
def relevance(reference):
    f = reference.feature_relevance
    exclusive = joint_of([(a, b, a, a ^ b) for a, b, _ in COINS])
    assert [f(exclusive, j) for j in range(3)] == ["weak", "strong", "weak"]
    two = exclusive.sum(axis=2)
    assert [f(two, j) for j in range(2)] == ["strong"] * 2
    assert two.max(axis=-1).sum() == 1
    assert two.sum(axis=0).max(axis=-1).sum() == 0.5
    majority = joint_of([(*x, int(sum(x) > 1)) for x in COINS])
    assert [f(majority, j) for j in range(3)] == ["strong"] * 3
    copies = np.zeros((2, 2, 2))
    copies[0, 0, 0] = copies[1, 1, 1] = 0.5
    assert [f(copies, j) for j in range(2)] == ["weak"] * 2
    tilted = np.array([[0.4, 0.1], [0.3, 0.2]])
    assert f(tilted, 0) == "irrelevant"
    assert_allclose([1 - tilted.max(axis=1).sum(), 1 - tilted.sum(axis=0).max()], 0.3)
    X, y = tumours()
    trio = X[:, [0, 2, 1]]
    high = (trio > np.median(trio, axis=0)).astype(int)
    joint = joint_of(np.column_stack([high, y]))
    assert [f(joint, j) for j in range(3)] == ["strong", "weak", "strong"]
    assert (high[:, 0] != high[:, 1]).any()
    found = reference.mutual_information_scores(high, y)
    assert found[1] > found[0]
    rows = np.array([(a, b, a, a ^ b) for a, b, _ in COINS])
    assert (reference.mutual_information_scores(rows[:, :3], rows[:, 3]) < 1e-12).all()


# --- the leak -------------------------------------------------------------------------------------


@claim(
    "Predict first. 46 of 50 were right when left out. How many of the 200 will be?",
    "About half: 99. A coin would have done as well, and there was never more to find: the "
    "labels are coins, and the 900 values are digits from a generator. (The cell below makes "
    "the table again from its seed.)",
    "Where was the mistake? Each person was judged by means to which he had not contributed. "
    "But he had contributed to the choice of the features: all 50 labels were used when the "
    "best 20 were selected, and among 900 columns of noise there are always some that go with"
    " 50 labels by accident, the left-out labels included. The selection is a part of the "
    "training. What is done once, before the folds, with labels, has seen the validation "
    "rows.",
)
def the_clinic_is_noise(notebook):
    assert "the clinic's table is noise: True" in notebook.printed
    assert "99 of 200 new people right" in notebook.printed
    assert "46 of 50 right when left out" in notebook.printed


@claim(
    "On paper. One feature with the values $0, 2, 3, 9, 6, 8$, labels $0, 0, 0, 1, 1, 1$. A "
    "fold that leaves out the first and the fourth row has the means $2.5$ and $7$: 0 is "
    "nearer to the first, 9 to the second, accuracy 1.",
)
def leak_on_paper(reference):
    X, y = np.array([[0.0, 2, 3, 9, 6, 8]]).T, np.array([0, 0, 0, 1, 1, 1])
    fold = [(np.array([1, 2, 4, 5]), np.array([0, 3]))]
    assert reference.selection_leakage(X, y, 1, fold, True) == 1
    assert (X[[1, 2]].mean(), X[[4, 5]].mean()) == (2.5, 7)


@claim(
    "A hundred tables of noise, made like the clinic's:",
    "Before the folds: 92 % on average, and never below 80. In the folds: 49 %, which is the "
    "truth, within luck. So what does the clinic's own table say?",
    "The more columns there are to choose from, the better nothing looks. The same holds for "
    "every step that sees labels: a filter, a search, a threshold, a $\\lambda$. Put it "
    "inside.",
)
def selection_outside(reference, notebook):
    outcomes = notebook.names["outcomes"]
    assert len(outcomes[False]) == 100
    assert_rounds_to(np.mean(outcomes[False]), "92")
    assert_rounds_to(np.mean(outcomes[True]), "49")
    assert min(outcomes[False]) > 80
    assert abs(np.mean(outcomes[True]) - 50) < 2.5
    means = []
    for columns in (30, 100, 300, 900):
        found = []
        for seed in range(10):
            rng = np.random.default_rng(seed)
            X, y = rng.integers(0, 10, size=(50, columns)).astype(float), rng.permutation(50) % 2
            folds = notebook.names["five_folds"](50, seed)
            found.append(reference.selection_leakage(X, y, 20, folds, False))
        means.append(np.mean(found))
    assert means == sorted(means)


@claim(
    "With 60 patients, three measurements that the filter chose predict the others better "
    "than all ten do: 58.4 against 59.9. bmi and s5 are chosen again and again, and bp mostly"
    " comes third. And the humble filter does better here than the searches. That is no "
    "contradiction to section 4: the searches are better at what they are asked for, the "
    "squares of these 60 patients, and the more sets one compares, the more luck one finds. "
    "It is the leak of section 7 in small.",
    "How far can one trust the choice? Not as far as its reasons sound. The bars on the right"
    ' say how the third place changes hands when other patients are drawn. Lists of "the '
    'relevant features" of one sample are an estimate, like a mean, and deserve an error '
    "bar.",
)
def which_to_keep(notebook):
    curves, kept = notebook.names["curves"], notebook.names["kept"]
    means = {name: np.mean(errors, axis=0) for name, errors in curves.items()}
    assert_rounds_to(means["filter"][2], "58.4")
    assert_rounds_to(means["filter"][9], "59.9")
    assert len(curves["filter"]) == 50
    wins = np.array(curves["filter"])[:, 2] < np.array(curves["filter"])[:, 9]
    assert wins.mean() > 0.6
    assert means["filter"][2] < min(means["forward"][2], means["backward"][2])
    assert means["filter"].min() < min(means["forward"].min(), means["backward"].min())
    assert set(np.argsort(-kept)[:3]) == {2, 3, 8}
    assert kept[[2, 8]].min() > 35
    assert 25 < kept[3] < 40
    assert np.count_nonzero(kept[[0, 1, 4, 5, 6, 7, 9]]) == 7


@claim(
    "Beside a library. Scikit-learn has the same ladder under other names: SelectKBest "
    "(filters), SequentialFeatureSelector (greedy wrappers), SelectFromModel (weights). Its "
    "f_regression scores columns by $F = (n - 2)\\, r^2 / (1 - r^2)$, another scale of the "
    "same order; its sequential search scores by cross-validation. The most useful one is "
    "Pipeline: it packs selection and model into one thing, so that cross-validation cannot "
    "select outside.",
)
def beside_a_library(reference):
    X, y = diabetes()
    r = reference.pearson_scores(X, y)
    assert_allclose(f_regression(X, y)[0], (442 - 2) * r**2 / (1 - r**2))
