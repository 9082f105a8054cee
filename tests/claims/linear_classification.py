"""What the notebook of linear_classification claims."""

from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from scipy.optimize import linprog
from sklearn.linear_model import LogisticRegression

from autograder.authoring.claims import assert_rounds_to, claim, given

DATA = Path("assignments/linear_classification/data")
TWO = np.array([[1.0, 1.0], [1.0, 0.0]]), np.array([1, -1])
PAPER = np.array([[1.0, 2.0], [1.0, -1.0]])
GATE = np.array([[1.0, 0, 0], [1, 0, 1], [1, 1, 0], [1, 1, 1]])
AND, XOR = np.array([-1, -1, -1, 1]), np.array([-1, 1, 1, -1])

given(
    "Loss: $10^{-9}$, absolute or relative. Gradient: $10^{-9}$ times its largest entry.",
    "Rows $(1, 2)$ of class 1 and $(1, -1)$ of class 0, two classes, $\\lambda = 0$, [...]",
    "Rows $(1, 2)$ of class 1 and $(1, -1)$ of class 0, $W = 0$, two classes.",
    why="the contract of an exercise, and the rows of an example",
)
given(
    "About six hours.",
    "It is the evening of 27 January 1986.",
    "For tomorrow morning 31 °F are forecast at [...]",
    "On seven earlier flights some ring was found [...]",
    "Put them back, on the right, and look [...]",
    "The data are those of Dalal, Fowlkes and [...]",
    "Frank Rosenblatt called it the perceptron in 1958.",
    "In 1962 Albert Novikoff gave a proof that [...]",
    "All seven damaged flights landed safely; how damage [...]",
    "The shuttle took off in the morning and [...]",
    "None of the seven on board survived.",
    "Five to ten lines.",
    "Find the full table (Dalal, Fowlkes and Hoadley, [...]",
    "Half a page.",
    why="history, and estimates for the reader",
)
given(
    "The sixteen flights without damage are missing: nothing [...]",
    "What would you say about 31 °F, and [...]",
    "By section 3 your functions will give one.",
    "A score of 0 is predicted as $+1$, [...]",
    "(The two variants marked extension compare predictions; there [...]",
    "One objective for the whole topic: the mean [...]",
    "Where a tie or a score of exactly [...]",
    "Two rows with the column of ones, $x_0 [...]",
    "| pass | row 0 | row 1 |",
    "Two species of iris, by the lengths of [...]",
    "Which of them is best is the question [...]",
    "Suppose that some $w^$ separates the data, with [...]",
    "Each mistake raises $\\lVert w \\rVert^2$ by $2 [...]",
    "A product of vectors is at most the [...]",
    "A straight line cannot stay below a square [...]",
    "The two rows above with $w^ = (-1, 2)$:",
    "The race itself, for logical AND: four rows, [...]",
    "From the inside the two cases look alike.",
    "How about our 23 flights?",
    "Before anybody trained them, such units were wired [...]",
    "With targets 0 and 1 the perceptron's correction [...]",
    "(A score of 0 fires, so a positive [...]",
    "Rows $(1, 2)$ with target 0 and $(1, [...]",
    "If some rows must be wrong, we want [...]",
    "The honest price is 1 for a mistake [...]",
    "But it is flat: an infinitesimal change of [...]",
    "All practical methods replace it by a kinder [...]",
    "| zero_one | 1 if $m \\le 0$, [...]",
    "| perceptron | $\\max(0, -m)$ | section 1 |",
    "| hinge | $\\max(0, 1 - m)$ | [...]",
    "| logistic | $\\log(1 + e^{-m})$ | logistic [...]",
    "| squared | $(1 - m)^2$ | least [...]",
    "Take a row with margin $m = 4$, [...]",
    "The squared loss charges 9, more than twice [...]",
    "What has $\\log(1 + e^{-m})$ to do with probabilities?",
    "$s = \\log \\frac{p}{1 - p}$, with $p$ [...]",
    "At $s = 0$ the odds are even; [...]",
    "Then $-1$ has the probability $1 - \\sigma(s) [...]",
    "So the surprise at what really happened, $-\\log [...]",
    "$\\sigma$ can also be written $\\frac{e^{z}}{1 + e^{z}}$ [...]",
    "On paper all three are equal.",
    "$1 + \\tanh$ adds a number to $-1$ [...]",
    "The derivative of $\\log(1 + e^{-m})$ is $-\\sigma(-m)$, [...]",
    "Compare it with the perceptron: there a mistake [...]",
    "Rows it is sure of hardly count.",
    "Rows $(1, 2)$ labelled $+1$ and $(1, -1)$ [...]",
    "The mean over the rows, and no penalty [...]",
    "$J$ is convex, there is one valley, and [...]",
    "The curvature of a row's loss is $\\sigma'(s) [...]",
    "Rows about which the model is sure hardly [...]",
    "Seven rows: at $x = 1$ two positives [...]",
    "Without a penalty the fitted probabilities must be [...]",
    "Start at $w = 0$.",
    "After many, only what a minimum promises: no [...]",
    "That is the number one might have had [...]",
    "Before you believe its four digits, hold on [...]",
    "The loss of a row is $\\log(1 + e^{-m})$.",
    "Suppose that $w$ has all margins positive.",
    "What happens to the loss at $2w$?",
    "At $100w$?",
    "Newton's method, famous for doubling its digits, here [...]",
    "A program that stops at small gradients reports [...]",
    "With any $\\lambda > 0$ a huge $w$ [...]",
    "Section 6 does that, and shows which is better.",
    "Which single flight changes the answer at 31 [...]",
    "How large must $\\lambda$ be before the model [...]",
    "(The penalty depends on the unit of temperature; [...]",
    "If a missed danger costs ten times as [...]",
    "The weights need not be fitted again; only [...]",
    "$w = (-1, \\tfrac12)$, $p_0 = 0.4$.",
    "Labels are $-1$ and $+1$; $p = p_0$ [...]",
    "Raise ValueError unless $0 < p_0 < 1$.",
    "Three kinds at once",
    "Two classes have one score.",
    "For probabilities all we need is to make [...]",
    "Two small functions first; both are one line, [...]",
    "With $c$ the largest entry no exponent is [...]",
    "Adding the same number to all scores of [...]",
    "Never compute it as $-\\log$ of a softmax: [...]",
    "Let $P$ hold the softmax of each row [...]",
    "Rows $(1, 2)$ of class 2 and $(1, [...]",
    "over all rows.",
    "$P - Y$ sums to 0 along each [...]",
    "All four measurements of 150 irises, standardised:",
    "Ten times the step, a tenth of the [...]",
    "If that is wrong, add $x$ to the [...]",
    "The first row's scores are tied, so class [...]",
    "Three kinds, two at a time",
    "A good program for two classes can be [...]",
    "One against the rest: for each class $k$ [...]",
    "Not to the first class that says yes: [...]",
    "Judged by the gradient of each column's own [...]",
    "One against one: a classifier for each of [...]",
    "Each has one vote, the class with most [...]",
    "Three classes, one row:",
    "$(0, 1)$ says 0, $(0, 2)$ says 2, [...]",
    "Three pictures of the same flowers",
    "Same two columns (lengths of sepal and petal, [...]",
    "Versicolor (blue) lies in the middle, between the [...]",
    "Which of the three methods will suffer most [...]",
    "So its scores stay small, a penalty makes [...]",
    "Dashed are the lines of the two-class problems: [...]",
    "The largest score wins only among scores on [...]",
    "Experiment: 569 tumours",
    "A thin needle takes some cells from a [...]",
    "There are thirty measurements: of each of ten [...]",
    "Should we be proud of 0 wrong of 569?",
    "Fit on 380 and look at the others, [...]",
    "(Bands run from the smallest to the largest [...]",
    "On the right Newton goes to the end [...]",
    "And if overlooking a malignant one is ten [...]",
    "Three experiments.",
    "Draw 23 flights from the 23 with replacement, [...]",
    "The bootstrap's lower end is 0.91, that of [...]",
    "What none of them can know is whether [...]",
    "A model that says 0.9996 about a place [...]",
    "The perceptron's loss $\\max(0, -y s)$ has a [...]",
    '"$\\max(0, y s) \\approx \\log(e^0 + e^{y s})$, [...]',
    "Derive the smooth version of $\\max(0, -y s)$ [...]",
    "The seven damaged flights did not suffer equally: [...]",
    "One number, the score, read in three ways: [...]",
    "A rule that learns from mistakes and a [...]",
    why="a definition, a derivation, a question, advice, or a turn of speech",
)
given(
    "Rows X have shape (n, d); an intercept [...]",
    "With two classes labels y are $-1$ and [...]",
    "max_epochs counts all passes, the clean one included: [...]",
    "If none of them is clean (of 0 passes none is), raise RuntimeError.",
    "If some margin of w_star is 0 or [...]",
    "A dict with the six names as keys; [...]",
    "Everything but exponential is right for all margins; [...]",
    '"Right" is a relative $10^{-9}$, for a logistic [...]',
    "Which of them survive $z = 1000$, $z [...]",
    "Right to a relative $10^{-9}$ from $z = [...]",
    "Any label that is neither $-1$ nor $+1$ [...]",
    "Full steps, no step size; they are enough [...]",
    "The first step all of whose entries are [...]",
    "At most n_iter steps; none gives zeros.",
    "After one to three steps weights are compared [...]",
    "$\\lambda = 0$ is tested where there is [...]",
    "The axis that is summed over disappears from [...]",
    "Entries of $-\\infty$ are allowed: probability 0, nothing [...]",
    "If all entries are $-\\infty$, so is the [...]",
    "The tolerance is $10^{-9}$, absolute or relative, whichever [...]",
    "Rows sum to 1.",
    "A relative $10^{-9}$ for every probability, down to $10^{-300}$.",
    "The mean over rows; row 0 of W [...]",
    "The recipe is fixed: start at $W = [...]",
    "Weights are compared at $10^{-9}$ of the largest, [...]",
    "Column $k$ of the result is fit_logistic_newton of [...]",
    "A label outside of 0 to n_classes - [...]",
    "Every class occurs.",
    "The regions are bounded by straight lines in [...]",
    "Both labels occur; others raise `ValueError`, as before, also with `n_iter` 0.",
    why="the contract of an exercise, which hidden tests hold",
)
given(
    "Tests probe the exact weights, the order of the [...]",
    "Tests probe truth tables, sums that just reach the [...]",
    "Tests probe both rules, scores of 0, rows that [...]",
    "Tests probe all six losses, a margin of 0, [...]",
    "Tests probe scores of $\\pm 1000$, the left tail, [...]",
    "Tests probe losses and gradients worked by hand, the [...]",
    "Tests probe the first steps, a stop by tol, [...]",
    "Tests probe other thresholds, the default threshold, a score [...]",
    "Tests probe entries of $\\pm 10^4$, $-\\infty$ among the [...]",
    "Tests probe scores of $\\pm 10^4$, rows a thousand [...]",
    "Tests probe $W = 0$, losses and gradients worked [...]",
    "Tests probe numbers of steps from 0 to 200, [...]",
    "Tests probe weights of 0, ties of scores, rows [...]",
    "Tests probe three classes and more, two classes (whose [...]",
    "Tests probe clear votes, cycles, ties without class 0, [...]",
    why="what hidden tests look at",
)


