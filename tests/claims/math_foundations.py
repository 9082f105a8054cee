"""What the notebook of math_foundations claims."""

from functools import cache
from itertools import permutations
from math import factorial, inf, sqrt
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
import scipy.linalg
from scipy import optimize

from autograder.authoring.claims import assert_rounds_to, claim, given, printed
from autograder.config import read_course

SEEDS = range(200)
TWO_ONE = np.array([[2.0, 1.0], [1.0, 2.0]])
SADDLE = np.array([[1.0, 2.0], [2.0, 1.0]])
TURN = np.array([[0.0, -1.0], [1.0, 0.0]])
SHEAR = np.array([[1.0, 1.0], [0.0, 1.0]])
FLAT = np.array([[1.0, 2.0], [0.5, 1.0]])
PAPER = np.array([[0.0, 2.0, 1.0], [1.0, 1.0, 0.0], [2.0, 0.0, 3.0]])
TALL = np.array([[3.0, 0.0], [4.0, 0.0], [0.0, 2.0]])
AT = np.array([2.0, 3.0])


@claim("of which at most 20 % of the topic's marks count")
def the_course_caps_a_bonus():
    assert read_course(Path(__file__).parents[2]).bonus_cap == 0.2


given(
    "About four hours.",
    "a few billion at a time, and the only defence is a habit: know what must come out",
    "find out what all handwritten threes have in common",
    "Now rebuild the images from 1, 2, 4 and 8 terms:",
    "Are eight directions enough to draw anything?",
    "Here are four handwritten digits. Which were meant as a 3, and which as an 8?",
    "and read the four digits",
    "A circle of radius 1 goes in, and an area comes out.",
    "Numbers have sixteen digits.",
    "Your functions from sections 2 and 4 answer:",
    "Three or eight?",
    "Without marks: misread fewer than two, and say in half a page",
    "The judged images must not choose the number of directions",
    "Two ways to one number",
    "Two short answers, about five lines each. Of the three points two are for (a)",
    r"Show with a $2 \times 2$ example of your own",
    "Explain why the second-derivative test cannot decide, with two functions",
    why="orientation, and the text of a question",
)
given(
    "Every notebook is a text with exercises in it. An exercise has four parts.",
    "Run it as often as you like; it costs nothing.",
    "Nothing is probed that the statement does not announce.",
    "half of the behaviour is half of the marks",
    "so a mistake costs only its own marks",
    "you may call anything at all in cells of your own",
    "Where a threshold decides what counts as zero, [...] ten times above.",
    why="rules of the course, which hidden tests and calibration hold",
)
given(
    "The taxi has $p = 1$, the crow $p = 2$.",
    "Here are all vectors of length 1:",
    "(Only mind the vector for which $m = 0$.)",
    "For $x = (3, -4)$:",
    "or all twelve months next to the year",
    "if none of them is a combination of the others",
    r"The singular values $s_1 \ge s_2 \ge \dots \ge 0$ of a matrix say how strongly",
    "in section 4; here",
    "The span of some vectors is all that can be reached by combining them",
    "So take the best $a$ there is",
    "and rests on three facts:",
    r"So go through the columns $k = 1, 2, \dots$",
    r"With $\sigma$ swaps in all,",
    "The matrix above with $b = (7, 3, 11)$ becomes",
    "The orange lines are directions that the machine only stretches and never turns:",
    r"Such a $v \ne 0$ is an eigenvector",
    "Here $I$ has ones on the diagonal and zeros elsewhere [...] ($i$ becomes $-i$).",
    r"Why not call $A$ invertible if $\det A \ne 0$?",
    r"With half of the trace, $t = \tfrac{a + d}{2}$, and [...] its solutions are",
    "For a thousand by thousand matrix there is no formula.",
    r"All lengths here are $\lVert \cdot \rVert_2$.",
    "the most important one first:",
    "we build an instrument that knows nothing but the function itself",
    r"Expand $f(x \pm h) = f \pm h f' [...] cancel.",
    "The table of all its slopes is the Jacobian:",
    "Backpropagation is this chain rule and nothing else.",
    "The Hessian holds all second derivatives [...] once along $j$:",
    "Often we want the lowest point [...] must not go downhill.",
    r"Minimise $\tfrac12 x^\top Q x + c^\top x$ subject to $Ax = b$",
    "All four ingredients are yours: the gradient, the Hessian, the solver, and the verdict.",
    "and only the Hessian tells what kind",
    why="a definition, the input of an example, or a turn of speech",
)
given(
    "Zeros and the empty vector have length 0.0 for every other $p$.",
    "raise `ValueError` for both",
    "No rows at all ($m = 0$) are independent: nobody is redundant.",
    "The zero vector lies in every span. No rows, `V` of shape `(0, d)`, span nothing else.",
    "the determinant is exactly 0.0; stop there",
    "For $n = 0$ the empty product gives 1.0.",
    "If in some column all candidates for the pivot are exactly zero",
    "(Matrices that are singular only up to rounding are not tested.",
    r"So the tests ask for an error of at most $10^{-12} \kappa(A)$",
    "Return a dictionary with these six keys and a bool for each:",
    r'"symmetric" | every entry of $A - A^\top$ is at most `tol` in size',
    '"diagonal" | every entry off the diagonal is at most `tol` in size',
    '"identity" | every entry of $A - I$ is at most `tol` in size',
    '"unitary" | every entry of $A A^* - I$ is at most `tol` in size',
    "If $A$ is not square, all six are False.",
    "A repeated eigenvalue stands there twice.",
    "Return three things:",
    "`v`, the last one, of length 1",
    "If $Av$ is the zero vector there is nothing to normalise: [...] not probed then.",
    'all positive | `"positive definite"`',
    'none negative, some (or all) zero | `"positive semidefinite"`',
    'all negative | `"negative definite"`',
    'none positive, some zero, some negative | `"negative semidefinite"`',
    r"A table of zeros has $r = 0$, so the shapes `(n, 0)`, `(0,)` and `(0, d)`.",
    r"Stop after $k$ terms, and you have $X_k$, of rank at most $k$.",
    r"For $k = 0$ that is a table of zeros and $\lVert X \rVert_F$; from the rank on [...]",
    "Call `f` exactly $2d$ times, each time with an array of shape `(d,)`. If `x` holds integers, "
    "the steps must not be cut off.",
    "If `f` returns a plain number, $n$ is 1 and the shape `(1, m)`: a row.",
    "The result must be symmetric to the last bit",
    r'all $\lambda > \texttt{tol}$: `"minimum"`.',
    r'all $\lambda < -\texttt{tol}$: `"maximum"`.',
    why="the contract of an exercise, which hidden tests hold",
)
given(
    "Tests probe whole and broken p up to 7, negative entries [...]",
    "Tests probe independent and dependent rows, not columns [...]",
    "Tests probe rows that depend on each other or not [...]",
    "Tests probe sizes from 0 to 7 [...]",
    "Tests probe sizes from 1 to 7 [...]",
    "Tests probe real, integer and complex matrices [...]",
    "Tests probe real and complex pairs [...]",
    "Tests probe symmetric matrices whose second-largest [...]",
    "Tests probe all five answers [...]",
    "Tests probe tall, square and wide X, equal [...]",
    "Tests probe tall, wide and square X, integers [...]",
    "Tests probe quadratic, linear and curved functions, large [...]",
    "Tests probe linear maps [...]",
    "Tests probe quadratic forms [...]",
    "Tests probe dimensions 1 to 4 [...]",
    "Tests probe one and several constraints [...]",
    why="what hidden tests look at, and how closely",
)

