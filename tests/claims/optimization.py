"""What the notebook of optimization claims."""

import inspect
import time
import tomllib
from itertools import combinations
from math import comb

import numpy as np
import pytest
from scipy.optimize import linprog, minimize, minimize_scalar, rosen, rosen_der, rosen_hess
from sklearn.linear_model import lars_path

from autograder.authoring.claims import assert_rounds_to, claim, given

START = np.array([-1.2, 1.0])


def square(w):
    return float(w @ w)


def random_hessian(rng, d=4):
    """Return a symmetric matrix with curvatures from 1 to 10."""
    turn = np.linalg.qr(rng.normal(size=(d, d)))[0]
    return turn @ np.diag(np.linspace(1, 10, d)) @ turn.T


# --- the start ----------------------------------------------------------------------------------

given(
    "About six hours.",
    "nearly everything later builds on it",
    why="how the course works",
)
given(
    "In 1847 Augustin-Louis",
    "proposed not to solve equations at all",
    "see in which direction the error falls fastest",
    "Today's networks are trained by Cauchy's three pages",
    "what to do when only part of the data",
    "Boris Polyak's method of 1964",
    "(Kingma and Ba, 2015)",
    "test function of 1960",
    why="history",
)
given(
    "also where $d = 1$",
    "an int that starts at 1, and returns a float",
    "Call them as often as you like",
    "within a relative error of $10^{-9}$ (an absolute one where the exact value is near 0)",
    why="conventions of the exercises",
)


@claim(
    "Whatever walks below takes another function as an argument, an objective, a gradient or a "
    "rule for the step",
)
def walkers_take_functions(reference):
    takes = {
        name
        for name, function in vars(reference).items()
        if any(
            "Callable" in str(p.annotation) for p in inspect.signature(function).parameters.values()
        )
    }
    walkers = {name for name in vars(reference) if "descent" in name or "minimize" in name}
    walkers |= {"sgd_least_squares", "backtracking"}
    assert takes == walkers | {"jensen_violation"}


given(
    "Suppose that you may measure three things only. Which three?",
    "In the last experiment your functions find an answer without trying any",
    why="a question, which the last experiment answers",
)


@claim(
    "Each row is a patient with diabetes: ten measurements, and in the last column",
    "There are 120 ways to choose.",
    "So measure bmi, s5 and bp. Least squares on these three leaves a mean squared error of 3083. "
    "No other of the 120 triples does better, all ten columns together leave 2860, and no column "
    "at all leaves 5930.",
)
def three_measurements(notebook):
    table = notebook.names["diabetes"]
    assert table.shape == (442, 11)
    assert table.columns[-1] == "progression"
    target = table["progression"].to_numpy(float)

    def error(names):
        X = np.column_stack([np.ones(442), *(table[name].to_numpy(float) for name in names)])
        w = np.linalg.lstsq(X, target, rcond=None)[0]
        return np.mean((X @ w - target) ** 2)

    measurements = list(table.columns[:10])
    errors = {names: error(names) for names in combinations(measurements, 3)}
    assert len(errors) == comb(10, 3) == 120
    assert set(min(errors, key=errors.__getitem__)) == {"bmi", "s5", "bp"}
    assert_rounds_to(min(errors.values()), "3083")
    assert_rounds_to(error(measurements), "2860")
    assert_rounds_to(error([]), "5930")


@claim(
    "The progression of the first patient is 151. Somebody types 15100.",
    "Least squares nearly doubles its slope, from 45.2 to 89.0. The absolute error hardly notices: "
    "from 52.6 to 52.9.",
)
def one_typing_error(notebook):
    table = notebook.names["diabetes"]
    bmi = table["bmi"].to_numpy(float)
    X = np.column_stack([np.ones(442), (bmi - bmi.mean()) / bmi.std()])
    y = np.array(table["progression"], dtype=float)
    assert y[0] == 151
    for factor, square, absolute in ((1, "45.2", "52.6"), (100, "89.0", "52.9")):
        y[0] = 151 * factor
        assert_rounds_to(np.linalg.lstsq(X, y, rcond=None)[0][1], square)
        columns = np.hstack([X, -np.eye(442), np.eye(442)])
        costs = np.r_[0, 0, np.ones(884)]
        free, positive = [(None, None)] * 2, [(0, None)] * 884
        best = linprog(costs, A_eq=columns, b_eq=y, bounds=free + positive)
        assert_rounds_to(best.x[1], absolute)
        assert f"slope {square} by least squares, {absolute} by" in notebook.printed


@claim(
    "Three walks of twenty steps, with $\\eta = 0.02$, $0.17$ and $0.202$. Which ends nearest to "
    "the bottom, and what does the last one do along the valley and across it?",
    "The second ends nearest. The third comes closer along the valley, and climbs the walls "
    "across it.",
)
def three_walks(reference):
    ends = []
    for eta in (0.02, 0.17, 0.202):
        path = reference.gradient_descent(
            lambda w: np.array([1.0, 10.0]) * w, np.array([-4.0, 1.5]), lambda t, eta=eta: eta, 20
        )
        ends.append(path[-1])
    assert np.argmin([np.linalg.norm(end) for end in ends]) == 1
    assert abs(ends[2][0]) < abs(ends[1][0]) < 4
    assert abs(ends[2][1]) > 1.5


@claim(
    "With $\\beta = 0.9$ it stops after two steps, at $f = 2.27$, where the slope is 85:",
)
def a_test_that_lies(reference):
    w, reason = START, ""
    for t in range(1, 10):
        eta = reference.backtracking(rosen, rosen_der(w), w, 1.0, 0.9, 1e-4)
        old, w = w, w - eta * rosen_der(w)
        reason = reference.stop_reason(old, w, rosen(old), rosen(w), t, 9, 1e-10, 1e-10)
        if reason:
            break
    assert (t, reason) == (2, "f")
    assert_rounds_to(rosen(w), "2.27")
    assert_rounds_to(np.linalg.norm(rosen_der(w)), "85")


@claim(
    "Newton-CG needs far more steps than your seven: it searches along every direction, and never "
    "leaps to 1412.",
)
def steps_of_a_library():
    heights = []
    options = {"jac": rosen_der, "hess": rosen_hess, "method": "Newton-CG"}
    found = minimize(rosen, START, callback=lambda w: heights.append(rosen(w)), **options)
    assert (found.nit, found.njev) == (83, 105)
    assert max(heights) < rosen(START)


given(
    "BFGS learns the curvature from the gradients that it has seen, without a Hessian.",
    why="what a library's manual says",
)
given(
    "An open end. Beat the experiment on the raw table: come within 0.16 of its lowest loss with "
    "at most 1000 gradients",
    why="a task without marks",
)


# --- 1. down ------------------------------------------------------------------------------------

given(
    "Among all steps of the same length, which one lowers it most?",
    "so $v$ is first brought to length 1",
    "Raise ValueError if every entry of $v$ is 0",
    why="a question and definitions",
)


@claim(
    "At a point with gradient $g = \\nabla f(w)$, a short step $s$ changes the objective by about "
    "$g^\\top s$.",
    "The cosine is at most 1, and it is 1 only if $v$ points along $g$. That is why everybody "
    "walks along $-g$: no direction goes down faster.",
)
def nothing_is_steeper_than_the_gradient(reference, rng):
    g = rng.normal(size=3)
    slopes = [reference.directional_derivative(g, v) for v in rng.normal(size=(500, 3))]
    assert np.abs(slopes).max() < np.linalg.norm(g)
    w, s = rng.normal(size=2), 1e-6 * rng.normal(size=2)
    assert rosen(w + s) - rosen(w) == pytest.approx(rosen_der(w) @ s, rel=1e-3)
    assert reference.directional_derivative(g, -3 * g) == pytest.approx(-np.linalg.norm(g))


@claim(
    "$g = (1, 7)$, $v = (6, 8)$: $v$ has length 10, the slope is $(6 + 56)/10 = 6.2$. Along $g$ "
    "itself it is $\\lVert g \\rVert = \\sqrt{50} \\approx 7.07$; along $(7, -1)$ it is 0",
)
def slopes_on_paper(reference):
    g = np.array([1.0, 7.0])
    assert np.hypot(6, 8) == 10
    assert reference.directional_derivative(g, np.array([6.0, 8])) == pytest.approx(6.2)
    assert_rounds_to(reference.directional_derivative(g, g), "7.07")
    assert reference.directional_derivative(g, g) == pytest.approx(np.sqrt(50))
    assert reference.directional_derivative(g, np.array([7.0, -1])) == 0