@cache
def flights():
    table = pd.read_csv(DATA / "flights.csv")
    x = np.column_stack([np.ones(23), table["temperature"].to_numpy(float)])
    return x, np.where(table["damage"] == 1, 1, -1), table["flight"].to_numpy(str)


def standardised(table):
    return np.column_stack([np.ones(len(table)), (table - table.mean(axis=0)) / table.std(axis=0)])


@cache
def irises():
    table = pd.read_csv(DATA / "iris.csv")
    kinds = np.unique(table["species"].to_numpy(str), return_inverse=True)[1]
    lengths = table[["sepal_length", "petal_length"]].to_numpy(float)
    return table.drop(columns="species").to_numpy(float), lengths, kinds


@cache
def tumours():
    table = pd.read_csv(DATA / "breast_cancer.csv")
    cells = standardised(table.drop(columns="diagnosis").to_numpy(float))
    return cells, np.where(table["diagnosis"] == "malignant", 1, -1)


def splits():
    for seed in range(20):
        order = np.random.default_rng(seed).permutation(569)
        yield order[:380], order[380:]


def wrong(X, W, y):
    return int(np.sum((X @ W).argmax(axis=1) != y))


# --- the flights --------------------------------------------------------------------------------


@claim(
    "Seven dots, spread from 53 to 75 °F",
    "The sixteen flights without damage are missing",
    "Every flight below 65 °F was damaged; of the warmer ones, three in nineteen.",
    "At 70 °F two were damaged and two were not.",
    "Leave out three flights, the damaged ones at 70, 70 and 75 °F. Now every damaged flight was "
    "colder than every other one: the data are separable.",
    "You need a probability, from 23 dots, at a temperature that nobody has flown at.",
    "31 is a long way from 53",
)
def the_flights():
    x, y, names = flights()
    hot = x[:, 1]
    assert (len(hot), np.sum(y == 1), np.sum(y == -1)) == (23, 7, 16)
    assert (hot[y == 1].min(), hot[y == 1].max(), hot.min()) == (53, 75, 53)
    assert (y[hot < 65] == 1).all()
    assert (np.sum(hot > 65), np.sum(y[hot > 65] == 1)) == (19, 3)
    assert sorted(y[hot == 70]) == [-1, -1, 1, 1]
    out = np.isin(names, ["STS-2", "41-D", "61-A"])
    assert sorted(hot[out]) == [70, 70, 75]
    assert hot[~out & (y == 1)].max() == 63 < 66 == hot[~out & (y == -1)].min()