printed(
    "0.22 of the threes is missed and 0.38 of the eights",
    "The rank is 54 and not 64:",
)


# --- lengths ------------------------------------------------------------------------------------


@claim(
    r"The first equation says $y \approx 1$, and then the second says $x \approx 1$.",
    "The answer for $x$ is wrong in its first digit.",
    "There is no error message, no warning, and no bug: every line is right, on paper.",
)
def elimination_without_pivoting(notebook):
    assert "\nx = 0.0  y = 1.0\n" in notebook.printed
    factor = 10**20
    exact = np.array([factor / (factor - 1), (factor - 2) / (factor - 1)])  # by Cramer
    np.testing.assert_allclose(exact, 1)


@claim(
    "Is $(3, -4)$ longer than $(5, 0)$? A crow says no: both have length 5. A taxi says yes: it "
    "needs 7 blocks for the first.",
    r"$\lVert x \rVert_1 = 7$, $\lVert x \rVert_2 = 5$, $\lVert x \rVert_3 = (27 + 64)^{1/3} "
    r"\approx 4.498$, $\lVert x \rVert_\infty = 4$, $\lVert x \rVert_0 = 2$.",
)
def crow_and_taxi(reference):
    x = np.array([3.0, -4.0])
    for p, length in ((1, 7), (2, 5), (3, (27 + 64) ** (1 / 3)), (inf, 4), (0, 2)):
        assert reference.lp_norm(x, p) == pytest.approx(length)
        assert np.linalg.norm(x, p) == pytest.approx(length)
    assert_rounds_to((27 + 64) ** (1 / 3), "4.498")
    assert (reference.lp_norm(np.array([5.0, 0.0]), 1), np.hypot(5, 0)) == (5, 5)


@claim(
    "The larger $p$, the more the largest entry drowns the others; in the limit only that is left",
    r"(It is called a norm and is none: $\lVert 2x \rVert_0 = \lVert x \rVert_0$.)",
    "The corners of the diamond ($p = 1$) sit on the axes, where one entry is zero.",
    "Between 0 and 1 the formula breaks the rule that a detour is never shorter, and for $p < 0$ "
    "it makes no sense at all",
)
def the_family_of_norms(reference, rng):
    x = rng.normal(size=6)
    lengths = [reference.lp_norm(x, p) for p in (1, 1.5, 2, 4, 16, 256)]
    assert (np.diff(lengths) < 0).all()
    assert lengths[-1] == pytest.approx(np.abs(x).max(), rel=0.01)
    assert reference.lp_norm(2 * x, 0) == reference.lp_norm(x, 0)
    angles = np.linspace(0, 2 * np.pi, 721)
    circle = np.array([np.cos(angles), np.sin(angles)])
    reach = np.linalg.norm(circle / np.abs(circle).sum(axis=0), axis=0)
    assert set(np.flatnonzero(reach > 1 - 1e-9)) == {0, 180, 360, 540, 720}  # on the axes
    for p in (0.1, 0.5, 0.9):
        length = [np.sum(np.array(v) ** p) ** (1 / p) for v in ((1, 1), (1, 0), (0, 1))]
        assert length[0] > length[1] + length[2]
    with np.errstate(divide="ignore"):
        assert np.sum(np.array([0.0, 1.0]) ** -1.0) == inf


@claim(
    "A float holds numbers up to about $10^{308}$ and down to about $10^{-308}$ at full precision. "
    r"The vector $(3 \cdot 10^{200}, 4 \cdot 10^{200})$ has length $5 \cdot 10^{200}$, but its "
    "squares do not fit: NumPy's own `np.linalg.norm` answers `inf`, and `0.0` for $10^{-200}$ in "
    "place of $10^{200}$.",
    "and all entries of $x/m$ lie between $-1$ and $1$",
)
def squares_that_do_not_fit(reference):
    assert_rounds_to(np.log10(np.finfo(float).max), "308")
    assert_rounds_to(np.log10(np.finfo(float).tiny), "-308")
    x = np.array([3.0, 4.0])
    with np.errstate(over="ignore"):
        assert np.linalg.norm(x * 1e200) == inf
    assert np.linalg.norm(x * 1e-200) == 0
    for unit in (1e200, 1e-200):
        assert reference.lp_norm(x * unit, 2) == pytest.approx(5 * unit)
        assert np.abs(x * unit / np.abs(x * unit).max()).max() == 1


# --- independence and elimination ---------------------------------------------------------------


@claim(
    "two that point along different lines are enough to reach everything, the third is a passenger",
    "$(1, 2)$ and $(3, 4)$ are independent. $(1, 2)$ and $(2, 4)$ are not. Three vectors of length "
    "two never are.",
    "As with three arrows in a plane:",
)
def arrows_in_a_plane(reference, rng):
    independent = reference.is_linearly_independent
    assert independent(np.array([[1.0, 2.0], [3.0, 4.0]]))
    assert not independent(np.array([[1.0, 2.0], [2.0, 4.0]]))
    for _ in range(100):
        V, target = rng.normal(size=(3, 2)), rng.normal(size=2)
        assert not independent(V)
        np.testing.assert_allclose(np.linalg.solve(V[:2].T, target) @ V[:2], target)


@claim(
    "Rounding turns an exact zero into something like $10^{-16}$, so count",
    r"Rounding turns a zero into something like $\pm 10^{-16}$",
)
def zeros_after_rounding():
    found = []
    for seed in SEEDS:
        V = np.random.default_rng(seed).normal(size=(3, 5))
        V[2] = V[0] + V[1]
        singular, eigen = np.linalg.svd(V)[1], np.linalg.eigvalsh(V.T @ V)
        found += [singular[-1] / singular[0], *np.abs(eigen[:3]) / eigen[-1]]
    assert 1e-17 < np.median(found) < 3e-16
    assert max(found) < 1e-15


