"""What the notebook of density_gmm claims."""

from functools import cache
from pathlib import Path

import numpy as np
import pandas as pd
from scipy.stats import chi2, multivariate_normal, norm
from sklearn.mixture import GaussianMixture

from autograder.authoring.claims import assert_rounds_to, claim, given

DATA = Path("assignments/density_gmm/data")
A, B = 72, 291
IN_A_ROW = np.array([[40.0, 17.0], [44.0, 17.0], [48.0, 17.0]])
PAPER = np.array([0.25, 0.75]), np.array([[0.0], [2.0]]), np.array([[[1.0]], [[4.0]]])

given(
    "About five hours.",
    "From 2007 to 2009 Kristen Gorman and her colleagues [...]",
    "Of 342 birds we have the bill, its [...]",
    "Ten to twenty lines.",
    "Half a page, and say how large a [...]",
    why="history, and estimates for the reader",
)
given(
    "Pretend that nobody wrote down the species.",
    "No labels, nobody to imitate.",
    "All that we have is where the birds [...]",
    "A function that says how crowded each place [...]",
    "The table does know the species; that column [...]",
    "A mixture of $K$ components has weights of [...]",
    "Covariances divide by $n$, as maximum likelihood wants [...]",
    "And a log-likelihood is in this notebook the [...]",
    "Now height times width is a share of [...]",
    "A density may well exceed 1; only areas [...]",
    "Points $0, 1, 1, 3, 9$ and edges [...]",
    "Two histograms of the same 342 bills.",
    "Both have bins of 2 mm; on the [...]",
    "A worn plateau, or three towers?",
    "Put a little bump on each point, all [...]",
    "Each bump has the area $1$, so their [...]",
    "Points $0$ and $2$, $h = 1$.",
    "As a table of all differences it is one line.",
    "So we take the mean of $\\log \\hat [...]",
    "Each bird sits in the middle of its [...]",
    "Nobody should be a witness in their own case.",
    "Judge each bird by the bumps of the [...]",
    "Keep logarithms throughout: with $a_{ij} = -(x_i - [...]",
    "We need it three times today.)",
    "Points $0, 1, 3$ with $h = 1$.",
    "Point 0 sees distances 1 and 3:",
    "Three kinds?",
    "The same for the flippers of the 342 birds.",
    "Of all $h$ from 0.02 to 8 mm, [...]",
    "Bumps on every bird are flexible, but they [...]",
    "Take the Cholesky factor instead, the lower triangular [...]",
    "Which $\\mu$ and $\\Sigma$ make the birds most [...]",
    "In $d$ dimensions nothing changes but the shapes:",
    "Points $(0, 2)$, $(2, 2)$, $(4, 8)$.",
    "A shape with one peak cannot see kinds.",
    "Scores $-1, -7, -2, -7, -9$ and the [...]",
    "An outlier is one for a model; so [...]",
    "Whoever sees only the bills sees the density",
    "Three functions get them back, and all begin [...]",
    "Two components in one dimension: weights $\\tfrac14, \\tfrac34$, [...]",
    "The row sums are sums of exponentials of [...]",
    "The same mixture, the points $0$ and $2$.",
    "Far from everything the formula reads $0/0$; in [...]",
    "A guess by eye: three round components, centres [...]",
    "But we have eyes only in two dimensions.",
    "Expectation maximisation, EM, begins with any components and [...]",
    "The half that is new: given shares $r_{ik}$, [...]",
    "Everything is as in mvn_mle, but a bird [...]",
    "Points $0, 2, 4$, the middle one shared:",
    "$R = \\begin{pmatrix} 1 & 0 \\\\ \\tfrac12 [...]",
    "Write $\\mathcal N_{ik}$ for $\\mathcal N(x_i; \\mu_k, \\Sigma_k)$, [...]",
    "The right side (terms with $r_{ik} = 0$ [...]",
    "(The ellipses are those of $m = 2$.",
    "In the picture only one number moves, the [...]",
    "Try reg of 0.1, 0.3, 1 and 10, [...]",
    "(The proof is for reg 0.",
    "Or do it in one dimension, with the [...]",
    "The E-step, gmm_responsibilities, raises the floor until it [...]",
    "The M-step keeps the shares and moves the [...]",
    "Points $0, 1, 9, 10$ and means0 $= [...]",
    "Now pretend that you have no eyes: start [...]",
    "Nobody has told EM to look for that.",
    "Same birds, same program, but the means start [...]",
    "All three.",
    "EM only climbs; on which hill it ends is up to the start.",
    "so begin several times and keep the best.",
    "There is a worse trap than a low hill.",
    "Nobody would call this a kind of penguin, [...]",
    "So ask birds that were not at hand: [...]",
    "Ten times, with other thirds.",
    "Of two models that predict equally well we [...]",
    "Two shortcuts need no splits; they charge a [...]",
    "A mixture in $d$ dimensions has $p = [...]",
    "$\\ell = -2$ for $n = 100$ points, [...]",
    "Birds that never were",
    "For the second part we need only standard [...]",
    "Weights $\\tfrac14, \\tfrac34$, means $0, 10$, variances [...]",
    "One of the panels shows the 342 penguins, [...]",
    "Three questions stood on the first page.",
    "How many kinds: section 6 said three, if [...]",
    "The program has never been told that there [...]",
    "Nothing is broken.",
    "Responsibilities only compare:",
    "How sure a model is about the kind [...]",
    "(It can happen to every classifier whose outputs [...]",
    "But somebody must be the rarest of 342.",
    "Choose two columns out of bill_length, bill_depth, flipper [...]",
    "What differs is what it does when nobody [...]",
    "Take the floor of section 5, with fixed [...]",
    "Which of them better predicts birds that it [...]",
    "Write a kernel density for two dimensions (a [...]",
    "Three ways to say where things are: tallies, [...]",
    "The last one can be climbed by EM, [...]",
    "The same two steps, shares and weighted fits, [...]",
    why="a definition, a derivation, a question, advice, or a turn of speech",
)
given(
    "A point on an edge between two bins [...]",
    "n counts all points, also those outside of all bins.",
    "If h is 0 or negative, raise ValueError.",
    "Leave out the point itself and nothing else: [...]",
    "With fewer than two points, or if h [...]",
    "Compared at a tolerance of $10^{-9}$, absolute or relative, whichever is larger.",
    "(Matrices that are singular only up to rounding [...]",
    "Log densities are compared at [...]",
    "The covariance always has shape (d, d).",
    "Each mean may be off by [...] its column, the covariance [...]",
    "Name $\\lfloor \\text{fraction} \\cdot n + 10^{-9} \\rfloor$ points.",
    "A fraction below 0 or above 1 raises ValueError.",
    "A component of weight 0 has $-\\infty$ in its column.",
    "The tolerance is $10^{-8}$, absolute or relative, [...] (A RuntimeWarning costs nothing.)",
    "Return a float. The tolerance is $10^{-8}$, absolute or relative, whichever is larger.",
    "The tolerance is $10^{-8}$, absolute.",
    "(Points $10^6$ standard deviations away that two [...]",
    "A component may own nothing.",
    "Wherever $\\mu_k$ and $\\Sigma_k$ divide by $N_k$, divide [...]",
    "So the mean of such a component is [...]",
    "Each mean may be off by [...] its column of X, each [...]",
    "(the recipe; every step is fixed)",
    "Start: the means means0, equal weights, and for [...]",
    "After at most ten iterations everything is compared [...]",
    "No test stands where a gain is within [...]",
    "(the recipe; two calls of rng, in this order)",
    "What counts are the numbers drawn; rng is used [...] whichever is larger.",
    "Return (aic, bic), two floats.",
    "n, d and K are Python integers from 1 on.",
    "The result lists indices in increasing order, whatever [...]",
    "Whoever divides by the sum has rows that sum to 1 also far out.",
    why="the contract of an exercise, which hidden tests hold",
)
given(
    "Tests probe unequal widths, points on inner edges, [...]",
    "Tests probe several bandwidths, a single bump, a [...]",
    "Tests probe several bandwidths, two points, equal points, [...]",
    "Tests probe values worked by hand, one dimension, [...]",
    "Tests probe fractions of 0 and 1, products [...]",
    "Tests probe covariances that differ, one component, many [...]",
    "Tests probe one component (the Gaussian's mean log [...]",
    "Tests probe that each row sums to 1, [...]",
    "Tests probe hard shares (each component's own mvn_mle), [...]",
    "Tests probe no iterations (the start), the first [...]",
    "Tests probe the exact draws, correlated components, weights [...]",
    why="what hidden tests look at",
)


