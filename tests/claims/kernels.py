"""What the notebook of kernels claims."""

import math
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np
import pandas as pd
from numpy.testing import assert_allclose
from sklearn.kernel_ridge import KernelRidge
from sklearn.linear_model import LinearRegression, LogisticRegression
from sklearn.svm import SVR

from autograder.authoring.claims import assert_rounds_to, claim, given, printed

DATA = Path("assignments/kernels/data")
K2 = np.array([[1.0, 2.0], [2.0, 4.0]])

given(
    "About seven hours.",
    "Section 8 answers, with your functions.",
    "In sections 4 and 5 that will be 24 languages [...]",
    "John Platt (1999) fits a sigmoid with two numbers,",
    "Five to ten lines.",
    "Half a page, with a test that could have gone against you.",
    'Lecture notes (CS342) say of a kernel: "most importantly it is symmetric".',
    why="history, order, and estimates for the reader",
)
given(
    "And how sure may we be of the star, which stands where two species overlap?",
    "Hand it another table, and the same algorithm draws curves [...] no vectors at all.",
    "`A` and `B` are two such tables, of m and n rows; [...]",
    "Take all products of up to two coordinates: [...]",
    "With $P$ points of label $+1$ and $N$ of label $-1$ the targets are",
    "All products of exactly $p$ coordinates, [...]",
    "Petals and rings at once: targets are $\\pm 1$, [...]",
    "Equal points: 1. Far points: 0.",
    "(Others write $\\gamma = 1/(2\\sigma^2)$.)",
    "What happens to the errors on the 60 patients and on the 382 others?",
    "$\\gamma = 0.1$, then 10, then 1,000: the bumps get narrower.",
    "Is the Gaussian an inner product at all?",
    "Which are kernels? The sum and the product [...]",
    "Nothing said that the things must be vectors.",
    "24 languages count from one to ten.",
    "Along principal components, the directions in which points spread most: [...] out of reach.",
    "Multiply two of them out:",
    "Take off the mean of each column and of each row, and put back the mean of all.",
    "whose features are $x_1^2$, $x_2^2$ and $\\sqrt2\\, x_1 x_2$. Along which of the three "
    "components do the rings come apart?",
    "What is inside costs nothing; what sticks out pays by how far:",
    "On the edge there is a kink, and we take the slope 0.",
    "Blue is Germanic, orange Romance, green Slavic.",
    "Over all $u$ and $d$ allowed, the solver minimises",
    "Now in three of the 60 records a decimal point slips: [...] the 382 honest records.",
    "The fence has two sides, and that is all it says.",
    "Score $s$ means the probability [...]",
    "$A$ and $B$ minimise [...]",
    'what is a "95 %" worth?',
    "A probability is good if it keeps its word: [...]",
    "Forty handwritten threes and eights train a machine (kernel ridge, Gaussian kernel), [...]",
    "Train on fewer images (40 is the most that the split allows), [...]",
    "Four recipes: put the raw score [...]",
    "Which of the four are too sure of themselves, and which are not sure enough?",
    "above it the machine is better than it says; large dots stand for many verdicts.",
    "Is it the one whose promises are kept best?",
    "Ten-fold: each flower is judged by a machine that has not seen it.",
    "write down its table for the points $0, 1, 2$, [...] what that would mean among the features.",
    "What do they leave out, and why does your example show that it cannot be left out?",
    "Invent a better kernel: [...] by whether you like its map?",
    "One idea, and five old algorithms that became new with it: [...]",
    "For degree 2 both ways can be timed:",
    "Kernel ridge has two bad habits.",
    "The number $q_i$ is the pull of point $i$: [...] safely right.",
    why="a definition, a question, advice, or a turn of speech",
)
given(
    "Columns from left to right: [...]",
    "`kernel` is a function of two tables [...]",
    "All counts start at 0. [...]",
    "If `gamma` is 0 or negative, raise `ValueError`.",
    "Points may lie 1 apart at $10^6$, [...] do not fit into 64 bits.",
    "(Mean and spread come from all 150, a small leak.)",
    "For $\\lambda > 0$ solve $(Z^\\top Z [...]",
    "All terms from $k = 0$ up to and including [...]",
    "A table that is not square is not valid: return `False`, raise nothing.",
    "The default of `tol` is $10^{-8}$.",
    "Runs overlap, and every pair of equal runs counts.",
    "Those of at most $10^{-12}$ times the largest are set to exactly 0, [...]",
    "(No test has two such entries, [...]",
    "`y` and `s` are two arrays of one shape or two numbers; [...]",
    "One mean over all that count, [...]",
    "Products $y_i s_i$ may be $\\pm 1000$: [...]",
    "Both labels occur, and the scores are not all equal. [...]",
    "Columns from the highest power of $x_1$ to the highest of $x_d$: [...]",
    "`order` may be 300, and [...]",
    "Labels `y` are $-1$ or $+1$.",
    why="the contract of an exercise, which hidden tests hold",
)
given(
    "Tests probe the factors, the order of the columns, [...]",
    "Tests probe the place of `gamma` and of `coef0`, [...]",
    "Tests probe the factors, the order and number of columns, [...]",
    "Tests probe new points that are not [...]",
    "Tests probe the exclusive or, [...]",
    "Tests probe the square, [...]",
    "Tests probe the intercept [...]",
    "Tests probe order 0, [...]",
    "Tests probe tables that are symmetric [...]",
    "Tests probe runs that overlap, [...]",
    "Tests probe that rows and columns [...]",
    "Tests probe agreement with ordinary principal components, [...]",
    "Tests probe points above, below and inside the tube, [...]",
    "Tests probe points on both edges, on the upper alone, [...]",
    "Tests probe the penalty and its slope [...]",
    "Tests probe the targets (of unequal classes, too), [...]",
    why="what hidden tests look at",
)