@claim(
    "From $(1, 0, 1)$ and $(0, 1, 1)$ one reaches $(2, 3, 5)$, with $a = (2, 3)$, but not "
    "$(2, 3, 4)$: the third entry must be the sum of the first two."
)
def what_two_vectors_reach(reference, rng):
    V = np.array([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
    assert ([2, 3] @ V).tolist() == [2, 3, 5]
    assert reference.in_span(V, np.array([2.0, 3.0, 5.0]))
    assert not reference.in_span(V, np.array([2.0, 3.0, 4.0]))
    reached = rng.normal(size=(9, 2)) @ V
    np.testing.assert_allclose(reached[:, 2], reached[:, 0] + reached[:, 1])


@claim(
    "A zero means that something was flattened and cannot be undone.",
    r"adds $n!$ products, $2.7 \cdot 10^{32}$ of them for $n = 30$. Elimination takes about "
    "$n^3/3$ multiplications, nine thousand",
)
def the_price_of_a_determinant():
    assert FLAT[0] @ [2, -1] == FLAT[1] @ [2, -1] == 0  # two inputs, one output
    assert np.linalg.matrix_rank(FLAT) == 1
    assert_rounds_to(factorial(30), "2.7e32")
    multiplications = sum((30 - k) * (30 - k + 1) for k in range(1, 30))
    assert_rounds_to(multiplications, "9e3")
    assert multiplications == pytest.approx(30**3 / 3, rel=0.01)


@claim(
    "adding a multiple of one row to another changes nothing",
    "swapping two rows changes the sign",
    "if all entries below the diagonal are zero, the determinant is the product of the diagonal",
)
def three_facts_about_determinants(reference, rng):
    for n in (2, 4, 6):
        A = rng.normal(size=(n, n))
        value = scipy.linalg.det(A)
        added, swapped = A.copy(), A.copy()
        added[1] += 3 * A[0]
        swapped[[0, 1]] = A[[1, 0]]
        assert scipy.linalg.det(added) == pytest.approx(value)
        assert scipy.linalg.det(swapped) == pytest.approx(-value)
        assert scipy.linalg.det(np.triu(A)) == pytest.approx(np.prod(np.diag(A)))
        assert reference.determinant(A) == pytest.approx(value)


@claim("Then no factor exceeds 1 in size.")
def pivoting_keeps_factors_small(rng):
    for n in (2, 5, 9):
        _, factors, _ = scipy.linalg.lu(rng.normal(size=(n, n)) * 10.0 ** rng.uniform(-9, 9))
        assert np.abs(factors).max() <= 1


@claim(
    r"For other singular matrices rounding may leave a crumb such as $7 \cdot 10^{-16}$ in place "
    "of 0",
    r"$(-1)^2 \cdot 2 \cdot 2 \cdot (-2) = -8$",
)
def determinants_on_paper(reference):
    crumb = reference.determinant(np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]))
    assert_rounds_to(abs(crumb), "7e-16")
    steps = [
        [[2, 0, 3], [1, 1, 0], [0, 2, 1]],
        [[2, 0, 3], [0, 1, -1.5], [0, 2, 1]],
        [[2, 0, 3], [0, 2, 1], [0, 1, -1.5]],
        [[2, 0, 3], [0, 2, 1], [0, 0, -2]],
    ]
    signs = (-1, -1, 1, 1)
    assert reference.determinant(PAPER) == scipy.linalg.det(PAPER) == -8
    for matrix, sign in zip(steps, signs, strict=True):
        assert sign * scipy.linalg.det(np.array(matrix, dtype=float)) == pytest.approx(-8)
    solved = reference.solve_linear_system(PAPER, np.array([7.0, 3.0, 11.0]))
    np.testing.assert_allclose(solved, [1, 2, 3])
    np.testing.assert_array_equal(np.array(steps[-1]) @ [1, 2, 3], [11, 7, -6])


def graded(seed, smallest, n=6):
    """Return a matrix whose singular values are evenly spaced on a log scale from 1."""
    rng = np.random.default_rng(seed)
    U, V = (np.linalg.qr(rng.normal(size=(n, n)))[0] for _ in range(2))
    return U * np.geomspace(1, smallest, n) @ V.T, rng.normal(size=n)


ORDERS = np.array(list(permutations(range(6))))
SIGNS = np.array([round(np.linalg.det(np.eye(6)[order])) for order in ORDERS])


def sum_of_products(A):
    return np.sum(SIGNS * np.prod(A[np.arange(6), ORDERS], axis=1))


def along_the_first_row(A):
    if len(A) == 1:
        return A[0, 0]
    parts = [A[0, j] * along_the_first_row(np.delete(A[1:], j, axis=1)) for j in range(len(A))]
    return np.sum(np.array(parts) * (-1.0) ** np.arange(len(A)))


def cramer(determinant, A, b):
    tops = [determinant(np.column_stack([A[:, :i], b, A[:, i + 1 :]])) for i in range(len(A))]
    with np.errstate(divide="ignore", invalid="ignore"):  # a sum of products may well be 0
        return np.array(tops) / determinant(A)


@claim(
    r"With sixteen digits in and $\kappa = 10^9$, seven come out, and no program can promise more.",
    r"Cramer's rule, $x_i = \det A_i / \det A$ with $b$ in place of column $i$, keeps that promise "
    "only if the determinants come from elimination. Added up from products, by the textbook "
    "formula or along a row, they carry rounding errors of $10^{-16}$ times the products, and "
    r"$\det A$ may be far smaller than those.",
)
def digits_of_a_solution(reference):
    def error(got, exact):
        return np.abs(got - exact).max() / np.abs(exact).max()

    assert_rounds_to(np.prod(np.geomspace(1, 1e-9, 6)), "1e-27")
    of_expansion = []
    for seed in range(30):
        A, x = graded(seed, 1e-9)
        b = A @ x
        exact = solve_in_more_digits(A, b)
        determinant = reference.determinant(A)
        assert np.log10(abs(determinant)) == pytest.approx(-27, abs=1e-3)
        assert error(reference.solve_linear_system(A, b), exact) < 1e-7
        assert error(cramer(reference.determinant, A, b), exact) < 1e-7
        assert 0.1 * abs(determinant) < abs(sum_of_products(A) - determinant) < 1e-16
        assert not error(cramer(sum_of_products, A, b), exact) < 0.1
        of_expansion.append(abs(along_the_first_row(A) / determinant - 1))
        U, s, Vt = np.linalg.svd(A)  # an error of the sixteenth digit, in the worst direction
        moved = solve_in_more_digits(A, 1e-16 * s[0] * U[:, -1])
        assert np.linalg.norm(moved) / np.linalg.norm(Vt[0]) == pytest.approx(1e-7, rel=1e-3)
    assert np.mean(np.array(of_expansion) < 0.1) < 0.4  # which ones, hangs on the processor


def solve_in_more_digits(A, b):
    """Solve, and refine the solution three times with rests in long doubles."""
    x = np.linalg.solve(A, b).astype(np.longdouble)
    for _ in range(3):
        rest = b.astype(np.longdouble) - A.astype(np.longdouble) @ x
        x = x + np.linalg.solve(A, rest.astype(float))
    return x.astype(float)


# --- eigenvalues and singular values ------------------------------------------------------------