@cache
def penguins():
    return pd.read_csv(DATA / "penguins.csv")


@cache
def bills():
    return penguins()[["bill_length", "bill_depth"]].to_numpy(float)


def species():
    return penguins()["species"].to_numpy(str)


def parameters(fit):
    return fit["weights"], fit["means"], fit["covs"]


def best_fit(reference, X, K, starts, n_iter=200):
    fits = []
    for seed in range(starts):
        rows = np.random.default_rng(seed).choice(len(X), size=K, replace=False)
        fits.append(reference.fit_gmm(X, X[rows], n_iter))
    return max(fits, key=lambda fit: fit["history"][-1])


def humps(curve):
    return np.flatnonzero((curve[1:-1] > curve[:-2]) & (curve[1:-1] > curve[2:])) + 1


def correlations(covs):
    return covs[:, 0, 1] / np.sqrt(covs[:, 0, 0] * covs[:, 1, 1])


# --- counting, and bumps ------------------------------------------------------------------------


@claim(
    "The first bin holds one of five points and is 1 wide: $0.2$. The second holds three and is 2 "
    "wide: $\\tfrac{3}{5 \\cdot 2} = 0.3$. The areas are $0.2 + 0.6 = 0.8$, since the 9 is "
    "nowhere; that is as it should be, for a fifth of the points is elsewhere.",
)
def the_histogram_on_paper(reference):
    got = reference.histogram_density(np.array([0.0, 1, 1, 3, 9]), np.array([0.0, 1, 3]))
    np.testing.assert_allclose(got, [0.2, 0.3])
    np.testing.assert_allclose(got @ [1, 2], 0.8)


@claim("The tallest bar has 44 birds on the left and 58 on the right, and no penguin has moved.")
def the_bins_move(reference):
    assert len(bills()) == 342
    for first, tallest, towers in ((30, 44, 4), (31, 58, 3)):
        heights = reference.histogram_density(bills()[:, 0], np.arange(first, first + 33, 2))
        assert_rounds_to(2 * 342 * heights.max(), str(tallest))
        assert len(humps(np.append(heights, 0))) == towers


