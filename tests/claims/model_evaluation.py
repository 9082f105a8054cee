"""What the notebook of model_evaluation claims."""

from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, erf, inf, log, sqrt
from time import process_time

import numpy as np
import pandas as pd
import pytest
import scipy.stats
from sklearn import metrics, model_selection

from autograder.authoring.claims import assert_rounds_to, claim, given

given(
    "rng.permutation(n), called once, is [...]",
    "Return a tuple of [...]",
    "Fractions that add [...]",
    "m is 0 or more; [...]",
    "alpha may be 0 (then [...]",
    "The order is np.arange(n), [...]",
    "Return a list of [...]",
    "Raise ValueError for [...]",
    "For each fold, in [...]",
    "Train on train as [...]",
    "Return all scores [...]",
    "Any two val hold [...]",
    "Both arrays are [...]",
    "With rng, shuffle [...]",
    "As for plain folds, [...]",
    "A combination is [...]",
    "The mean score of [...]",
    "Higher is better. [...]",
    "Return the best [...]",
    "Outer folds kfold_indices(n, [...]",
    "The choice is that [...]",
    "Return (outer_scores, chosen): [...]",
    "labels names the [...]",
    "A sample whose true [...]",
    "Return integers, shape [...]",
    "Return a dict with [...]",
    "A rate with denominator [...]",
    "All are Python floats, [...]",
    "If $P$ or $R$ [...]",
    "beta is above 0, [...]",
    'metric is "precision", [...]',
    "$0/0$ counts as [...]",
    "Return (macro, micro) [...]",
    '"down": as many [...]',
    '"up": every row [...]',
    "Return row indices, [...]",
    "y_true holds 0 and [...]",
    "Return (fpr, tpr, [...]",
    "Take the points [...]",
    "If x falls instead [...]",
    "There are two points [...]",
    "One point for every [...]",
    "A last point, precision [...]",
    "No positives: ValueError. No [...]",
    "Without a positive, raise [...]",
    "Equal scores go together, [...]",
    "Return (low, high), cut off at 0 and 1, within $10^{-9}$.",
    "A confidence outside [...]",
    "Return (low, high), cut off at 0 and 1, within $10^{-9}$; $z$ [...]",
    "You may move your [...]",
    "Other confidences than those [...]",
    "Correctness decides, not whether [...]",
    "Without a deciding sample [...]",
    "It is never above [...]",
    "As a float, $2^{-n}$ [...]",
    "(No p-value below $10^{-300}$ [...]",
    why="the contract of an exercise, which hidden tests hold",
)
given(
    "Tests probe the rows of [...]",
    "Tests probe ordinary [...]",
    "Tests probe that every row is in exactly one val, and [...]",
    "Tests probe the rows that [...]",
    "Tests probe that every row is in exactly one val, train [...]",
    "Tests probe the order [...]",
    "Tests probe that no [...]",
    "Tests probe text [...]",
    "Tests probe each [...]",
    "Tests probe $\\beta [...]",
    "Tests probe precision, [...]",
    "Tests probe the counts [...]",
    "Tests probe [...] the point $(0, 0)$ [...]",
    "Tests probe unequal [...]",
    "Tests probe [...] thresholds that increase [...]",
    "Tests probe scores without ties, ties between classes, rows [...]",
    "Tests probe the default, confidences [...]",
    "Tests probe the default, other [...]",
    "Tests probe one-sided [...]",
    why="what hidden tests look at, and how closely",
)