@claim(
    "The symmetric machine has two of them at right angles, the quarter turn has none (in real "
    "numbers), the shear has a single direction, and the last machine squeezes the circle into a "
    "line, with one eigenvalue 0.",
)
def four_machines(notebook):
    machines = {name: np.array(rows, float) for name, rows in notebook.names["machines"].items()}
    for matrix, known in zip(machines.values(), (TWO_ONE, TURN, SHEAR, FLAT), strict=True):
        np.testing.assert_array_equal(matrix, known)
    _, vectors = np.linalg.eig(TWO_ONE)
    assert abs(vectors[:, 0] @ vectors[:, 1]) < 1e-12
    assert np.abs(np.linalg.eigvals(TURN).imag).min() == 1
    np.testing.assert_allclose(np.linalg.eigvals(SHEAR), 1)
    assert np.linalg.matrix_rank(SHEAR - np.eye(2)) == 1
    np.testing.assert_allclose(sorted(np.linalg.eigvals(FLAT)), [0, 2], atol=1e-12)
    assert np.linalg.matrix_rank(FLAT) == 1


@claim(
    'For a real matrix "unitary" means that it keeps all lengths: rotations and mirrors.',
    r"Because $\det(10^{-6} I) = 10^{-12}$ for two dimensions, which looks like zero, and yet the "
    "matrix is as harmless as $I$: every entry was divided by a million, and you can multiply it "
    "back.",
    r"$\begin{pmatrix} 0 & 1 \\ 1 & 0 \end{pmatrix}$ and $\begin{pmatrix} 0 & i \\ i & 0 "
    r"\end{pmatrix}$ are square, symmetric, unitary and invertible. $\mathrm{diag}(2, 0)$ is "
    "square, symmetric and diagonal.",
)
def kinds_of_matrices(reference, rng):
    def properties(A):
        return {name for name, holds in reference.matrix_properties(A).items() if holds}

    swap = np.array([[0.0, 1.0], [1.0, 0.0]])
    four = {"square", "symmetric", "unitary", "invertible"}
    assert properties(swap) == properties(1j * swap) == four
    assert properties(np.diag([2.0, 0.0])) == {"square", "symmetric", "diagonal"}
    assert np.linalg.det(1e-6 * np.eye(2)) == pytest.approx(1e-12)
    assert "invertible" in properties(1e-6 * np.eye(2))
    Q, x = np.linalg.qr(rng.normal(size=(5, 5)))[0], rng.normal(size=(5, 20))
    assert "unitary" in properties(Q)
    np.testing.assert_allclose(np.linalg.norm(Q @ x, axis=0), np.linalg.norm(x, axis=0))


@claim(
    r"$Av = \lambda v$ means that $A - \lambda I$ flattens $v$, so $\det(A - \lambda I) = 0$.",
    r"If $D < 0$ they are a complex pair, $t \pm i \sqrt{-D}$.",
    r"If $D \ge 0$ they are real.",
    "So compute the eigenvalue that is larger in size first, where $t$ and the root have the same "
    r"sign and nothing cancels: $\lambda_1 = t + \sqrt D$ if $t \ge 0$, else $t - \sqrt D$. The "
    r"other one follows from the product of the two, $\lambda_1 \lambda_2 = \det A = ad - bc$. "
    r"(If $\lambda_1 = 0$, both are 0.)",
)
def the_quadratic_formula_of_eigenvalues(rng):
    kinds = set()
    for A in rng.normal(size=(200, 2, 2)):
        (a, b), (c, d) = A
        t, D = (a + d) / 2, ((a - d) / 2) ** 2 + b * c
        root = np.sqrt(complex(D))
        expected = sorted([t - root, t + root], key=lambda z: (z.real, z.imag))
        found = sorted(np.linalg.eigvals(A), key=lambda z: (z.real, z.imag))
        np.testing.assert_allclose(np.array(found, complex), expected, atol=1e-9)
        for value in expected:
            assert abs(np.linalg.det(A - value * np.eye(2))) < 1e-9
        assert (np.iscomplexobj(np.linalg.eigvals(A))) == (D < 0)
        kinds.add(bool(D < 0))
        assert (expected[0] * expected[1]).real == pytest.approx(a * d - b * c)
        if D >= 0:
            assert max(map(abs, expected)) == pytest.approx(abs(t) + root.real)
    assert kinds == {True, False}


@claim(
    r"Here a trap waits: for $\mathrm{diag}(10^8, 10^{-8})$ the difference $t - \sqrt D$ subtracts "
    r"two numbers that agree in nearly all digits, and gives $1.5 \cdot 10^{-8}$, half as much "
    "again as the truth.",
    r"$\begin{pmatrix} 2 & 1 \\ 1 & 2 \end{pmatrix}$: $t = 2$, $D = 1$, eigenvalues $(1, 3)$. The "
    "quarter turn: $t = 0$, $D = -1$, eigenvalues $(-i, i)$.",
)
def eigenvalues_on_paper(reference):
    t, D = (1e8 + 1e-8) / 2, ((1e8 - 1e-8) / 2) ** 2
    assert_rounds_to(t - np.sqrt(D), "1.5e-8")
    np.testing.assert_allclose(
        reference.eigenvalues_2x2(np.diag([1e8, 1e-8])), [1e-8, 1e8], rtol=1e-12
    )
    np.testing.assert_allclose(reference.eigenvalues_2x2(TWO_ONE), [1, 3])
    np.testing.assert_allclose(reference.eigenvalues_2x2(TURN), [-1j, 1j])


@claim(
    "and after a while only the one with the largest $|\\lambda|$ is visible",
    "If the eigenvalue is negative, $v$ flips at every step. The line has settled, the arrow never "
    "will.",
    r"Unlike $\lVert Av \rVert$ it knows the sign.",
)
def what_power_iteration_does(reference, rng):
    Q = np.linalg.qr(rng.normal(size=(5, 5)))[0]
    for top in (2.0, -2.0):
        A = Q * [top, 1.5, -1.0, 0.5, 0.1] @ Q.T
        v = rng.normal(size=5)
        for _ in range(200):
            before, v = v, A @ v / np.linalg.norm(A @ v)
        assert abs(v @ Q[:, 0]) == pytest.approx(1)
        np.testing.assert_allclose(v, np.sign(top) * before, atol=1e-9)
        assert reference.power_iteration(A, Q.sum(axis=1))[0] == pytest.approx(top)
        assert np.linalg.norm(A @ v) == pytest.approx(2)


@claim(
    r"$A = \begin{pmatrix} 2 & 1 \\ 1 & 2 \end{pmatrix}$ from $v_0 = (1, 0)$: the first step leads "
    r"to $(2, 1)/\sqrt5$, the second to $(5, 4)/\sqrt{41}$. There the Rayleigh quotient is "
    r"$\tfrac{122}{41} \approx 2.976$, against the true 3. Two steps, two digits. From an "
    "eigenvector the first step changes nothing, so `n_steps` is 1."
)
def power_iteration_on_paper(reference):
    start = np.array([1.0, 0.0])
    _, first, _ = reference.power_iteration(TWO_ONE, start, n_iter=1)
    lam, second, _ = reference.power_iteration(TWO_ONE, start, n_iter=2)
    np.testing.assert_allclose(first, np.array([2, 1]) / sqrt(5))
    np.testing.assert_allclose(second, np.array([5, 4]) / sqrt(41))
    assert lam == pytest.approx(122 / 41)
    assert_rounds_to(122 / 41, "2.976")
    assert_rounds_to(lam, "3.0")
    assert reference.power_iteration(TWO_ONE, np.array([1.0, 1.0]))[2] == 1


