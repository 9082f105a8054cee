"""What the notebook of robust_sparse_regression claims."""

from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import pandas as pd
import statsmodels.api as sm
from scipy.optimize import linprog
from sklearn.linear_model import Lasso, LinearRegression, Ridge

from autograder.authoring.claims import assert_rounds_to, claim, given, printed

DATA = Path("assignments/robust_sparse_regression/data")
PAIR = np.array([[1.0, 5.0], [2.0, 4.0], [3.0, 0.0]]), np.array([1.0, 1.0, 4.0])

given(
    "About five hours.",
    "Peter Huber's way out (1964) [...]",
    "This is the lasso (Tibshirani 1996).",
    "This is the elastic net (Zou and Hastie 2005).",
    "Five to ten lines.",
    "Half a page, with a figure over many random slips.",
    why="history, and estimates for the reader",
)
given(
    "Suppose that the clerk's finger slips, and the table says 80.",
    "In a table of 20,000 rows and thirty columns you could not.",
    "A clinic takes ten measurements of each patient [...] can afford four of them.",
    "In section 7 your own functions answer both questions, and there the two answers [...]",
    "| elastic net | [...] |",
    "at the kink each number from $-1$ to $1$ will do, and the fair choice is 0",
    "$\\lvert r \\rvert$ has slope $-1$ on the left, $+1$ on the right and none at 0.",
    "With $\\operatorname{sign}(0) = 0$",
    "Section 3 repairs that.",
    "A subgradient does not get shorter near the minimum, so the steps must be made shorter [...]",
    "Two ways out come first: round the kink off, or solve the problem exactly.",
    "The right picture is most of the story of robustness.",
    "At the minimum of $\\sum_i h(r_i)$ all pulls balance: $X^\\top h'(r) = 0$.",
    "So start at least squares, and take turns until nothing moves.",
    "The absolute loss, solved exactly",
    "minimise a linear function $c \\cdot z$ over all $z$",
    "it is the smallest number above two linear functions",
    "Nobody has to be told that $\\xi_i = \\lvert r_i \\rvert$: [...]",
    "A linear function over a region with flat sides reaches its minimum at a corner [...]",
    "A corner of our program is a fit through as many points as there are weights [...]",
    "(Practice does not try all corners: [...]",
    "Type other losses for day 15, from $-50$ to 200. How will the three predictions [...]",
    "change the values at the top (they begin with two digits swapped on day 2, 73 in place [...]",
    "From what $\\epsilon$ on is Huber no better [...] for day 15, whose loss is 8?",
    "A patient's body-mass index (bmi) in grams [...] in grams the column is nearly free.",
    "Section 5 shows what happens to whoever confuses them.",
    "That is how a $\\lambda$ is chosen: by the error on patients [...]",
    "A column that never varies has $\\sigma_j = 0$. It gets the scale 1 [...]",
    "Two functions and not one, since measuring and applying happen at different times: [...]",
    "If she brought her own mean and deviation, a single row would always be a row of zeros.",
    "First, the walk of section 1 again. Nothing changes but the units of one column:",
    "Its best value is $b = \\bar y - \\bar x \\cdot w$, so centre [...]",
    "A hundred times we fit to a random half of the patients [...]",
    "the two weights slide up and down along a line",
    "Every direction is shrunk on its own, the weak ones (small $s_k$) most.",
    "The three points above:",
    "Ridge makes weights small and none of them zero. A clinic that must choose four [...]",
    "What if a weight cost its absolute value, kink and all?",
    "To the right of 0 the slope is $u - z + t$",
    "Everybody pays a tax of $t$, and who cannot pay goes to zero.",
    "Compare it with ridge, whose tax $\\tfrac{t}{2} u^2$ is a percentage: [...]",
    "How large must $\\lambda$ be until all weights are zero? At $w = 0$ the residual is "
    "$y_c$ [...]",
    "The kink holds the weight at 0 as long as the pull is at most $\\lambda$.",
    "With all weights but one held fixed, the lasso is the one-number problem.",
    "Set one weight after the other in this way, and go round until nothing moves:",
    "Two things go wrong in practice. What is left over must be fresh: [...]",
    "`lasso_lambda_max` has said it for $w = 0$: [...] A weight that has left the kink "
    "stands still only where",
    "For two weights the budget is a diamond.",
    "the descent may only step along the axes",
    "On the right two columns that are strongly correlated:",
    "The diamond often at a corner, where one weight is zero; [...]",
    "The same λ in three books",
    "Take $\\lambda = 1000$ from a book [...]",
    "Nobody can slide down a staircase, and no method is known that is fast for every table.",
    "For weights between $-1$ and 1 the largest function without a dent [...]",
    "Lower the price until the best subset has four:",
    "Remember that in section 7.)",
    "Suppose that bmi is measured twice, the second time with a shaky hand. Both columns [...]",
    "since $(\\tfrac12)^2 + (\\tfrac12)^2$ is less than $1^2 + 0^2$",
    "Fit to 100 random halves of the patients [...]",
    "Experiment: two questions, one answer",
    "Which four?",
    "watch the weights of all ten measurements come in",
    "But all 442 patients have had a say in that, so nobody is left to judge.",
    "So split the patients into halves; note the order of entry [...] Fifty times, [...]",
    "What is a penalty good for, then, [...] Add all squares and products: [...]",
    "(The best $\\lambda$ is read off the new patients here, [...] who judge nothing else.)",
    "Now the first question, with all three columns and the slip in the table. Nobody says "
    "where [...]",
    "the literature on this table singles them out again and again",
    "Fit by Huber with $\\epsilon = 3$, and look at how far [...]",
    "A kink at zero finds the few that matter, and puts all others at exactly zero.",
    "None of these libraries standardises anything for you.",
    "Say what would happen to the predictions if all targets were raised by 1,000 [...]",
    "We took $\\epsilon = 3$ because it gave a nice answer, which is no reason. Invent a "
    "rule [...]",
    "Two prices with a kink.",
    why="a definition, a question, advice, or a turn of speech",
)
given(
    "In sections 1 and 2 a column of ones is one of the columns [...] and is never penalised.",
    "All of them are sums over the rows, none is a mean.",
    "from section 5 on we need the other sign as well, what is left over [...]",
    "Tiny and huge units are factors from [...] unless an exercise says otherwise.",
    "Their squares overflow; your results must not.",
    "Where residuals are exactly 0, tests use small integers [...]",
    "two Python floats if `r` is a single number",
    "Residuals go up to $10^{200}$.",
    "$\\epsilon \\le 0$ raises",
    "`X` has independent columns; $\\epsilon > 0$ has the unit of `y` [...]",
    "but tests look only at the minimum (any method is welcome [...] (at least 1).",
    "Return `(c, A_ub, b_ub)` of shapes [...] the two others imply it.",
    "Divide by $n$, not by $n - 1$.",
    "A relative $10^{-9}$; for columns with an offset of $10^8$ the scale is compared [...]",
    "Compared within $10^{-8}$ of the largest number among them, for condition numbers [...]",
    "$\\lambda < 0$ raises `ValueError`. $\\lambda = 0$ raises `np.linalg.LinAlgError` [...]",
    "Singular values of at most $10^{-12}$ times the largest are dropped [...] in the tests).",
    "Compared within $10^{-8}$ of the largest weight.",
    "Where $\\lvert z \\rvert \\le t$ the result is exactly 0.",
    "$t < 0$ raises",
    "Our lasso has a $\\tfrac12$ and no $1/n$, and so does this number.",
    "Zero weights are exactly `0.0`, and others keep their size [...] keep the weight 0.",
    "With $e = y - Xw - b$ every column has [...] elsewhere, within [...]",
    "zero weights are exactly `0.0`, and constant columns [...] Nothing is rescaled afterwards.",
    "Where tests have more rows than columns, no two columns [...] beyond 0.995.",
    "Compared within $10^{-6}$ of the largest number in `w` and `b`; [...]",
    why="the contract of an exercise, which hidden tests hold",
)
given(
    "Tests probe a sum over all rows [...]",
    "Tests probe residuals inside and outside [...]",
    "Tests probe several outliers [...]",
    "Tests probe the costs [...]",
    "Tests probe several columns, constant columns [...]",
    "Tests probe new rows [...]",
    "Tests probe equal predictions [...]",
    "Tests probe columns far from 0 [...]",
    "Tests probe penalties in any order [...]",
    "Tests probe numbers on both sides [...]",
    "Tests probe a largest product [...]",
    "Tests probe the conditions for the minimum [...]",
    "Tests probe several weights [...]",
    "Tests probe $\\lambda_1 = 0$ (ridge) [...]",
    why="what hidden tests look at",
)
printed(
    "The slip keeps a weight of 0.03, and the slope is back at 1.006.",
    "Knowing nothing about a patient costs 77 points. Four measurements drawn at random bring that "
    "down to 62.8, the first four of the lasso to 56.5, all ten to 55.8.",
    "Least squares thinks that air hardly matters (0.058, where it was 0.716).",
)