given(
    "About four hours. Builds on `linear_regression`; every later topic [...]",
    "In 1931 S. C. Larson split a sample [...] shrinkage.",
    "In 1927 Edwin Wilson turned the question round:",
    "In 2002 Ambroise and McLachlan found this very leak",
    "Five or ten folds are usual: with fewer, [...]",
    "The file is the first part of a set that thirteen people wrote, says its page at UCI.",
    "Rule of thumb: the formula wants [...]",
    why="history, a rule of thumb, and an estimate for the reader",
)
given(
    "Three colleagues have built detectors of malignant breast tumours from ten measurements",
    "One of these three detectors has never looked at a tumour.",
    "And how many of the next 170 patients will each of them get right?",
    "at the end of section 7 your own functions open it",
    "Models come in as functions: `fit(X, y)` returns a model, any object",
    "In problems with two classes, 1 is positive (what we look for: malignant) and 0 negative.",
    "Ten rows in thirds:",
    "Ada's detector looks up the most similar known patient (or the k most similar)",
    "Write down three numbers now.",
    "Two hundred coins",
    "Ben makes 200 of them, tries each on 12 validation patients, and keeps the best.",
    "How many of the 12 will the best of 200 coins get right? And how many with 1,000 validation "
    "patients in place of 12?",
    "This is optimisation bias: the best of many scores is good partly because it was the best. "
    "Ben never trained on his 12 patients; he only looked at "
    "them, two hundred times.",
    "How many patients does it take until the best of 200 coins stays below 55 %?",
    'A test at level $\\alpha = 0.05$ cries "effect!" in 5 % of the cases where there is none. Run '
    "$m$ independent tests of nothing",
    "$m = 2$ tests at $\\alpha = 0.1$:",
    "Twenty at $0.05$:",
    "Every row gets its turn",
    "Every row is judged once, by a model that has not met it.",
    "Each block is `val` once, and all other rows, in the same order, are `train`.",
    "The leak that everybody builds once",
    "A study: 60 patients, half of them ill, and the activity of 2,000 genes. We choose the 20 "
    "genes that differ most between ill and well, and cross-validate a simple classifier "
    "on these 20.",
    "The 20 genes were chosen with all 60 patients in view; then five-fold cross-validation",
    "Training cannot tell; such a number is a hyperparameter.",
    "List the values worth trying for each setting, score all combinations by cross-validation on "
    "the same folds, and keep the best mean.",
    "search the grid on the other rows alone (with inner folds of their own), fit the winner to "
    "all of them, and only then look",
    "Accuracy treats all mistakes alike.",
    "Entry $C_{ij}$ says how often true class $i$ was predicted",
    "With two classes there are four counts:",
    "A dozen rates are made of them, and the only question to ask of each is:",
    "| `accuracy` | TP + TN | all |",
    "| `error` | FP + FN | all |",
    "| `npv` (negative predictive value) | TN | the all-clears, TN + FN |",
    "macro: compute the rate of each class, then take the mean over all $k$ classes. Every class "
    "counts alike, the rare ones, too.",
    "micro: add up TP, FP and FN over all classes, then compute one rate. Every "
    "sample counts alike.",
    "until all classes are equally frequent: drop rows",
    "Most classifiers do not say yes or no",
    "and somebody has put a threshold at 0.5. Why 0.5?",
    "Draw all thresholds.",
    "We would like one number for the curve.",
    "The path from $(0, 0)$ to $(1, 1)$ is the ROC curve.",
    "which means nothing.",
    "Did you compare all samples with every threshold, or sort once?",
    "The curve $(0, 0), (0, \\tfrac12), (\\tfrac12, 1), (1, 1)$ above:",
    "Twelve patients, eleven right. Would it be eleven again on the next twelve?",
    "For large $n$ it is nearly normal",
    "An error of 0.2 on 100 samples:",
    "Does it hold the true rate in 95 % of the cases? Add up all cases",
    "No errors in 20 trials do not prove perfection.",
    "Two classifiers, one test set",
    "Only the $n$ patients whom exactly one of them gets right say anything, and if neither "
    "classifier is better, each of these is a fair coin.",
    "The two-sided p-value is",
    "Six patients decide, all for the first classifier:",
    "Five against one:",
    "Error bars for every k",
    "The nine settings judged the same patients.",
    'So "about 15" is evidence, and "exactly 15" is tea leaves.',
    "Two thresholds",
    "Scores for every patient on the desk, [...] best $F_2$.",
    "The area hardly tells you what to do; the two operating points do.",
    "Which point is better is not a question of statistics.",
    "A thousand handwritten digits",
    "a straight line between two points would promise",
    "Squared, that is [...] its two roots are",
    "so deal the 569 patients anew, lock 170 of them up",
    "We cut the file into five folds twice:",
    "tell it 0.86.",
    "Shuffled folds put some of everybody's digits into training",
    "Both numbers are right, as answers to two questions.",
    "Ben's 200 designs were coins, as you have guessed. Here are all three detectors on the 170 "
    "patients that nobody has touched.",
    "Look a second time with a better idea",
    "(Is Cem's detector better than Ada's?",
    "with three habits to know",
    "A friend has tried 200 hyperparameter settings, [...] the best.",
    "Five to ten lines.",
    "Then defend in half a page",
    why="a definition, a question, the input of an example, advice, or a turn of speech",
)


def best_of_coins(designs, patients):
    """Return the expected number of hits of the best of so many coins, exactly."""
    below = scipy.stats.binom.cdf(np.arange(patients), patients, 0.5)
    return float(np.sum(1 - below**designs))


@claim(
    '"Right for 399 of 399 patients."',
    '"Right for 11 of 12 patients whom it had never seen."',
    '"Right for 95 %, by ten-fold cross-validation."',
    "Lock 170 patients away",
    'Ben\'s winner has never looked at a tumour, and "always benign" beats it.',
    "Still, 0.952 is the best of 16 scores, and you know about the best of many.",
    "All 399 patients on the desk are judged once, each by a model that had not seen her, so we "
    "treat them as $n = 399$ tries.",
    "(The ten models share training rows, so the interval is only a guide.)",
)
def the_three_reports(notebook):
    names = notebook.names
    assert (len(names["desk"]), len(names["safe"])) == (399, 170)
    shrunk = {}
    for name, (reported, guess) in names["outcome"].items():
        shrunk[name] = 100 * (reported - np.mean(guess == names["ill"][names["safe"]]))
    assert {name: round(loss) for name, loss in shrunk.items()} == {"Cem": 1, "Ada": 8, "Ben": 40}
    assert names["outcome"]["Ada"][0] == 1.0
    known = names["predict_neighbours"](names["ada"], names["X"][names["desk"]])
    np.testing.assert_array_equal(known, names["ill"][names["desk"]])
    assert names["right_of_12"].max() == 11
    assert_rounds_to(names["cem_score"], "0.952")
    assert len(names["table"]) == 16
    assert len(names["ten_folds"]) == 10
    held_out = np.concatenate([val for _, val in names["ten_folds"]])
    np.testing.assert_array_equal(np.sort(held_out), np.arange(399))
    in_safe = names["ill"][names["safe"]]
    assert np.mean(names["ben"][names["safe"]] == in_safe) < 1 - in_safe.mean()