printed("it has 29 flowers on its wrong side")


@cache
def flowers():
    table = pd.read_csv(DATA / "iris.csv")
    petals = table[["petal_length", "petal_width"]].to_numpy(float)
    return petals, np.where(table["species"] == "versicolor", 1.0, -1.0)


def mistakes(K, y, lam=0.1):
    return np.count_nonzero((K @ np.linalg.solve(K + lam * np.eye(len(y)), y)) * y < 0)


# --- features and kernels -------------------------------------------------------------------------


@claim(
    "A hundred and fifty irises again, and one wish: tell versicolor, the one in the middle, from "
    "the two others.",
    "That is the best of all straight lines in 360 directions, [...] neighbours at both ends.",
)
def the_line_fails(notebook):
    petals, y = flowers()
    assert ((y > 0).sum(), (y < 0).sum()) == (50, 100)
    wrong, normal, place = notebook.names["best_line"](petals, y)
    assert wrong == np.count_nonzero((petals @ normal > place) != (y > 0)) == 29
    species = pd.read_csv(DATA / "iris.csv")["species"].to_numpy(str)
    means = [petals[species == s].mean(axis=0) for s in ("setosa", "versicolor", "virginica")]
    assert (means[0] < means[1]).all()
    assert (means[1] < means[2]).all()


@claim(
    "each of them looks at its data only through inner products, a table that says "
    "how similar every point is to every other.",
    "But think of the part of $v$ that is perpendicular to all $\\phi(x_i)$: [...] So the best $v$ "
    "has no such part.",
    "This is the representer theorem, and it holds for any loss that looks at predictions only, "
    "with this penalty.",
    "has, by the representer theorem, its best weights among the mixtures of the training points.",
    "So its weights are a mixture of the training points, and all it need remember is how "
    "often it was wrong at each.",
)
def only_inner_products(reference, rng):
    X, y = rng.normal(size=(6, 9)), np.array([1.0, -1, 1, 1, -1, -1])
    turned = X @ np.linalg.qr(rng.normal(size=(9, 9)))[0]
    for points in (X, turned):  # the same inner products, so the same coefficients
        assert_allclose(
            reference.kernel_ridge_fit(points @ points.T, y, 0.3),
            reference.kernel_ridge_fit(X @ X.T, y, 0.3),
        )
    model = LogisticRegression(C=2.0, fit_intercept=False, tol=1e-10).fit(X, y)
    for w in (X.T @ reference.kernel_ridge_fit(X @ X.T, y, 0.3), model.coef_[0]):
        beyond = w - X.T @ np.linalg.solve(X @ X.T, X @ w)
        assert_allclose(beyond, 0, atol=1e-5)


@claim(
    "Five points on a line: $-2, -1, 0, 1, 2$. [...] No threshold separates them.",
    "Now write beside each $x$ its square: [...] Back on the old line, that is the pair of "
    "points $\\pm\\sqrt{2.5}$.",
)
def five_points():
    x, inner = np.arange(-2, 3), np.array([False, True, True, True, False])
    assert all(((x > place) != inner).any() and ((x < place) != inner).any() for place in x - 0.5)
    assert ((x**2 < 2.5) == inner).all()
    assert ((np.abs(x) < np.sqrt(2.5)) == inner).all()


@claim(
    "With $c = \\gamma = 1$, $x = (1, 2)$ becomes [...]",
    "But look at the number above: $x \\cdot z = 1 \\cdot 3 + 2 \\cdot 1 = 5$, and $(1 + 5)^2 = "
    "36$.",
    "to an algorithm that wants nothing but inner products, six features cost no more than two.",
    "$x = (1, 2)$ and $x = (0, -1)$ against $z = (3, 1)$, with $c = \\gamma = 1$: [...]",
    "$p = 3$, $d = 2$: [...]",
)
def features_on_paper(reference):
    X, r = np.array([[1.0, 2.0], [3.0, 1.0]]), np.sqrt(2)
    Z = reference.poly2_features(X)
    assert_allclose(Z, [[1, r, 2 * r, 1, 4, 2 * r], [1, 3 * r, r, 9, 1, 3 * r]])
    assert_allclose(Z[0] * Z[1], [1, 6, 4, 9, 4, 12])
    assert_allclose(Z[0] @ Z[1], 36)
    A = np.array([[1.0, 2.0], [0.0, -1.0]])
    assert_allclose(reference.polynomial_kernel(A, X[1:]), [[36], [0]])
    assert_allclose(reference.polynomial_kernel(A, X[1:], 3), [[216], [0]])
    row = reference.homogeneous_features(A[:1], 3)[0]
    assert_allclose(row, [1, 2 * np.sqrt(3), 4 * np.sqrt(3), 8])
    assert_allclose(row * row, [1, 12, 48, 64])
    assert sum((1, 12, 48, 64)) == 125 == 5**3