# --- the plant ----------------------------------------------------------------------------------


@cache
def plant():
    table = pd.read_csv(DATA / "stackloss.csv")
    air, loss = table["air"].to_numpy(float), table["loss"].to_numpy(float)
    slipped = loss.copy()
    slipped[14] = 80.0
    return table, air, loss, slipped


def with_ones(*columns):
    return np.column_stack([np.ones(len(columns[0])), *columns])


def least_squares(X, y):
    return np.linalg.lstsq(X, y, rcond=None)[0]


def least_absolute(program, X, y):
    found = linprog(*program(X, y), bounds=(None, None))
    return found.x[: X.shape[1]], found.fun


@claim(
    "For 21 days somebody has written down the flow of air",
    "On day 15 the loss was 8.",
    "One wrong digit in a table of 21 rows, and the slope falls from 1.02 to 0.57.",
    "At an air flow of 50 the orange line promises a loss of 15; the four honest days there had 7 "
    "to 9.",
    "The slip misses the orange line by 65, and so its square makes up 83 % of the residual sum of "
    "squares: the line listens mostly to that one day.",
)
def the_slip():
    table, air, loss, slipped = plant()
    assert table["day"].tolist() == list(range(1, 22))
    assert loss[14] == 8
    X = with_ones(air)
    assert_rounds_to(least_squares(X, loss)[1], "1.02")
    w = least_squares(X, slipped)
    assert_rounds_to(w[1], "0.57")
    assert_rounds_to(w @ [1, 50], "15")
    honest = loss[(air == 50) & (table["day"] != 15)]
    assert sorted(honest) == [7, 8, 8, 9]
    r = X @ w - slipped
    assert_rounds_to(abs(r[14]), "65")
    assert_rounds_to(100 * r[14] ** 2 / (r @ r), "83")