@claim(
    "Ada's detector is decent, and her report was worthless all the same: she would report 100 % "
    "for any table without two equal rows, pure noise included.",
    "Of course she is always right: the patient most similar to you is you.",
)
def who_asks_herself_is_always_right(notebook, rng):
    fit, predict = notebook.names["fit_neighbours"], notebook.names["predict_neighbours"]
    for _ in range(5):
        X, y = rng.normal(size=(60, 3)), rng.integers(0, 2, size=60)
        np.testing.assert_array_equal(predict(fit({"k": 1}, X, y), X), y)


@claim(
    "On patients left out, seven in a hundred are lost; the single splits range from 0.89 to 0.97"
)
def left_out_patients(notebook):
    outside = notebook.names["outside"]
    assert_rounds_to(1 - np.mean(outside), "0.07")
    assert_rounds_to(min(outside), "0.89")
    assert_rounds_to(max(outside), "0.97")


@claim(
    "which believes that $0.29 \\cdot 100$ is $28.999999999999996$",
    "$\\lfloor 3.33 \\rfloor = 3$ each, one is left over, so $4, 3, 3$.",
)
def shares_and_sizes(reference):
    assert repr(0.29 * 100) == "28.999999999999996"
    piles = reference.split_indices(10, (1 / 3,) * 3, np.random.default_rng(0))
    assert [len(pile) for pile in piles] == [4, 3, 3]


@claim(
    "11 or all 12 in about half of such contests; 10 or more in 98 of 100. With 1,000 patients the "
    "best of 200 gets about 543 right, which fools nobody.",
)
def the_best_of_200_coins():
    def at_least(hits):
        return 1 - scipy.stats.binom.cdf(hits - 1, 12, 0.5) ** 200

    assert 0.45 < at_least(11) < 0.55
    assert_rounds_to(at_least(10), "0.98")
    assert_rounds_to(best_of_coins(200, 1000), "543")


@claim(
    "Until the ceiling of 100 % is near, the bias grows with the number $m$ of designs, about like "
    "$\\sqrt{\\ln m}$, and shrinks with the size of the validation set, like $1/\\sqrt n$.",
    "On average it is never negative, though a single winner may be lucky twice.",
)
def how_the_bias_grows_and_shrinks():
    bias = {(m, n): best_of_coins(m, n) / n - 0.5 for m in (10, 100, 1000) for n in (400, 1600)}
    for m in (10, 100, 1000):
        assert bias[m, 400] / bias[m, 1600] == pytest.approx(2, rel=0.03)
    for m in (10, 100):
        growth = bias[10 * m, 1600] / bias[m, 1600]
        assert growth == pytest.approx(sqrt(log(10 * m) / log(m)), rel=0.2)
    assert min(best_of_coins(m, n) / n for m in (1, 2, 5, 50) for n in (1, 2, 30)) >= 0.5 - 1e-12


@claim(
    "Real designs are not coins; they resemble each other, so their scores move together and "
    "the bias is smaller."
)
def designs_that_agree_have_less_bias(rng):
    contests, designs, patients = 400, 50, 60
    best = {}
    for shared in (0.0, 0.9):
        common = rng.random((contests, 1, patients)) < 0.5
        own = rng.random((contests, designs, patients)) < 0.5
        hits = np.where(rng.random((contests, designs, patients)) < shared, common, own)
        best[shared] = hits.mean(axis=2).max(axis=1).mean()
    assert best[0.9] < best[0.0] - 0.05


@claim(
    "For $\\alpha = 10^{-12}$ the printed formula loses digits: $1 - 10^{-12}$ has no room for "
    "them. `math.log1p(t)`, which is $\\ln(1 + t)$, and `math.expm1(t)`, $e^t - 1$, are accurate "
    "for tiny $t$.",
    "$1 - 0.81 = 0.19$.",
    "$0.64$.",
)
def false_alarms(reference):
    exact = float(1 - (1 - Fraction(1e-12)) ** 10)
    assert abs(1 - (1 - 1e-12) ** 10 - exact) > 1e-6 * exact
    assert reference.family_wise_error_rate(1e-12, 10) == pytest.approx(exact, rel=1e-12)
    assert_rounds_to(reference.family_wise_error_rate(0.1, 2), "0.19")
    assert_rounds_to(reference.family_wise_error_rate(0.05, 20), "0.64")


@claim(
    "Five rows, two folds: first `val` is `[0, 1, 2]` and `train` is `[3, 4]`, then the other way "
    "round.",
    "rows 0, 2, 4 to the first fold, 1, 3, 5 to the second. Each has two `a` and one `b`.",
    "$k = 2$:",
)
def folds_on_paper(reference):
    (train, val), (other_train, other_val) = reference.kfold_indices(5, 2)
    assert (val.tolist(), train.tolist()) == ([0, 1, 2], [3, 4])
    assert (other_val.tolist(), other_train.tolist()) == ([3, 4], [0, 1, 2])
    folds = reference.stratified_kfold_indices(np.array(list("aaaabb")), 2)
    assert [val.tolist() for _, val in folds] == [[0, 2, 4], [1, 3, 5]]