@claim(
    "Two rings, made up for the purpose: 60 points [...]",
    "In the features a plane separates the rings: where the squares add up to 3, blue.",
    "With a square the line closes around the rings, and not one point is left on the wrong side; "
    "[...] with a cube a fence with 4.",
    "(The strip at the top is the cubic's other branch, where no flower keeps it in order.)",
    'The straight one, with 54 mistakes, loses to the answer "never versicolor", which makes 50: '
    "it was asked to hit $\\pm 1$, not to separate.",
)
def one_data_set_becomes_separable(reference, notebook):
    rings, ring = notebook.names["rings"], notebook.names["ring"]
    radii = np.linalg.norm(rings, axis=1)
    assert ((ring > 0).sum(), (ring < 0).sum()) == (60, 60)
    assert_allclose([radii[:60].mean(), radii[60:].mean()], [1, 2.5], atol=0.1)
    assert ((radii**2 < 3) == (ring > 0)).all()
    petals, y = flowers()
    Z = (petals - petals.mean(axis=0)) / petals.std(axis=0)
    wrong = [mistakes(reference.polynomial_kernel(Z, Z, p), y) for p in (1, 2, 3)]
    assert wrong == [54, 9, 4]
    assert (y > 0).sum() == 50
    strip = np.column_stack([np.linspace(0.5, 7.4, 50), np.full(50, 2.8)])
    strip = (strip - petals.mean(axis=0)) / petals.std(axis=0)
    beta = reference.kernel_ridge_fit(reference.polynomial_kernel(Z, Z, 3), y, 0.1)
    up_there = reference.polynomial_kernel(strip, Z, 3) @ beta
    assert (up_there > 0).any()
    assert petals[:, 1].max() < 2.6
    wrong = [mistakes(reference.polynomial_kernel(rings, rings, p), ring) for p in (1, 2, 3)]
    assert wrong[0] > 40
    assert wrong[1:] == [0, 0]


@claim(
    "64 pixels have 2,145 products of degree up to two.",
    "There may be eleven million of them.",
    "For degree 5, the $\\binom{64 + 5}{5} = 11{,}238{,}513$ features of 357 images would fill 32 "
    "gigabytes. Their table has $357^2 = 127{,}449$ numbers, one megabyte, for any degree.",
    "the table takes $n^2$ numbers, solving about $n^3$ steps. At 100,000 points, or 80 gigabytes, "
    "one goes back to features.",
    "There are $\\binom{d+p-1}{p}$.",
)
def counts_of_features(reference):
    assert (math.comb(66, 2), math.comb(69, 5), 357**2) == (2145, 11_238_513, 127_449)
    assert reference.poly2_features(np.zeros((1, 64))).shape == (1, 2145)
    assert_rounds_to(357 * math.comb(69, 5) * 8 / 1e9, "32")
    assert_rounds_to(357**2 * 8 / 1e6, "1")
    assert 100_000**2 * 8 / 1e9 == 80
    assert reference.homogeneous_features(np.ones((1, 5)), 3).shape == (1, math.comb(7, 3))
    assert len(pd.read_csv(DATA / "digits_3_8.csv")) == 357


@claim(
    "Each picture shows how similar every direction is to the one that points east: [...] blue is "
    "positive, orange negative. A high degree looks ahead with a narrow beam. An even degree [...]"
)
def beams(reference, rng):
    circle = rng.normal(size=(50, 2))
    circle /= np.linalg.norm(circle, axis=1, keepdims=True)
    for degree in (2, 8):
        Z, back = (reference.homogeneous_features(s * circle, degree) for s in (1, -1))
        assert_allclose(Z, back)
    ahead = [np.abs(circle @ circle.T) ** p for p in (1, 2, 3, 8)]
    assert all((b <= a + 1e-12).all() for a, b in pairwise(ahead))


# --- ridge ----------------------------------------------------------------------------------------


@claim(
    "Set the derivative with respect to $\\beta$ to zero, [...]",
    "The points $1$ and $2$ with the targets $2$ and $7$, [...]",
    "The machine above, and the new point $3$: [...]",
)
def ridge_on_paper(reference, rng):
    beta = reference.kernel_ridge_fit(K2, np.array([2.0, 7.0]), 1.0)
    assert_allclose(beta, [-2 / 3, 5 / 3])
    assert_allclose(beta @ [1, 2], 8 / 3)
    assert_allclose((1 * 2 + 2 * 7) / (1 + 4 + 1), 8 / 3)
    assert_allclose(beta @ [3, 6], 8)
    K = (lambda Z: Z @ Z.T)(rng.normal(size=(5, 7)))
    y, lam = rng.normal(size=5), 0.7
    best = reference.kernel_ridge_fit(K, y, lam)
    assert_allclose(2 * K @ (K @ best - y) + 2 * lam * K @ best, 0, atol=1e-10)
    assert_allclose(2 * K @ (K @ best - y) + 2 * lam * K @ best, 2 * K @ (
        (K + lam * np.eye(5)) @ best - y), atol=1e-10)  # fmt: skip


@claim(
    "Points $1$ and $2$, labels $+, -$, $K = [...]",
    "Large dots are mistakes: twelve, on eleven of 120 points, carry the whole border.",
)
def perceptrons(reference, notebook):
    y = np.array([1, -1])
    for passes, counts in ((1, [1, 1]), (2, [2, 2])):
        got, converged = reference.kernel_perceptron(K2, y, passes)
        assert (got.tolist(), converged) == (counts, False)
    assert not reference.kernel_perceptron(K2, y, 1000)[1]
    rings, ring = notebook.names["rings"], notebook.names["ring"]
    K = reference.polynomial_kernel(rings, rings)
    counts, converged = reference.kernel_perceptron(K, ring)
    assert converged
    assert (counts.sum(), np.count_nonzero(counts)) == (12, 11)


# --- the Gaussian ---------------------------------------------------------------------------------