# --- 2. convex ----------------------------------------------------------------------------------

given(
    "if the chord between any two points of its graph",
    "How would you test a function for convexity that you can only call?",
    "The draws are part of the contract, so that everybody looks at the same chords: first "
    "pairs = rng.integers(0, n, size=(n_pairs, 2))",
    "Chord k joins x = X[pairs[k, 0]], [...] and y = X[pairs[k, 1]].",
    "It is convex if $B$ and every $Q_i$ are symmetric",
    why="definitions and contracts",
)


@claim(
    "On the left every chord stays above. On the right the graph pokes through one of them, and "
    "there are two valleys; which one you end in depends on the start. For a convex "
    "function every local minimum is global, so a method that only looks around itself",
)
def valleys_of_two_shapes(reference, notebook, rng):
    convex, wavy = (shape for _, shape, _ in notebook.names["shapes"])
    points = rng.uniform(-1.6, 1.6, size=(30, 1))
    assert reference.jensen_violation(lambda w: convex(w[0]), points, 500, rng) < 1e-12
    assert wavy(-0.175) > (wavy(-1.3) + wavy(0.95)) / 2
    ends = {"convex": set(), "wavy": set()}
    for start in np.linspace(-1.5, 1.5, 13):
        for name, slope in (
            ("convex", lambda w: 2 * w),
            ("wavy", lambda w: 4 * w**3 - 4 * w + 0.3),
        ):
            path = reference.gradient_descent(slope, np.array([start]), lambda t: 0.05, 500)
            ends[name].add(round(path[-1, 0], 6) + 0.0)
    assert {name: len(found) for name, found in ends.items()} == {"convex": 1, "wavy": 2}
    left, right = sorted(ends["wavy"])
    assert wavy(left) < wavy(right) - 0.1


@claim(
    "A positive result proves that $f$ is not convex, if it is well above rounding: for an affine "
    "function, which is convex, it may come out as $10^{-15}$. A negative or zero one proves "
    "nothing; you may have been unlucky.",
)
def what_a_chord_proves(reference, rng):
    slope = rng.normal(size=3)
    found = [
        reference.jensen_violation(lambda w: float(w @ slope), rng.normal(size=(9, 3)), 50, rng)
        for _ in range(20)
    ]
    assert 1e-16 < max(found) < 1e-14
    near_the_bottom = rng.uniform(0.8, 1.2, size=(9, 1))
    wavy = reference.jensen_violation(
        lambda w: float(w[0] ** 4 - 2 * w[0] ** 2), near_the_bottom, 50, rng
    )
    assert wavy <= 0


@claim(
    "For $f(w) = w^2$ between $0$ and $1$ with $\\lambda = 1/4$ on $x = 0$: the graph is at "
    "$0.75^2 = 0.5625$, the chord at $0.75$, the value is $-0.1875$: the graph sags. For $-w^2$ it "
    "is $+0.1875$.",
)
def chords_on_paper(reference):
    class Draws:
        """Draws one chord, from 0 to 1, with the weight 1/4 on 0."""

        def integers(self, low, high, size):
            return np.array([[0, 1]])

        def random(self, size):
            return np.array([0.25])

    X = np.array([[0.0], [1.0]])
    assert reference.jensen_violation(square, X, 1, Draws()) == 0.75**2 - 0.75 == -0.1875
    assert reference.jensen_violation(lambda w: -square(w), X, 1, Draws()) == 0.1875


@claim(
    "the function $\\tfrac12 x^\\top B x + c^\\top x$ is convex exactly if no eigenvalue of $B$ is "
    "negative",
    "$\\mathrm{diag}(2, 0)$ passes: a trough is convex. $\\mathrm{diag}(1, -1)$ does not: it is a "
    "saddle. $\\begin{pmatrix} 2 & 1 \\\\ 0 & 2 \\end{pmatrix}$ does not: it is not symmetric. "
    "(Only the symmetric half $\\tfrac12 (M + M^\\top)$ matters to the function",
)
def convex_quadratics(reference, rng):
    assert reference.qcqp_is_convex(np.diag([2.0, 0]), [])
    assert not reference.qcqp_is_convex(np.diag([1.0, -1]), [])
    M = np.array([[2.0, 1], [0, 2]])
    assert not reference.qcqp_is_convex(M, [])
    points = rng.normal(size=(40, 2))
    assert [p @ M @ p for p in points] == pytest.approx([p @ (M + M.T) @ p / 2 for p in points])
    for eigenvalues, is_convex in (([3, 0.5], True), ([2, 0], True), ([1, -0.3], False)):
        turn = np.linalg.qr(rng.normal(size=(2, 2)))[0]
        B, c = turn @ np.diag(eigenvalues) @ turn.T, rng.normal(size=2)
        found = reference.jensen_violation(
            lambda w, B=B, c=c: w @ B @ w / 2 + c @ w, points, 500, rng
        )
        assert (found < 1e-12) == is_convex
        assert reference.qcqp_is_convex(B, []) == is_convex


# --- 3. walking ---------------------------------------------------------------------------------

given(
    "That is all of gradient descent: [...] All the art is in $\\eta$.",
    "Three rules are in common use",
    "Here $t = 1, 2, \\dots$ is the number of the step. Why",
    "Raise ValueError for any other kind, and for $t < 1$ whatever the rule (so that nobody "
    "counts from 0 unnoticed)",
    "For $t = 1, \\dots,$ n_iter: [...] at most tol, stop",
    "The path is an array of shape $(T + 1, d)$, [...] Row 0 is w0",
    "With the default tol = 0 that still happens where the gradient is exactly zero.",
    "call grad at most once per iterate, which makes at most n_iter + 1 calls",
    "use only its direction, and decide on the length yourself",
    "Where $g = 0$ every slope is 0.",
    "Where $g = 0$ there is no direction",
    why="definitions and contracts",
)


@claim(
    "The steps must add up to infinity, or a far-away minimum could never be reached; and to "
    "silence noise they must shrink to 0. Both $1/t$ and $1/\\sqrt t$ do.",
    "noisy gradients: forgets the noise, but tires soon",
)
def sums_of_steps(reference, rng):
    t = np.arange(1, 10**6 + 1)
    for kind, at_least in (("inverse", np.log(t)), ("sqrt", np.sqrt(t))):
        sizes = np.array([reference.step_size(kind, 1.0, int(k)) for k in t[:1000]])
        rule = 1 / t if kind == "inverse" else 1 / np.sqrt(t)
        assert sizes == pytest.approx(rule[:1000])
        assert (np.cumsum(rule) >= at_least).all()  # and these grow beyond any bound
        assert rule[-1] <= 1e-3
    assert np.sum(1 / t[:1000]) < 8 < 60 < np.sum(1 / np.sqrt(t[:1000]))
    path = reference.gradient_descent(np.sign, np.array([9.0]), lambda t: 2.0**-t * 4, 200)
    assert path[-1, 0] > 4.9  # steps that add up to 4 never reach 0
    spreads = []
    for rule in (lambda t: 0.3, lambda t: 1 / t):
        path = reference.gradient_descent(lambda w: w + rng.normal(size=1), np.zeros(1), rule, 3000)
        spreads.append(path[-500:].std())
    assert spreads[1] < spreads[0] / 10


@claim("$\\eta_0 = 0.6$, $t = 4$: the sizes are $0.6$, $0.15$, $0.3$.")
def step_sizes_on_paper(reference):
    sizes = [reference.step_size(kind, 0.6, 4) for kind in ("constant", "inverse", "sqrt")]
    assert sizes == pytest.approx([0.6, 0.15, 0.3])


@claim(
    "$f(w) = \\tfrac12 w^2$ has the gradient $w$. From $8$ with $\\eta = 0.5$: $8, 4, 2, 1$. With "
    "tol = 3 and the same steps the path is $8, 4, 2$, since $2 \\le 3$ ends it.",
)
def descent_on_paper(reference):
    start = np.array([8.0])
    path = reference.gradient_descent(lambda w: w, start, lambda t: 0.5, 3)
    assert path.ravel().tolist() == [8, 4, 2, 1]
    path = reference.gradient_descent(lambda w: w, start, lambda t: 0.5, 3, 3.0)
    assert path.ravel().tolist() == [8, 4, 2]