@claim(
    "hardly a mistake raises an error, and most make the score look better.",
)
def mistakes_make_scores_look_better(notebook, reference):
    names = notebook.names
    fit, predict = (
        (lambda A, b: names["fit_neighbours"]({"k": 3}, A, b)),
        names["predict_neighbours"],
    )
    X, y = names["X"][names["desk"]], names["ill"][names["desk"]]
    folds = reference.kfold_indices(len(y), 5)
    honest = reference.cross_val_scores(fit, predict, names["accuracy"], X, y, folds).mean()
    whole = fit(X, y)
    for scores in (
        [names["accuracy"](y[val], predict(whole, X[val])) for _, val in folds],
        [
            names["accuracy"](y[train], predict(fit(X[train], y[train]), X[train]))
            for train, _ in folds
        ],
        [names["accuracy"](y[val], predict(fit(X[val], y[val]), X[val])) for _, val in folds],
    ):
        assert np.mean(scores) > honest


@claim(
    "Targets $0, 4, 8$; the first fold leaves out row 0, the second one rows 1 and 2. Scores: "
    "$6 - 0 = 6$, and the mean of $0 - 4$ and $0 - 8$, which is $-6$.",
)
def scores_on_paper(reference):
    folds = [(np.array([1, 2]), np.array([0])), (np.array([0]), np.array([1, 2]))]
    scores = reference.cross_val_scores(
        lambda X, y: y.mean(),
        lambda model, X: np.full(len(X), model),
        lambda truth, guess: float(np.mean(guess - truth)),
        np.zeros((3, 1)),
        np.array([0.0, 4.0, 8.0]),
        folds,
    )
    assert scores.tolist() == [6, -6]


@claim(
    "An honest score is about 50 %.",
    "More than 90 %. If the genes are chosen anew inside of each `fit`, from training rows alone, "
    "it reports about 50 %: a hair less, because a class that is frequent in a fold is rare among "
    "the rows that the model was trained on.",
)
def the_leak(notebook):
    outcomes = notebook.names["outcomes"]
    assert np.mean(outcomes["chosen before"]) > 0.9
    assert np.mean(outcomes["chosen inside"]) == pytest.approx(0.5, abs=0.05)
    assert min(outcomes["chosen before"]) > max(outcomes["chosen inside"])


@claim(
    "A disease with 10 % ill, the table sorted by diagnosis, five plain folds: all ill patients "
    "sit in the last fold, and the model that meets them was trained on healthy people alone.",
    "If you start again at fold 0 for every class, the first folds get all the extra cards.",
)
def sorted_tables(reference):
    y = np.repeat([0, 1], [54, 6])
    counts = [y[val].sum() for _, val in reference.kfold_indices(60, 5)]
    assert counts == [0, 0, 0, 0, 6]
    sizes = np.zeros(4, dtype=int)
    for members in (5, 6, 5, 9):
        sizes += np.bincount(np.arange(members) % 4, minlength=4)
    assert sizes.tolist() == sorted(sizes, reverse=True)
    assert sizes[0] - sizes[-1] > 1


@claim(
    '`{"a": [1, 2], "b": ["x", "y"]}` has the combinations $(1, x), (1, y), (2, x), (2, y)$, in '
    "this order: the last key changes fastest. If their mean scores are $0.8, 0.9, 0.9, 0.7$, the "
    "second one wins; the third is no better.",
)
def a_grid_on_paper(reference):
    scores = dict(zip(product((1, 2), "xy"), (0.8, 0.9, 0.9, 0.7), strict=True))
    best, score, table = reference.grid_search(
        lambda params, X, y: scores[params["a"], params["b"]],
        lambda model, X: model,
        lambda truth, guess: guess,
        np.zeros((2, 1)),
        np.zeros(2),
        {"a": [1, 2], "b": ["x", "y"]},
        [(np.array([0]), np.array([1]))],
    )
    assert [tuple(params.values()) for params, _ in table] == list(scores)
    assert (best, score) == ({"a": 1, "b": "y"}, 0.9)


@claim(
    "Here the bias can only be small: the 16 models mostly agree with each other, and 399 patients "
    "are not 12."
)
def the_grid_models_agree(notebook):
    names = notebook.names
    X, y = names["X"][names["desk"]], names["ill"][names["desk"]]
    right = []
    for params, _ in names["table"]:
        hits = np.empty(len(y), dtype=bool)
        for train, val in names["ten_folds"]:
            model = names["fit_columns"](params, X[train], y[train])
            hits[val] = names["predict_columns"](model, X[val]) == y[val]
        right.append(hits)
    right = np.array(right)
    assert np.mean(right[:, np.newaxis] == right) > 0.9
    # The bias of the best of 16, by bootstrap of the patients: below one point.
    rng = np.random.default_rng(0)
    gains = []
    for _ in range(200):
        rows = rng.integers(0, len(y), size=len(y))
        means = right[:, rows].mean(axis=1)
        gains.append(means.max() - right[means.argmax()].mean())
    assert 0 < np.mean(gains) < 0.01