@claim(
    "One column of ones, $y = (1, 2, 9)$. At $w = 4$: [...] The mean of the three is 4.",
)
def median_on_paper(reference):
    X, y = np.ones((3, 1)), np.array([1.0, 2.0, 9.0])
    assert y.mean() == 4
    for w, loss, slope in ((4.0, 10, 1), (2.0, 8, 0)):
        got = reference.absolute_loss_subgradient(X, y, np.array([w]))
        assert (got[0], got[1].tolist()) == (loss, [slope])


def walk(reference, X, y, longest, steps=2000):
    w, best = least_squares(X, y), np.inf
    for t in range(1, steps + 1):
        value, g = reference.absolute_loss_subgradient(X, y, w)
        best = min(best, value)
        w = w - longest / np.sqrt(t) * g / max(np.linalg.norm(g), 1e-12)
    return best


@claim(
    "How near to the lowest possible sum, 124, does it come?",
    "It starts at 187, and after 2,000 steps it is still stuck above 150, with each of the "
    "four $s$.",
    "Raw, the intercept and the slope must change together along a narrow valley, since no day has "
    "an air flow anywhere near 0.",
    "Standardised, the valley is round, and a hundred steps of length $1/\\sqrt t$ reach what "
    "2,000 could not.",
)
def the_walk(reference):
    _, air, _, slipped = plant()
    X, Z = with_ones(air), with_ones((air - air.mean()) / air.std())
    assert_rounds_to(least_absolute(reference.lad_linear_program, X, slipped)[1], "124")
    start = np.abs(X @ least_squares(X, slipped) - slipped).sum()
    assert_rounds_to(start, "187")
    for longest in (0.01, 0.1, 1.0, 3.0):
        assert walk(reference, X, slipped, longest) > 150
    assert walk(reference, Z, slipped, 1.0, 100) < 124.2
    assert np.linalg.cond(X) > 300
    assert np.linalg.cond(Z) < 1.001
    assert air.min() == 50


@claim(
    "$\\epsilon = 1$: $h(0.5) = 0.125$, $h(1) = 0.5$, $h(-3) = 1 \\cdot (3 - 0.5) = 2.5$; the "
    "derivatives are $0.5$, $1$ and $-1$.",
)
def huber_on_paper(reference):
    values, slopes = reference.huber(np.array([0.5, 1.0, -3.0]), 1.0)
    assert (values.tolist(), slopes.tolist()) == ([0.125, 0.5, 2.5], [0.5, 1, -1])


@claim(
    "One column of ones, $y = (1, 2, 3, 0, 100)$, $\\epsilon = 1$. Start at the mean [...] "
    "which add up to 0.",
    "(Days 4 and 21 are marked down as well, and they are no slips of ours.",
    "Each turn goes down: the parabola [...] lies above it elsewhere.",
    "Nobody told it which day to distrust.",
)
def huber_fits(reference):
    y = np.array([1.0, 2.0, 3.0, 0.0, 100.0])
    assert y.mean() == 21.2
    assert (2 - y).tolist() == [1, 0, -1, 2, -98]
    assert np.clip(2 - y, -1, 1).tolist() == [1, 0, -1, 1, -1]
    np.testing.assert_allclose(reference.fit_huber(np.ones((5, 1)), y, 1.0), [2.0])
    w, turns = y.mean(), []
    for _ in range(4):
        trust = 1 / np.maximum(1, np.abs(w - y))
        turns.append((w, (w - y).round(1).tolist(), trust.round(3).tolist()))
        w = trust @ y / trust.sum()
    assert turns[0][1] == [20.2, 19.2, 18.2, 21.2, -78.8]
    assert turns[0][2] == [0.05, 0.052, 0.055, 0.047, 0.013]
    assert [round(turn[0], 2) for turn in turns[1:]] + [round(w, 2)] == [7.34, 3.19, 2.35, 2.13]
    _, air, _, slipped = plant()
    r = with_ones(air) @ reference.fit_huber(with_ones(air), slipped, 2.0) - slipped
    assert {3, 14, 20} == set(np.argsort(-np.abs(r))[:3].tolist())
    touch, r = 3.7, np.linspace(-9, 9, 200)
    parabola = 1 / touch * r**2 / 2 + (touch - 0.5) - touch / 2  # it has the value of h at 3.7
    assert (parabola >= reference.huber(r, 1.0)[0] - 1e-12).all()