@claim(
    "At $0$ the near bump gives $\\varphi(0) = 0.3989$ and the far one $\\varphi(2) = 0.0540$: "
    "$\\hat f(0) = 0.2265$. Half-way, at $1$, both give $\\varphi(1) = 0.2420$, and so does their "
    "mean: two bumps at this distance have melted into one.",
    "$\\tfrac12(0.2420 + 0.0044) = 0.1232$; point 1 sees 1 and 2: $0.1480$; point 3 sees 3 and 2: "
    "$0.0292$. The mean of the logarithms is $\\tfrac13(-2.0939 - 1.9107 - 3.5332) = -2.5126$.",
    "A bird a hundred bandwidths away from all others has $\\varphi$'s that are 0 in float64, and "
    "$\\log 0$ would sink the whole score",
    "For $a = (-1000, -1001)$ both exponentials are 0, but with $c = -1000$ it is $-1000 + "
    "\\log 1.3679 = -999.6867$.",
)
def bumps_on_paper(reference):
    for u, written in ((0, "0.3989"), (2, "0.0540"), (1, "0.2420"), (3, "0.0044")):
        assert_rounds_to(norm.pdf(u), written)
    places = np.linspace(-3, 5, 801)
    curve = reference.kde_gaussian(np.array([0.0, 2.0]), places, 1.0)
    assert_rounds_to(curve[300], "0.2265")
    assert_rounds_to(curve[400], "0.2420")
    assert curve.argmax() == 400
    x, logs = np.array([0.0, 1.0, 3.0]), []
    for i, written, log in ((0, "0.1232", "-2.0939"), (1, "0.1480", "-1.9107"),
                            (2, "0.0292", "-3.5332")):  # fmt: skip
        density = norm.pdf(x[i] - np.delete(x, i)).mean()
        assert_rounds_to(density, written)
        assert_rounds_to(np.log(density), log)
        logs.append(np.log(density))
    assert_rounds_to(np.mean(logs), "-2.5126")
    assert_rounds_to(reference.kde_loo_log_likelihood(x, 1.0), "-2.5126")
    assert norm.pdf(100.0) == 0
    assert np.exp(-1000.0) == 0
    assert_rounds_to(1 + np.exp(-1), "1.3679")
    assert_rounds_to(np.logaddexp(-1000, -1001), "-999.6867")


@claim(
    "Fourteen kinds of penguin, or two, or one?",
    "With $h = 0.3$ the mean is $-2.98$, with $h = 0.01$ it is $-1.26$, with $h = 0.0001$ it is "
    "$3.34$, and there is no end to it.",
    "Now the curve has a top, at about 1.1 mm, and there the density has three humps, at 39, 46 "
    "and 50 mm.",
    "1.5 mm is hardly worse, and shows two. What both agree on is that the average penguin, with "
    "its bill of 43.9 mm, stands in a valley. Whoever sums up these birds by a mean describes one "
    "that is rarer than birds with a bill 4 mm shorter or 2 mm longer.",
)
def bandwidths_of_bills(reference):
    x, places = bills()[:, 0], np.linspace(30, 62, 641)
    for h, count in ((0.3, 14), (1.1, 3), (1.5, 2), (2.0, 2), (4.0, 1)):
        assert len(humps(reference.kde_gaussian(x, places, h))) == count
    values = []
    for h, written in ((0.3, "-2.98"), (0.01, "-1.26"), (1e-4, "3.34"), (1e-8, None)):
        values.append(np.log(reference.kde_gaussian(x, x, h)).mean())
        assert written is None or not assert_rounds_to(values[-1], written)
    assert values == sorted(values)
    widths = np.geomspace(0.1, 6, 300)
    scores = [reference.kde_loo_log_likelihood(x, h) for h in widths]
    best = widths[int(np.argmax(scores))]
    assert_rounds_to(best, "1.1")
    curve = reference.kde_gaussian(x, places, best)
    assert places[humps(curve)].round().tolist() == [39, 46, 50]
    assert 0 < max(scores) - reference.kde_loo_log_likelihood(x, 1.5) < 0.005
    assert_rounds_to(x.mean(), "43.9")
    for h in (best, 1.5):
        valley = reference.kde_gaussian(x, np.array([x.mean()]), h)[0]
        tops = reference.kde_gaussian(x, places, h)[humps(reference.kde_gaussian(x, places, h))]
        assert valley < 0.9 * tops.min()
        beside = reference.kde_gaussian(x, x.mean() + np.array([-4.0, 2.0]), h)
        assert valley < 0.9 * beside.min()