@claim(
    "Put that in a list and every row of your path will be the last point, and the caller's w0 "
    "along with it. g *= lr(t) is the same trap: in the example above grad returns w itself",
)
def traps_of_changes_in_place():
    w0 = w = np.array([8.0])
    path = [w]
    for _ in range(3):
        g = w.copy()
        w -= 0.5 * g
        path.append(w)
    assert np.ravel(path).tolist() == [1, 1, 1, 1]
    assert w0 == 1
    w = np.array([8.0])
    g = w
    g *= 0.5
    assert w == 4


@claim(
    "Take a parabola $f(w) = \\tfrac{L}{2} w^2$ with curvature $L$. The step is "
    "$w \\leftarrow (1 - \\eta L)\\, w$. This shrinks exactly if $|1 - \\eta L| < 1$",
    "With $\\eta = 1/L$ the bottom is hit at once, beyond $2/L$ every step lands higher than it "
    "began. A bowl in many dimensions is one such parabola for each eigenvector of its Hessian, "
    "all with the same $\\eta$.",
    "with $\\eta = 1/L$ each step multiplies its error by $1 - \\mu/L$",
    "about $\\kappa$ steps to shrink the error by a factor $e$",
)
def steps_on_a_parabola(reference, rng):
    L = 5.0
    for eta in (0.05, 0.25, 0.39, 0.41, 0.6):
        path = reference.gradient_descent(
            lambda w: L * w, np.array([1.0]), lambda t, e=eta: e, 5
        ).ravel()
        assert path == pytest.approx((1 - eta * L) ** np.arange(6))
        assert (np.diff(path**2) < 0).all() == (eta < 2 / L)
        assert (np.diff(path**2) > 0).all() == (eta > 2 / L)
    assert reference.gradient_descent(lambda w: L * w, np.array([1.0]), lambda t: 1 / L, 1)[1] == 0
    H = random_hessian(rng)
    values, vectors = np.linalg.eigh(H)
    path = (
        reference.gradient_descent(lambda w: H @ w, rng.normal(size=4), lambda t: 1 / 10, 7)
        @ vectors
    )
    assert path[-1] == pytest.approx(path[0] * (1 - values / 10) ** 7, abs=1e-12)
    for kappa in (50, 1000):
        assert (1 - 1 / kappa) ** kappa == pytest.approx(1 / np.e, rel=0.02)


@claim(
    "Your function on a bowl with $L = 10$, $\\mu = 1$:",
    "Left: too timid. Right: $\\eta$ is one percent above $2/L = 0.2$; along the valley all is "
    "well, across it every bounce is a little higher than the last.",
)
def three_walks_in_a_bowl(reference, notebook):
    curvatures, origin = notebook.names["curvatures"], notebook.names["origin"]
    assert curvatures.tolist() == [1, 10]
    left, middle, right = (
        reference.gradient_descent(lambda w: curvatures * w, origin, lambda t, e=eta: e, 20)
        for eta in (0.02, 0.17, 0.202)
    )
    assert abs(left[-1, 0]) > 0.6 * abs(origin[0])
    for path in (middle, right):
        assert (np.sign(path[1:, 1]) == -np.sign(path[:-1, 1])).all()
        assert abs(path[-1, 0]) < 0.03 * abs(origin[0])
    assert (np.diff(np.abs(middle[:, 1])) < 0).all()
    assert (np.diff(np.abs(right[:, 1])) > 0).all()
    assert pytest.approx(1.01 * 2 / 10) == 0.202


@claim(
    "Every step is exactly $\\eta$ long. The price: near the bottom it cannot settle, and jumps "
    "back and forth unless $\\eta$ shrinks.",
    "$w = (1, 1)$, $g = (30, 40)$, $\\eta = 0.5$: the unit vector is $(0.6, 0.8)$, so $w$ becomes "
    "$(0.7, 0.6)$. For $g = (0.03, 0.04)$, too.",
)
def steps_of_one_length(reference, rng):
    w = np.array([1.0, 1.0])
    for g in (np.array([30.0, 40]), np.array([0.03, 0.04])):
        assert reference.normalized_step(w, g, 0.5) == pytest.approx(np.array([0.7, 0.6]))
    for g in rng.normal(size=(20, 2)):
        assert np.linalg.norm(reference.normalized_step(w, g, 0.3) - w) == pytest.approx(0.3)
    ends = {}
    for name, eta in (("constant", lambda t: 0.3), ("shrinking", lambda t: 1 / t)):
        w = np.array([2.05])
        path = []
        for t in range(1, 300):
            w = reference.normalized_step(w, 2 * w, eta(t))
            path.append(w[0])
        ends[name] = np.array(path[-20:])
    assert (ends["constant"][1:] * ends["constant"][:-1] < 0).all()
    assert np.abs(np.diff(ends["constant"])) == pytest.approx(np.full(19, 0.3))
    assert np.abs(ends["shrinking"]).max() < 0.01


# --- 4. how far ---------------------------------------------------------------------------------

given(
    "What if nobody tells you $L$?",
    "The usual $c$ is $10^{-4}$",
    "try $\\eta = \\eta_0 \\beta^k$ for $k = 0, 1, 2, \\dots, 60$",
    "If none does, return 0.0",
    "Three tests are usual",
    'If none holds, return the empty text ""',
    "All three include equality, so eps_f = 0 stops only if $f$ did not change at all.",
    why="definitions and contracts; c as in Nocedal and Wright, 2006, section 3.1",
)


@claim(
    "A short step $\\eta$ along $-g$ promises a decrease of $\\eta \\lVert g \\rVert^2$.",
    "On a parabola of curvature $L$ these are the steps up to $2(1 - c)/L$. For tiny $c$ that is "
    "just short of the cliff at $2/L$ where the decrease ends.",
)
def armijo_on_a_parabola(reference, notebook):
    for L in (0.5, 2.0):
        w = np.array([1.0])
        g = L * w

        def f(v, L=L):
            return L / 2 * square(v)

        assert (f(w) - f(w - 1e-7 * g)) / 1e-7 == pytest.approx(g @ g, rel=1e-5)
        for c in (1e-4, 0.1, 0.7):
            limit = 2 * (1 - c) / L
            taken = [reference.backtracking(f, g, w, eta0=limit * s, c=c) for s in (0.999, 1.001)]
            assert taken == pytest.approx([limit * 0.999, limit * 1.001 / 2])
        assert f(w - 2 / L * g) == pytest.approx(f(w))
        assert 0.999 < 2 * (1 - 1e-4) / L / (2 / L) < 1
    assert notebook.names["along"](0.3) == pytest.approx((1 - 0.3 * 2) ** 2)


@claim(
    "$f(w) = w^2$ at $w = 1$, so $g = 2$ and the promise is $4\\eta$. A step of $1$ lands at $-1$: "
    "$f = 1$, not below $1 - 0.0004$. A step of $0.5$ lands at $0$. Answer: $0.5$.",
)
def backtracking_on_paper(reference):
    w, g = np.array([1.0]), np.array([2.0])
    assert g @ g == 4
    assert square(w - g) == 1 > 1 - 1e-4 * 4 == 1 - 0.0004
    assert square(w - 0.5 * g) == 0
    assert reference.backtracking(square, g, w) == 0.5


@claim(
    "From $(0, 0)$ to $(3, 4)$, $f$ from $9$ to $1$, step 7 of at most 100, both tolerances "
    "$0.01$: "
    'the step is 5 long, $f$ changed by 8, so go on. With eps_f = 8 the answer is "f"; with '
    'eps_w = 5 (and eps_f = 0.01) it is "w".',
)
def reasons_on_paper(reference):
    step = np.zeros(2), np.array([3.0, 4.0]), 9.0, 1.0, 7, 100
    assert np.linalg.norm(step[1]) == 5
    reasons = [reference.stop_reason(*step, *eps) for eps in ((0.01, 0.01), (8, 0.01), (0.01, 5))]
    assert reasons == ["", "f", "w"]


# --- 5. batches ---------------------------------------------------------------------------------