@claim(
    "The model says 0.9996.",
    "Each degree less multiplies the odds of damage by $e^{0.232} = 1.26$.",
    "0.9996, says the curve, for some damage.",
    "A model that says 0.9996 about a place it has never seen",
    "another 22 degrees below the coldest flight",
)
def the_curve(reference):
    x, y, _ = flights()
    w = reference.fit_logistic_newton(x, y, 0.0)
    assert_rounds_to(reference.sigmoid(w @ [1, 31]), "0.9996")
    assert_rounds_to(-w[1], "0.232")
    assert_rounds_to(np.exp(-w[1]), "1.26")
    assert 53 - 31 == 22


@claim(
    "All margins double, so every single loss falls, and goes on falling. The loss tends to 0 and "
    "reaches it nowhere: there is no minimum, and the likelihood no maximum.",
    "here divides the loss by $e$ in each late step. And look at the gradient: after 22 steps it "
    "is as small as $10^{-8}$.",
    "even odds move to 64.5 °F, half-way between 63 and 66, the nearest flights of either kind.",
    "As soon as all margins are positive. That is a proof that no minimum exists: $w$ itself is "
    "the certificate. Here the third step has it.",
    "In the end the weights grow by the same amount with each step, for ever.",
    "(Yours looks at its steps, and the 22nd still moves `w[0]` by 43.)",
)
def no_minimum(reference):
    x, y, names = flights()
    keep = ~np.isin(names, ["STS-2", "41-D", "61-A"])
    x, y = x[keep], y[keep]
    path = [reference.fit_logistic_newton(x, y, 0.0, steps) for steps in range(31)]
    results = [reference.logistic_loss_grad(w, x, y) for w in path]
    losses = np.array([loss for loss, _ in results])
    assert (losses > 0).all()
    np.testing.assert_allclose(losses[15:-1] / losses[16:], np.e, rtol=0.02)
    np.testing.assert_allclose(np.diff(np.array(path)[22:], axis=0)[:, 1], -2 / 3, atol=1e-3)
    assert 0.5e-8 < np.abs(results[22][1]).max() < 2e-8
    assert_rounds_to(-path[22][0] / path[22][1], "64.5")
    assert -path[30][0] / path[30][1] > 64.5
    assert_rounds_to(path[22][0] - path[21][0], "43")
    right = [bool((y * (x @ w) > 0).all()) for w in path]
    assert right.index(True) == 3
    for w in path[3:6]:
        better = [reference.logistic_loss_grad(c * w, x, y)[0] for c in (1, 2, 100)]
        assert better == sorted(better, reverse=True)