@claim(
    "$\\gamma$ says how fast similarity fades with distance: [...] $1/e = 0.37$.",
    "$(3, 4)$ and $(0, 0)$ are 5 apart. With $\\gamma = 0.1$ [...]",
    "$\\lVert x \\rVert^2 + \\lVert z \\rVert^2 - 2\\, x \\cdot z$ is the same on paper, but has "
    "lost its digits there.",
)
def gaussians_on_paper(reference):
    assert_rounds_to(np.exp(-1), "0.37")
    near, origin = np.array([[1 / np.sqrt(0.3)]]), np.zeros((1, 1))
    assert_allclose(reference.rbf_kernel(near, origin, 0.3), np.exp(-1))
    K = reference.rbf_kernel(np.array([[3.0, 4.0]]), np.zeros((1, 2)), 0.1)
    assert_rounds_to(K[0, 0], "0.0821")
    a, b = 1e6 + np.array([0.1, 0.7]), 1e6 + np.array([0.9, 0.2])
    assert abs((a @ a + b @ b - 2 * a @ b) / ((a - b) @ (a - b)) - 1) > 1e-5


@claim(
    "Kernel ridge regression with this kernel puts a bump on every training point [...]",
    "Here are 60 of 442 diabetes patients: [...]",
    "The error on the 60 falls and falls: [...] a kernel cannot invent a bend.)",
    "See the right end of the second and third picture: far from its points a Gaussian knows "
    "nothing, and the curve falls back to the mean.",
    "Sixty bumps for sixty patients: the machine grows with the data.",
    "Two bumps, the second at 4.2 where nobody stands, cannot follow the data. Six can, and 25 "
    "draw nearly the same curve: the penalty lets none of them stand out.",
)
def under_and_over(reference, notebook):
    names = notebook.names
    x, t = names["bmi"], names["progression"]
    assert len(x) == 442
    seen, unseen, straight = {}, {}, []
    for gamma in (0.1, 10.0, 1000.0):
        pairs = []
        for s in names["splits"]:
            train, test = s[:60], s[60:]
            assert len(test) == 382
            curve = names["ridge_curve"](x[train], t[train], names["gaussian"](gamma), 0.1)
            pairs.append([np.sqrt(np.mean((curve(x[r]) - t[r]) ** 2)) for r in (train, test)])
        seen[gamma], unseen[gamma] = np.mean(pairs, axis=0)
    for s in names["splits"]:
        line = LinearRegression().fit(x[s[:60]], t[s[:60]])
        straight.append(np.sqrt(np.mean((line.predict(x[s[60:]]) - t[s[60:]]) ** 2)))
    assert seen[0.1] > seen[10.0] > seen[1000.0]
    assert unseen[0.1] < unseen[10.0] < unseen[1000.0]
    assert np.mean(straight) < unseen[0.1] < 1.01 * np.mean(straight)
    few = names["few"]
    curve = names["ridge_curve"](x[few], t[few], names["gaussian"](1000.0), 0.1)
    assert_allclose(curve(np.array([[9.0]])), t[few].mean())
    assert np.abs(x[few] - 4.2).min() > 0.3
    ends = {}
    for gamma in (0.1, 10.0, 1000.0):
        bent = names["ridge_curve"](x[few], t[few], names["gaussian"](gamma), 0.1)
        ends[gamma] = bent(np.array([[3.7], [4.25]]))
    assert ends[0.1][1] > ends[0.1][0]
    assert all(ends[g][1] < ends[g][0] for g in (10.0, 1000.0))
    curves, errors = {}, {}
    for count in (2, 6, 25):
        posts = np.linspace(1.8, 4.2, count)[:, np.newaxis]
        w = reference.rbf_network_fit(x[few], t[few], posts, 5.0, 0.1)
        heights = w[0] + reference.rbf_kernel(x, posts, 5.0) @ w[1:]
        curves[count] = heights
        errors[count] = np.sqrt(np.mean((heights - t)[names["rest"]] ** 2))
        assert count < 25 or np.abs(w[1:]).max() < 150
    assert errors[2] > 1.05 * max(errors[6], errors[25])
    inside = (x[:, 0] > 2) & (x[:, 0] < 3.8)
    assert np.abs(curves[6] - curves[25])[inside].max() < 12


@claim(
    "Points $0, 1, 2$, targets $1, 3, 1$, one centre at $1$, [...]",
    "a shift of the targets shifts the curve.",
)
def a_network_on_paper(reference):
    X, y = np.array([[0.0], [1.0], [2.0]]), np.array([1.0, 3.0, 1.0])
    w = reference.rbf_network_fit(X, y, X[1:2], 1.0, 0.0)
    assert_rounds_to(np.exp(-1), "0.3679")
    assert_rounds_to(1 - np.exp(-1), "0.6321")
    assert_rounds_to(w[1], "3.164")
    assert_rounds_to(w[0], "-0.164")
    moved = reference.rbf_network_fit(X, y + 7, X, 1.0, 0.4)
    assert_allclose(moved - reference.rbf_network_fit(X, y, X, 1.0, 0.4), [7, 0, 0, 0], atol=1e-9)


@claim(
    "$x = 1$, $z = 0.5$, $\\gamma = 0.5$: [...]",
    "Add them for all $k$: infinitely many features, scaled to a finite length.",
)
def a_series_on_paper(reference):
    one, half = np.array([[1.0]]), np.array([[0.5]])
    assert_rounds_to(np.exp(-0.625), "0.5353")
    assert 1 + 0.5 + 0.125 == 1.625
    assert_rounds_to(reference.rbf_taylor_kernel(one, half, 0.5, 2)[0, 0], "0.8698")
    assert_rounds_to(reference.rbf_kernel(one, half, 0.5)[0, 0], "0.8825")
    assert_allclose(reference.rbf_taylor_kernel(one, one, 0.5, 60), 1)  # the squared length