given(
    "An epoch is one pass over the data, every sample once.",
    "rng.permutation(n), called exactly once and nothing else drawn",
    'with the scaling "half_mean": $\\frac{1}{2n}\\lVert Xw - y \\rVert^2$',
    "(its draw is the only one) [...] $t$ counts the steps over all epochs: 1 for the very first "
    "batch, and never reset.",
    "(not $n - 1$) of squared distances",
    "Section 9 shows it on patients.",
    why="definitions and contracts",
)


@claim(
    "A gradient over a million samples is a mean of a million vectors, and far from the minimum "
    "the first thousand already tell you roughly the same.",
)
def a_thousand_of_a_million(rng):
    """At the minimum itself they do not: the reason for saying where."""
    X = rng.normal(size=(1_000_000, 5))
    weights = np.arange(1.0, 6)
    y = X @ weights + 2 * rng.normal(size=len(X))

    def gradient(w, rows):
        return X[rows].T @ (X[rows] @ w - y[rows]) / len(y[rows])

    for w, is_near in ((np.zeros(5), False), (weights, True)):
        mean, few = gradient(w, slice(None)), gradient(w, slice(1000))
        slip = np.linalg.norm(few - mean) / np.linalg.norm(mean)
        assert (slip > 1) if is_near else (slip < 0.25)


@claim(
    "Its steps are noisy but right on average: if the batch is drawn at random, the expectation of "
    "its mean gradient is the full gradient.",
    "A batch of $b$ samples drawn with replacement has a mean gradient with variance $V/b$.",
    "On a bowl whose largest curvature is $L$, one step $\\eta$ changes the objective on average "
    "by at most",
    "As $\\bar g$ shrinks and $V$ does not, the price wins, unless $\\eta$ shrinks or $b$ grows.",
)
def noise_of_batches(reference, rng):
    """All batches of 2 of 6 samples, drawn with replacement, are looked at."""
    H, w = random_hessian(rng), rng.normal(size=4)
    grads = H @ w + rng.normal(size=(6, 4))
    grads += H @ w - grads.mean(axis=0)
    V, mean = reference.gradient_variance(grads), grads.mean(axis=0)
    pairs = (grads[:, np.newaxis] + grads) / 2
    pairs = pairs.reshape(-1, 4)
    assert pairs.mean(axis=0) == pytest.approx(mean)
    assert reference.gradient_variance(pairs) == pytest.approx(V / 2)
    for eta in (0.01, 0.1, 0.3):
        steps = -eta * pairs
        change = np.mean([s @ mean + s @ H @ s / 2 for s in steps])
        bound = -eta * mean @ mean + 10 * eta**2 / 2 * (mean @ mean + V / 2)
        assert change <= bound
    small = 1e-3 * mean
    bound = -0.01 * small @ small + 10 * 0.01**2 / 2 * (small @ small + V / 2)
    assert bound > 0


@claim(
    "On paper. np.random.default_rng(1).permutation(5) is [4, 0, 1, 2, 3]. Batches of 2: [4, 0], "
    "[1, 2], [3].",
)
def batches_on_paper(reference):
    assert np.random.default_rng(1).permutation(5).tolist() == [4, 0, 1, 2, 3]
    batches = reference.minibatches(5, 2, np.random.default_rng(1))
    assert [batch.tolist() for batch in batches] == [[4, 0], [1, 2], [3]]


@claim(
    "Two samples $x = 1$, targets $2$ and $4$, $w = 0$, $\\eta = 0.5$. One batch of both: the mean "
    "residual is $-3$, $w = 1.5$. Batches of one, target $2$ first: $w = 1$, then "
    "$1 - 0.5 \\cdot (1 - 4) = 2.5$. Had $4$ come first: $2$, then $2$.",
)
def epochs_on_paper(reference):
    X, y = np.ones((2, 1)), np.array([2.0, 4.0])
    assert np.mean(0 - y) == -3

    def walk(size, order):
        class Draws:
            """Deals the samples in a given order."""

            def permutation(self, n):
                return np.array(order)

        return reference.sgd_least_squares(X, y, np.zeros(1), lambda t: 0.5, 1, size, Draws())[0]

    assert [walk(2, [0, 1]), walk(1, [0, 1]), walk(1, [1, 0])] == [1.5, 2.5, 2]
    first = [
        reference.sgd_least_squares(
            X[:1], y[k:][:1], np.zeros(1), lambda t: 0.5, 1, 1, np.random.default_rng(0)
        )[0]
        for k in (0, 1)
    ]
    assert first == [1, 2]


@claim(
    "Gradients $(1, 0), (3, 0), (2, 6)$: mean $(2, 2)$, squared distances $5, 5, 16$, so $V = "
    "26/3$.",
    "(no digits may get lost)",
)
def variance_on_paper(reference):
    grads = np.array([[1.0, 0], [3, 0], [2, 6]])
    assert grads.mean(axis=0).tolist() == [2, 2]
    assert ((grads - 2) ** 2).sum(axis=1).tolist() == [5, 5, 16]
    assert reference.gradient_variance(grads) == pytest.approx(26 / 3)
    far = grads / 3 + 1e5
    shortcut = (far**2).sum() / 3 - square(far.mean(axis=0))
    assert abs(shortcut / (26 / 27) - 1) > 1e-7 > 1e-9
    assert reference.gradient_variance(far) == pytest.approx(26 / 27, rel=1e-9)


# --- 6. memory ----------------------------------------------------------------------------------

given(
    "Take all n_iter steps: there is no test",
    "Return the path, shape (n_iter + 1, d), with w0 in row 0",
    "All operations are entry by entry",
    "Here $t = 1, 2, \\dots$ is the number of the step and $m = v = 0$ before the first",
    "ValueError if $t < 1$",
    why="definitions and contracts",
)


@claim(
    "the best $\\eta$ for plain descent shrinks the error by $\\frac{\\kappa - 1}{\\kappa + 1}$ a "
    "step; with the best $\\eta$ and $\\beta$ momentum achieves $\\frac{\\sqrt\\kappa - "
    "1}{\\sqrt\\kappa + 1}$ in the long run. For $\\kappa = 10{,}000$ that is the difference "
    "between some 5,000 and some 50 steps for every factor $e$.",
)
def worth_of_momentum(reference):
    kappa = 100.0
    curvatures, start = np.array([1.0, kappa]), np.ones(2)

    def slope(w):
        return curvatures * w

    def plain_rate(eta):
        path = reference.gradient_descent(slope, start, lambda t: eta, 100)
        return np.linalg.norm(path[-1]) / np.linalg.norm(path[-2])

    slow, best = (kappa - 1) / (kappa + 1), 2 / (kappa + 1)
    assert plain_rate(best) == pytest.approx(slow)
    assert min(plain_rate(best * s) for s in np.linspace(0.1, 1.2, 45)) >= slow - 1e-9

    def heavy_rate(eta, beta):
        roots = [np.roots([1, -(1 + beta - eta * c), beta]) for c in curvatures]
        return np.abs(roots).max()

    rate = (np.sqrt(kappa) - 1) / (np.sqrt(kappa) + 1)
    eta, beta = 4 / (np.sqrt(kappa) + 1) ** 2, rate**2
    others = [
        heavy_rate(e, b) for e in eta * np.linspace(0.5, 2, 31) for b in np.linspace(0, 0.99, 34)
    ]
    assert min(others) >= rate - 1e-9
    path = reference.momentum_descent(slope, start, eta, beta, 120)
    size = np.linalg.norm(path, axis=1)
    assert (size[120] / size[60]) ** (1 / 60) == pytest.approx(rate, rel=0.03)
    assert -1 / np.log(9999 / 10001) == pytest.approx(5000, rel=0.01)
    assert -1 / np.log(99 / 101) == pytest.approx(50, rel=0.01)


@claim(
    "In a long valley, gradient descent bounces from wall to wall. A heavy ball does so less: its "
    "inertia averages the bounces out and adds up what they have in common, the way along the "
    "valley.",
)
def heavy_balls_bounce_less(reference):
    curvatures, start = np.array([1.0, 10.0]), np.array([-4.0, 1.5])

    def slope(w):
        return curvatures * w

    plain = reference.gradient_descent(slope, start, lambda t: 0.17, 40)
    heavy = reference.momentum_descent(slope, start, 0.17, 0.5, 40)
    bounces = [np.sum(np.diff(np.sign(path[:, 1])) != 0) for path in (plain, heavy)]
    assert bounces[0] == 40 > 1.5 * bounces[1]
    assert abs(heavy[10, 0]) < abs(plain[10, 0])
    assert np.linalg.norm(heavy[-1]) < 0.01 * np.linalg.norm(plain[-1])