@claim(
    "$X = (1, 3)^\\top$, $y = (5, 7)$: $z = (w, \\xi_1, \\xi_2)$ [...]",
)
def program_on_paper(reference):
    c, A, b = reference.lad_linear_program(np.array([[1.0], [3.0]]), np.array([5.0, 7.0]))
    assert c.tolist() == [0, 1, 1]
    assert A[[0, 2]].tolist() == [[1, -1, 0], [-1, -1, 0]]
    assert b.tolist() == [5, 7, -5, -7]


@claim(
    "Where the sum of absolute values is smallest, some residuals turn out to be exactly zero",
    "For 21 days and one column there are 210 pairs of days, and a computer can try them all, but "
    "for 36 with the same air flow, which no line of ours can join. With all three columns and the "
    "intercept it is 5,985 groups of four days, of which 266 leave the fit undetermined:",
    "With one column the answer is loss = air − 43, to the digit, with the slip and without it. "
    "With three columns the sum is 42.0812, the value in the literature.",
)
def corners(reference):
    table, air, loss, slipped = plant()
    assert len(list(combinations(range(21), 2))) == 210
    assert len(list(combinations(range(21), 4))) == 5985
    assert sum(air[i] == air[j] for i, j in combinations(range(21), 2)) == 36
    three = with_ones(*table[["air", "water", "acid"]].to_numpy(float).T)
    groups = three[np.array(list(combinations(range(21), 4)))]
    assert np.sum(np.abs(np.linalg.det(groups)) < 1e-9) == 266
    for y in (loss, slipped):
        w, cost = least_absolute(reference.lad_linear_program, with_ones(air), y)
        assert_rounds_to(np.abs(air - 43 - y).sum() - cost + 1, "1.0000")
        np.testing.assert_allclose(w, [-43, 1], atol=1e-7)
    X = with_ones(*table[["air", "water", "acid"]].to_numpy(float).T)
    w, cost = least_absolute(reference.lad_linear_program, X, loss)
    assert_rounds_to(cost, "42.0812")
    assert np.sum(np.abs(X @ w - loss) < 1e-7) == 4


@claim(
    "Huber follows while the residual is within $\\epsilon$, and then stops. LAD does not move at "
    "all: day 15 can tell it on which side it lies, and no more.",
    "From the largest residual of least squares on (65 for the first slip): then no residual lies "
    "beyond $\\epsilon$, and all weights are 1. With an air flow of 500 all three lines turn flat.",
    "all three lines pass close to it, whatever its loss",
)
def what_a_typist_can_do(reference):
    _, air, loss, _ = plant()
    X, here = with_ones(air), np.array([1.0, 50.0])
    at = {}
    for value in (-50.0, 0.0, 8.0, 30.0, 200.0):
        y = loss.copy()
        y[14] = value
        w = least_absolute(reference.lad_linear_program, X, y)[0]
        np.testing.assert_allclose(here @ w, 7.0, atol=1e-7)
        at[value] = here @ reference.fit_huber(X, y, 2.0), here @ least_squares(X, y)
    np.testing.assert_allclose(at[30.0][0], at[200.0][0], atol=1e-7)
    np.testing.assert_allclose(at[-50.0][0], at[0.0][0], atol=1e-7)
    assert at[200.0][1] - at[-50.0][1] > 20
    far = with_ones(np.where(np.arange(21) == 14, 500.0, air))
    for typed in (8.0, 300.0):
        y = np.where(np.arange(21) == 14, typed, loss)
        fits = (least_squares(far, y), reference.fit_huber(far, y, 2.0),
                least_absolute(reference.lad_linear_program, far, y)[0])  # fmt: skip
        for w in fits:
            assert abs(w @ [1, 500] - typed) < 10
    y = loss
    for w in (least_squares(far, y), reference.fit_huber(far, y, 2.0),
              least_absolute(reference.lad_linear_program, far, y)[0]):  # fmt: skip
        assert abs(w[1]) < 0.02


# --- units --------------------------------------------------------------------------------------