@claim(
    "Above, the table of all 150 flowers, species by species, for three $\\gamma$; [...]",
    "With wide bumps neighbouring species are alike and the fence is smooth; with narrow ones a "
    "flower resembles only its nearest neighbours, and the fence bends for single flowers. "
    "Mistakes fall to 1, but that says nothing: choose [...]",
)
def three_widths_in_the_plane(reference):
    petals, y = flowers()
    Z = (petals - petals.mean(axis=0)) / petals.std(axis=0)
    tables = {gamma: reference.rbf_kernel(Z, Z, gamma) for gamma in (0.1, 1.0, 30.0)}
    assert [mistakes(K, y) for K in tables.values()] == [6, 6, 1]
    beside = {gamma: K[50:100, 100:].mean() for gamma, K in tables.items()}
    assert beside[0.1] > 0.8
    assert beside[30.0] < 0.05
    assert np.mean(tables[30.0] > 0.5) < 0.1


@claim("Near 0 one term is enough; the farther from 0, the more terms it takes.")
def terms(reference):
    two, places = np.array([[2.0]]), np.array([[0.02], [1.0], [2.0], [4.0]])
    whole = reference.rbf_kernel(places, two, 0.5)
    needed = []
    for place, right in zip(places, whole[:, 0], strict=True):
        values = (reference.rbf_taylor_kernel(place[np.newaxis], two, 0.5, k) for k in range(60))
        gaps = [abs(value[0, 0] / right - 1) for value in values]
        needed.append(next(k for k, gap in enumerate(gaps) if gap < 0.05))
    assert needed[0] == 0
    assert needed == sorted(set(needed))


# --- what may stand in the table ------------------------------------------------------------------


@claim(
    "Here is one, filled in with good intentions: [...]",
    "A table of inner products must give every mixture a squared length that is not negative:",
    "A symmetric table with this property is positive semi-definite: none of its eigenvalues is "
    "negative.",
    "So a function is a kernel if it makes such a table of every sample (that one set [...]",
    "In floating-point numbers an eigenvalue that should be 0 may come out as $-10^{-16}$, [...]",
    "$\\begin{pmatrix} 2 & 1 \\\\ 1 & 2 \\end{pmatrix}$ has the eigenvalues 3 and 1: [...]",
)
def tables_on_paper(reference, rng):
    K = np.array([[1.0, 2.0], [2.0, 1.0]])
    assert np.array([1, -1]) @ K @ [1, -1] == 1 - 2 - 2 + 1 == -2
    assert_allclose(np.linalg.eigvalsh(K), [-1, 3])
    assert_allclose(np.linalg.eigvalsh(3 * np.eye(2) - K), [0, 4])
    assert_allclose(np.linalg.eigvalsh(K[::-1]), [1, 3])
    assert_allclose(np.linalg.eigvals(np.array([[1.0, 1.0], [0.0, 1.0]])), 1)
    assert not reference.is_valid_gram(np.array([[1.0, 1.0], [0.0, 1.0]]))
    x = rng.normal(size=30)
    low = np.linalg.eigvalsh(np.outer(x, x))[0]
    assert -1e-13 < low < 0
    assert -1e-5 < np.linalg.eigvalsh(1e8 * np.outer(x, x))[0] < -1e-9
    Q, values = np.linalg.qr(rng.normal(size=(4, 4)))[0], np.array([3.0, 2, 1, 0])
    K = (Q * values) @ Q.T
    assert_allclose((Q * np.sqrt(values)) @ (Q * np.sqrt(values)).T, K)


@claim(
    "Seven candidates, on 38 flowers.",
    "Sums of inner products are inner products of longer feature vectors; [...]",
    "The other three are symmetric, plausible, and wrong.",
)
def seven_candidates(reference, notebook, rng):
    verdicts = {
        name: reference.is_valid_gram(K) for name, K in notebook.names["candidates"].items()
    }
    assert len(verdicts) == 7
    assert len(notebook.names["sample"]) == 38
    bad = {"quadratic - Gaussian", "exp(-distance^4)", "tanh(a.b - 1)"}
    assert {name for name, valid in verdicts.items() if not valid} == bad
    a, b = rng.uniform(0, 5, size=(2, 30))
    axis = np.linspace(0, 5, 50_001)
    below = [np.mean((axis < x) & (axis < z)) * 5 for x, z in zip(a, b, strict=True)]
    assert_allclose(below, np.minimum(a, b), atol=1e-3)
    for d in (1, 2, 3):  # other samples
        A, B = rng.normal(size=(20, d)), rng.normal(size=(20, d))
        for K in (A @ A.T + B @ B.T, (A @ A.T) * (B @ B.T)):
            assert reference.is_valid_gram(K)


@claim(
    "Strings have n-grams, runs of $n$ neighbouring characters: [...]",
    "banana has ba 1, an 2, na 2; ananas has an 2, na 2, as 1. In common are an [...]",
)
def strings_on_paper(reference):
    assert [("banana"[i : i + 2]) for i in range(5)] == ["ba", "an", "na", "an", "na"]
    assert reference.ngram_kernel("banana", "ananas", 2) == 2 * 2 + 2 * 2 == 8
    assert reference.ngram_kernel("banana", "banana", 2) == 1 + 4 + 4
    assert reference.ngram_kernel("ananas", "ananas", 2) == 4 + 4 + 1