@claim(
    "Gradient $w$, $w_0 = 8$, $\\eta = 0.5$, $\\beta = 0.25$: a plain step to $4$; then $4 - 2 + "
    "0.25 \\cdot (4 - 8) = 1$; then $1 - 0.5 + 0.25 \\cdot (1 - 4) = -0.25$. It overshoots",
)
def momentum_on_paper(reference):
    path = reference.momentum_descent(lambda w: w, np.array([8.0]), 0.5, 0.25, 3)
    assert path.ravel().tolist() == [8, 4, 1, -0.25]


@claim(
    "One $\\eta$ for all weights is unfair if their gradients differ a thousandfold.",
    "Both means start at zero and so are too small at first, by exactly the factors in the right "
    "column: with a constant $g$, $m$ after $t$ steps is $(1 - \\beta_1^t)\\, g$.",
    "First step, $g = 10$, $\\eta = 0.5$: $\\hat m = 10$, $\\sqrt{\\hat v} = 10$, so $w$ moves by "
    "$0.5$. With $g = 0.001$: by $0.5$ as well (nearly, for $\\epsilon = 10^{-8}$).",
)
def adam_on_paper(reference):
    g = np.array([10.0, 0.001])
    w, m, v = np.zeros(2), np.zeros(2), np.zeros(2)
    for t in range(1, 6):
        w, m, v = reference.adam_step(w, g, m, v, t, lr=0.5)
        assert m == pytest.approx((1 - 0.9**t) * g)
        assert v == pytest.approx((1 - 0.999**t) * g**2)
        if t == 1:
            assert w[0] == pytest.approx(-0.5)
            assert 1e-9 < w[1] + 0.5 < 1e-4


# --- 7. curvature -------------------------------------------------------------------------------

given(
    "At most n_iter steps; with n_iter = 0 the answer is w0",
    "if $H$ is exactly singular when a step is needed, np.linalg.LinAlgError must come out. Use "
    "$H$ at the current point in every step.",
    why="contracts",
)


@claim(
    "Where the function curves upwards, the right-hand side is a bowl; its bottom is where "
    "$g + Hs = 0$.",
    "On a quadratic one step is enough, whatever the condition number. On other functions the "
    "number of right digits about doubles with every step, once it is close, unless the curvature "
    "vanishes at the minimum: on $w^4$ each step takes off just a third of the error. The price "
    "is a $d \\times d$ system in each step: fine for ten weights, hopeless for a million.",
)
def newton_doubles_digits(reference, notebook, rng):
    curvatures, center = np.array([1.0, 1e6]), rng.normal(size=2)
    found = reference.newton_minimize(
        lambda w: curvatures * (w - center), lambda w: np.diag(curvatures), np.zeros(2), 1
    )
    assert found == pytest.approx(center)
    start = np.array([0.3, -0.2])
    path = [
        reference.newton_minimize(lambda w: np.exp(w) - 1, lambda w: np.diag(np.exp(w)), start, k)
        for k in range(4)
    ]
    digits = -np.log10(np.linalg.norm(path, axis=1))
    assert (digits[1:] / digits[:-1] > 1.9).all()
    digits = -np.log10(np.linalg.norm(notebook.names["paths"]["Newton"][4:7] - 1, axis=1))
    assert (digits[1:] / digits[:-1] > 1.7).all()
    for k in range(6):
        w = reference.newton_minimize(
            lambda w: 4 * w**3, lambda w: np.diag(12 * w**2), np.ones(1), k
        )
        assert w[0] == pytest.approx((2 / 3) ** k)
    assert 8 * 1_000_000**2 > 1e12  # bytes of the Hessian
    before = time.process_time()
    np.linalg.solve(np.eye(10) * 2, np.ones(10))
    assert time.process_time() - before < 0.1


@claim(
    "A saddle or a maximum will do, and you should not guard against that here.",
    "$f(w) = w - \\ln w$ has its minimum at 1, $g = 1 - 1/w$, $H = 1/w^2$. The step is "
    "$-g/H = w - w^2$, so $w \\leftarrow 2w - w^2$: from $0.5$ to $0.75$, $0.9375$, $0.99609$, "
    "$0.999985$. The error is squared each time.",
)
def newton_on_paper(reference):
    path = [
        reference.newton_minimize(
            lambda w: 1 - 1 / w, lambda w: np.diag(1 / w**2), np.array([0.5]), k
        )[0]
        for k in range(5)
    ]
    for w, written in zip(path[1:], ("0.75", "0.9375", "0.99609", "0.999985"), strict=True):
        assert_rounds_to(w, written)
    errors = 1 - np.array(path)
    assert errors[1:] == pytest.approx(errors[:-1] ** 2)
    assert minimize_scalar(lambda w: w - np.log(w), bounds=(0.1, 5)).x == pytest.approx(1, abs=1e-4)
    top = reference.newton_minimize(lambda w: -2 * w, lambda w: np.diag([-2.0]), np.ones(1))
    assert top == 0


# --- 8. kinks and fences ------------------------------------------------------------------------

given(
    "The absolute value has a kink at 0, and so have",
    "take all n_iter steps, never turn back, and remember the best point seen. The candidates are "
    "all n_iter + 1 iterates",
    "Return (best_w, best_f).",
    "Often not every $w$ is allowed: probabilities must not be negative and add up to 1, weights "
    "must stay small.",
    "For a closed convex set there is exactly one.",
    "clip every entry",
    "$p_j \\ge 0$, $\\sum_j p_j = r$ | take the same $\\theta$ off every entry",
    "With $r = 0$ the only point",
    "so that the answer is allowed even for n_iter = 0. Project the point, not the gradient, and "
    "do so after every step",
    why="definitions and contracts",
)


@claim(
    "For $|w|$ at 0 every slope from $-1$ to $1$ will do.",
    "a subgradient step can go up, even a short one. What shrinks, if the step is short enough, "
    "is the distance to the minimum, not $f$.",
    "A step of constant size never settles; hence rules such as $\\eta_0/\\sqrt t$.",
)
def subgradients_go_up(reference, rng):
    u = rng.normal(size=200)
    for slope, touches in ((-1, True), (0.3, True), (1, True), (1.1, False), (-1.1, False)):
        assert (np.abs(u) >= slope * u).all() == touches
    w, s = np.array([1.0, 0.0]), np.array([1.0, 3.0])  # of |w1| + 3 |w2|, at its kink
    points = rng.normal(size=(500, 2)) * 3
    assert (np.abs(points) @ [1, 3] >= 1 + (points - w) @ s - 1e-12).all()
    for eta in (0.1, 0.01, 1e-4):
        step = w - eta * s
        assert np.abs(step) @ [1, 3] > 1
        assert np.linalg.norm(step) < np.linalg.norm(w)
    values = {}
    for name, rule in (("constant", lambda t: 0.7), ("sqrt", lambda t: 0.7 / np.sqrt(t))):
        path = reference.gradient_descent(np.sign, np.array([3.05]), rule, 1000)
        values[name] = np.abs(path[-50:]).max()
    assert values["constant"] > 0.3
    assert values["sqrt"] < 0.03


@claim(
    "$|w|$ from $3$ with two steps of $2$: $3, 1, -1$. The best value is 1, first reached at $w = "
    "1$: the answer is ([1.], 1.0), not $-1$.",
)
def subgradients_on_paper(reference):
    start = np.array([3.0])
    path = reference.gradient_descent(np.sign, start, lambda t: 2.0, 2)
    assert path.ravel().tolist() == [3, 1, -1]
    w, value = reference.subgradient_descent(
        lambda w: float(np.abs(w).sum()), np.sign, start, lambda t: 2.0, 2
    )
    assert (w.tolist(), value) == ([1.0], 1.0)