@claim(
    "for 0.1 written seven times it is $10^{-17}$",
    "Columns $(1, 3)$ and $(5, 5)$: means 2 and 5, scales 1 and 1, for two different reasons.",
    "Means $(2, 5)$, scales $(1, 10)$: the row $(4, 0)$ becomes $(2, -0.5)$.",
    "$w = (8, 0)$, $b = 7$, means $(2, 5)$, scales $(4, 10)$: raw weights $(2, 0)$, and "
    "$7 - 8 \\cdot 2/4 = 3$.",
)
def scales_on_paper(reference):
    assert 1e-17 < np.std([0.1] * 7) < 2e-17
    mean, scale = reference.fit_standardizer(np.array([[1.0, 5.0], [3.0, 5.0]]))
    assert (mean.tolist(), scale.tolist()) == ([2, 5], [1, 1])
    got = reference.apply_standardizer(np.array([[4.0, 0.0]]), mean, np.array([1.0, 10.0]))
    assert got.tolist() == [[2, -0.5]]
    w, b = reference.unstandardize_coefficients(
        np.array([8.0, 0.0]), 7.0, mean, np.array([4.0, 10.0])
    )
    assert (w.tolist(), b) == ([2, 0], 3)


@cache
def patients():
    table = pd.read_csv(DATA / "diabetes.csv")
    names = np.array(table.columns[:-1])
    X, y = table[names].to_numpy(float), table["progression"].to_numpy(float)
    return names, X, y, (X - X.mean(axis=0)) / X.std(axis=0)


# --- ridge --------------------------------------------------------------------------------------


@claim(
    "They are the 442 of linear_regression, with ten measurements each: age, sex, bmi, blood "
    "pressure (bp) and six values from the blood, s1 to s6.",
    's1 and s2 are total and "bad" cholesterol, and nearly move together. Least squares gives them '
    "the weights $-37.7$ and $22.7$",
    "Change the two weights against each other, and the predictions hardly change, so the noise "
    "decides.",
    "the more cholesterol a patient has, it says, the slower the disease",
)
def cholesterol():
    names, X, y, Z = patients()
    assert X.shape == (442, 10)
    assert names.tolist() == ["age", "sex", "bmi", "bp", *(f"s{i}" for i in range(1, 7))]
    assert np.corrcoef(Z[:, 4], Z[:, 5])[0, 1] > 0.89
    w = LinearRegression().fit(Z, y).coef_
    assert_rounds_to(w[4], "-37.7")
    assert_rounds_to(w[5], "22.7")
    assert (Z[:, 4] - Z[:, 5]).std() < 0.5 * np.sqrt(2)


@claim(
    "$x = (1, 2, 3)$, $y = (1, 1, 4)$. Centred: $(-1, 0, 1)$ and $(-1, -1, 2)$, product 3, square "
    "2. So $w = 3/(2 + \\lambda)$: $1.5$ for $\\lambda = 0$, $1$ for $\\lambda = 1$; and "
    "$b = 2 - 2w$.",
    "$s = \\sqrt 2$, and $\\lambda = (1, 0, 4)$ gives the weights $1, 1.5, 0.5$.",
    "Each $\\lambda > 0$ lifts all eigenvalues of $X_c^\\top X_c$ by $\\lambda$, so there "
    "is always "
    "exactly one solution, even with fewer rows than columns.",
    "So the length $\\lVert w(\\lambda) \\rVert$ never grows with $\\lambda$",
    "Multiply the elastic net by 2 and put $\\lambda_1 = 0$: it is ridge with "
    "$\\lambda = \\lambda_2$.",
)
def ridge_on_paper(reference, rng):
    X, y = PAIR[0][:, :1], PAIR[1]
    for lam, w in ((0.0, 1.5), (1.0, 1.0), (4.0, 0.5)):
        got, b = reference.fit_ridge(X, y, lam)
        np.testing.assert_allclose([got[0], b], [w, 2 - 2 * w], atol=1e-12)
    np.testing.assert_allclose(np.linalg.svd(X - 2.0)[1], [np.sqrt(2)])
    W, _ = reference.ridge_path(X, y, np.array([1.0, 0.0, 4.0]))
    np.testing.assert_allclose(W[:, 0], [1, 1.5, 0.5])
    for shape in ((3, 6), (12, 4)):
        A, t = rng.normal(size=shape), rng.normal(size=shape[0])
        Ac = A - A.mean(axis=0)
        gap = np.linalg.eigvalsh(Ac.T @ Ac + 0.7 * np.eye(shape[1])) - np.linalg.eigvalsh(Ac.T @ Ac)
        np.testing.assert_allclose(gap, 0.7)
        norms = reference.ridge_path(A, t, np.geomspace(1e-6, 1e6, 50))[1]
        assert (np.diff(norms) <= 1e-12).all()
        net = reference.fit_elastic_net_cd(A, t, 0.0, 2.0)[0]
        np.testing.assert_allclose(net, reference.fit_ridge(A, t, 2.0)[0], atol=1e-8)


# --- lasso --------------------------------------------------------------------------------------