@claim(
    "They are about 200 mm long and were measured to the whole millimetre.",
    "About 0.2 mm, by a wide margin. With such a bandwidth the density is a comb with a tooth at "
    "each millimetre, and 335 of the 342 flippers have a twin on their own tooth; the seven "
    "without one keep $h$ from going to 0.",
    "But 67 of them have no twin, and these would pay for teeth so fine: at $h = 0.02$ the score "
    "is $-30$.)",
    "Above 0.6 mm, where the teeth have melted, the best is 1.5 mm.",
)
def the_ruler(reference):
    x = penguins()["flipper"].to_numpy(float)
    assert (x == x.round()).all()
    assert abs(x.mean() - 200) < 2
    counts = np.unique(x, return_counts=True)[1]
    assert counts[counts > 1].sum() == 335
    assert np.sum(counts == 1) == 7
    twins = x[np.isin(x, np.unique(x)[counts > 1])]
    fine = [reference.kde_loo_log_likelihood(twins, h) for h in (0.1, 0.01, 0.001)]
    assert fine == sorted(fine)
    lengths = bills()[:, 0]
    assert np.sum(np.unique(lengths, return_counts=True)[1] == 1) == 67
    assert_rounds_to(reference.kde_loo_log_likelihood(lengths, 0.02), "-30")
    widths = np.geomspace(0.02, 8, 200)
    scores = np.array([reference.kde_loo_log_likelihood(x, h) for h in widths])
    assert_rounds_to(widths[scores.argmax()], "0.2")
    coarse = widths > 0.6
    assert_rounds_to(widths[coarse][scores[coarse].argmax()], "1.5")
    assert scores.max() - scores[coarse].max() > 0.1
    near = reference.kde_gaussian(x, np.arange(185, 200, 0.5), 0.2158)
    assert (near[::2][:-1] > 2 * near[1::2][:-1]).all()


# --- one Gaussian -------------------------------------------------------------------------------


@claim(
    "With 50 features of standard deviation $10^{-4}$ it is $10^{-400}$, which is 0 in float64.",
    "$\\mu = (1, 2)$, $\\Sigma = \\begin{pmatrix} 4 & 2 \\\\ 2 & 5 \\end{pmatrix}$, so $L = "
    "\\begin{pmatrix} 2 & 0 \\\\ 1 & 2 \\end{pmatrix}$ ($2 \\cdot 2 = 4$, $1 \\cdot 2 = 2$, "
    "$1 \\cdot 1 + 2 \\cdot 2 = 5$) and $\\log\\det\\Sigma = 2\\log 4 = \\log 16$. "
    "At the mean the log density is $-\\tfrac12(2\\log 2\\pi + \\log 16) = -3.2242$. "
    "For $x = (4, 2)$ "
    "solve $Lz = (3, 0)$: $z = (1.5, -0.75)$, $m^2 = 2.8125$, and the log density is $-3.2242 - "
    "1.4063 = -4.6304$.",
)
def a_density_on_paper(reference):
    assert np.linalg.det(1e-8 * np.eye(50)) == 0
    cov, L = np.array([[4.0, 2], [2, 5]]), np.array([[2.0, 0], [1, 2]])
    assert np.array_equal(L @ L.T, cov)
    assert np.array_equal(L @ [1.5, -0.75], [3, 0])
    assert 1.5**2 + 0.75**2 == 2.8125
    assert_rounds_to(-np.log(2 * np.pi) - np.log(16) / 2, "-3.2242")
    got = reference.mvn_logpdf(np.array([[1.0, 2], [4, 2]]), np.array([1.0, 2]), cov)
    assert_rounds_to(got[0], "-3.2242")
    assert_rounds_to(got[1], "-4.6304")
    assert_rounds_to(multivariate_normal([1, 2], cov).logpdf([4, 2]), "-4.6304")


@claim(
    "The mean is $(2, 4)$, the offsets are $(-2, -2)$, $(0, -2)$, $(2, 4)$, and $\\hat\\Sigma = "
    "\\tfrac13 \\begin{pmatrix} 8 & 12 \\\\ 12 & 24 \\end{pmatrix} = "
    "\\begin{pmatrix} 2.67 & 4 \\\\ 4 & "
    "8 \\end{pmatrix}$.",
)
def a_fit_on_paper(reference):
    X = np.array([[0.0, 2], [2, 2], [4, 8]])
    assert (X - [2, 4]).tolist() == [[-2, -2], [0, -2], [2, 4]]
    mean, cov = reference.mvn_mle(X)
    assert mean.tolist() == [2, 4]
    np.testing.assert_allclose(cov, np.array([[8, 12], [12, 24]]) / 3)
    assert_rounds_to(cov[0, 0], "2.67")


@claim(
    "The best Gaussian has the peak of its density at the cross, where three birds live within a "
    "millimetre; elsewhere it is up to 26. And it reports a correlation of $-0.24$",
    "An ellipse joins the places of one Mahalanobis distance; the one at $m = 2$ would hold 86 % "
    "of a Gaussian flock, and holds 92 % of ours.",
    "Bird B, with the index 291, is among the six.",
    "But then a single Gaussian finds bird 305, $(54.2, 20.8)$, the rarest of all, and 305 keeps "
    "good company at the upper right.",
    "Bird 305 has gone from the list: it has found its crowd. B has stayed.",
)
def one_gaussian(reference):
    X = bills()
    mean, cov = reference.mvn_mle(X)
    near = [np.sum(np.linalg.norm(X - centre, axis=1) <= 1) for centre in (mean, *X)]
    assert (near[0], max(near[1:])) == (3, 26)
    assert_rounds_to(correlations(cov[np.newaxis])[0], "-0.24")
    assert_rounds_to(chi2(2).cdf(4), "0.86")
    scores = reference.mvn_logpdf(X, mean, cov)
    top = reference.mvn_logpdf(mean[np.newaxis], mean, cov)[0]
    assert_rounds_to(np.mean(top - scores <= 2), "0.92")
    odd = reference.density_outliers(scores, 0.02)
    assert scores.argmin() == 305
    assert len(odd) == 6
    assert {B, 305} <= set(odd.tolist())
    assert X[305].tolist() == [54.2, 20.8]
    model = parameters(reference.fit_gmm(X, IN_A_ROW))
    rarity = np.logaddexp.reduce(reference.gmm_log_joint(X, *model), axis=1)
    assert 305 not in reference.density_outliers(rarity, 0.02)
    assert B in reference.density_outliers(rarity, 0.02)
    shares = reference.gmm_responsibilities(X[[305]], *model)[0]
    assert shares.argmax() == 1
    assert shares[1] > 0.99