@claim(
    "Targets $1, 1, 5, 5$, a model that always says `c`, candidates 1 and 5, two outer folds. The "
    "choice for rows 0 and 1 sees 5 and 5, so $c = 5$ errs by 4, and vice versa. Choosing by the "
    "outer fold would report 0.",
)
def nested_on_paper(reference):
    call = (
        lambda params, X, y: params["c"],
        lambda model, X: np.full(len(X), model),
        lambda truth, guess: -float(np.abs(truth - guess).mean()),
        np.zeros((4, 1)),
        np.array([1.0, 1.0, 5.0, 5.0]),
        {"c": [1.0, 5.0]},
    )
    scores, chosen = reference.nested_cv(*call, 2, 2)
    assert scores.tolist() == [-4, -4]
    assert chosen == [{"c": 5.0}, {"c": 1.0}]
    for fold in reference.kfold_indices(4, 2):
        assert reference.grid_search(*call, [fold])[1] == 0


@claim('And if 1 % of the people are ill, "everybody is well" is right in 99 %.')
def everybody_is_well(reference):
    assert reference.binary_rates(0, 0, 1, 99)["accuracy"] == 0.99


@claim(
    "$C = \\begin{pmatrix} 1 & 1 \\\\ 0 & 1 \\end{pmatrix}$.",
    "accuracy $15/20$, error $5/20$, recall $6/9$, fpr $2/11$, tnr $9/11$, precision $6/8$, npv "
    "$9/12$",
    "TP 6, FP 2, FN 3, TN 9:",
    "$P = 1/2$, $R = 1$: $F_1 = 2/3$, $F_2 = 5/6$, $F_{1/2} = 5/9$. The arithmetic mean would be "
    "$3/4$, whatever one cares about.",
    "$C = \\begin{pmatrix} 8 & 0 \\\\ 2 & 0 \\end{pmatrix}$, everything is called the first class. "
    "Recalls $1$ and $0$: macro $0.5$. Micro: $8/10$.",
)
def counts_on_paper(reference):
    truth, guess = np.array(["cat", "cat", "dog"]), np.array(["cat", "dog", "dog"])
    np.testing.assert_array_equal(reference.confusion_matrix(truth, guess), [[1, 1], [0, 1]])
    rates = reference.binary_rates(6, 2, 3, 9)
    names = ("accuracy", "error", "recall", "fpr", "tnr", "precision", "npv")
    expected = (15 / 20, 5 / 20, 6 / 9, 2 / 11, 9 / 11, 6 / 8, 9 / 12)
    assert [rates[name] for name in names] == list(expected)
    scores = [reference.f_beta(0.5, 1.0, beta) for beta in (1.0, 2.0, 0.5)]
    np.testing.assert_allclose(scores, [2 / 3, 5 / 6, 5 / 9])
    assert reference.macro_micro(np.array([[8, 0], [2, 0]]), "recall") == (0.5, 0.8)


@claim("Who never raises the alarm has no false alarms; who always does misses nobody.")
def the_two_lazy_ways(reference):
    assert reference.binary_rates(0, 0, 7, 50)["fpr"] == 0
    assert reference.binary_rates(7, 50, 0, 0)["recall"] == 1


@claim(
    "So over all classes FP and FN add up to the same number, and micro precision, micro recall "
    "and micro F1 are all equal to the accuracy.",
)
def micro_averages_are_the_accuracy(reference, rng):
    for _ in range(20):
        C = rng.integers(0, 9, size=(4, 4))
        micros = [reference.macro_micro(C, name)[1] for name in ("precision", "recall", "f1")]
        np.testing.assert_allclose(micros, np.trace(C) / C.sum())


@claim(
    'Classes `ill well well well`: "down" picks row 0 and one of the others, "up" picks all four '
    "rows and row 0 twice more.",
)
def resampling_on_paper(reference):
    y = np.array(["ill", "well", "well", "well"])
    for seed in range(10):
        down = reference.resample_balanced(y, "down", np.random.default_rng(seed))
        assert len(down) == 2
        assert 0 in down
        up = reference.resample_balanced(y, "up", np.random.default_rng(seed))
        assert sorted(up.tolist()) == [0, 0, 0, 1, 2, 3]


@claim(
    "Three samples share the score 0.6, and are one slanted step on the right.",
    "The dotted paths are what two orders of the same rows would have drawn.",
    "Truth $1, 0, 1, 0$ with scores $0.9, 0.5, 0.5, 0.1$: FPR $0, 0, \\tfrac12, 1$, "
    "TPR $0, \\tfrac12, 1, 1$, thresholds $\\infty, 0.9, 0.5, 0.1$.",
    "$0 + \\tfrac12 \\cdot \\tfrac34 + \\tfrac12 \\cdot 1 = \\tfrac78$. By pairs: of four pairs "
    "the positive wins three, and one is tied.",
)
def curves_on_paper(notebook, reference):
    truth, scores = notebook.names["example_truth"], notebook.names["example_scores"]
    fpr, tpr, thresholds = reference.roc_curve(truth, scores)
    np.testing.assert_allclose(fpr, notebook.names["path_x"])
    np.testing.assert_allclose(tpr, notebook.names["path_y"])
    assert thresholds.tolist() == [inf, 0.9, 0.8, 0.6, 0.3, 0.1]
    assert sorted(truth[scores == 0.6].tolist()) == [0, 0, 1]
    y, s = np.array([1, 0, 1, 0]), np.array([0.9, 0.5, 0.5, 0.1])
    fpr, tpr, thresholds = reference.roc_curve(y, s)
    assert fpr.tolist() == [0, 0, 0.5, 1]
    assert tpr.tolist() == [0, 0.5, 1, 1]
    assert thresholds.tolist() == [inf, 0.9, 0.5, 0.1]
    assert reference.auc(fpr, tpr) == 0 + 1 / 2 * 3 / 4 + 1 / 2 * 1 == 7 / 8
    pairs = [(a, b) for a in s[y == 1] for b in s[y == 0]]
    assert (len(pairs), sum(a > b for a, b in pairs), sum(a == b for a, b in pairs)) == (4, 3, 1)