@claim(
    "In section 1 the kink of the loss made some residuals exactly zero. The same kink, now in the "
    "penalty, makes weights exactly zero.",
    "$t = 2$: $-5 \\mapsto -3$, $1.5 \\mapsto 0$, $2 \\mapsto 0$, $3 \\mapsto 1$.",
    "Columns $(1, 2, 3)$ and $(5, 4, 0)$, $y = (1, 1, 4)$. Centred, the products are 3 and "
    "$-9$, so "
    "$\\lambda_{\\max} = 9$, and the second column enters first, with a negative weight.",
    "The two columns above with $\\lambda = 2$. The first pulls with 3: [...] has been "
    "sent off again.",
    "At $(3, 3)$ the function [...] and both together could go down to 0.",
    "On paper: at $w = (0, -0.5)$ the residual is $e = (0, -\\tfrac12, \\tfrac12)$, the "
    "first column "
    "pulls with $0.5 \\le 2$, the second with exactly $-2$.",
)
def lasso_on_paper(reference):
    moved = reference.soft_threshold(np.array([-5.0, 1.5, 2.0, 3.0]), 2.0)
    assert moved.tolist() == [-3, 0, 0, 1]
    X, y = PAIR
    Xc, yc = X - X.mean(axis=0), y - y.mean()
    assert (Xc.T @ yc).tolist() == [3, -9]
    w, _ = reference.fit_lasso_cd(X, y, 8.9)
    assert w[0] == 0 > w[1]
    first, _ = reference.fit_lasso_cd(X, y, 2.0, n_iter=1)
    np.testing.assert_allclose(first, [0.5, -4.5 / 14])
    assert_rounds_to(first[1], "-0.32")
    w, b = reference.fit_lasso_cd(X, y, 2.0)
    assert w[0] == 0
    np.testing.assert_allclose(w, [0, -0.5])
    r = y - X @ w - b
    np.testing.assert_allclose(r, [0, -0.5, 0.5], atol=1e-9)
    np.testing.assert_allclose(Xc.T @ r, [0.5, -2])
    assert reference.fit_lasso_cd(X, y, 2.0, n_iter=1)[0][0] != 0

    def kinked(a, b):
        return abs(a - b) + 0.05 * (a + b) ** 2

    assert all(kinked(3 + h, 3) > kinked(3, 3) for h in (-1.0, -0.1, -1e-3, 1e-3, 0.1, 1.0))
    assert kinked(0, 0) == 0 < kinked(2, 2) < kinked(3, 3)


@claim(
    "They differ by factors of 2 and of $n$, so a $\\lambda$ means nothing without its formula.",
    "A factor of 2 is a mistake that nobody notices: the same seven measurements, and weights a "
    "little too large. A factor of $n$ leaves nothing. scikit-learn's lasso has the $1/(2n)$ (its "
    "`alpha` is our $\\lambda/n$), and its ridge has neither.",
)
def three_conventions(reference):
    _, _, y, Z = patients()
    ours, half, times_n = (reference.fit_lasso_cd(Z, y, 1000.0 * f)[0] for f in (1, 0.5, 442))
    assert np.count_nonzero(ours) == np.count_nonzero(half) == 7
    assert ((ours != 0) == (half != 0)).all()
    assert 1 < np.abs(half).sum() / np.abs(ours).sum() < 1.15
    assert not times_n.any()
    theirs = Lasso(alpha=1000 / 442, tol=1e-12).fit(Z, y).coef_
    np.testing.assert_allclose(theirs, ours, atol=1e-6)
    np.testing.assert_allclose(Ridge(20.0).fit(Z, y).coef_, reference.fit_ridge(Z, y, 20.0)[0])


@claim(
    "$X = I$, $y = (3, 4)$, $w = (3, 0)$, $\\lambda = 5$: $16/2 + 5 = 13$.",
    "Ten measurements have 1,024 subsets, and so few can all be tried.",
    "It never has. From three measurements the best subset jumps to five, since the fifth brings "
    "more than the fourth did: no price buys exactly four. (The best four, if four it must be, are "
    "bmi, bp, s1 and s5.",
)
def subsets(reference):
    got = reference.l0_objective(np.eye(2), np.array([3.0, 4.0]), np.array([3.0, 0.0]), 5.0)
    assert got == 13
    names, _, y, Z = patients()
    yc, best = y - y.mean(), []
    for size in range(1, 11):
        errors = {}
        for chosen in combinations(range(10), size):
            r = yc - Z[:, chosen] @ least_squares(Z[:, chosen], yc)
            errors[chosen] = r @ r / 2
        best.append(min((error, chosen) for chosen, error in errors.items()))
    assert names[list(best[3][1])].tolist() == ["bmi", "bp", "s1", "s5"]
    gains = -np.diff([error for error, _ in best])  # from 1 to 2, from 2 to 3, ...
    assert gains[3] > gains[2]
    for price in np.geomspace(1e3, 1e6, 2000):
        prices = [error + price * size for size, (error, _) in enumerate(best, 1)]
        assert np.argmin(prices) + 1 != 4
    sizes = {
        int(np.argmin([error + price * size for size, (error, _) in enumerate(best, 1)])) + 1
        for price in np.linspace(16_000, 26_000, 300)
    }
    assert sizes == {3, 5}