@claim(
    "the cosine of the angle between the two feature vectors, so that a long-winded language gains "
    "nothing.",
    "The dark blocks on the diagonal are families: [...] (0.54). The last four have no relative "
    "here: their best cosine is 0.35.",
    "Four Slavic languages are nearly one point; Polish, which spells differently, has strayed to "
    "Welsh. The Germanic ones have fallen in two, with Dutch, German and Icelandic apart; [...]",
)
def families(reference, notebook):
    names = notebook.names
    languages, alike = names["languages"], names["alike"]
    assert len(languages) == 24
    words = " ".join(names["counting"]["English"].split() * 2)  # said twice: longer, not closer
    own = names["counting"]["English"]
    k = reference.ngram_kernel
    assert k(words, own, 2) / np.sqrt(k(words, words, 2) * k(own, own, 2)) <= 1
    family = [0] * 7 + [1] * 6 + [2] * 5 + [3] * 2
    beside = (alike - np.eye(24)).argmax(axis=1)
    assert [family[j] for j in beside[:20]] == family
    assert_rounds_to((alike - np.eye(24)).max(axis=1)[20:].max(), "0.35")
    italian = np.argsort(-(alike - np.eye(24))[languages.index("Italian")])[:3]
    assert [languages[j] for j in italian] == ["Spanish", "Portuguese", "Danish"]
    assert_rounds_to(alike[languages.index("Italian"), languages.index("Danish")], "0.54")
    assert (alike - np.eye(24)).max(axis=1)[:20].min() > 0.39
    places = reference.kernel_pca(alike, 2)[0]
    beside = np.linalg.norm(places[:, np.newaxis] - places, axis=2) + 9 * np.eye(24)
    assert (np.ptp(places[14:18], axis=0) < 0.1).all()
    assert languages[beside[languages.index("Polish")].argmin()] == "Welsh"
    germanic = beside[:7, :7]
    assert set(germanic[[1, 2, 6]].argmin(axis=1)) <= {1, 2, 6}
    assert set(germanic[[0, 3, 4, 5]].argmin(axis=1)) <= {0, 3, 4, 5}
    centre, (finnish, estonian) = places[7:13].mean(axis=0), places[18:20]
    assert np.linalg.norm(places[7:13] - centre, axis=1).max() < 0.35
    distances = np.linalg.norm(places - finnish, axis=1)
    assert np.argsort(distances)[1] == 19
    assert np.linalg.norm(finnish - estonian) < 0.2


# --- principal components -------------------------------------------------------------------------


@claim(
    "The points $0, 1, 5$ have the mean 2; centred they are [...]",
    "But $\\tilde K = \\tilde\\Phi \\tilde\\Phi^\\top$ has one entry for each point, [...]",
    "The points $0, 1, 5$ once more: [...] (Eigenvalues here are those of $\\tilde K$; divide them "
    "by $n - 1$ for variances.)",
)
def centring_on_paper(reference, rng):
    x = np.array([0.0, 1.0, 5.0])
    K = np.outer(x, x)
    assert (K.mean(axis=0).tolist(), K.mean()) == ([0, 2, 10], 4)
    assert reference.center_gram(K)[2, 2] == 25 - 10 - 10 + 4 == 9
    new = np.outer([4.0], x)
    assert new.mean() == 8
    assert reference.center_gram(new, K).tolist() == [[-4, -2, 6]]
    scores, values = reference.kernel_pca(K, 1)
    assert_allclose(scores[:, 0], [-2, -1, 3])
    assert_allclose(values, 14)
    Z = rng.normal(size=(8, 3))
    Z -= Z.mean(axis=0)
    scores, values = reference.kernel_pca(Z @ Z.T, 8)
    assert_allclose(values[:3], np.linalg.eigvalsh(Z.T @ Z)[::-1])
    assert_allclose(scores @ scores.T, Z @ Z.T, atol=1e-10)
    assert_allclose(values[:3] / 7, scores[:, :3].var(axis=0, ddof=1))


@claim(
    "Along the third, the least one.",
    "In polar coordinates the features are made of $r^2$ [...] along the one that knows the ring.",
    "two saddles, and a bowl, in which the rings are apart.",
)
def the_third_component_knows(reference, notebook):
    turns = np.arange(400) * 2 * np.pi / 400
    circle = np.column_stack([np.cos(turns), np.sin(turns)])
    for R in (1.5, 2.5, 9.0):
        thin = np.vstack([circle, R * circle])
        _, values = reference.kernel_pca((thin @ thin.T) ** 2, 4)
        variances = [(1 + R**4) / 8, (1 + R**4) / 8, (R**2 - 1) ** 2 / 8, 0]
        assert_allclose(values / 800, variances, rtol=1e-6, atol=1e-9)
    rings, ring = notebook.names["rings"], notebook.names["ring"]
    scores, _ = reference.kernel_pca((rings @ rings.T) ** 2, 3)
    apart = [s[ring > 0].max() < s[ring < 0].min() for s in scores.T]
    assert apart == [False, False, True]


# --- the tube -------------------------------------------------------------------------------------


@claim(
    "It squares errors, so that one wild target drags the curve along; and every training point "
    "gets a coefficient, [...]",
    "Its slope, as the prediction $s$ varies, is the sign of $s - y$ outside and 0 inside: [...]",
    "$\\varepsilon = \\tfrac12$, $y = 1$. The prediction $3$ [...]",
)
def tubes_on_paper(reference, notebook):
    loss, slope = reference.eps_insensitive(np.ones(4), np.array([3, 0.75, 1.5, 0]), 0.5)
    assert (loss.tolist(), slope.tolist()) == ([1.5, 0, 0, 0.5], [1, 0, 0, -1])
    _, slope = reference.eps_insensitive(np.zeros(3), np.array([-1e9, 0, 1e9]), 0.5)
    assert np.abs(slope).max() == 1
    names = notebook.names
    x, t = names["bmi"][names["few"]], names["progression"][names["few"]]
    beta = reference.kernel_ridge_fit(reference.rbf_kernel(x, x, 1.0), t - t.mean(), 1.0)
    assert (beta != 0).all()