@claim(
    "34 of 1,000 such draws are separable, with the damaged flights on the cold side; they would "
    "say 1, and are set aside",
    "No single flight carries the answer. The bootstrap's lower end is 0.91, that of the valley "
    "0.48:",
    "and neither comes near it is safe.",
)
def how_sure(reference):
    x, y, _ = flights()
    fit, sigmoid = reference.fit_logistic_newton, reference.sigmoid
    left = [
        sigmoid(fit(x[k], y[k], 0.0) @ [1, 31]) for k in (np.arange(23) != i for i in range(23))
    ]
    assert min(left) > 0.998
    w = fit(x, y, 0.0)
    p = sigmoid(x @ w)
    error = np.sqrt([1, 31] @ np.linalg.solve((x.T * (p * (1 - p))) @ x, [1, 31]))
    assert_rounds_to(sigmoid(w @ [1, 31] - 1.96 * error), "0.48")
    rng, drawn = np.random.default_rng(0), []
    for _ in range(1000):
        k = rng.integers(0, 23, 23)
        cold, warm = x[k][y[k] == 1, 1], x[k][y[k] == -1, 1]
        if len(cold) and len(warm) and cold.max() > warm.min() and warm.max() > cold.min():
            drawn.append(sigmoid(fit(x[k], y[k], 0.0, 30) @ [1, 31]))
        else:
            assert len(cold)
            assert cold.max() <= warm.min()
    assert len(drawn) == 1000 - 34
    assert_rounds_to(np.quantile(drawn, 0.025), "0.91")


# --- the perceptron -----------------------------------------------------------------------------


@claim(
    "| 1 | margin 0, mistake: $w = (1, 1)$ | margin $-1$, mistake: $w = (0, 1)$ |",
    "| 2 | margin 1 | margin 0, mistake: $w = (-1, 1)$ |",
    "| 3 | margin 0, mistake: $w = (0, 2)$ | margin 0, mistake: $w = (-1, 2)$ |",
    "| 4 | margin 1 | margin 1 |",
    "The fourth pass is clean, so $w = (-1, 2)$, and the mistakes were made at rows "
    "$[0, 1, 1, 0, 1]$.",
    "above, 4 is enough and 3 is not.",
    "from $w = 0$ nothing would ever happen if a margin of 0 were let off",
    "$R^2 = 2$, $\\lVert w^* \\rVert^2 = 5$, both margins are 1, so $\\rho = 1$. At most 10 "
    "mistakes; there were 5.",
)
def the_perceptron_on_paper(reference):
    X, y = TWO
    w, seen, margins = np.zeros(2), [], []
    for i in [0, 1] * 4:
        margins.append(y[i] * (X[i] @ w))
        if margins[-1] <= 0:
            w = w + y[i] * X[i]
            seen.append(w.tolist())
    assert margins == [0, -1, 1, 0, 0, 0, 1, 1]
    assert seen == [[1, 1], [0, 1], [-1, 1], [0, 2], [-1, 2]]
    w, mistakes = reference.perceptron_train(X, y, 4)
    assert (w.tolist(), mistakes) == ([-1, 2], [0, 1, 1, 0, 1])
    with pytest.raises(RuntimeError):
        reference.perceptron_train(X, y, 3)
    assert (y * (X @ w)).tolist() == [1, 1]
    assert (max(np.sum(X**2, axis=1)), w @ w) == (2, 5)
    assert reference.perceptron_bound(X, y, w) == 10


@claim(
    "Mostly they call everything green or everything blue; after ten mistakes the line stands.",
    "the weights are a sum of labelled rows",
    "We shuffle the hundred flowers 200 times and train each time.",
    "There are 5 to 22 mistakes, typically 7, and as many different lines as you like:",
)
def the_perceptron_on_flowers(reference):
    _, lengths, kinds = irises()
    X, y = np.column_stack([np.ones(100), lengths[:100]]), np.where(kinds[:100] == 0, 1, -1)
    w, mistakes = reference.perceptron_train(X, y)
    assert len(mistakes) == 10
    np.testing.assert_array_equal(w, sum(y[i] * X[i] for i in mistakes))
    one_colour = 0
    for count in range(1, 11):
        part = sum(y[i] * X[i] for i in mistakes[:count])
        one_colour += len(set((X @ part > 0).tolist())) == 1
    assert one_colour > 5
    counts, lines = [], set()
    for seed in range(200):
        order = np.random.default_rng(seed).permutation(100)
        w, mistakes = reference.perceptron_train(X[order], y[order])
        counts.append(len(mistakes))
        lines.add(tuple(w / np.linalg.norm(w)))
    assert (min(counts), np.median(counts), max(counts)) == (5, 7, 22)
    assert len(lines) > 100