@claim(
    "$x = (1, 2, 3)$ twice, $y = (1, 1, 4)$, $\\lambda_1 = \\lambda_2 = 1$. By symmetry "
    "$w_1 = w_2 = u$ with $(2 + 1)\\,u = 3 - 2u - 1$: $u = 0.4$, and $b = 2 - 2 \\cdot 0.8 = 0.4$.",
    "of two equal columns it gives half of the weight to each",
)
def twins_on_paper(reference):
    X = PAIR[0][:, [0, 0]]
    w, b = reference.fit_elastic_net_cd(X, PAIR[1], 1.0, 1.0)
    np.testing.assert_allclose([*w, b], [0.4, 0.4, 0.4], atol=1e-9)
    w, _ = reference.fit_ridge(X, PAIR[1], 1.0)
    np.testing.assert_allclose(w[0], w[1])


@claim("The lasso keeps one twin in three halves out of four, and sometimes the wrong one.")
def shaky_twins(reference):
    _, X, y, _ = patients()
    eleven = np.column_stack([X, X[:, 2] + np.random.default_rng(0).normal(scale=0.5, size=442)])
    used = []
    for seed in range(100):
        half = np.random.default_rng(seed).permutation(442)[:221]
        A = (eleven[half] - eleven[half].mean(axis=0)) / eleven[half].std(axis=0)
        used.append(reference.fit_lasso_cd(A, y[half], 500.0)[0][[2, 10]] != 0)
        both = reference.fit_elastic_net_cd(A, y[half], 500.0, 100.0)[0][[2, 10]]
        assert both.all()
    first, second = np.transpose(used)
    assert np.sum(first ^ second) == 75
    assert np.sum(second & ~first) == 9


# --- the experiment -----------------------------------------------------------------------------


@claim(
    "bmi first, s5 next, then bp and s3: the order that Efron, Hastie, Johnstone and Tibshirani "
    "published in 2004 for these patients. In the grey band exactly these four are in use. Further "
    "to the right s3 leaves again, and comes back with the other sign once s1 and s2 have "
    "taken over "
    "its work: early entry is not importance. With ridge all ten are in from the "
    "beginning, and the "
    "tangle of s1 and s2 opens only on the right, where the penalty is nearly gone.",
    "So the four are bmi, s5, bp and s3.",
)
def the_path(reference):
    names, _, y, Z = patients()
    top = reference.lasso_lambda_max(Z, y)
    W = np.array([reference.fit_lasso_cd(Z, y, top * s)[0] for s in np.geomspace(1, 1e-3, 80)])
    order = np.argsort(np.argmax(W != 0, axis=0), kind="stable")
    published = ["bmi", "s5", "bp", "s3", "sex", "s6", "s1", "s4", "s2", "age"]
    assert names[order].tolist() == published
    four = W[np.count_nonzero(W, axis=1) == 4]
    assert all(set(names[w != 0]) == {"bmi", "s5", "bp", "s3"} for w in four)
    s3 = W[:, 6][np.argmax(W[:, 6] != 0) :]
    assert s3[0] < 0 < s3[-1]
    assert (s3[1:-1] == 0).any()
    W, _ = reference.ridge_path(Z, y, np.array([1e5, 100.0, 10.0, 0.1]))
    assert (W[0] != 0).all()
    assert np.abs(W[:2, 4:6]).max() < 5
    assert np.abs(W[3, 4:6]).min() > 20


def error(X, y, w, b):
    return np.sqrt(np.mean((X @ w + b - y) ** 2))


@claim(
    "Ten are better in 42 of 50 halves, by less than a point: the clinic can save six measurements "
    "of ten and hardly notice. The third, the fourth and the fifth buy half a point each. (And if "
    "you solved the last extension: the best subset of four had s1 in place of s3.",
)
def four_of_ten(notebook):
    errors = np.mean(notebook.names["lasso_errors"], axis=0)
    ten, four = np.array(notebook.names["ten"]), notebook.names["four"]
    assert np.sum(ten < four) == 42
    assert 0.4 < four.mean() - ten.mean() < 1
    gains = -np.diff(errors)
    assert gains[0] > 5
    assert ((gains[1:4] > 0.4) & (gains[1:4] < 0.65)).all()


@claim(
    "The other half of the patients is predicted a little better all the same, in 63 cases of 100.",
    "s2 has even changed its sign",
    "The dots are the best ones, and they differ a lot; the curves are nearly flat where "
    "it matters.",
)
def what_a_small_penalty_does(reference):
    _, P, target, _ = patients()
    better, signs, best = 0, [], []
    lams = np.geomspace(1e-2, 1e6, 200)
    for seed in range(100):
        shuffled = np.random.default_rng(seed).permutation(442)
        one, other = shuffled[:221], shuffled[221:]
        mean, scale = P[one].mean(axis=0), P[one].std(axis=0)
        X, new = (P[one] - mean) / scale, (P[other] - mean) / scale
        fits = [reference.fit_ridge(X, target[one], lam) for lam in (0.0, 20.0)]
        plain, shrunk = (error(new, target[other], *fit) for fit in fits)
        better += shrunk < plain
        signs.append([fit[0][5] for fit in fits])
        if seed < 5:
            W, _ = reference.ridge_path(X, target[one], lams)
            left = target[other] - target[one].mean() - W @ new.T
            curve = np.sqrt(np.mean(left**2, axis=1))
            best.append(lams[curve.argmin()])
            assert curve[lams < 100].max() - curve.min() < 2
    assert better == 63
    before, after = np.mean(signs, axis=0)
    assert before > 0 > after
    assert max(best) > 100 * min(best)