@claim(
    "there is a dual, with two multipliers a point: [...] for points inside the tube they are 0.",
    "The offset is then found by trying: the best $b$ puts some point on an edge.",
    "The wider the tube, the fewer they are.",
    "and minus its value is a floor under the price above. Any curve gives a ceiling; at the best "
    "of both they meet.",
)
def the_tube_is_the_library_s(reference, notebook):
    names = notebook.names
    x, t = names["bmi"][names["few"]], names["progression"][names["few"]]
    K = reference.rbf_kernel(x, x, 1.0)
    counted = []
    for eps in (10.0, 50.0, 100.0):
        up, dn, b = names["fit_tube"](K, t, 100.0, eps)
        model = SVR(C=100.0, epsilon=eps, gamma=1.0, tol=1e-9).fit(x, t)
        assert_allclose(b, model.intercept_[0], rtol=1e-3)
        assert_allclose(up.sum(), dn.sum(), rtol=1e-3)
        lower = -reference.svr_dual_objective(up / 2, dn / 2, K, t, eps)
        s = K @ (up - dn) + b
        assert (np.abs(s - t)[(up == 0) & (dn == 0)] <= eps * (1 + 1e-6)).all()
        assert (t - s)[up > 0].min() > 0.99 * eps
        assert (s - t)[dn > 0].min() > 0.99 * eps
        price = (up - dn) @ K @ (up - dn) / 2 + 100 * np.maximum(0, np.abs(s - t) - eps).sum()
        assert_allclose(-reference.svr_dual_objective(up, dn, K, t, eps), price, rtol=1e-4)
        assert lower < price
        counted.append(np.count_nonzero(up + dn))
    assert counted == [51, 31, 12]


@claim(
    "Without slips the two are equally good. With three of them the squares nearly double their "
    "error on average; the tube hardly notices. Under squares a record that is 1,000 off pulls ten "
    "times as hard as one that is 100 off; outside a tube both pull alike.",
)
def three_slips(reference, notebook):
    errors = {
        name: np.reshape(v, (20, 2)).mean(axis=0) for name, v in notebook.names["errors"].items()
    }
    assert_allclose(errors["squares"][0], errors["tube"][0], rtol=0.02)
    assert 1.8 < errors["squares"][1] / errors["squares"][0] < 2
    assert errors["tube"][1] / errors["tube"][0] < 1.02
    pulls = [np.gradient([(gap + k) ** 2 for k in (-1.0, 0.0, 1.0)])[1] for gap in (100, 1000)]
    assert pulls[1] == 10 * pulls[0]
    assert reference.eps_insensitive(np.zeros(2), np.array([100.0, 1000]), 20.0)[1].tolist() == [
        1,
        1,
    ]


@claim(
    "Points $0$ and $2$ with targets $1$ and $4$, [...]",
    "The same two points, and $C = 10$: [...]",
    "A point whose $u_i$ lies strictly between 0 and $C$ sits exactly on the upper edge, [...]",
    "Take the mean of what they say.",
)
def the_dual_on_paper(reference):
    u, d, y = np.array([0.0, 0.5]), np.array([0.5, 0.0]), np.array([1.0, 4.0])
    K = np.array([[0.0, 0.0], [0.0, 4.0]])
    assert 0.5 * 0.25 * 4 + (0.5 - 4) * 0.5 + (0.5 + 1) * 0.5 == -0.5
    assert reference.svr_dual_objective(u, d, K, y, 0.5) == -0.5
    assert (y - K @ (u - d)).tolist() == [1, 2]
    assert reference.svr_bias(u, d, K, y, 10.0, 0.5) == 1.5
    X = np.array([[0.0], [2.0]])
    model = SVR(kernel="linear", C=10.0, epsilon=0.5, tol=1e-9).fit(X, y)
    assert_allclose(model.coef_, 1, rtol=1e-6)
    assert_allclose(model.intercept_, 1.5, rtol=1e-6)
    assert_allclose(y - model.predict(X), [-0.5, 0.5], atol=1e-6)


# --- how sure -------------------------------------------------------------------------------------


@claim(
    "$\\beta = (0, 0)$, labels $+, -$, [...]",
    "Follow the colour to the upper left, away from all flowers: it returns to one half. All "
    "Gaussians are near 0 there, and without an intercept so is the score. (Who knows only the "
    "sample should say one third, the share of versicolor.)",
)
def probabilities(reference, notebook):
    loss, grad = reference.kernel_logistic_loss_grad(np.zeros(2), K2, np.array([1, -1]), 1.0)
    assert_allclose(loss, np.log(2))
    assert_allclose(K2 @ [0.5, -0.5], [-0.5, -1])
    assert grad.tolist() == [0.25, 0.5]
    names = notebook.names
    corners = (np.array([[0.5, 2.8], [7.4, -0.1]]) - names["shift"]) / names["spread"]
    nearness = reference.rbf_kernel(corners, names["Z"], 1.0)
    assert nearness.max() < 0.02
    assert np.mean(names["middle"] > 0) == 1 / 3
    assert_allclose(1 / (1 + np.exp(-nearness @ names["soft"])), 0.5, atol=0.06)