@claim(
    "Eighteen mistakes; this $w^*$ promises at most 87, and $(-3, 2, 2)$, with more room on both "
    "sides, 51.",
    "XOR has no separating line, so there is no $w^*$ and no bound, and the perceptron circles for "
    "ever.",
)
def the_race(reference):
    w, mistakes = reference.perceptron_train(GATE, AND)
    assert len(mistakes) == 18
    assert round(reference.perceptron_bound(GATE, AND, w), 9) == 87
    wide = np.array([-3, 2, 2])
    assert round(reference.perceptron_bound(GATE, AND, wide), 9) == 51
    assert 1 / np.linalg.norm(wide[1:]) > 1 / np.linalg.norm(w[1:])
    found = linprog(
        np.zeros(3), A_ub=-XOR[:, None] * GATE, b_ub=-np.ones(4), bounds=[(None, None)] * 3
    )
    assert not found.success


@claim(
    "$w = (\\tfrac12, \\tfrac12)$ and $\\theta = \\tfrac34$ is AND: only $\\tfrac12 + \\tfrac12$ "
    "reaches $\\tfrac34$.",
    "One input with $w = -1$ and $\\theta = -\\tfrac12$ is NOT.",
    '"perceptron": the score 0 fires, so $w = -\\tfrac12 (1, 2) = (-\\tfrac12, -1)$; the second '
    'row has score $\\tfrac12$, fires, and is right. "gradient": the first row has score 0 and '
    "error 0; "
    "the second has error 1, so $w = (\\tfrac12, -\\tfrac12)$.",
    "for XOR it trembles around the least-squares answer: a score of one half everywhere, or I "
    "cannot tell.",
)
def units_on_paper(reference):
    half, bits = np.array([0.5, 0.5]), GATE[:, 1:]
    assert reference.threshold_unit(bits, half, 0.75).tolist() == [0, 0, 0, 1]
    assert reference.threshold_unit(bits, half, 0.5).tolist() == [0, 1, 1, 1]
    assert reference.threshold_unit(np.array([[0], [1]]), np.array([-1]), -0.5).tolist() == [1, 0]
    epoch, y = reference.delta_rule_epoch, np.array([0, 1])
    assert epoch(PAPER, y, np.zeros(2), 0.5, "perceptron").tolist() == [-0.5, -1]
    assert epoch(PAPER, y, np.zeros(2), 0.5, "gradient").tolist() == [0.5, -0.5]
    targets = (XOR + 1) // 2
    flat = np.linalg.lstsq(GATE, targets, rcond=None)[0]
    np.testing.assert_allclose(GATE @ flat, 0.5)
    w = np.zeros(3)
    for _ in range(200):
        w = epoch(GATE, targets, w, 0.1, "gradient")
    assert np.abs(GATE @ w - 0.5).max() < 0.15


# --- losses and chances -------------------------------------------------------------------------


@claim(
    "Five of the six charge it little or nothing. The squared loss charges 9, more than twice what "
    "it charges for a row that is plainly wrong, at $m = -1$:",
    "$m = -1$: the losses are $1,\\ 1,\\ 2,\\ 1.3133,\\ 2.7183,\\ 4$, in the order of the table.",
    "$m = 0$: $1,\\ 0,\\ 1,\\ 0.6931,\\ 1,\\ 1$.",
    "at $m = -1000$ the formula as printed gives `inf` where 1000 is right. And at $m = 40$ it "
    "gives 0, because $1 + 4 \\cdot 10^{-18}$ is rounded to 1 before the logarithm sees it.",
    "Hinge, exponential and squared loss lie above the honest price everywhere",
    "The logistic loss does so after division by $\\log 2 = 0.6931$. The perceptron's does not; "
    "worse, $w = 0$ makes it 0 for all rows",
)
def the_losses(reference):
    losses = reference.margin_losses(np.array([-1.0, 0.0, 4.0]))
    names = ["zero_one", "perceptron", "hinge", "logistic", "exponential", "squared"]
    wrong_row, zero, sure = np.array([losses[name] for name in names]).T
    assert wrong_row.round(4).tolist() == [1, 1, 2, 1.3133, 2.7183, 4]
    assert zero.round(4).tolist() == [1, 0, 1, 0.6931, 1, 1]
    assert sure[5] == 9 > 2 * wrong_row[5]
    assert (sure[:5] < 0.02).all()
    with np.errstate(over="ignore"):
        assert np.log(1 + np.exp(1000.0)) == np.inf
    assert 1 + np.exp(-40.0) == 1
    assert_rounds_to(np.exp(-40.0) * 1e18, "4")
    assert_rounds_to(np.log(2), "0.6931")
    m = np.linspace(-5, 5, 2001)
    curves = reference.margin_losses(m)
    for name in ("hinge", "exponential", "squared"):
        assert (curves[name] >= curves["zero_one"]).all()
    assert (curves["logistic"] / np.log(2) >= curves["zero_one"] - 1e-12).all()