@claim(
    "Truth $1, 0, 1, 0$ with scores $0.9, 0.5, 0.5, 0.1$: thresholds $0.1, 0.5, 0.9$, precisions "
    "$\\tfrac12, \\tfrac23, 1$, recalls $1, 1, \\tfrac12$, and at the end the point with precision "
    "1 and recall 0.",
    "recall goes $\\tfrac12 \\cdot 1$ for the first positive, $\\tfrac12 \\cdot \\tfrac23$ for the "
    "second, together $\\tfrac56$.",
    "Truth $1, 0, 1, 0$ with scores $0.9, 0.6, 0.5, 0.1$:",
)
def precision_on_paper(reference):
    y = np.array([1, 0, 1, 0])
    precision, recall, thresholds = reference.precision_recall_curve(
        y, np.array([0.9, 0.5, 0.5, 0.1])
    )
    assert thresholds.tolist() == [0.1, 0.5, 0.9]
    np.testing.assert_allclose(precision, [1 / 2, 2 / 3, 1, 1])
    assert recall.tolist() == [1, 1, 0.5, 0]
    area = reference.average_precision(y, np.array([0.9, 0.6, 0.5, 0.1]))
    assert area == pytest.approx(1 / 2 + 1 / 2 * 2 / 3)
    assert area == pytest.approx(5 / 6)


@claim(
    "One sort costs $n \\log n$, a comparison per threshold $n^2$. If the factor is about 1, yours "
    "does the latter.",
)
def sorting_is_faster(reference):
    def seconds(work):
        start = process_time()
        work()
        return process_time() - start

    rng = np.random.default_rng(0)
    y = rng.integers(0, 2, size=3000)
    scores = y + rng.normal(size=3000)
    slow = seconds(lambda: [np.mean(scores[y == 1] >= t) for t in np.unique(scores)])
    assert slow > 10 * min(seconds(lambda: reference.roc_curve(y, scores)) for _ in range(5))


@claim(
    "For a ROC curve this area is the chance that a random positive has a larger score than a "
    "random negative, a tie counting one half. So 1 is perfect, 0.5 a coin, and 0 perfect if you "
    "turn the sign.",
)
def the_area_counts_pairs(reference, rng):
    for _ in range(20):
        y, scores = rng.permutation(np.arange(15) % 2), rng.integers(0, 5, size=15) * 1.0
        gaps = scores[y == 1][:, np.newaxis] - scores[y == 0]
        chance = np.mean(gaps > 0) + np.mean(gaps == 0) / 2
        area = reference.auc(*reference.roc_curve(y, scores)[:2])
        assert area == pytest.approx(chance)
        assert reference.auc(*reference.roc_curve(y, -scores)[:2]) == pytest.approx(1 - area)
    assert reference.auc(*reference.roc_curve(y, y * 1.0)[:2]) == 1
    assert reference.auc(*reference.roc_curve(y, 0.0 * y)[:2]) == 0.5


@claim(
    "Ten ill among ten thousand: a false positive rate of 1 % looks tiny, and is a hundred false "
    "alarms."
)
def rare_positives():
    assert round(0.01 * (10_000 - 10)) == 100


@claim(
    "If the true error rate is $p$, the number of errors among $n$ independent test samples is "
    "binomial, with standard deviation $\\sqrt{n p (1 - p)}$.",
    "| confidence | 50 % | 80 % | 90 % | 95 % | 99 % |",
    "| $z$ | 0.67 | 1.28 | 1.64 | 1.96 | 2.58 |",
    "where $z$ is such that a standard normal variable lies between $-z$ and $z$ with the wanted "
    "confidence $c$, that is, $\\operatorname{erf}(z / \\sqrt 2) = c$.",
    "Since it rises, halve an interval that holds $z$ until it is tiny (bisection), say from "
    "$[0, 10]$, sixty times.",
    "$0.2 \\pm 1.96 \\cdot 0.04$, so from $0.12$ to $0.28$. Four times as many samples halve the "
    "width.",
)
def the_interval(reference):
    assert scipy.stats.binom.std(30, 0.2) == pytest.approx(sqrt(30 * 0.2 * 0.8))
    table = {0.5: "0.67", 0.8: "1.28", 0.9: "1.64", 0.95: "1.96", 0.99: "2.58"}
    for confidence, written in table.items():
        z = scipy.stats.norm.ppf((1 + confidence) / 2)
        assert_rounds_to(z, written)
        assert erf(z / sqrt(2)) == pytest.approx(confidence)
        assert reference.error_interval(0.5, 10**4, confidence)[1] == pytest.approx(0.5 + z / 200)
    assert 10 / 2**60 < 1e-16
    low, high = reference.error_interval(0.2, 100)
    assert_rounds_to(low, "0.12")
    assert_rounds_to(high, "0.28")
    assert sqrt(0.2 * 0.8 / 100) == pytest.approx(0.04)
    widths = [np.diff(reference.error_interval(0.2, n))[0] for n in (100, 400)]
    assert widths[0] == pytest.approx(2 * widths[1])