@claim(
    "If the scores separate the classes, logistic regression sends $A$ to infinity.",
    "as if every class had been given two more points, one of each label (Laplace's rule of "
    "succession).",
    "with the rows $z_i = (s_i, 1)$, gradient [...] Start at $(0, 0)$.",
    "Scores $1$ and $-1$, labels $+$ and $-$. [...]",
)
def platt_on_paper(reference):
    s, y = np.array([1.0, -1.0]), np.array([1, -1])
    A, B = reference.platt_scaling(s, y)
    assert_rounds_to(A, "0.693")
    assert_allclose((A, B), (np.log(2), 0), atol=1e-9)
    assert_allclose(1 / (1 + np.exp(-(A * s + B))), [2 / 3, 1 / 3])
    for count in (1, 5, 30):  # two more points in a class, one of each label
        seen = np.append(np.ones(count), [1, 0])
        assert_allclose(seen.mean(), (count + 1) / (count + 2))
    models = (LogisticRegression(C=C, fit_intercept=False, tol=1e-12) for C in (1.0, 1e3, 1e6))
    slopes = [model.fit(s[:, np.newaxis], y).coef_[0, 0] for model in models]
    assert slopes[2] > 1.5 * slopes[1] > 3 * slopes[0]


@claim(
    "The raw score is far too timid: it was made to be $\\pm 1$, and the sigmoid of 1 is 0.73. "
    "Labels as they are make it far too bold: [...] With a hundred images they aim higher.",
    "they called 4,006 of 4,340 verdicts 95 % or surer, on average 99.8 %, and 97.8 % came true, "
    "ten times the mistakes promised. [...] the log losses are 0.304 and 0.168.",
)
def promises_kept_and_broken(reference, notebook):
    names = notebook.names
    assert_rounds_to(1 / (1 + np.exp(-1)), "0.73")
    table = {name: (v[0].mean(), v[1].mean(), v[2].mean()) for name, v in names["verdicts"].items()}
    raw, bold, small, large = table.values()
    assert raw[1] > 5 * raw[0]
    assert bold[1] < bold[0] / 2
    assert small[1] > small[0]
    assert large[0] < large[1] < small[1]
    assert large[2] < small[2] < bold[2] < raw[2]
    sure = {name: v[1] <= 0.05 for name, v in names["verdicts"].items()}
    labels, platt, many = list(names["verdicts"])[1:]
    assert [sure[name].sum() for name in (labels, platt, many)] == [4006, 1080, 3207]
    wrong, promised, _ = (part[sure[labels]].mean() for part in names["verdicts"][labels])
    assert_rounds_to(100 - 100 * promised, "99.8")
    assert_rounds_to(100 - 100 * wrong, "97.8")
    assert_rounds_to(wrong / promised, "10")
    assert names["verdicts"][platt][0][sure[platt]].sum() == 0
    assert names["verdicts"][many][0][sure[many]].sum() == 2
    assert_rounds_to(small[1] / small[0], "4")
    assert_rounds_to(bold[2], "0.304")
    assert_rounds_to(small[2], "0.168")
    separated = 0
    for seed in range(20):
        split = np.random.default_rng(seed).permutation(357)
        y, images = names["eights"], names["images"]
        kernel = names["gaussian"](0.05)
        beta = reference.kernel_ridge_fit(
            kernel(images[split[:40]], images[split[:40]]), y[split[:40]], 0.1
        )
        tune = split[40:60]
        s = reference.kernel_ridge_predict(images[split[:40]], beta, images[tune], kernel)
        separated += s[y[tune] > 0].min() > s[y[tune] < 0].max()
    assert separated >= 10


@claim("But the defaults differ: [...]")
def defaults(rng):
    X, y = 3 * rng.normal(size=(20, 4)), rng.normal(size=20)
    ours = SVR(gamma=1 / (4 * X.var())).fit(X, y).predict(X)
    assert_allclose(SVR().fit(X, y).predict(X), ours)
    ours = KernelRidge(kernel="rbf", gamma=1 / 4).fit(X, y).dual_coef_
    assert_allclose(KernelRidge(kernel="rbf").fit(X, y).dual_coef_, ours)


@claim(
    "So the fence runs all around: with a curved one 4 to 9 of 150 flowers are on the wrong side "
    "when left out, with a line 59. [...] how surely depends on the machine.",
)
def back_to_the_star(notebook):
    names = ("line", "quadratic", "cubic", *(f"gamma = {g}" for g in ("0.1", "0.3", 1, 3, 10, 30)))
    printed_lines = [x for x in notebook.printed.splitlines() if "when left out" in x]
    assert [x.split(":")[0].strip() for x in printed_lines] == list(names)
    wrong = [int(x.split(":")[1].split()[0]) for x in printed_lines]
    assert wrong[0] == 59
    assert (min(wrong[1:]), max(wrong[1:])) == (4, 9)
    assert set(wrong[3:]) == {4, 5, 6}
    chances = [float(x.split()[-1]) for x in printed_lines]
    assert (min(chances[3:]), max(chances[3:])) == (chances[4], chances[-1]) == (0.56, 0.99)
    assert min(chances[1:]) > 0.5
    assert chances[5:] == sorted(chances[5:])
    assert chances[3:6] == [0.58, 0.56, 0.63]
    losses = [float(x.split("log loss ")[1].split(";")[0]) for x in printed_lines[3:]]
    assert max(losses[:3]) < min(losses[3:])
    petals, y = flowers()
    gaps = np.linalg.norm(petals - [4.9, 1.6], axis=1)
    assert set(y[np.argsort(gaps, kind="stable")[:5]]) == {-1, 1}
    logistic = next(x for x in notebook.printed.splitlines() if x.startswith("the star: "))
    assert float(logistic.split()[-1]) == 0.60