@claim(
    "The lowest score has the index 4; of the two $-7$ the one with the smaller index, 1, comes "
    "next. Return $[1, 4]$.",
    "(In float64 $0.29 \\cdot 100$ is a little less than 29.)",
)
def outliers_on_paper(reference):
    got = reference.density_outliers(np.array([-1.0, -7, -2, -7, -9]), 0.4)
    assert got.tolist() == [1, 4]
    assert 28.9 < 0.29 * 100 < 29


# --- mixtures -----------------------------------------------------------------------------------


@claim(
    "At $x = 0$ the first gives $\\log\\tfrac14 + \\log 0.3989 = -2.3052$, the second "
    "$\\log\\tfrac34 + \\log(0.1995\\, e^{-1/2}) = -2.3998$. At $x = 2$ they are $-4.3052$ and "
    "$-1.8998$.",
    "The rows add up to $0.0997 + 0.0907 = 0.1905$ and $0.0135 + 0.1496 = 0.1631$, and $\\ell = "
    "\\tfrac12(-1.6582 - 1.8134) = -1.7358$.",
    "$x = 0$ has $0.0997/0.1905 = 0.5236$ and $0.4764$; $x = 2$ has $0.0828$ and $0.9172$.",
)
def a_mixture_on_paper(reference):
    X = np.array([[0.0], [2.0]])
    table = reference.gmm_log_joint(X, *PAPER)
    written = [["-2.3052", "-2.3998"], ["-4.3052", "-1.8998"]]
    terms = [["0.0997", "0.0907"], ["0.0135", "0.1496"]]
    shares = [["0.5236", "0.4764"], ["0.0828", "0.9172"]]
    responsibilities = reference.gmm_responsibilities(X, *PAPER)
    for i in (0, 1):
        for k in (0, 1):
            assert_rounds_to(table[i, k], written[i][k])
            assert_rounds_to(np.exp(table[i, k]), terms[i][k])
            assert_rounds_to(responsibilities[i, k], shares[i][k])
    for i, total, log in ((0, "0.1905", "-1.6582"), (1, "0.1631", "-1.8134")):
        assert_rounds_to(np.exp(table[i]).sum(), total)
        assert_rounds_to(np.log(np.exp(table[i]).sum()), log)
    assert_rounds_to(reference.gmm_log_likelihood(X, *PAPER), "-1.7358")
    assert_rounds_to(norm.pdf(0), "0.3989")
    assert_rounds_to(norm.pdf(0, scale=2), "0.1995")


@claim(
    "Even a guess by eye beats the best single Gaussian, $-5.01$ against $-5.18$.",
)
def a_guess(reference, notebook):
    guess = notebook.names["guess"]
    assert_rounds_to(reference.gmm_log_likelihood(bills(), *guess), "-5.01")
    mean, cov = reference.mvn_mle(bills())
    assert_rounds_to(reference.mvn_logpdf(bills(), mean, cov).mean(), "-5.18")


@claim(
    "and each half makes the other's result a little less wrong.",
    "Round by round it climbs, and cannot fall.",
)
def em_climbs(reference):
    for seed in range(20):
        rows = np.random.default_rng(seed).choice(342, size=3, replace=False)
        history = reference.fit_gmm(bills(), bills()[rows], 60, 0.0, 0.0)["history"]
        assert np.diff(history).min() > -1e-9