@claim(
    "The nearest point has $p_j = \\max(w_j - \\theta, 0)$ with the one $\\theta$ for which the "
    "sum is $r$ (Lagrange says so: all entries that stay positive pay the same).",
    "outside: the simplex for $\\lvert w \\rvert$, then the signs again",
    "If the $k$ largest stay, then $\\theta_k = \\frac1k \\big(\\sum_{j \\le k} u_j - r\\big)$; "
    "the right $k$ is the largest with $u_k \\ge \\theta_k$.",
)
def simplex_pays_the_same(reference, rng):
    for _ in range(50):
        w, r = rng.normal(size=6), rng.uniform(0.2, 3)
        p = reference.project(w, "simplex", r)
        paid = (w - p)[p > 0]
        assert paid == pytest.approx(np.full(len(paid), paid[0]))
        assert p == pytest.approx(np.maximum(w - paid[0], 0))
        u = np.sort(w)[::-1]
        theta = (np.cumsum(u) - r) / np.arange(1, 7)
        assert theta[np.flatnonzero(u >= theta).max()] == pytest.approx(paid[0])
        far = w * (1 + r / np.abs(w).sum())  # outside of the ball
        by_simplex = np.sign(far) * reference.project(np.abs(far), "simplex", r)
        assert reference.project(far, "l1", r) == pytest.approx(by_simplex)
        others = rng.dirichlet(np.ones(6), size=200) * r
        assert (np.linalg.norm(others - w, axis=1) >= np.linalg.norm(p - w)).all()


@claim(
    "$(3, -4)$: on the unit ball $(0.6, -0.8)$; in the box $(1, -1)$. The simplex for $(0.9, 0.6, "
    "-1)$: $\\theta_1 = -0.1$, $\\theta_2 = 0.25$, $\\theta_3 = -1/6$; $u_1 \\ge \\theta_1$, $u_2 "
    "\\ge \\theta_2$, but $-1 < -1/6$, so $k = 2$ and $p = (0.65, 0.35, 0)$. (Dividing the "
    "positive part by its sum would give $(0.6, 0.4, 0)$, which is in the set, and farther away.) "
    "The $\\ell_1$ ball with $r = 3$ for $(3, -4)$: $\\theta = 2$, so $(1, -2)$.",
)
def projections_on_paper(reference):
    w = np.array([3.0, -4.0])
    assert reference.project(w, "l2") == pytest.approx(np.array([0.6, -0.8]))
    assert reference.project(w, "box").tolist() == [1, -1]
    assert reference.project(w, "l1", 3) == pytest.approx(np.array([1.0, -2]))
    w = np.array([0.9, 0.6, -1])
    theta = (np.cumsum(w) - 1) / [1, 2, 3]
    assert theta == pytest.approx(np.array([-0.1, 0.25, -1 / 6]))
    assert (w >= theta).tolist() == [True, True, False]
    p = reference.project(w, "simplex")
    assert p == pytest.approx(np.array([0.65, 0.35, 0]))
    divided = np.maximum(w, 0) / np.maximum(w, 0).sum()
    assert divided == pytest.approx(np.array([0.6, 0.4, 0]))
    assert np.linalg.norm(divided - w) > np.linalg.norm(p - w) + 0.001


@claim(
    "At a corner one weight is exactly zero, and the farther out we start, the larger is the share "
    "that lands there.",
)
def corners_of_the_ball(reference, rng):
    shares = []
    for radius in (1.2, 2, 4, 10):
        angle = rng.uniform(0, 2 * np.pi, size=600)
        starts = radius * np.column_stack([np.cos(angle), np.sin(angle)])
        ends = np.array([reference.project(w, "l1") for w in starts if np.abs(w).sum() > 1])
        at_corner = np.isclose(np.abs(ends).max(axis=1), 1)
        assert ((ends == 0).any(axis=1) == at_corner).all()
        shares.append(at_corner.mean())
    assert (np.diff(shares) > 0.05).all()


@claim("projecting once at the end gives an allowed point, but usually not the best one")
def projecting_once(reference):
    missed = []
    for seed in range(60):
        rng = np.random.default_rng(seed)
        H, b = random_hessian(rng), 8 * rng.normal(size=4)
        kind = ("l2", "box", "l1")[seed % 3]

        def loss(w, H=H, b=b):
            return w @ H @ w / 2 - b @ w

        best = reference.projected_gradient_descent(
            lambda w, H=H, b=b: H @ w - b,
            lambda w, kind=kind: reference.project(w, kind, 0.5),
            np.zeros(4),
            0.1,
            200,
        )
        once = reference.project(np.linalg.solve(H, b), kind, 0.5)
        assert reference.project(once, kind, 0.5) == pytest.approx(once)
        missed.append(loss(once) > loss(best) + 1e-6)
    assert np.mean(missed) > 0.6


@claim(
    "$\\tfrac12 (w - 3)^2$ on $[-1, 1]$ from $-9$ with $\\eta = 0.5$: start at $-1$; the step "
    "leads to $-1 + 2 = 1$; the next to $2$, back to $1$; and there it stays.",
)
def projected_descent_on_paper(reference):
    path = [
        reference.projected_gradient_descent(
            lambda w: w - 3, lambda w: np.clip(w, -1, 1), np.array([-9.0]), 0.5, k
        )[0]
        for k in range(5)
    ]
    assert path == [-1, 1, 1, 1, 1]
    assert 1 - 0.5 * (1 - 3) == 2


given(
    "For every pair of rows whose $2 \\times 2$ determinant is larger than $10^{-12}$ in size",
    "It is a corner if all constraints hold there, with a tolerance: $Ax \\le b + 10^{-9}$",
    "Round those whose values are within $10^{-9}$ of the best to 9 decimals [...] without any "
    "-0.0 in it. If there is no corner, return (None, inf).",
    why="contracts of the exercise",
)


@claim(
    "If the objective is linear and the fence consists of straight lines, there is no inside "
    "optimum: the best point is a corner. In the plane one can visit them all.",
)
def best_point_is_a_corner(reference, rng):
    for _ in range(15):
        angle = np.sort(rng.uniform(0, 2 * np.pi, size=4)) + np.array([0, 0.1, 0.2, 0.3])
        A = np.vstack([np.column_stack([np.cos(angle), np.sin(angle)]), np.eye(2), -np.eye(2)])
        b, c = np.r_[rng.uniform(0.5, 2, size=4), np.full(4, 3)], rng.normal(size=2)
        x, value = reference.lp_vertices_2d(c, A, b)
        theirs = linprog(c, A, b, bounds=(None, None))
        assert value == pytest.approx(theirs.fun)
        assert np.sum(np.abs(A @ x - b) < 1e-7) >= 2
        points = rng.uniform(-3, 3, size=(500, 2))
        inside = points[(points @ A.T < b).all(axis=1)]
        assert (inside @ c > value).all()


@claim(
    "Maximise $x_1 + x_2$ (so $c = (-1, -1)$) over $x_1 \\ge 0$, $x_2 \\ge 0$, $x_1 + 2 x_2 \\le "
    "4$: the corners $(0, 0), (0, 2), (4, 0)$ have the values $0, -2, -4$. Answer: $(4, 0)$ and "
    "$-4$. For $c = (-1, -2)$ the last two tie at $-4$, and $(0, 2)$ comes first.",
)
def corners_on_paper(reference):
    A, b = np.array([[-1.0, 0], [0, -1], [1, 2]]), np.array([0.0, 0, 4])
    corners = np.array([[0, 0], [0, 2], [4, 0]])
    assert (corners @ [-1, -1]).tolist() == [0, -2, -4]
    assert (corners @ [-1, -2]).tolist() == [0, -4, -4]
    for c, corner in (([-1.0, -1], [4, 0]), ([-1.0, -2], [0, 2])):
        x, value = reference.lp_vertices_2d(np.array(c), A, b)
        assert (x.tolist(), value) == (corner, -4)


# --- 9. the banana ------------------------------------------------------------------------------