@claim(
    "$\\sigma(0) = \\tfrac12$. $\\sigma(\\log 3) = \\tfrac34$: odds of three to one.",
    "The first one, of all: at $-1000$ it computes $1/\\infty$, warns, and gives the right 0. The "
    "second one gives `nan` at 1000 ($\\infty/\\infty$). The third one is fine at both ends, but "
    "at $-40$ it says 0, and the truth is $4.2 \\cdot 10^{-18}$:",
    "from $z = -700$ (where it is $9.9 \\cdot 10^{-305}$) upwards, and at $-1000$, where it is 0",
)
def three_formulas(reference):
    sigmoid = reference.sigmoid
    assert sigmoid(0.0) == 0.5
    np.testing.assert_allclose(sigmoid(np.log(3)), 0.75)
    z = np.array([1000.0, -1000.0, -40.0])
    with np.errstate(all="ignore"):
        first, second, third = (
            1 / (1 + np.exp(-z)),
            np.exp(z) / (1 + np.exp(z)),
            (1 + np.tanh(z / 2)) / 2,
        )
    np.testing.assert_allclose(first, sigmoid(z), rtol=1e-12)
    assert np.isnan(second[0])
    assert third.tolist() == [1, 0, 0]
    assert_rounds_to(sigmoid(-40.0) * 1e18, "4.2")
    assert_rounds_to(sigmoid(-700.0) * 1e305, "9.9")


@claim(
    "Both margins are 0, so the loss is $\\log 2 = 0.6931$ and each $\\sigma(-m)$ is $\\tfrac12$. "
    "The gradient is $-\\tfrac12\\bigl(\\tfrac12 (1, 2) - \\tfrac12 (1, -1)\\bigr) = (0, "
    "-\\tfrac34)$.",
    "(Labels 0 and 1 would otherwise be taken silently, and half of the data would have no say.)",
    "$w_0 = \\log\\tfrac13 = -1.0986$ and $w_0 + w_1 = \\log 2$, so $w_1 = 1.7918$.",
    "The first Newton step from 0, where every $p(1-p)$ is $\\tfrac14$, goes to $(-1, \\tfrac53)$.",
    "The row $(1, 0)$ has $p = \\sigma(-1) = 0.2689$ and becomes $-1$; $(1, 2)$ has $p = "
    "\\tfrac12$ and becomes $+1$.",
)
def logistic_on_paper(reference):
    loss, grad = reference.logistic_loss_grad(np.zeros(2), PAPER, np.array([1, -1]))
    assert (round(loss, 4), grad.tolist()) == (0.6931, [0, -0.75])
    X = np.array([[1.0, 1.0]] * 3 + [[1.0, 0.0]] * 4)
    y = np.array([1, 1, -1, 1, -1, -1, -1])
    w = reference.fit_logistic_newton(X, y, 0.0)
    assert w.round(4).tolist() == [-1.0986, 1.7918]
    np.testing.assert_allclose(reference.fit_logistic_newton(X, y, 0.0, 1), [-1, 5 / 3])
    rows = np.array([[1.0, 0.0], [1.0, 2.0]])
    p, labels = reference.predict_proba_threshold(np.array([-1.0, 0.5]), rows, 0.4)
    assert (p.round(4).tolist(), labels.tolist()) == ([0.2689, 0.5], [-1, 1])


# --- many classes -------------------------------------------------------------------------------