@claim(
    "For $n = 12$ and a rate of 5 % the promise of 95 % is kept in 46 %: more often than not there "
    "is no error at all among the twelve, the interval is $[0, 0]$, and wrong.",
)
def twelve_are_too_few(reference):
    held = 0.0
    for errors in range(13):
        low, high = reference.error_interval(errors / 12, 12)
        held += (low <= 0.05 <= high) * comb(12, errors) * 0.05**errors * 0.95 ** (12 - errors)
    assert_rounds_to(held, "0.46")
    assert 0.95**12 > 0.5
    assert reference.error_interval(0.0, 12) == (0, 0)


@claim(
    "which rates $p$ would make $k$ errors in $n$ unsurprising? All those with "
    "$|k/n - p| \\le z \\sqrt{p(1-p)/n}$, with the hypothetical $p$ under the root.",
    "$k = 0$, $n = 20$: both terms of the numerator are $z^2/(2n)$, so it runs from $0$ to "
    "$\\frac{z^2/n}{1 + z^2/n} = \\frac{z^2}{n + z^2}$, which is $0.161$ for 95 %.",
)
def what_wilson_asks(reference):
    z = scipy.stats.norm.ppf(0.975)
    for k, n in ((0, 20), (3, 20), (7, 9)):
        low, high = reference.wilson_interval(k, n)
        for p in np.linspace(0.001, 0.999, 999):
            unsurprising = abs(k / n - p) <= z * sqrt(p * (1 - p) / n)
            assert unsurprising == (low <= p <= high)
    assert_rounds_to(z**2 / (20 + z**2), "0.161")
    assert reference.wilson_interval(0, 20)[1] == pytest.approx(z**2 / (20 + z**2))


@claim(
    "$2 \\cdot 2^{-6} = 0.03125$.",
    "$2 \\cdot (1 + 6)/64 = 0.22$.",
)
def mcnemar_on_paper(reference):
    y = np.ones(6, dtype=int)
    five = np.array([1, 1, 1, 1, 1, 0])
    assert reference.mcnemar_exact(y, y, 0 * y) == 2 * 2**-6 == 0.03125
    assert reference.mcnemar_exact(y, five, 1 - five) == 2 * (1 + 6) / 64
    assert_rounds_to(2 * (1 + 6) / 64, "0.22")


@claim("All nine bars overlap: 6.0 to 6.8 % lies in each.")
def nine_bars(notebook):
    bounds = notebook.names["bounds"]
    assert bounds.shape == (9, 2)
    assert_rounds_to(100 * bounds[:, 0].max(), "6.0")
    assert_rounds_to(100 * bounds[:, 1].min(), "6.8")


def out_of_fold(names, folds, k):
    """Return for each patient on the desk the share of ill neighbours, by a model without her."""
    X, y = names["X"][names["desk"]], names["ill"][names["desk"]]
    shares = np.empty(len(y))
    for train, val in folds:
        model = names["fit_neighbours"]({"k": k}, X[train], y[train])
        shares[val] = names["share_of_ill"](model, X[val])
    return shares


@claim(
    "Patient by patient 15 neighbours beat 101 by 23 to 7 (exact McNemar $p = 0.005$) and 1 by 19 "
    "to 7 ($p = 0.03$); against 5, 9 or 25 nothing can be said.",
)
def paired_comparisons(notebook, reference):
    names = notebook.names
    y = names["ill"][names["desk"]]
    guesses = {
        k: (out_of_fold(names, names["ten_folds"], k) > 0.5).astype(int)
        for k in (1, 5, 9, 15, 25, 101)
    }
    p = {k: reference.mcnemar_exact(y, guesses[15], guess) for k, guess in guesses.items()}
    wins = {k: int(np.sum((guesses[15] == y) & (guess != y))) for k, guess in guesses.items()}
    losses = {k: int(np.sum((guesses[15] != y) & (guess == y))) for k, guess in guesses.items()}
    assert (wins[101], losses[101], wins[1], losses[1]) == (23, 7, 19, 7)
    assert_rounds_to(p[101], "0.005")
    assert_rounds_to(p[1], "0.03")
    assert min(p[k] for k in (5, 9, 25)) > 0.2


@claim("(Your own dealing of the folds may choose 7, 9 or 25, and differ by a point.)")
def other_dealings(notebook, reference):
    names = notebook.names
    X, y = names["X"][names["desk"]], names["ill"][names["desk"]]
    best = {}
    for seed in range(12):
        folds = reference.stratified_kfold_indices(y, 10, np.random.default_rng(seed))
        scores = {}
        for k in (5, 7, 9, 15, 25):
            guess = out_of_fold(names, folds, k) > 0.5
            scores[k] = np.mean([np.mean(guess[val] == y[val]) for _, val in folds])
        best.setdefault(max(scores, key=scores.get), []).append(max(scores.values()))
    assert {7, 9, 25} <= best.keys()
    tops = [score for found in best.values() for score in found]
    assert max(abs(score - names["cem_score"]) for score in tops) < 0.02
    assert len(X) == 399