@claim(
    "In two dimensions it has one of these four shapes, or that of the second turned upside down, "
    "or it is flat (the grey square lies at height 0):",
    "And it cannot be read off the entries: all entries of the saddle's matrix are positive. What "
    "decides are the signs of the eigenvalues, since along an eigenvector $v$ of length 1 the "
    r"landscape is $q(sv) = \lambda s^2$.",
    r"$\begin{pmatrix} 2 & 1 \\ 1 & 2 \end{pmatrix}$ has eigenvalues 1 and 3: positive definite. "
    r"$\begin{pmatrix} 1 & 2 \\ 2 & 1 \end{pmatrix}$ has $-1$ and 3: indefinite. $-I$ in two "
    "dimensions is negative definite, although its determinant is $+1$.",
)
def shapes_of_landscapes(reference, notebook, rng):
    for name, rows in notebook.names["shapes"].items():
        assert reference.definiteness(np.array(rows, float)) == name
    assert np.array(notebook.names["shapes"]["indefinite"]).min() > 0
    both = {tuple(sorted((i, j))) for i in (-1, 0, 1) for j in (-1, 0, 1)}
    drawn = {
        tuple(np.sign(np.round(np.linalg.eigvalsh(rows), 9)).astype(int))
        for rows in notebook.names["shapes"].values()
    }
    assert both - drawn == {(-1, 0), (0, 0)}
    for A, values in ((TWO_ONE, [1, 3]), (SADDLE, [-1, 3])):
        found, vectors = np.linalg.eigh(A)
        np.testing.assert_allclose(found, values)
        for value, v in zip(found, vectors.T, strict=True):
            for s in rng.normal(size=3):
                assert (s * v) @ A @ (s * v) == pytest.approx(value * s**2)
    assert reference.definiteness(TWO_ONE) == "positive definite"
    assert reference.definiteness(SADDLE) == "indefinite"
    assert reference.definiteness(-np.eye(2)) == "negative definite"
    assert np.linalg.det(-np.eye(2)) == 1


@claim(
    "Eigenvectors need a square matrix, and only a symmetric one has a full set of real ones at "
    "right angles.",
    "The singular value decomposition (SVD) works for every table",
    r"and $s_1 \ge s_2 \ge \dots > 0$ are the factors between them: a circle becomes an ellipse "
    "with half-axes $s_i u_i$. That is all that any matrix ever does: turn or mirror, stretch, "
    "turn or mirror.",
)
def turn_stretch_turn(reference, rng):
    Q = np.linalg.qr(rng.normal(size=(4, 4)))[0]
    A = Q * rng.normal(size=4) @ Q.T  # a full set of real ones at right angles makes it symmetric
    np.testing.assert_allclose(A, A.T, atol=1e-12)
    _, vectors = np.linalg.eigh(A)
    np.testing.assert_allclose(vectors.T @ vectors, np.eye(4), atol=1e-12)
    for shape in ((5, 3), (3, 5), (4, 4)):
        X = rng.normal(size=shape)
        U, s, Vt = reference.svd_from_eigh(X)
        np.testing.assert_allclose(U * s @ Vt, X, atol=1e-9)
        np.testing.assert_allclose(s, np.linalg.svd(X)[1])
    B = rng.normal(size=(2, 2))
    U, s, Vt = np.linalg.svd(B)
    np.testing.assert_allclose(np.abs([np.linalg.det(U), np.linalg.det(Vt)]), 1)
    angles = rng.uniform(0, 2 * np.pi, size=50)
    image = U.T @ B @ np.array([np.cos(angles), np.sin(angles)])
    np.testing.assert_allclose((image[0] / s[0]) ** 2 + (image[1] / s[1]) ** 2, 1)


@claim(
    r"Rounding in $X^\top X$ has the size $10^{-16} \lambda_1$, and its root is $10^{-8} s_1$: "
    r"everything below that is lost, while NumPy's own `svd`, which never forms $X^\top X$, sees "
    r"down to $10^{-16} s_1$. The default `tol = 1e-10` is stricter still: it drops every $s_i$ "
    "below $10^{-5} s_1$. Squaring costs half of the digits."
)
def squaring_costs_half_of_the_digits(reference):
    roots, eigen = [], []
    for seed in SEEDS:
        rng = np.random.default_rng(seed)
        U, V = np.linalg.qr(rng.normal(size=(20, 3)))[0], np.linalg.qr(rng.normal(size=(3, 3)))[0]
        X = U * [1, 1e-3, 1e-12] @ V.T
        assert abs(np.linalg.svd(X)[1][-1] - 1e-12) < 1e-15
        eigen.append(abs(np.linalg.eigvalsh(X.T @ X)[0]))
        roots.append(sqrt(eigen[-1]))
        assert len(reference.svd_from_eigh(X)[1]) == 2
    assert 1e-17 < np.median(eigen) < 1e-15
    assert 1e-9 < np.median(roots) < 1e-7  # and nothing of 1e-12
    for smallest, rank in ((1.1e-5, 2), (0.9e-5, 1)):
        assert len(reference.svd_from_eigh(np.diag([1.0, smallest]))[1]) == rank


@claim(
    r"$X = \begin{pmatrix} 3 & 0 \\ 4 & 0 \\ 0 & 2 \end{pmatrix}$ has $X^\top X = \mathrm{diag}"
    r"(25, 4)$, so $s = (5, 2)$, $V = I$, and the columns of $U$ are $(0.6, 0.8, 0)$ and "
    "$(0, 0, 1)$.",
    "For $X$ above and $k = 1$: the last row becomes 0, and `err` is 2. For $k = 0$: "
    r"$\sqrt{25 + 4} = \sqrt{29}$.",
)
def singular_values_on_paper(reference):
    np.testing.assert_array_equal(TALL.T @ TALL, np.diag([25, 4]))
    U, s, Vt = reference.svd_from_eigh(TALL)
    np.testing.assert_allclose(s, [5, 2])
    np.testing.assert_allclose(np.abs(Vt), np.eye(2), atol=1e-12)
    np.testing.assert_allclose(np.abs(U.T), [[0.6, 0.8, 0], [0, 0, 1]], atol=1e-12)
    first, err = reference.low_rank_approximation(TALL, 1)
    np.testing.assert_allclose(first, [[3, 0], [4, 0], [0, 0]], atol=1e-12)
    assert err == pytest.approx(2)
    assert reference.low_rank_approximation(TALL, 0)[1] == pytest.approx(sqrt(29))