@claim(
    "a little above the largest entry, by at most $\\log K$. As printed it overflows at "
    "$z = 1000$, and at $z = -1000$ it takes the logarithm of 0.",
    "$\\mathrm{lse}(0, \\log 3) = \\log 4 = 1.3863$. $\\mathrm{lse}(1000, 1000) = 1000 + \\log 2$.",
    "$(0, \\log 3) \\mapsto (\\tfrac14, \\tfrac34)$, and so does $(1000, 1000 + \\log 3)$.",
    "With two classes $p_1 = \\sigma(z_1 - z_0)$: the sigmoid is the softmax of two.",
    "at a score difference of 1,000 the probability is 0 and its logarithm $-\\infty$, while the "
    "loss is simply 1,000",
    "The loss is $\\log 3 = 1.0986$.",
    "$P - Y$ has the rows $(\\tfrac12, -\\tfrac12)$ and $(-\\tfrac12, \\tfrac12)$, the gradient is "
    "$\\begin{pmatrix} 0 & 0 \\\\ \\tfrac34 & -\\tfrac34 \\end{pmatrix}$, so the second row of $W$ "
    "becomes $(-\\tfrac38, \\tfrac38)$.",
    "column 1 becomes $(1, 2)$ and column 0 $(-1, -2)$. The second row's scores are $1$ and $-1$: "
    "class 0, right.",
    "One vote each, a cycle; the answer is 0.",
)
def many_classes_on_paper(reference, rng):
    lse, softmax = reference.log_sum_exp, reference.softmax
    for K in (2, 5, 40):
        z = rng.normal(size=K)
        assert z.max() < lse(z) <= z.max() + np.log(K)
    with np.errstate(all="ignore"):
        assert np.log(np.exp(1000.0) + 1) == np.inf
        assert np.log(np.exp(-1000.0) + np.exp(-1000.0)) == -np.inf
    assert_rounds_to(lse(np.array([0, np.log(3)])), "1.3863")
    np.testing.assert_allclose(lse(np.array([1000.0, 1000.0])), 1000 + np.log(2))
    both = softmax(np.array([[0, np.log(3)], [1000, 1000 + np.log(3)]]))
    np.testing.assert_allclose(both, [[0.25, 0.75]] * 2)
    z = rng.normal(size=2)
    np.testing.assert_allclose(softmax(z)[1], reference.sigmoid(z[1] - z[0]))
    assert softmax(np.array([0.0, 1000.0]))[0] == 0
    far = reference.softmax_cross_entropy(np.array([[0.0, 1000.0]]), np.ones((1, 1)), np.array([0]))
    assert far[0] == 1000
    loss, grad = reference.softmax_cross_entropy(np.zeros((2, 3)), PAPER, np.array([2, 0]))
    assert_rounds_to(loss, "1.0986")
    np.testing.assert_allclose(grad[1], np.array([4 / 3, 1 / 3, -5 / 3]) / 2)
    one = reference.fit_softmax(PAPER, np.array([1, 0]), 2, 0.0, 0.5, 1)
    assert one.tolist() == [[0, 0], [-0.375, 0.375]]
    epoch = reference.multiclass_perceptron_epoch
    W, mistakes = epoch(np.zeros((2, 2)), PAPER, np.array([1, 0]))
    assert (W.T.tolist(), mistakes) == ([[-1, -2], [1, 2]], 1)
    assert (PAPER[1] @ W).tolist() == [1, -1]
    cycle = {(0, 1): np.array([0]), (0, 2): np.array([2]), (1, 2): np.array([1])}
    assert reference.ovo_predict(cycle, 3).tolist() == [0]


@claim(
    "100 steps of 1 end about where 1,000 of 0.1 do. Ten times more, and the walk jumps from wall "
    "to wall of its valley.",
    "No plane parts versicolor from virginica, so no pass is clean",
    "Thirty-nine flowers get no yes or two. Take the first yes, and 40 are wrong; compare scores, "
    "and 9 are.",
)
def flowers_in_four_columns(reference):
    X, _, y = irises()
    Z = standardised(X)

    def value(rate, steps):
        W = reference.fit_softmax(Z, y, 3, 0.01, rate, steps)
        return reference.softmax_cross_entropy(W, Z, y, 0.01)[0]

    assert abs(value(1.0, 100) - value(0.1, 1000)) < 0.001
    jumps = [value(10.0, steps) for steps in range(95, 101)]
    assert min(jumps) > value(1.0, 100) + 0.2
    rows, signs = np.column_stack([np.ones(100), X[50:]]), np.where(y[50:] == 1, 1, -1)
    found = linprog(np.zeros(5), A_ub=-signs[:, None] * rows, b_ub=-np.ones(100),
                    bounds=[(None, None)] * 5)  # fmt: skip
    assert not found.success
    scores = Z @ reference.fit_ovr_logistic(Z, y, 3)
    yes = (scores > 0).sum(axis=1)
    assert np.sum(yes != 1) == 39
    assert np.sum(np.where(yes > 0, (scores > 0).argmax(axis=1), 0) != y) == 40
    assert np.sum(scores.argmax(axis=1) != y) == 9


@claim(
    "At $\\lambda = 0.01$ that leaves 19 flowers wrong, against 8 for each of the other two; at "
    "$\\lambda = 0.001$ it costs nothing: 6 wrong, against 7 and 7.",
    "compared with softmax, on a fifth of the picture on the left, and on 4 % of it in the middle.",
)
def three_pictures(reference):
    _, lengths, y = irises()
    Z = standardised(lengths)
    across, up = np.meshgrid(np.linspace(-2.2, 2.8, 220), np.linspace(-2, 2.2, 220))
    grid = np.column_stack([np.ones(across.size), across.ravel(), up.ravel()])
    for lam, right in ((0.01, (19, 8, 8)), (0.001, (6, 7, 7))):
        apart = reference.fit_ovr_logistic(Z, y, 3, lam)
        together = reference.fit_softmax(Z, y, 3, lam, 1.0, 3000)
        said, there = {}, {}
        for a, b in combinations(range(3), 2):
            rows = (y == a) | (y == b)
            w = reference.fit_logistic_newton(Z[rows], np.where(y[rows] == b, 1, -1), lam)
            said[a, b] = np.where(Z @ w >= 0, b, a)
            there[a, b] = np.where(grid @ w >= 0, b, a)
        pairs = int(np.sum(reference.ovo_predict(said, 3) != y))
        assert (wrong(Z, apart, y), pairs, wrong(Z, together, y)) == right
        if lam == 0.01:
            soft = (grid @ together).argmax(axis=1)
            assert 0.18 < np.mean((grid @ apart).argmax(axis=1) != soft) < 0.23
            assert_rounds_to(np.mean(reference.ovo_predict(there, 3) != soft), "0.04")