@claim(
    "Lower the threshold, and neither recall nor false alarms can fall.",
    "0.40 is the best of sixteen thresholds on these very patients, and another dealing of the "
    "folds would have chosen anything from 0.27 to 0.47.",
)
def two_operating_points(notebook, reference):
    names = notebook.names
    thresholds = names["thresholds"][1:]
    assert len(thresholds) == 16
    assert_rounds_to(thresholds[names["careful"]], "0.40")
    assert thresholds[names["habitual"]] > 0.5 > thresholds[names["careful"]]
    for rate in ("recall", "fpr"):
        assert np.all(np.diff([r[rate] for r in names["rates"]]) >= 0)
    y = names["ill"][names["desk"]]
    chosen = []
    for seed in range(10):
        folds = reference.stratified_kfold_indices(y, 10, np.random.default_rng(seed))
        shares = out_of_fold(names, folds, 15)
        precision, recall, levels = reference.precision_recall_curve(y, shares)
        scores = [reference.f_beta(*pair, 2.0) for pair in zip(precision, recall, strict=True)]
        chosen.append(levels[np.argmax(scores[:-1])])
    assert_rounds_to(min(chosen), "0.27")
    assert_rounds_to(max(chosen), "0.47")


@claim("Shuffled folds say 0.90, folds in order 0.86.")
def rows_that_know_each_other(notebook):
    assert_rounds_to(notebook.names["alike"].mean(), "0.86")
    assert_rounds_to(np.mean(notebook.names["mixed"]), "0.90")
    assert min(notebook.names["mixed"]) > notebook.names["alike"].mean() + 0.03


@cache
def rows_between_twins(folder):
    """Return how far in the file the most similar image of each digit stands."""
    table = pd.read_csv(folder / "digits.csv").to_numpy()[:, :64].astype(float)
    squares = (table**2).sum(axis=1)
    gaps = squares[:, np.newaxis] + squares - 2 * table @ table.T
    np.fill_diagonal(gaps, np.inf)
    return np.abs(gaps.argmin(axis=1) - np.arange(len(table)))


@claim(
    "the nearest image of a digit (in pixel distance) stands within 100 rows of it in 67 of 100 "
    "cases, where chance would have 19",
)
def twins_stand_together(data):
    near = rows_between_twins(data) <= 100
    assert_rounds_to(100 * near.mean(), "67")
    rows = np.arange(1000)
    others = (np.abs(rows[:, np.newaxis] - rows) <= 100).sum(axis=1) - 1
    assert_rounds_to(100 * np.mean(others / 999), "19")


@claim("sixteen fives are called nine, and thirteen eights are called one")
def where_the_digits_go(notebook):
    wrong = notebook.names["C"] * (1 - np.eye(10, dtype=int))
    first, second = np.argsort(-wrong, axis=None)[:2]
    assert np.unravel_index(first, (10, 10)) == (5, 9)
    assert np.unravel_index(second, (10, 10)) == (8, 1)
    assert (wrong[5, 9], wrong[8, 1]) == (16, 13)


@claim(
    "In the safe five patients decide for Cem and two for Ada, $p = 0.45$: a coin could do that.)"
)
def cem_against_ada(notebook, reference):
    names = notebook.names
    truth = names["ill"][names["safe"]]
    cem, ada = (names["outcome"][name][1] for name in ("Cem", "Ada"))
    assert np.sum((cem == truth) & (ada != truth)) == 5
    assert np.sum((cem != truth) & (ada == truth)) == 2
    assert_rounds_to(reference.mcnemar_exact(truth, cem, ada), "0.45")


@claim("About 750, on average.", "0.65 is pure luck, 0.49 is honesty.", "is an error of 0 to 24 %.")
def small_figures(notebook, reference):
    assert best_of_coins(200, 700) / 700 > 0.55 > best_of_coins(200, 800) / 800
    assert_rounds_to(np.mean(notebook.names["searched"]), "0.65")
    assert_rounds_to(np.mean(notebook.names["nested"]), "0.49")
    low, high = reference.error_interval(1 / 12, 12)
    assert low == 0
    assert_rounds_to(100 * high, "24")


@claim(
    "With classes 0 and 1 in this order, $C = \\begin{pmatrix} \\mathrm{TN} & \\mathrm{FP} \\\\ "
    "\\mathrm{FN} & \\mathrm{TP} \\end{pmatrix}$.",
)
def where_the_four_counts_stand(reference):
    C = reference.confusion_matrix(np.array([0, 0, 0, 1, 1, 1]), np.array([0, 0, 1, 0, 1, 1]))
    (tn, fp), (fn, tp) = C.tolist()
    assert (tn, fp, fn, tp) == (2, 1, 1, 2)


@claim(
    "Its ROC curve drops points that lie on a line between others, which saves ink and loses "
    "thresholds. `KFold(shuffle=True)` returns each fold sorted. And `GridSearchCV` fits the "
    "winner again to all rows when it is done",
)
def habits_of_the_library():
    y, scores = np.array([1, 1, 1, 0, 0]), np.arange(5.0, 0.0, -1)
    assert len(metrics.roc_curve(y, scores)[0]) < 6
    assert len(metrics.roc_curve(y, scores, drop_intermediate=False)[0]) == 6
    folds = model_selection.KFold(3, shuffle=True, random_state=0).split(np.zeros((20, 1)))
    assert all(np.all(np.diff(rows) > 0) for fold in folds for rows in fold)
    assert model_selection.GridSearchCV(None, {}).refit