@claim(
    "Each component owns $N_k = 1.5$ points, so both weights are $\\tfrac12$; the means are "
    "$\\tfrac{0 + 1}{1.5} = \\tfrac23$ and $\\tfrac{10}{3}$; the first variance is "
    "$\\left(\\tfrac49 + "
    "\\tfrac12 \\cdot \\tfrac{16}{9}\\right)/1.5 = 0.8889$, and so is the other.",
    "The start has variance $20.5$ (plus reg) for both components and a log-likelihood of "
    "$-2.9357$; with shares of one half each the floor would be at $-2.9901$. The E-step lifts it "
    "to $-2.9357$: it gives the component at 3 the shares $0.659, 0.625, 0.341, 0.309$, so it "
    "owns $N_1 = 1.934$ points and has the weight $0.484$; the M-step moves the means to $3.508$ "
    "and $6.397$, where this floor is at $-2.9273$ and the log-likelihood at $-2.9270$.",
)
def em_on_paper(reference):
    X, R = np.array([[0.0], [2], [4]]), np.array([[1, 0], [0.5, 0.5], [0, 1]])
    weights, means, covs = reference.gmm_m_step(X, R, 0.0)
    np.testing.assert_allclose(weights, [0.5, 0.5])
    np.testing.assert_allclose(means[:, 0], [2 / 3, 10 / 3])
    np.testing.assert_allclose(covs[:, 0, 0], (4 / 9 + 8 / 9) / 1.5)
    assert_rounds_to(covs[0, 0, 0], "0.8889")
    X, means0 = np.array([[0.0], [1], [9], [10]]), np.array([[3.0], [6]])
    start, first = (reference.fit_gmm(X, means0, n) for n in (0, 1))
    assert_rounds_to(start["covs"][0, 0, 0] - 1e-6, "20.5")
    shares = reference.gmm_responsibilities(X, *parameters(start))[:, 0]
    for got, written in zip(shares, ("0.659", "0.625", "0.341", "0.309"), strict=True):
        assert_rounds_to(got, written)
    assert_rounds_to(shares.sum(), "1.934")
    assert_rounds_to(first["weights"][0], "0.484")
    for got, written in zip(first["means"][:, 0], ("3.508", "6.397"), strict=True):
        assert_rounds_to(got, written)
    assert_rounds_to(start["history"][0], "-2.9357")
    assert_rounds_to(first["history"][1], "-2.9270")
    R = reference.gmm_responsibilities(X, *parameters(start))
    for shares, fit, written in ((np.full((4, 2), 0.5), start, "-2.9901"), (R, start, "-2.9357"),
                                 (R, first, "-2.9273")):  # fmt: skip
        logs = reference.gmm_log_joint(X, *parameters(fit)) - np.log(shares)
        assert_rounds_to(np.sum(shares * logs) / 4, written)


@claim(
    "At first all three components are the whole flock, told apart by nothing but their means, and "
    "everybody is claimed by everybody. After five iterations the green one begins to lean the "
    "other way; after ten it has taken the right cloud and the blue one the left, and the orange "
    "one lies across both and does not know what it is for. The curve shows how long that lasts: a "
    "terrace, on which each iteration gains less than a thousandth, up to the 27th (shaded). Then "
    "orange finds its place at the upper right, and there is another terrace, longer than the "
    "first, before the last step up. Whoever stops at the first small gain misses a kind of "
    "penguin.",
    "All three lean to the right: within each kind longer bills are deeper. The single Gaussian "
    "had seen the opposite, because one of the kinds with long bills has shallow ones, and what "
    "lies between the kinds outweighs what happens within them.",
)
def the_ellipses_move(reference):
    fits = {n: reference.fit_gmm(bills(), IN_A_ROW, n) for n in (0, 1, 5, 10, 16, 40, 92)}
    shares = reference.gmm_responsibilities(bills(), *parameters(fits[0]))
    assert shares.min(axis=0).max() > 0.001
    assert np.median(shares.max(axis=1)) < 0.6
    lean = {n: correlations(fit["covs"]) for n, fit in fits.items()}
    assert (lean[1] < 0).all()
    assert (lean[5] > 0).tolist() == [False, False, True]
    assert fits[10]["means"][:, 0].round().tolist() == [39, 44, 48]
    assert lean[10][1] < 0 < min(lean[10][[0, 2]])
    history = reference.fit_gmm(bills(), IN_A_ROW)["history"]
    assert len(history) == 93
    small = np.flatnonzero(np.diff(history) < 1e-3) + 1
    assert small[:12].tolist() == list(range(16, 28))
    assert small[12:44].tolist() == list(range(42, 74))
    assert small[44] == 80
    assert np.linalg.norm(fits[40]["means"][1] - [48.2, 18.4]) < 0.1
    assert (lean[92] > 0.3).all()
    middles = penguins().groupby("species")[["bill_length", "bill_depth"]].mean()
    assert middles.loc["Gentoo", "bill_length"] > middles["bill_length"].mean()
    assert middles["bill_depth"].idxmin() == "Gentoo"
    early = reference.gmm_responsibilities(bills(), *parameters(fits[16])).argmax(axis=1)
    named = [set(species()[early == k]) for k in range(3)]
    assert max(np.mean(species()[early == k] == "Chinstrap") for k in range(3)) < 0.5, named


@claim(
    "The first three birds are close together, and EM ends with two components in the left cloud "
    "and one for everything else. After 200 iterations the log-likelihood is $-4.90$ instead of "
    "$-4.78$, and no further iteration will cure it.",
    "From 50 random starts (three birds each) 41 find the higher hill and 9 the lower ones",
)
def the_lower_hill(reference):
    stuck = reference.fit_gmm(bills(), bills()[:3], 3000, 0.0)
    assert_rounds_to(stuck["history"][-1], "-4.90")
    assert_rounds_to(stuck["history"][200], "-4.90")
    assert np.sum(stuck["means"][:, 0] < 41) == 2
    assert np.linalg.norm(np.ptp(bills()[:3], axis=0)) < 2
    assert_rounds_to(reference.fit_gmm(bills(), IN_A_ROW)["history"][-1], "-4.78")
    ends = []
    for seed in range(50):
        rows = np.random.default_rng(seed).choice(342, size=3, replace=False)
        ends.append(reference.fit_gmm(bills(), bills()[rows])["history"][-1])
    assert np.sum(np.abs(np.array(ends) + 4.7783) < 1e-4) == 41
    assert np.sum(np.array(ends) < -4.89) == 9