# --- the tumours --------------------------------------------------------------------------------


@claim(
    "357 of the 569 lumps turned out benign and 212 malignant",
    "after 13 steps every one of the 569 is on its right side. The tumours are separable. The "
    "perceptron would have found a plane as well, after at most 1.8 billion mistakes.",
    "There are thirty measurements",
)
def separable_tumours(reference):
    cells, y = tumours()
    assert (len(y), np.sum(y == 1), np.sum(y == -1), cells.shape[1] - 1) == (569, 212, 357, 30)
    fit = reference.fit_logistic_newton
    for steps, all_right in ((12, False), (13, True), (15, True)):
        w = fit(cells, y, 0.0, steps)
        assert (y * (cells @ w) > 0).all() == all_right
    assert_rounds_to(reference.perceptron_bound(cells, y, w) / 1e9, "1.8")


@claim(
    "On the left the loss of known tumours falls with every step while that of new ones is lowest "
    "after three or four, and then climbs",
    "The best is near 0.003, with a loss of 0.08 where early stopping reached 0.13:",
    "About 2.5 % of new tumours are then wrong. (They have chosen $\\lambda$, so they are not "
    "quite new, and the scale has seen all 569; with scales from the "
    "380 alone the curves look the same.)",
)
def when_to_stop(reference):
    cells, y = tumours()
    fit, lams = reference.fit_logistic_newton, [1e-4, 1e-3, 3e-3, 1e-2, 1e-1]

    def losses(w, X, rows):
        return np.mean(np.logaddexp(0, -y[rows] * (X[rows] @ w)))

    by_steps, by_lam, own_scale, errors = [], [], [], []
    for known, new in splits():
        ws = [fit(cells[known], y[known], 1e-9, k) for k in range(1, 10)]
        by_steps.append([[losses(w, cells, known), losses(w, cells, new)] for w in ws])
        by_lam.append([losses(fit(cells[known], y[known], lam), cells, new) for lam in lams])
        raw = cells[:, 1:]
        X = np.column_stack([np.ones(569), (raw - raw[known].mean(0)) / raw[known].std(0)])
        own_scale.append([losses(fit(X[known], y[known], lam), X, new) for lam in lams])
        w = fit(cells[known], y[known], 3e-3)
        errors.append(np.mean(y[new] * (cells[new] @ w) <= 0))
    known, new = np.mean(by_steps, axis=0).T
    assert (np.diff(known) < 0).all()
    assert {int(np.argmin([step[1] for step in one])) + 1 for one in by_steps} == {3, 4}
    assert (np.diff(new[3:]) > 0).all()
    assert_rounds_to(new.min(), "0.13")
    means = np.mean(by_lam, axis=0)
    assert lams[means.argmin()] == 3e-3
    assert_rounds_to(means.min(), "0.08")
    assert np.abs(np.mean(own_scale, axis=0) - means)[1:].max() < 0.01
    assert_rounds_to(100 * np.mean(errors), "2.5")


@claim(
    "so act from $p_0 = \\tfrac1{11}$ on",
    "The rule of section 3 said $\\tfrac1{11}$. Its neighbours in the table cost the same, within "
    "the noise of twenty splits; one half, the usual default, costs 15 more.",
)
def the_threshold(reference):
    cells, y = tumours()
    costs = {0.5: [], 0.2: [], 1 / 11: [], 0.05: []}
    for known, new in splits():
        w = reference.fit_logistic_newton(cells[known], y[known], 3e-3)
        for p0 in costs:
            _, said = reference.predict_proba_threshold(w, cells[new], p0)
            missed = np.sum((said == -1) & (y[new] == 1))
            costs[p0].append(10 * missed + np.sum((said == 1) & (y[new] == -1)))
    best = np.array(costs[1 / 11])
    assert_rounds_to(np.mean(costs[0.5] - best), "15")
    for p0 in (0.2, 0.05):
        gaps = costs[p0] - best
        assert abs(gaps.mean()) < 2 * gaps.std(ddof=1) / np.sqrt(20)
    np.testing.assert_allclose(1 - 1 / 11, 10 * (1 / 11))


@claim(
    "its $C$ is our $1/(n\\lambda)$",
    "But say $C = 1/\\lambda$ and forget the $n$, and you get weights ten times as long without "
    "any warning. Note what scikit-learn does if you say nothing: $C = 1$, so there is a "
    "penalty",
)
def a_confusion_of_constants(reference):
    cells, y = tumours()
    own = reference.fit_logistic_newton(cells, y, 3e-3)

    def theirs(C):
        model = LogisticRegression(C=C, tol=1e-10, max_iter=10_000).fit(cells[:, 1:], y)
        return np.concatenate([model.intercept_, model.coef_[0]])

    np.testing.assert_allclose(theirs(1 / (569 * 3e-3)), own, atol=1e-4)
    ratio = np.linalg.norm(theirs(1 / 3e-3)[1:]) / np.linalg.norm(own[1:])
    assert 9 < ratio < 11
    assert LogisticRegression().C == 1