@claim(
    "Hardly any penalty, and the 65 columns learn the noise by heart; far too much, and they learn "
    "nothing. In between both methods undo nearly all of the damage, the lasso a little "
    "more of it.",
    "The products were not worth having, and no penalty makes them so: the ten columns without any "
    "of this are just as good.",
)
def too_many_columns(notebook):
    middle = notebook.names["middle"]
    ridge, lasso, line = middle["ridge"], middle["lasso"], middle["line"]
    assert ridge[-1] > 85
    assert ridge[0] > 75
    assert lasso.min() < ridge.min() < line + 3
    assert abs(lasso.min() - line) < 0.5


@claim(
    "What is left over of each day, $e_i$, is a blue part, cut off at $\\epsilon$, and an "
    "orange part "
    "that is zero for most days:",
    "Huber's derivative and the lasso's threshold are two halves of one thing.",
    "For a given $w$ the best excuse is $o_i = S(e_i, \\epsilon)$, and what row $i$ then costs is "
    "exactly Huber's loss. On paper: $e = 5$, $\\epsilon = 3$. The excuse is 2, [...] = 10.5$.",
    "Huber stays near its old weights, and LAD has not moved at all, to the last digit. "
    "Day 15 sticks "
    "out, though nobody has named it.",
    "With it stick out four days that the plant did write down like this: 1, 3, 4 and 21",
    "(Day 1 only just: at $\\epsilon = 3.1$ it is inside, and at $\\epsilon = 2$ six days "
    "stick out "
    "without the slip.)",
)
def excuses(reference, rng):
    r = 5 * rng.normal(size=200)
    cut = reference.huber(r, 3.0)[1]
    beyond = reference.soft_threshold(r, 3.0)
    np.testing.assert_allclose(cut + beyond, r)
    price = (r - beyond) ** 2 / 2 + 3.0 * np.abs(beyond)
    np.testing.assert_allclose(price, reference.huber(r, 3.0)[0])
    for other in (beyond + 0.01, beyond - 0.01, r, 0 * r):
        assert ((r - other) ** 2 / 2 + 3.0 * np.abs(other) >= price - 1e-12).all()
    assert reference.soft_threshold(5.0, 3.0) == 2
    assert 9 / 2 + 6 == reference.huber(5.0, 3.0)[0] == 3 * (5 - 1.5) == 10.5
    table, _, loss, slipped = plant()
    X = with_ones(*table[["air", "water", "acid"]].to_numpy(float).T)

    def beyond(y, eps):
        left = y - X @ reference.fit_huber(X, y, eps)
        return (np.flatnonzero(reference.soft_threshold(left, eps)) + 1).tolist()

    assert beyond(loss, 3.0) == [1, 3, 4, 21]
    assert beyond(slipped, 3.0) == [1, 3, 4, 15, 21]
    assert 1 not in beyond(loss, 3.1)
    assert len(beyond(loss, 2.0)) == 6
    clean, spoilt = (reference.fit_huber(X, y, 3.0) for y in (loss, slipped))
    np.testing.assert_allclose(spoilt[1:], clean[1:], rtol=0.15)
    fits = [least_absolute(reference.lad_linear_program, X, y)[0] for y in (loss, slipped)]
    np.testing.assert_allclose(*fits, atol=1e-7)


@claim(
    "`linprog` bounds its unknowns by 0 from below unless it is told otherwise: without "
    "`bounds=(None, None)` the weights could not be negative. statsmodels' `RLM` takes $\\epsilon$ "
    "in units of a spread that it estimates along the way, 1.345 times it by default; given the "
    "same $\\epsilon$ in the end, you agree.",
)
def beside_libraries(reference, notebook):
    table, _, loss, _ = plant()
    X = with_ones(*table[["air", "water", "acid"]].to_numpy(float).T)
    assert linprog([1.0], [[-1.0]], [5.0]).x.tolist() == [0]
    assert sm.robust.norms.HuberT().t == 1.345
    theirs = sm.RLM(loss, X, M=sm.robust.norms.HuberT()).fit(tol=1e-12, maxiter=500)
    ours = reference.fit_huber(X, loss, 1.345 * theirs.scale)
    np.testing.assert_allclose(ours, theirs.params, rtol=1e-7)
    assert notebook.names["recorded"]["linprog, your matrices"].endswith("42.0812")