@claim(
    "$f(w) = (1 - w_1)^2 + 100\\,(w_2 - w_1^2)^2$, a curved valley with steep walls and a floor "
    "that is nearly flat. The bottom is at $(1, 1)$. We start at the traditional $(-1.2, 1)$.",
    "After a thousand steps gradient descent is at $f = 0.45$ (the blue dot, where the green path "
    "passes it), still creeping along the valley. With momentum it is at $2.5 \\cdot 10^{-5}$. "
    "Newton is done after seven. Look at its second step, though: it leaps over the valley to $f "
    "= 1412$, below the picture; the third step brings it back to the floor, now near the star.",
)
def walks_in_the_banana(notebook):
    names = notebook.names
    f, slope, curvature = (names[f"rosenbrock{part}"] for part in ("", "_gradient", "_hessian"))
    for w in (START, np.array([0.3, -0.7])):
        assert f(w) == pytest.approx(rosen(w))
        assert slope(w) == pytest.approx(rosen_der(w))
        assert curvature(w) == pytest.approx(rosen_hess(w))
    assert f(np.ones(2)) == 0
    floor = np.linalg.eigvalsh(curvature(np.ones(2)))
    assert floor[1] > 1000 * floor[0] > 0
    plain, heavy, newton = (
        names["paths"][k] for k in ("gradient descent", "momentum 0.9", "Newton")
    )
    assert (plain[0] == START).all()
    assert len(plain) == len(heavy) == 1001
    assert_rounds_to(f(plain[-1]), "0.45")
    assert np.linalg.norm(heavy - plain[-1], axis=1).min() < 0.03
    assert f(plain[-2]) > f(plain[-1])
    assert_rounds_to(f(heavy[-1]), "2.5e-5")
    assert f(newton[7]) < 1e-20 < f(newton[5])
    assert_rounds_to(f(newton[2]), "1412")
    assert newton[2, 1] < -0.8  # where the picture ends
    assert f(newton[3]) < 0.1
    assert np.linalg.norm(newton[3] - 1) < 0.5 < 1.9 < np.linalg.norm(newton[1] - 1)


@claim("Newton trusts its bowl blindly. (Serious programs combine it with your backtracking.)")
def newton_with_backtracking(reference, notebook):
    """Steps along Newton's direction, as short as Armijo's condition asks, never leap."""
    f, slope, curvature = (
        notebook.names[f"rosenbrock{part}"] for part in ("", "_gradient", "_hessian")
    )
    w, heights = START, [rosen(START)]
    for _ in range(40):
        s, H = -slope(w), curvature(w)
        step = np.linalg.solve(H, s)
        half = np.linalg.cholesky(H)  # along w = half^-T v Newton's direction is steepest descent
        eta = reference.backtracking(
            lambda v, half=half: f(np.linalg.solve(half.T, v)),
            np.linalg.solve(half, -s),
            half.T @ w,
        )
        w = w + eta * step
        heights.append(f(w))
        if np.linalg.norm(slope(w)) < 1e-9:
            break
    assert (np.diff(heights) < 0).all()
    assert heights[-1] < 1e-20
    assert len(heights) - 1 < 30


# --- patients -----------------------------------------------------------------------------------


def tables(notebook):
    """Return the four tables of section 9, each with a column of ones."""
    raw = notebook.names["raw"]
    center, scale = raw.mean(axis=0), raw.std(axis=0)
    found = {
        "raw": raw,
        "units": raw / scale,
        "centred": raw - center,
        "both": (raw - center) / scale,
    }
    return {name: np.column_stack([np.ones(len(Z)), Z]) for name, Z in found.items()}


@claim(
    "The units of 442 patients",
    "The diabetes table of linear_regression again: ten measurements, one target.",
    "A step of $1/L$ is safe, with $L$ the largest eigenvalue of the Hessian $X^\\top X/n$; it "
    "takes about $\\kappa$ steps, the condition number, for every factor $e$.",
    "Raw, the condition number is 52 million: after 1000 steps the loss is still 364 above its "
    "minimum. Two things are wrong with these columns. Their units differ; divide by the standard "
    "deviations, and the condition number falls to 248 thousand. And they are far from zero, so "
    "that each looks much like the column of ones; subtract the means (in the old units), and it "
    "is 76 thousand. Neither cure is enough alone. With both it is 470: 1000 steps leave 0.16, "
    "and with momentum 300 steps leave less than $10^{-6}$. Nothing about the patients has "
    "changed, only the zero and the unit of each scale, and the lowest loss is the same for all "
    "four tables.",
)
def zeros_and_units(reference, notebook):
    y, lowest, loss = (notebook.names[name] for name in ("progression", "lowest", "half_mean"))
    assert notebook.names["raw"].shape == (442, 10)
    kappa, left = {}, {}
    for name, X in tables(notebook).items():
        exact = np.linalg.lstsq(X, y, rcond=None)[0]
        assert loss(X, exact) == pytest.approx(lowest)
        eigenvalues = np.linalg.eigvalsh(X.T @ X / 442)
        kappa[name] = eigenvalues[-1] / eigenvalues[0]

        def slope(w, X=X):
            return X.T @ (X @ w - y) / 442

        eta = 1 / eigenvalues[-1]
        path = reference.gradient_descent(slope, np.zeros(11), lambda t, eta=eta: eta, 1000)
        left[name] = np.array([loss(X, w) for w in path]) - lowest
        assert (np.diff(left[name]) <= 0).all()  # safe
    for name, unit, written in (
        ("raw", 1e6, "52"),
        ("units", 1e3, "248"),
        ("centred", 1e3, "76"),
        ("both", 1, "470"),
    ):
        assert_rounds_to(kappa[name] / unit, written)
    raw = notebook.names["raw"]
    assert (raw.mean(axis=0) / np.sqrt((raw**2).mean(axis=0)) > 0.94).all()  # cosines
    assert_rounds_to(left["raw"][-1], "364")
    assert_rounds_to(left["both"][-1], "0.16")
    assert min(left["units"][-1], left["centred"][-1]) > 100
    X = tables(notebook)["both"]
    heavy = reference.momentum_descent(
        lambda w: X.T @ (X @ w - y) / 442,
        np.zeros(11),
        1 / np.linalg.norm(X.T @ X / 442, 2),
        0.9,
        300,
    )
    assert loss(X, heavy[-1]) - lowest < 1e-6
    last = left["both"][900] / left["both"][1000]
    assert np.log(last) / 100 == pytest.approx(2 / 470, rel=0.2)  # the loss is of second order


# --- batches on patients ------------------------------------------------------------------------