@claim(
    "Each $u_i v_i^\\top$ is a multiplication table: every row is a multiple of one row.",
    "Eckart and Young showed in 1936 that no other table of rank $k$ comes nearer to $X$",
    "and that the distance can be read off what was left out:",
)
def no_other_table_comes_nearer(reference, rng):
    X = rng.normal(size=(6, 4))
    for k in (1, 2, 3):
        best, err = reference.low_rank_approximation(X, k)
        assert np.linalg.matrix_rank(best) == k
        s = np.linalg.svd(X)[1]
        assert (
            np.linalg.norm(X - best)
            == pytest.approx(err)
            == pytest.approx(sqrt(np.sum(s[k:] ** 2)))
        )
        U, s, Vt = np.linalg.svd(best, full_matrices=False)
        left, right = U[:, :k] * s[:k], Vt[:k]
        for size in (1e-3, 0.1, 1, 10):
            for _ in range(50):
                near = left + size * rng.normal(size=left.shape)
                other = near @ (right + size * rng.normal(size=right.shape))
                assert np.linalg.norm(X - other) > err
    u, v = rng.normal(size=5), rng.normal(size=3)
    assert np.linalg.matrix_rank(np.outer(u, v)) == 1


# --- slopes -------------------------------------------------------------------------------------


@claim(
    r"The gradient $\nabla f(x)$ holds the slope of $f$ along every axis; the slope in any other "
    r"direction, given by a $v$ of length 1, is $\nabla f(x)^\top v$.",
)
def slopes_in_all_directions(reference, rng):
    def f(x):
        return float(np.sin(x[0]) * x[1] + x[2] ** 2)

    x = rng.normal(size=3)
    slope = reference.numerical_gradient(f, x)
    np.testing.assert_allclose(slope, optimize.approx_fprime(x, f, 1e-8), atol=1e-6)
    for v in rng.normal(size=(20, 3)):
        v = v / np.linalg.norm(v)
        along = (f(x + 1e-5 * v) - f(x - 1e-5 * v)) / 2e-5
        assert along == pytest.approx(slope @ v, abs=1e-8)


@claim(
    r"The error of this central difference is $\tfrac{h^2}{6} f'''$; of the one-sided one, "
    r"$\tfrac{h}{2} f''$.",
    "From the right the errors fall as promised, with slope 1 and slope 2.",
    "subtracts two numbers that agree in more and more digits, what is left is noise of size "
    "$10^{-16}$, and dividing by a smaller $h$ blows it up. The best central step is about "
    "$10^{-5}$ and buys eleven digits; the best one-sided step buys eight. Halving a distance does "
    "not always bring you nearer.",
)
def errors_of_differences(notebook, rng):
    h = 1e-3
    one = (np.sin(1 + h) - np.sin(1)) / h - np.cos(1)
    central = (np.sin(1 + h) - np.sin(1 - h)) / (2 * h) - np.cos(1)
    assert one == pytest.approx(h / 2 * -np.sin(1), rel=0.01)
    assert central == pytest.approx(h**2 / 6 * -np.cos(1), rel=0.01)

    steps, errors = np.logspace(-1, -14, 79), {}
    for name, slope, until in (("one_sided", 1, 1e-6), ("central", 2, 1e-3)):
        error = np.abs(notebook.names[name] - np.cos(1))
        part = steps >= until
        assert np.polyfit(np.log(steps[part]), np.log(error[part]), 1)[0] == pytest.approx(
            slope, abs=0.02
        )
        assert error[-1] > 1e3 * error.min()
    x = rng.uniform(0, 3, size=400)
    for h in np.logspace(-1, -14, 53):
        found = (np.sin(x + h) - np.sin(x)) / h, (np.sin(x + h) - np.sin(x - h)) / (2 * h)
        errors[h] = [np.median(np.abs(f - np.cos(x))) for f in found]
    best_step = min(errors, key=lambda h: errors[h][1])
    assert round(np.log10(best_step)) == -5
    assert -np.log10(np.min(list(errors.values()), axis=0)) == pytest.approx([8.5, 11.5], abs=0.5)


@claim(
    "$f(x) = x_1^2 x_2$ at $(2, 3)$: the slopes are $2 x_1 x_2 = 12$ and $x_1^2 = 4$. And "
    r"$f(x) = x^3$ at 2 with the huge step $h = \tfrac12$: $\tfrac{2.5^3 - 1.5^3}{1} = 12.25 = "
    r"3 \cdot 2^2 + h^2$.",
    r"$f(x) = (x_1 x_2,\; x_1^2,\; x_1 + x_2)$ at $(2, 3)$ gives $J = \begin{pmatrix} 3 & 2 \\ 4 & "
    r"0 \\ 1 & 1 \end{pmatrix}$.",
    r"$f(x) = x_1^2 x_2$ at $(2, 3)$: $H = \begin{pmatrix} 2 x_2 & 2 x_1 \\ 2 x_1 & 0 "
    r"\end{pmatrix} = \begin{pmatrix} 6 & 4 \\ 4 & 0 \end{pmatrix}$. With $f(x) = x^4$ at 2 and "
    r"$h = \tfrac12$ the formula gives $3^4 - 2 \cdot 2^4 + 1^4 = 50$, where calculus says 48.",
)
def slopes_on_paper(reference):
    def f(x):
        return float(x[0] ** 2 * x[1])

    two = np.array([2.0])
    np.testing.assert_allclose(reference.numerical_gradient(f, AT), [12, 4], rtol=1e-7)
    assert reference.numerical_gradient(lambda x: float(x[0] ** 3), two, 0.5)[0] == 12.25
    assert 2.5**3 - 1.5**3 == 12.25 == 3 * 2**2 + 0.5**2
    J = reference.numerical_jacobian(lambda x: np.array([x[0] * x[1], x[0] ** 2, x.sum()]), AT)
    np.testing.assert_allclose(J, [[3, 2], [4, 0], [1, 1]], atol=1e-7)
    H = reference.numerical_hessian(f, AT)
    np.testing.assert_allclose(H, [[6, 4], [4, 0]], atol=1e-5)
    assert reference.numerical_hessian(lambda x: float(x[0] ** 4), two, 0.5)[0, 0] == 50
    assert (3**4 - 2 * 2**4 + 1**4, 12 * 2**2) == (50, 48)


@claim(
    r"Use the same formula for $i = j$, where it becomes $\frac{f(x + 2h e_i) - 2 f(x) + f(x - 2 h "
    "e_i)}{4h^2}$.",
    "and the formula does not give that by itself: with $i$ and $j$ swapped it adds up the same "
    "four numbers in another order",
    "The step is $10^{-4}$ here, for rounding is divided by $h^2$ now: with $h = 10^{-8}$, the "
    "error would be about half as large as $f$ itself.",
)
def second_differences(reference):
    def f(x):
        return float(np.sin(x[0] * x[1]) + np.exp(x[2]) * x[0])

    def twice(x, a, b, h):
        return (f(x + a + b) - f(x + a - b) - f(x - a + b) + f(x - a - b)) / (4 * h * h)

    is_lopsided, errors = [], []
    for seed in SEEDS:
        x, steps = np.random.default_rng(seed).normal(size=3), 1e-4 * np.eye(3)
        pairs = [(steps[i], steps[j]) for i in range(3) for j in range(i)]
        is_lopsided.append(any(twice(x, a, b, 1e-4) != twice(x, b, a, 1e-4) for a, b in pairs))
        H = reference.numerical_hessian(f, x)
        straight = (f(x + 2 * steps[0]) - 2 * f(x) + f(x - 2 * steps[0])) / (4 * 1e-8)
        assert H[0, 0] == pytest.approx(straight, abs=1e-6)
        errors.append(np.abs(reference.numerical_hessian(f, x, 1e-8) - H).max() / abs(f(x)))
    assert any(is_lopsided)
    assert 0.25 < np.median(errors) < 1