@claim(
    "Once the spike is small, each further factor of ten gains $2\\log(10)/342 = "
    "0.0135$, for ever.",
    "no component can have a standard deviation below $\\sqrt{\\text{reg}}$, so here nothing "
    "thinner than a thousandth of a millimetre.",
    "It has found two birds at opposite ends of the flock and drawn a hair-thin needle from one to "
    "the other.",
)
def the_hill_without_a_top(reference, notebook):
    weights, means, covs = parameters(reference.fit_gmm(bills(), IN_A_ROW))
    values = []
    for spread in 10.0 ** -np.arange(3, 12):
        spiked = (np.append(weights * 341 / 342, 1 / 342), np.vstack([means, bills()[B]]),
                  np.concatenate([covs, [spread**2 * np.eye(2)]]))  # fmt: skip
        values.append(reference.gmm_log_likelihood(bills(), *spiked))
    assert_rounds_to(2 * np.log(10) / 342, "0.0135")
    np.testing.assert_allclose(np.diff(values), 2 * np.log(10) / 342, rtol=1e-3)
    rows = np.random.default_rng(4).choice(342, size=15, replace=False)
    crowd = reference.fit_gmm(bills(), bills()[rows])
    thinnest = np.sqrt(np.linalg.eigvalsh(crowd["covs"])[:, 0])
    np.testing.assert_allclose(thinnest.min(), 1e-3, rtol=1e-3)
    k = thinnest.argmin()
    owned = np.flatnonzero(reference.gmm_responsibilities(bills(), *parameters(crowd))[:, k] > 0.5)
    assert len(owned) == 2
    apart = np.linalg.norm(bills()[:, np.newaxis] - bills(), axis=2)
    assert apart[tuple(owned)] > 0.6 * apart.max()
    assert np.array_equal(np.flatnonzero(notebook.names["owned"]), owned)


# --- how many, and how rare ---------------------------------------------------------------------


@claim(
    "The other climbs up to three, stays level to four, and then falls: the fifth component and "
    "the sixth learn the birds at hand by heart. Between three and four the splits cannot decide: "
    "each is ahead in five of the ten, by about 0.03 either way.",
)
def held_out(reference, notebook):
    outside = notebook.names["outside"]
    for split, K in ((0, 3), (7, 4)):
        order = np.random.default_rng(split).permutation(342)
        fit = best_fit(reference, bills()[order[:228]], K, 3, 100)
        value = reference.gmm_log_likelihood(bills()[order[228:]], *parameters(fit))
        np.testing.assert_allclose(value, outside[split, K - 1])
    ten = outside.mean(axis=0)
    assert len(outside) == 10
    assert (np.diff(ten)[:2] > 0.1).all()
    assert abs(ten[3] - ten[2]) < 0.005
    assert (np.diff(ten)[3:] < -0.03).all()
    assert (np.diff(notebook.names["inside"].mean(axis=0)) > 0).all()
    ahead = outside[:, 3] - outside[:, 2]
    assert np.sum(ahead > 0) == 5
    assert_rounds_to(ahead[ahead > 0].mean(), "0.03")
    assert_rounds_to(-ahead[ahead < 0].mean(), "0.03")


@claim(
    "From $n = 8$ on ($\\log 8 > 2$) BIC is the stricter of the two.",
    "$p = 2 + 6 + 9 = 17$, AIC is $400 + 34 = 434$, BIC is $400 + 17 \\log 100 = 478.29$.",
    "BIC says three, with room to spare. AIC is nearly flat from three on and puts its ring on "
    "six, the last that we tried. One of these six components has four birds and is 0.13 mm thin, "
    "hardly more than the tenth to which bills were read.",
)
def prices(reference, notebook):
    assert np.log(7) < 2 < np.log(8)
    aic, bic = reference.gmm_aic_bic(-2.0, 100, 2, 3)
    assert aic == 434
    assert_rounds_to(bic, "478.29")
    few = notebook.names["prices"]
    assert few[:, 1].argmin() == 2
    assert np.sort(few[:, 1])[1] - few[2, 1] > 10
    assert np.ptp(few[2:, 0]) < 10
    assert few[1, 0] - few[2, 0] > 70
    assert few[:, 0].argmin() == 5
    six = best_fit(reference, bills(), 6, 5)
    thin = np.sqrt(np.linalg.eigvalsh(six["covs"])[:, 0])
    assert_rounds_to(thin.min(), "0.13")
    assert_rounds_to(342 * six["weights"][thin.argmin()], "4")


@claim(
    "If the die shows the second side and $\\varepsilon = -0.5357$, the point is $10 + 2 \\cdot "
    "(-0.5357) = 8.9287$. (With np.random.default_rng(0) that is the second of three draws.)",
)
def a_draw_on_paper(reference):
    mixture = np.array([0.25, 0.75]), np.array([[0.0], [10.0]]), np.array([[[1.0]], [[4.0]]])
    X, z = reference.gmm_sample(*mixture, 3, np.random.default_rng(0))
    assert z[1] == 1
    assert_rounds_to(X[1, 0], "8.9287")
    assert_rounds_to((X[1, 0] - 10) / 2, "-0.5357")