def epochs(reference, notebook, kind, batch_size, eta0, seed=0):
    """Return the loss above the minimum before 30 epochs and after each."""
    X, y, lowest = (notebook.names[name] for name in ("X_std", "progression", "lowest"))
    w, rng, done = np.zeros(11), np.random.default_rng(seed), 0
    losses = [notebook.names["half_mean"](X, w) - lowest]
    for _ in range(30):
        w = reference.sgd_least_squares(
            X, y, w, lambda t, d=done: reference.step_size(kind, eta0, d + t), 1, batch_size, rng
        )
        done += -(-442 // batch_size)
        losses.append(notebook.names["half_mean"](X, w) - lowest)
    return np.array(losses)


@claim(
    "An epoch costs the same for every batch size (each sample is looked at once), but with "
    "batches of 1 it contains 442 steps and with one big batch a single one.",
    "On the left all take steps of 0.02. After three epochs batches of 1 are at 108, batches of "
    "32 at 2232, and the big one, with its three steps, at 11,351: looking at all data before "
    "moving is a waste at first.",
)
def batches_with_the_same_step(reference, notebook, rng):
    assert [len(reference.minibatches(442, size, rng)) for size in (1, 442)] == [442, 1]
    for size, written in ((1, "108"), (32, "2232"), (442, "11351")):
        assert_rounds_to(epochs(reference, notebook, "constant", size, 0.02)[3], written)


@claim(
    "But then batches of 1 stall. They dance, between 20 and 310 in this run and up to 585 in "
    "nineteen others, while batches of 32 come down to 10.",
)
def single_samples_dance(reference, notebook):
    runs = [epochs(reference, notebook, "constant", 1, 0.02, seed)[3:] for seed in range(20)]
    assert 20 < runs[0].min() < 23
    assert 305 < runs[0].max() < 310
    assert_rounds_to(np.max(runs), "585")
    assert_rounds_to(np.mean(runs), "143")
    assert abs(np.mean([run[:10] for run in runs]) / np.mean([run[-10:] for run in runs]) - 1) < 0.2
    assert_rounds_to(epochs(reference, notebook, "constant", 32, 0.02)[-1], "10")


@claim(
    "On the right each has a step of its own: 0.02, 0.1, 0.4 (solid lines). Now the big batch is "
    "ahead of batches of 1 from epoch 5 on, and batches of 32 dance in their turn, between 8 and "
    "50. Compare each solid line with the dashed one of its colour: the same first step, then "
    "steps that shrink like $1/\\sqrt t$. They silence the noise: batches of 1 end at 12 in place "
    "of 138, without a single epoch that goes up.",
)
def batches_with_steps_of_their_own(reference, notebook):
    steps = {1: 0.02, 32: 0.1, 442: 0.4}
    solid, dashed = (
        {size: epochs(reference, notebook, kind, size, eta) for size, eta in steps.items()}
        for kind in ("constant", "sqrt")
    )
    assert (solid[442][5:] < solid[1][5:]).all()
    assert solid[442][4] > solid[1][4]
    assert_rounds_to(solid[32][3:].min(), "8")
    assert 45 < solid[32][3:].max() < 50
    for size, at_end in ((1, ("138", "12")), (442, ("9", "14"))):
        for run, written in zip((solid, dashed), at_end, strict=True):
            assert_rounds_to(run[size][-1], written)
    assert (np.diff(dashed[1]) < 0).all()
    assert all(dashed[size][3] > solid[size][3] for size in steps)
    assert (dashed[442][1:] >= solid[442][1:]).all()


# --- quarrels -----------------------------------------------------------------------------------

given('A cosine above 0 means "roughly this way".', why="a definition")


@claim(
    "Far from the minimum most samples agree which way is down. Near it they quarrel: each pulls "
    "towards its own favourite, and the mean of the pulls is nearly zero.",
    "At the start four patients out of five pull roughly the right way. After ten steps it is "
    "three out of five, and after a hundred the crowd is split in half, each pulling at right "
    "angles to the mean gradient, which is what is left when everybody disagrees. Put the ratio "
    "$V / \\lVert \\bar g \\rVert^2$ into the formula of section 5: progress on average is "
    "guaranteed for $\\eta < \\frac{2}{L} \\big/ \\big(1 + \\frac{V}{b \\lVert \\bar g "
    "\\rVert^2}\\big)$. With batches of 1 the limit is $0.046$ at the start and $0.0042$ after "
    "ten steps. Our constant $0.02$ lies between the two: somewhere on the way the guarantee ends.",
)
def patients_quarrel(reference, notebook):
    X, y, lowest, loss = (
        notebook.names[name] for name in ("X_std", "progression", "lowest", "half_mean")
    )
    L = np.linalg.eigvalsh(X.T @ X / 442)[-1]
    path = reference.gradient_descent(
        lambda w: X.T @ (X @ w - y) / 442, np.zeros(11), lambda t: 0.2, 100
    )
    limits = {}
    for step, share in ((0, 4 / 5), (10, 3 / 5), (100, 1 / 2)):
        grads = X * (X @ path[step] - y)[:, np.newaxis]
        mean = grads.mean(axis=0)
        sizes = np.linalg.norm(grads, axis=1) * np.linalg.norm(mean)
        cosines = grads @ mean / sizes
        assert np.mean(cosines > 0) == pytest.approx(share, abs=0.015)
        ratio = reference.gradient_variance(grads) / (mean @ mean)
        limits[step] = {b: 2 / L / (1 + ratio / b) for b in (1, 32)}
        for b, limit in limits[step].items():
            bound = -limit + L * limit**2 / 2 * (1 + ratio / b)
            assert bound == pytest.approx(0, abs=1e-12)
    assert np.abs(cosines).max() < 0.2  # right angles, after a hundred steps
    assert np.linalg.norm(mean) < 0.01 * np.linalg.norm(grads, axis=1).mean()
    assert_rounds_to(limits[0][1], "0.046")
    assert_rounds_to(limits[10][1], "0.0042")
    assert_rounds_to(limits[10][32], "0.107")
    w = path[10]
    assert_rounds_to(loss(X, w) - lowest, "154")
    residuals = X @ w - y
    for eta, written in ((0.02, "7.6"), (0.0042, "-0.6")):
        after = [loss(X, w - eta * r * x) for r, x in zip(residuals, X, strict=True)]
        assert_rounds_to(np.mean(after) - loss(X, w), written)


# --- a fence that chooses -----------------------------------------------------------------------

given("How do the ten weights grow", why="a count of columns")


@claim(
    "With a narrow fence all weight goes to the body-mass index; then s5 (a blood value, probably "
    "the logarithm of triglycerides) joins, then blood pressure. The others stay at exactly 0 "
    "until there is room. Nobody told the method to choose",
)
def fence_chooses(notebook):
    names, weights, radii = (
        list(notebook.names["names"]),
        *map(notebook.names.get, ("weights", "radii")),
    )
    first = {name: radii[weights[:, j] != 0].min(initial=np.inf) for j, name in enumerate(names)}
    order = sorted(first, key=first.get)
    assert order[:3] == ["bmi", "s5", "bp"]
    assert (np.delete(weights[radii < first["s5"]], names.index("bmi"), axis=1) == 0).all()
    rest = [j for j, name in enumerate(names) if name not in order[:3]]
    assert (weights[radii <= first["bp"]][:, rest] == 0).all()
    Z, target = notebook.names["Z"], notebook.names["target"]
    _, theirs, _ = lars_path(Z, target, method="lasso")
    assert [names[j] for j in theirs[:3]] == order[:3]


# --- 10. the question ---------------------------------------------------------------------------

given(
    "Two tests are printed in many lecture notes, and both look right.",
    "in five to ten lines",
    why="a question",
)


@claim("(a) A method goes downhill at every step. After how many steps does the test [...] end it")
def tests_that_look_right(reference):
    """What the model answer says of both tests."""
    path = reference.gradient_descent(lambda w: 2 * w, np.ones(1), lambda t: 0.1, 20).ravel()
    assert path[1] ** 2 - path[0] ** 2 <= 0  # ended after the first step, whatever epsilon
    for eta in (1e-9, 1 - 1e-9):
        step = reference.gradient_descent(lambda w: 2 * w, np.ones(1), lambda t, e=eta: e, 1)
        f_old, f_new = (square(w) for w in step)
        assert f_old - f_new == pytest.approx(4e-9, rel=0.01)
        assert reference.stop_reason(*step, f_old, f_new, 1, 100, 1e-8, 1e-8) == "f"
        assert abs(2 * step[1, 0]) == pytest.approx(2)
    t = np.arange(20)
    w = (-1.0) ** t * (1 + 2.0**-t)
    eta = (w[:-1] - w[1:]) / (2 * w[:-1])
    decrease, promise = w[:-1] ** 2 - w[1:] ** 2, eta * (2 * w[:-1]) ** 2
    assert (decrease > 0).all()
    assert (eta < 1).all()
    assert decrease[0] < promise[0] / 2
    assert np.argmax(decrease < 1e-4 * promise) in (11, 12)


# --- what the hidden tests probe ----------------------------------------------------------------


@claim("and the budget (1 point of 5).")
def points_of_gradient_descent(data):
    facts = tomllib.loads((data.parent / "assignment.toml").read_text())
    points = {exercise["name"]: exercise.get("points") for exercise in facts["exercise"]}
    assert points["gradient_descent"] == 5


given(
    "Tests probe directions that go down, directions [...] arguments, and the error.",
    "Tests probe bowls, saddles, sines, norms and [...] $X$. Absolute tolerance $10^{-9}$.",
    "Tests probe a saddle, a cap or [...] a factor of 10.",
    "Tests probe all three rules, $t$ up [...] rule, and other strings.",
    "Tests probe quadratics and a curved valley, [...] what follows); unchanged w0",
    "Tests probe gradients of length $10^{-100}$ to [...] gradient, and unchanged arguments.",
    "Tests probe quadratics and a curved valley [...] $\\beta$ in any way.",
    "Tests probe each reason alone, rises and [...] integers, and unchanged arguments.",
    "Tests probe that every number comes once, [...] of up to 130.",
    "Tests probe batches of one, of several [...] is reached (within $10^{-5}$).",
    "Tests probe random gradients, a shift of [...] integers, and unchanged gradients.",
    "Tests probe $\\beta = 0$ (plain descent), [...] integers, and unchanged w0.",
    "Tests probe the first step, constant gradients [...] arguments, and the error.",
    "Tests probe coupled quadratics in one step [...] $10^{-6}$, relative or absolute.",
    "Tests probe paths that go up and [...] and of a lasso.",
    "Tests probe every set against other points [...] errors for each kind.",
    "Tests probe starts outside, ones with a zero [...] and on the border.",
    "Tests probe random polygons, no solution (also [...] Tolerance $10^{-7}$.",
    why="promises about the hidden tests, which the checks of the hidden tests answer for",
)