@claim(
    "Near it, $f$ looks like half of the landscape $q(x) = x^\\top H x$ of section 4",
    r"With $\nabla f = 0$: $H = \mathrm{diag}(6, 6)$ is a minimum, $\mathrm{diag}(6, -6)$ a "
    "saddle. For $x^4$, $-x^4$ and $x^3$ at 0, gradient and Hessian are $(0)$ and $(0)$, and the "
    'answer is `"undetermined"` for all three.',
)
def critical_points_on_paper(reference, rng):
    level = np.zeros(2)
    assert reference.classify_critical_point(level, np.diag([6.0, 6.0])) == "minimum"
    assert reference.classify_critical_point(level, np.diag([6.0, -6.0])) == "saddle"
    assert reference.classify_critical_point(np.zeros(1), np.zeros((1, 1))) == "undetermined"
    for f in (lambda x: x[0] ** 4, lambda x: -(x[0] ** 4), lambda x: x[0] ** 3):
        assert abs(reference.numerical_gradient(f, np.zeros(1))[0]) < 1e-9
        assert abs(reference.numerical_hessian(f, np.zeros(1))[0, 0]) < 1e-6

    def f(x):
        return float(np.cos(x[0]) + np.exp(x[0] * x[1]))

    H = reference.numerical_hessian(f, level)
    for step in 1e-3 * rng.normal(size=(20, 2)):
        assert f(step) - f(level) == pytest.approx(step @ H @ step / 2, abs=1e-9)


@claim(
    "The gradient $Qx + c$ must be a combination of the rows of $A$",
    r"The picture has $Q = \mathrm{diag}(2, 1)$, $c = 0$, $A = (1\;\;1)$, $b = (3)$. Stationarity "
    r"says $2 x_1 + \lambda = 0$ and $x_2 + \lambda = 0$, so $x_2 = 2 x_1$. With the constraint: "
    r"$x = (1, 2)$ and $\lambda = -2$.",
)
def the_lowest_point_of_a_path(reference, rng):
    Q, c, A = np.diag([2.0, 1.0]), np.zeros(2), np.array([[1.0, 1.0]])
    x, lam = reference.equality_constrained_quadratic(Q, c, A, np.array([3.0]))
    np.testing.assert_allclose(x, [1, 2])
    np.testing.assert_allclose(lam, [-2])
    np.testing.assert_allclose([2 * x[0] + lam[0], x[1] + lam[0]], 0, atol=1e-12)
    oracle = optimize.minimize(
        lambda v: v @ Q @ v / 2, [0, 0], constraints={"type": "eq", "fun": lambda v: v.sum() - 3}
    )
    np.testing.assert_allclose(x, oracle.x, atol=1e-6)
    B = rng.normal(size=(5, 5))
    Q, c, A = B @ B.T, rng.normal(size=5), rng.normal(size=(2, 5))
    x, lam = reference.equality_constrained_quadratic(Q, c, A, rng.normal(size=2))
    np.testing.assert_allclose(Q @ x + c, -A.T @ lam, atol=1e-8)


# --- the map ------------------------------------------------------------------------------------


def slope_of_landscape(x):
    return 3 * np.asarray(x) ** 2 - 3


@claim(
    "This landscape has a summit, a hollow and two passes:",
    "Thirty blind starts, four places.",
    "Every arrow crosses its contour line at a right angle: along the line $f$ does not change, so "
    "the gradient, which collects all the change, has nothing along it. The arrows shrink towards "
    "all four points. They lead towards the summit and away from the hollow; at the passes they "
    "come in along one axis and leave along the other.",
)
def the_map(reference, notebook, rng):
    found = notebook.names["found"]
    kinds = {(1, 1): "minimum", (-1, -1): "maximum", (1, -1): "saddle", (-1, 1): "saddle"}
    assert found == {tuple(map(float, place)): kind for place, kind in kinds.items()}
    landscape = notebook.names["landscape"]
    for x in rng.uniform(-2, 2, size=(50, 2)):
        slope = slope_of_landscape(x)
        np.testing.assert_allclose(reference.numerical_gradient(landscape, x), slope, atol=1e-7)
        along = 1e-5 * np.array([-slope[1], slope[0]])
        assert landscape(x + along) == pytest.approx(landscape(x - along), abs=1e-9)
    for place, kind in kinds.items():
        lengths = [
            [np.linalg.norm(slope_of_landscape(np.add(place, r * np.array(d)))) for r in (0.3, 0.1)]
            for d in ((1, 0), (0, 1), (-1, 0), (0, -1))
        ]
        assert all(near < far for far, near in lengths)
        outward = [
            slope_of_landscape(np.add(place, 0.1 * axis)) @ axis > 0
            for axis in (*np.eye(2), *-np.eye(2))
        ]
        expected = {"minimum": [True] * 4, "maximum": [False] * 4}
        assert outward == expected.get(kind, [place[0] > 0, place[1] > 0] * 2)


# --- threes -------------------------------------------------------------------------------------


@cache
def digits(data):
    table = pd.read_csv(data / "digits_3_8.csv")
    pixels = table.drop(columns="digit").to_numpy(float)
    return pixels[table["digit"] == 3], pixels[table["digit"] == 8]


@claim(
    "The file holds images of handwritten digits, 8 by 8 pixels with ink from 0 to 16, collected "
    "by Alpaydin and Kaynak in the 1990s. Write the 183 threes below each other, one image per "
    "row, and you have a table $X$ of shape $(183, 64)$. Every three is different.",
    "ten pixels on the rim are white in every three",
)
def the_threes(data):
    threes, eights = digits(data)
    assert threes.shape == (183, 64)
    assert (min(threes.min(), eights.min()), max(threes.max(), eights.max())) == (0, 16)
    assert len(np.unique(threes, axis=0)) == 183
    white = np.flatnonzero((threes == 0).all(axis=0))
    assert len(white) == 10
    assert set(white % 8) <= {0, 7}  # the first and the last column
    assert np.linalg.matrix_rank(threes) == 54