@claim(
    "The real ones are on the left",
    "Five very long bills give them away, beyond 55 mm, where the made-up flock has none; the rest "
    "of the cloud does not, and that is the best that can be said of a model.",
    "Three components, three species, and 329 of 342 birds stand with their own.",
    "It expected to be wrong about 7.5 birds and was about 13, which is 2.3 standard deviations "
    "more: a little too sure of itself. Seven of the 13 are Chinstraps with short bills that it "
    "takes for Adelies. The tilt of each species is found, too, more or less.",
    "A is a coin toss, 0.499 to 0.501, and the model says so: the bird is where two kinds are "
    "equally crowded",
    "A is one of the 13.)",
    "The model is sure to four digits, and wrong.",
    "B is far from all three kinds, and of three vanishing densities one vanishes least.",
    "Only two birds have a lower density.",
)
def opening_the_envelope(reference, notebook):
    model = parameters(reference.fit_gmm(bills(), IN_A_ROW))
    shares = reference.gmm_responsibilities(bills(), *model)
    kinds = shares.argmax(axis=1)
    names = ["Adelie", "Chinstrap", "Gentoo"]
    for k, name in enumerate(names):
        assert np.mean(species()[kinds == k] == name) > 0.5
    wrong = np.array(names)[kinds] != species()
    assert wrong.sum() == 13 == 342 - 329
    assert wrong[A]
    assert_rounds_to(np.sum(1 - shares.max(axis=1)), "7.5")
    assert_rounds_to(shares[A, 0], "0.499")
    assert_rounds_to(shares[A, 1], "0.501")
    assert_rounds_to(shares[B, 2], "0.9999")
    assert species()[B] == "Chinstrap"
    assert penguins()["sex"][B] == "female"
    assert reference.gmm_log_joint(bills()[[B]], *model).max() < -9
    rarity = np.logaddexp.reduce(reference.gmm_log_joint(bills(), *model), axis=1)
    assert np.sum(rarity < rarity[B]) == 2
    made_up = notebook.names["made_up"].round(1)
    assert made_up[:, 0].max() <= 55
    assert np.sum(bills()[:, 0] > 55) == 5
    assert notebook.names["order"][0] == 1
    surest = shares.max(axis=1)
    spread = np.sqrt(np.sum(surest * (1 - surest)))
    assert_rounds_to((13 - np.sum(1 - surest)) / spread, "2.3")
    short = wrong & (species() == "Chinstrap") & (kinds == 0)
    assert short.sum() == 7
    chinstraps = bills()[species() == "Chinstrap", 0]
    assert bills()[short, 0].max() < chinstraps.mean()
    for k, name in enumerate(names):
        real = np.corrcoef(bills()[species() == name].T)[0, 1]
        assert abs(correlations(model[2])[k] - real) < 0.1


@claim("With another pair of measurements, say flippers and mass, BIC settles for two.")
def another_pair():
    X = penguins()[["flipper", "mass"]].to_numpy(float)
    X = (X - X.mean(axis=0)) / X.std(axis=0)
    fits = [GaussianMixture(K, n_init=10, random_state=0, tol=1e-6, max_iter=1000).fit(X)
            for K in range(1, 6)]  # fmt: skip
    assert int(np.argmin([fit.bic(X) for fit in fits])) == 1


@claim(
    "In most flocks somebody is at least as rare as B.",
    "Three of them, which is what the table has, come in about one flock of twenty",
)
def flocks(reference):
    model = parameters(reference.fit_gmm(bills(), IN_A_ROW))
    density = reference.gmm_log_likelihood(bills()[[B]], *model)
    counts = []
    for seed in range(1000):
        flock, _ = reference.gmm_sample(*model, 342, np.random.default_rng(seed))
        rarity = np.logaddexp.reduce(reference.gmm_log_joint(flock, *model), axis=1)
        counts.append(np.count_nonzero(rarity <= density))
    counts = np.array(counts)
    assert np.mean(counts >= 1) > 0.55
    assert 0.04 < np.mean(counts >= 3) < 0.07


@claim(
    "And it stops as soon as the mean log-likelihood gains less than $10^{-3}$, which is on our "
    "second terrace: $-4.798$ instead of $-4.778$, without any warning. On Fisher's irises the "
    "start that looks best of all, the true means of the species, ends on a lower hill, $-1.2438$, "
    "with 17 of 150 flowers among the wrong kind. The best of ten blind starts finds $-1.2012$, "
    "with 5. So do begin several times, even if you think you know.",
    "(It counts one more, since it looks at the likelihood before the M-step and not after it.)",
)
def beside_a_library(notebook):
    said = dict(line.split(": ", 1) for line in notebook.printed.splitlines() if " after " in line)
    for what, figures in notebook.names["recorded"].items():
        assert said[what] == figures, what
    assert GaussianMixture().tol == 1e-3
    assert_rounds_to(notebook.names["theirs"][1].score(bills()), "-4.798")
    assert notebook.names["theirs"][0].n_iter_ == 93
    assert notebook.names["theirs"][1].converged_
    irises, kinds = notebook.names["petals"], notebook.names["iris"]["species"].to_numpy(str)
    for machine, written, wrong in ((3, "-1.2438", 17), (4, "-1.2012", 5)):
        machine = notebook.names["theirs"][machine]
        assert_rounds_to(machine.score(irises), written)
        found = machine.predict(irises)
        largest = [np.unique(kinds[found == k], return_counts=True)[1].max() for k in range(3)]
        assert 150 - sum(largest) == wrong
    assert len(notebook.names["ours"][0]["history"]) - 1 == 92