@claim(
    "One number towers above all others: the first term alone, one image with a brightness for "
    "each person, accounts for 84 % of the squared ink. Then the values fall steadily.",
    "With $k = 1$ everybody writes the same three, some with more ink.",
    r"At $k = 8$ the table needs $8 \cdot (183 + 64 + 1) = 1984$ numbers in place of $11\,712$, a "
    "sixth.",
)
def one_term_and_eight(data, reference):
    threes, _ = digits(data)
    U, s, _ = reference.svd_from_eigh(threes)
    assert_rounds_to(100 * s[0] ** 2 / np.sum(threes**2), "84")
    assert s[0] > 4 * s[1]
    assert (s[2:] / s[1:-1]).min() > 0.5
    assert (U[:, 0] * np.sign(U[0, 0])).min() > 0
    assert np.ptp(np.abs(U[:, 0])) > 0.03
    assert (8 * (183 + 64 + 1), threes.size) == (1984, 11712)
    assert_rounds_to(threes.size / 1984, "6")


def missed(images, Vt):
    return np.linalg.norm(images - images @ Vt[:8].T @ Vt[:8]) / np.linalg.norm(images)


@claim(
    "With the same eight directions",
    "Eight directions miss a fifth of the threes.",
    "How much of the eights: about as much, twice as much, nearly all?",
    "Not quite twice as much.",
)
def threes_and_eights(data, reference):
    threes, eights = digits(data)
    _, _, Vt = reference.svd_from_eigh(threes)
    assert 0.18 < missed(threes, Vt) < 0.23
    assert 1.6 < missed(eights, Vt) / missed(threes, Vt) < 2


def misread(data, reference, learned, directions):
    """Return the indices of the images that were not learned and are taken for the other digit."""
    table = pd.read_csv(data / "digits_3_8.csv")
    pixels, digit = table.drop(columns="digit").to_numpy(float), table["digit"].to_numpy()
    lost = []
    for known in (3, 8):
        V = reference.svd_from_eigh(pixels[learned & (digit == known)])[2][:directions]
        lost.append(np.linalg.norm(pixels - pixels @ V.T @ V, axis=1))
    verdicts = np.where(lost[0] <= lost[1], 3, 8)
    return np.flatnonzero(~learned & (verdicts != digit)).tolist()


@claim(
    "At the end a program decides, built from nothing but functions that you write below, and it "
    "is wrong about one of the four.",
    "It learns directions of both digits from every second image and judges the others, the four "
    "of the first page among them.",
    "what is the smallest one that makes at most three mistakes, and why do very many directions "
    "do harm?",
    "With eight directions 2 of 178 are misread, and image 223 is one of them: a three whose loop "
    "nearly closes.",
    "With 45 directions it is 22: then either set of directions draws almost anything",
    "Which half is learned matters, too: over 200 random halves 8 directions are right for 98.6 % "
    "of the other half on average, between 93.9 % and 100 %.",
)
def three_or_eight(notebook, data, reference):
    riddles = notebook.names["RIDDLES"]
    every_second = np.arange(357) % 2 == 0
    assert (~every_second).sum() == 178
    assert all(which % 2 for which in riddles)
    assert misread(data, reference, every_second, 8) == [179, 223]
    assert set(riddles) & {179, 223} == {223}
    assert "8 directions: 2 mistakes in 178 images: [179, 223]" in notebook.printed
    assert len(misread(data, reference, every_second, 45)) == 22
    few = [len(misread(data, reference, every_second, k)) for k in (1, 2, 3)]
    assert few == [9, 3, 1]
    right = []
    for seed in SEEDS:
        order = np.random.default_rng(seed).permutation(357)
        learned = np.isin(np.arange(357), order[:178])
        right.append(100 * (1 - len(misread(data, reference, learned, 8)) / 179))
    assert_rounds_to(np.mean(right), "98.6")
    assert_rounds_to(min(right), "93.9")
    assert max(right) == 100


@claim(
    "How large is it, in circles, for each of the four machines?",
    "3, 1, 1 and 0: the size of the determinant. The shear leaves areas as they are.",
)
def areas_of_four_machines(notebook):
    for name, line in [
        ("symmetric", "3.000 circles, determinant 3.000"),
        ("quarter turn", "1.000 circles, determinant 1.000"),
        ("shear", "1.000 circles, determinant 1.000"),
        ("flattened", "0.000 circles, determinant 0.000"),
    ]:
        assert f"{name}: {line}" in notebook.printed


@claim(
    "Are these the only redundant ones?",
    r"A table with independent columns has a positive definite $X^\top X$, and only such a table",
)
def redundant_pixels(data, notebook, rng):
    threes, _ = digits(data)
    assert (~threes.any(axis=0)).sum() == 10
    assert np.linalg.matrix_rank(threes[:, threes.any(axis=0)]) == 54
    assert "all 64 pixels independent: False | X.T @ X: positive semidefinite" in notebook.printed
    assert "the 54 with ink independent: True | X.T @ X: positive definite" in notebook.printed
    X = rng.normal(size=(6, 3))
    assert np.linalg.eigvalsh(X.T @ X)[0] > 1e-6
    X[:, 2] = X[:, 0] - X[:, 1]
    assert abs(np.linalg.eigvalsh(X.T @ X)[0]) < 1e-12


@claim(
    r"Which step gives the best central difference for $\sin$ at 1:",
    r"$10^{-2}$, $10^{-5}$, $10^{-8}$ or $10^{-14}$?",
)
def best_of_four_steps():
    steps = np.array([1e-2, 1e-5, 1e-8, 1e-14])
    central = (np.sin(1 + steps) - np.sin(1 - steps)) / (2 * steps)
    assert np.argmin(np.abs(central - np.cos(1))) == 1


@claim(
    r"SciPy and NumPy hand such problems to LAPACK, which never forms $X^\top X$.",
    "its square, $10^{-18}$, is below the rounding of the first one, $10^{-16}$, and no `tol` "
    "brings it back.",
)
def beside_scipy(notebook, reference):
    ladder = notebook.names["ladder"]
    np.testing.assert_allclose(scipy.linalg.svdvals(ladder), [1, 1e-3, 1e-6, 1e-9], rtol=1e-6)
    assert len(reference.svd_from_eigh(ladder)[1]) == 2
    assert len(reference.svd_from_eigh(ladder, 1e-15)[1]) == 3
    for tol in (1e-16, 1e-17, 1e-18, 1e-19):
        smallest = reference.svd_from_eigh(ladder, tol)[1][-1]
        assert not 0.5e-9 < smallest < 2e-9


@claim(
    "The largest eigenvalue of $X^\\top X$ is $s_1^2$",
    "The second-largest eigenvalue is only 0.04 times the largest, so each step of the power "
    "iteration gains more than a digit.",
)
def two_ways_to_one_number(data, reference):
    threes, _ = digits(data)
    gram = threes.T @ threes
    values, vectors = np.linalg.eigh(gram)
    assert_rounds_to(values[-2] / values[-1], "0.04")
    assert values[-1] == pytest.approx(np.linalg.norm(threes, 2) ** 2)
    gaps = []
    for n_iter in range(1, 7):
        _, v, _ = reference.power_iteration(gram, np.ones(64), n_iter=n_iter, tol=0.0)
        gaps.append(min(np.linalg.norm(v - sign * vectors[:, -1]) for sign in (1, -1)))
    assert (np.divide(gaps[1:], gaps[:-1]) < 0.1).all()
