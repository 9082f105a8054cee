"""What the notebook of mle_map claims."""

from functools import cache
from itertools import product
from math import comb, log, pi

import numpy as np
import pandas as pd
import pytest
from scipy import integrate, optimize, stats
from scipy.special import betaln
from sklearn.linear_model import BayesianRidge, Ridge

from autograder.authoring.claims import assert_rounds_to, claim, given, printed

X3 = np.array([[1.0, 1.0], [1.0, 2.0], [1.0, 3.0]])
Y3 = np.array([1.0, 1.0, 2.0])
HTT, TTT = np.array([1, 0, 0]), np.zeros(3, dtype=int)
KERRICH = np.repeat([1, 0], [5067, 4933])
COLUMN, TWO = np.array([[2.0], [1.0]]), np.array([3.0, 4.0])

given(
    "About four hours.",
    "America, spring of 1970.",
    "In April 1940 John Kerrich [...]",
    "he tossed it ten thousand times and wrote down how it fell",
    "Kerrich's final count was 5,067 heads in 10,000 tosses.",
    "Two hundred years of theory, and it says what a child would have said.",
    "Fifty irises of the species virginica, measured in the 1930s.",
    "in the season before, the players of these leagues had hit about one time in four, and the "
    "best full-season shares rarely come near 0.4",
    "Charles Stein proved in 1956 that for three or more means [...]",
    why="history, and an estimate for the reader",
)
given(
    "What will these two do in the rest of the season?",
    "The obvious answer, that everybody goes on as he began, is",
    "You will write both halves",
    "If that were all you had",
    "One formula, two readings.",
    "What does the area under the curve of a row add up to, say that of three tails, $(1 - w)^3$?",
    "it cannot say how probable $w$ is. For that it lacks a partner, who enters in section 3.",
    "is the $w$ at which the record is most probable,",
    "What is the largest likelihood on a grid of 1,001 values of $w$",
    "Nothing warned us.",
    "Two ends need care.",
    "NumPy's `log1p(u)` computes $\\log(1 + u)$ without forming $1 + u$.",
    "The curves show how much worse than the best each $w$ explains the record.",
    "A likelihood with a flat bottom is nothing exotic.",
    "For the four observations 1, 2, 4, 7:",
    "Nobody would bet on that, because everybody has seen coins.",
    "For a coin the convenient prior is the Beta distribution with parameters $a, b \\ge 1$",
    "it looks like a record of $a - 1$ heads and $b - 1$ tails that you have seen before",
    "Three heads of three with $a = b = 2$:",
    "Kerrich's three tails under $a = 5, b = 2$, the prior of somebody who has seen four heads and "
    "one tail:",
    "The prior is Beta(5, 5): four heads, four tails, a mild belief in fair coins. Each curve is "
    "scaled to area 1, so that all three fit on one axis.",
    "After three tails the likelihood points at 0 and the prior at 0.5. Where will the posterior "
    "point, at first and after 30 tosses?",
    "Four imagined heads count for much beside three tosses and for little beside thirty.",
    "Change the four values (at least one toss)",
    "How many tails in a row does it take to move somebody with the prior Beta(50, 50) below 0.3?",
    "And what happens with `a, b = 1, 1`?",
    "Two warnings.",
    "On paper, with three tails and the flat prior:",
    "A coin has two sides, a die has six, a language has thousands of words.",
    "`naive_bayes` uses it for words that it has never seen",
    "Counts $(3, 0, 1)$, all $\\alpha_j = 3$:",
    "a prior all along.",
    "The MLE calls it impossible.",
    "so a zero in a small table says next to nothing",
    "Coins have two sides. Most things that one measures have a size",
    "It is no longer a probability, and may exceed 1; we only compare it",
    "The two terms pull in opposite directions.",
    "Observations 2 and 4 with $\\mu = 3$, $\\sigma^2 = \\tfrac12$:",
    "For 1, 2, 6, 3:",
    "Suppose you had met the first five only. Here is the NLL of the lengths of their petals over "
    "all $(\\mu, \\sigma)$, beside that of all fifty:",
    "Dark is low; the rings are 0.5, 2, 4.5, 8 and 12.5 above the lowest point.",
    "it asks what explains this sample best. The most likely explanation is on the cocky side.",
    "Before she sees the first flower, a botanist guesses 4 cm, give or take 1,",
    "Here is a better reason.",
    "Our three points:",
    "The bias of section 4 is worse here.",
    "How fast does this get worse?",
    "We fit a growing number of the ten measurements, in the order of the table, to 20 "
    "patients and "
    "compare the noise that the MLE reports with the errors on the other 422.",
    "Medians over 200 random choices of the 20 patients.",
    "the three tails again, with a stethoscope",
    "Let each be drawn from $\\mathcal N(0, \\tau^2)$, independently.",
    "nothing says that progression is about zero",
    "One column $X = (2, 1)^\\top$, $y = (3, 4)$, $\\sigma^2 = 10$, $\\tau^2 = 2$. At $w = 0$:",
    "One column $X = (2, 1)^\\top$, $y = (3, 4)$, $\\sigma^2 = 10$, $s = 2$. At $w = 0$:",
    "Multiply $J$ by $2 \\sigma^2$.",
    "$\\lambda$ is a ratio of two variances",
    "The picture from section 3 once more, now with two weights seen from above.",
    "Dark is probable; the rings are 0.5, 2, 4.5, 8, 12.5 and 18 above the lowest point.",
    "Another belief: most weights are nearly nothing, a few are large.",
    "Twenty patients, ten measurements",
    "We settle it before we look at a new patient: noise with a standard deviation of 55 points, "
    "weights with one of 15 (a measurement that is one standard deviation higher shifts "
    "progression by something like 15 points).",
    "In how many of 200 random choices of 20 patients will the MAP be better than the MLE on the "
    "other 422? And how finely must $\\tau = 15$ be tuned?",
    "On the far left the prior allows nothing",
    "Eighteen players, 45 times at bat each.",
    "Say that this weighs like 100 earlier times at bat, 25 of them hits: Beta(26, 76).",
    "Eighteen players together tell how far to distrust each one.",
    "SciPy's `norm.fit` is `gaussian_mle`, almost.",
    "Start from targets [...]",
    "The prior of the batters had a centre of 0.25 and a weight of 100 [...]",
    why="a definition, the input of an example, advice, or a turn of speech",
)
given(
    "holds 1 for heads and 0 for tails",
    "is a variance, never a standard deviation",
    "A function checks what its own Exactly names, even where a relative of it checks more.",
    "$0^0 = 1$. So three tails have likelihood 1 at $w = 0$, and an empty record has likelihood 1 "
    "everywhere.",
    "`ValueError` if an entry of `data` is neither 0 nor 1, or an entry of `w` lies outside "
    "$[0, 1]$, whatever the record.",
    "A certain record has NLL `0.0`, not `-0.0`: only heads at $w = 1$, only tails at $w = 0$, no "
    "tosses at any $w$.",
    "An impossible record has NLL `inf`.",
    "`ValueError` if $w$ lies outside $[0, 1]$, whatever the record.",
    "Given the values of a function on a grid, return all points of the grid at which it is "
    "smallest.",
    "points of the grid, not their indices, in the order of the grid; a point that "
    "comes twice is returned twice",
    "Some values may be `inf`, but not all.",
    "With $a = b = 1$ as well there is no highest point: return 0.5.",
    "`ValueError` if $a < 1$ or $b < 1$, whatever the record",
    "If nothing was seen and all $\\alpha_j = 1$, return $1/k$ for each category.",
    "`ValueError` if some $\\alpha_j < 1$.",
    "a sum, with all constants; `sigma2` is the variance",
    "One observation has variance 0.",
    "For observations near $10^8$ that differ by about 1, the variance within a relative $10^{-6}$",
    "For a perfect fit to targets of size 1, $\\hat\\sigma^2$ is below $10^{-20}$. Elsewhere "
    "compared at a relative $10^{-8}$.",
    "Return shape `(m, 2)`, the lower end first; also for a single row.",
    "`tau2` may be `np.inf`: then the second term is 0.",
    "`tau2` may be `np.inf`, which gives least squares (only for `X` of full column rank).",
    "compared within $10^{-8}$ of the largest weight",
    why="the contract of an exercise, which hidden tests hold",
)
given(
    "Tests probe records of different lengths [...]",
    "Tests probe ordinary records [...]",
    "Tests probe several minimisers [...]",
    "Tests probe priors with different entries [...]",
    "Tests probe single observations [...]",
    "Tests probe the first term (`w` of zeros, `scale` of `inf`), [...] as they were.",
    "Tests probe the mean, the variance of samples [...]",
    "Tests probe the mean and the variance, priors [...]",
    "Tests probe perfect predictions [...]",
    "Tests probe the weights [...]",
    "Tests probe the default `z` [...]",
    "Tests probe the first term (`tau2` of `inf`) [...]",
    "Tests probe a ratio of 1 [...]",
    why="what hidden tests look at, and how closely",
)

printed(
    "With ten measurements the model claims to be off by 35 points and is off by 86",
    "Section 5 ended in embarrassment: off by 86 points.",
    "In 198 of 200.",
    "with 100 patients the typical errors are 57 points (MLE) and 56 (MAP)",
    "the better one in 169 of 200 choices",
    "He went on at 0.346",
    "he went on at 0.200",
    "17 of the 18 later shares lie inside",
    "The error over all players falls from 0.065 to 0.037.",
    "for everybody would have erred by 0.040",
    "What we see is 0.00458",
    "without that bias it is 0.00485",
    "0.32 against 0.55 of all fifty",
)


# --- coins --------------------------------------------------------------------------------------


@cache
def batters(data):
    return pd.read_csv(data / "batters_1970.csv")


@cache
def tosses(data):
    return pd.read_csv(data / "kerrich.csv")["heads"].to_numpy()


@claim(
    "Eighteen baseball players have each been at bat 45 times.",
    "Clemente, on top, has hit 18 times out of 45, a share of 0.400. Alvis, at the bottom, has 7, "
    "a share of 0.156.",
)
def the_table_of_batters(data):
    table = batters(data)
    assert len(table) == 18
    assert set(table["at_bats"]) == {45}
    assert table["player"].iloc[[0, -1]].tolist() == ["Clemente", "Alvis"]
    assert table["hits"].iloc[[0, -1]].tolist() == [18, 7]
    assert table["hits"].is_monotonic_decreasing
    assert_rounds_to(18 / 45, "0.400")
    assert_rounds_to(7 / 45, "0.156")


def errors_of_batters(data, reference, a=26.0, b=76.0):
    table = batters(data)
    records = [np.repeat([1, 0], [h, 45 - h]) for h in table["hits"]]
    later = (table["later_hits"] / table["later_at_bats"]).to_numpy()
    mle = np.array([reference.bernoulli_mle(r) for r in records])
    best = np.array([reference.beta_map(r, a, b) for r in records])
    return mle, best, later


def root_mean_square(x):
    return float(np.sqrt(np.mean(np.square(x))))


@claim(
    "At the end of section 7 your own functions do better for 16 of the 18 players, with one line "
    "of arithmetic that knows almost nothing about baseball.",
    "about 0.30, not 0.40",
    "it still came a little nearer than the MLE",
    "For Alvis it says 0.22, not 0.16, and",
    "lie inside its nine tenths (the bars)",
    "Nor does this depend on the 100: with a weight of 10 times at bat it is 0.055, with one of "
    "1,000 it is 0.039. And somebody who had slept through the spring and said 0.25",
    "So most of the gain lies in distrusting the data.",
)
def the_prior_helps_the_batters(data, reference):
    mle, best, later = errors_of_batters(data, reference)
    assert np.sum(np.abs(best - later) < np.abs(mle - later)) == 16
    for got, written in zip((best[0], mle[0], best[-1], mle[-1]), ("0.30", "0.40", "0.22", "0.16")):  # noqa: B905
        assert_rounds_to(got, written)
    assert 0 < abs(mle[0] - later[0]) - abs(best[0] - later[0]) < 0.01
    for weight, written in ((10, "0.055"), (1000, "0.039")):
        other = errors_of_batters(data, reference, 1 + weight / 4, 1 + 3 * weight / 4)[1]
        assert_rounds_to(root_mean_square(other - later), written)
    hits = batters(data)["hits"].to_numpy()
    low, high = (stats.beta.ppf(q, 26 + hits, 76 + 45 - hits) for q in (0.05, 0.95))
    assert np.sum((low <= later) & (later <= high)) == 17
    gain, of_a_guess = (
        root_mean_square(mle - later) - root_mean_square(e - later) for e in (best, 0.25)
    )
    assert of_a_guess > 0.8 * gain


@claim(
    "Because a share of 45 tosses is mostly luck:",
    "If all eighteen were the same coin with $w = 0.265$, their shares would still have a variance "
    "of $w(1 - w)/45 = 0.00433$.",
    "and you know from section 4 that this is too small, by 17/18;",
    "So about a tenth of the variance is left for talent: a standard deviation of 0.023.",
)
def the_shares_are_mostly_luck(data):
    shares = batters(data)["hits"].to_numpy() / 45
    w = shares.mean()
    assert_rounds_to(w, "0.265")
    luck, unbiased = w * (1 - w) / 45, shares.var(ddof=1)
    assert_rounds_to(luck, "0.00433")
    assert unbiased * 17 / 18 == pytest.approx(shares.var())
    assert_rounds_to(1 - luck / unbiased, "0.1")
    assert_rounds_to((unbiased - luck) ** 0.5, "0.023")


@claim(
    "$\\tfrac12 \\cdot \\tfrac12 \\cdot \\tfrac12 = 0.125$. At $w = \\tfrac13$ it is $\\tfrac13 "
    "\\cdot \\tfrac23 \\cdot \\tfrac23 = \\tfrac{4}{27} \\approx 0.148$, and at $w = 0$ it is $0$: "
    "a coin that never shows heads cannot have made this record.",
)
def the_likelihood_on_paper(reference):
    assert reference.bernoulli_likelihood(HTT, 0.5) == 0.125
    assert reference.bernoulli_likelihood(HTT, 1 / 3) == pytest.approx(4 / 27)
    assert_rounds_to(4 / 27, "0.148")
    assert reference.bernoulli_likelihood(HTT, 0.0) == 0.0


@claim(
    "a row for each of the eight records of three tosses, a column for each of nine values of $w$",
    "The eight numbers of a column add up to 1: some record must come.",
    "$\\int_0^1 (1 - w)^3\\, dw = \\tfrac14$. In general the area is $1 / \\big((n + 1) "
    "\\binom{n}{h}\\big)$, and nothing forces it to be 1.",
    "Rows with equally many heads are equal",
)
def two_readings_of_the_likelihood(reference, notebook):
    table = notebook.names["table"]
    assert table.shape == (8, 9)
    np.testing.assert_allclose(table.sum(axis=0), 1.0)
    records = [np.array(r) for r in product((0, 1), repeat=3)]
    for record in records:
        area = integrate.quad(lambda w, r=record: reference.bernoulli_likelihood(r, w), 0, 1)[0]
        assert area == pytest.approx(1 / (4 * comb(3, int(record.sum()))))
    assert integrate.quad(lambda w: (1 - w) ** 3, 0, 1)[0] == pytest.approx(1 / 4)
    rows = {name.count("H"): row for name, row in zip(notebook.names["names"], table, strict=True)}
    for name, row in zip(notebook.names["names"], table, strict=True):
        np.testing.assert_allclose(row, rows[name.count("H")])


@claim(
    "The largest likelihood is 0.0, and the $w$ is 0.0, a coin that never shows heads.",
    "Each toss of a fair coin halves the likelihood, and the smallest positive float64 is about "
    "$5 \\cdot 10^{-324}$. From 1,075 tosses on nothing is left, and `argmax` of a thousand zeros "
    "is the first of them.",
)
def the_likelihood_underflows(reference):
    grid = np.linspace(0, 1, 1001)
    values = reference.bernoulli_likelihood(KERRICH, grid)
    assert values.max() == 0.0
    assert grid[values.argmax()] == 0.0
    assert_rounds_to(np.nextafter(0, 1) * 1e300, "5e-24")
    assert reference.bernoulli_likelihood(np.ones(1074, dtype=int), 0.5) > 0
    assert reference.bernoulli_likelihood(np.ones(1075, dtype=int), 0.5) == 0


@claim(
    "$3 \\log 2 = 2.079$.",
    "Kerrich's 10,000 at $w = \\tfrac12$: $10{,}000 \\log 2 = 6931.47$. At $w = 0.5067$ it is "
    "$6930.57$, less by $0.9$.",
    "At $w = 1$ the second term is $-t \\log 0$: infinitely bad if there was a tail, and no "
    "term at "
    "all if there was none ($0 \\log 0 = 0$, again). At $w = 0$ the first term does the same with "
    "heads. And next to the ends floating point is coarse: `1 - 1e-20` is 1.",
)
def the_nll_on_paper(reference):
    assert_rounds_to(reference.bernoulli_nll(HTT, 0.5), "2.079")
    fair, best = (reference.bernoulli_nll(KERRICH, w) for w in (0.5, 0.5067))
    assert_rounds_to(fair, "6931.47")
    assert_rounds_to(best, "6930.57")
    assert_rounds_to(fair - best, "0.9")
    assert reference.bernoulli_nll(HTT, 1.0) == np.inf
    assert reference.bernoulli_nll(HTT, 0.0) == np.inf
    assert reference.bernoulli_nll(np.ones(3), 1.0) == 0.0
    assert reference.bernoulli_nll(TTT, 0.0) == 0.0
    assert 1 - 1e-20 == 1


@claim(
    "It also holds at the ends, where the derivative does not vanish: three tails are most "
    "probable "
    "at $\\hat w = 0$.",
    "Kerrich's first 3 tosses give $0$, the first 10 give $4/10$, the first 30 give $17/30 "
    "\\approx "
    "0.567$.",
    "The NLL is convex, so this is its lowest point.",
)
def the_mle_of_kerrich(reference, data):
    assert tosses(data)[:3].tolist() == [0, 0, 0]
    for n, heads in ((3, 0), (10, 4), (30, 17)):
        assert reference.bernoulli_mle(tosses(data)[:n]) == heads / n
    assert_rounds_to(17 / 30, "0.567")
    grid = np.linspace(0, 1, 1001)
    assert grid[reference.bernoulli_likelihood(TTT, grid).argmax()] == 0
    inner = np.linspace(0.01, 0.99, 99)
    nll = np.array([reference.bernoulli_nll(tosses(data)[:30], w) for w in inner])
    assert np.all(np.diff(nll, 2) > 0)


@claim(
    "Ten times the tosses make the valley about three times as narrow, a thousand times the tosses "
    "about thirty times: the width goes with $1/\\sqrt n$. With 10 tosses a fair coin is a "
    "perfectly "
    "good explanation. With 10,000 it still is: a fair coin misses 5,000 by 67 or more in 18 % of "
    "such records.",
)
def valleys_narrow(reference, data):
    widths = []
    for record in (tosses(data)[:10], tosses(data), KERRICH):
        h, n = int(record.sum()), len(record)
        assert n in (10, 100, 10_000)
        best = -h * log(h / n) - (n - h) * log(1 - h / n)

        def rise(w, h=h, n=n, best=best):
            return -h * log(w) - (n - h) * log(1 - w) - best - 2

        low = optimize.brentq(rise, 1e-9, h / n)
        high = optimize.brentq(rise, h / n, 1 - 1e-9)
        widths.append(high - low)
        assert reference.bernoulli_nll(record, 0.5) - best < 2
    assert_rounds_to(widths[0] / widths[1], "3")
    assert_rounds_to(widths[0] / widths[2] / 10, "3")
    assert_rounds_to(2 * stats.binom.cdf(4933, 10_000, 0.5), "0.18")


@claim(
    "$(w - 1)^2$ has one minimiser, $\\cos w$ has infinitely many, and the NLL of an empty "
    "record is "
    "the same everywhere.",
    "Because values that are equal on paper differ in the last digit: `0.1 + 0.2` and `0.3` do.",
    "$(w^2 - 1)^2$ on the grid $-2, -1, 0, 1, 2$ has the values $9, 0, 1, 0, 9$; return $(-1, 1)$.",
)
def minimisers_are_sets(reference):
    grid = np.arange(-5, 6) * pi
    assert len(reference.argmin_set((grid - grid[6]) ** 2, grid)) == 1
    assert len(reference.argmin_set(np.cos(grid), grid)) == 6
    nothing = [reference.bernoulli_nll(np.array([]), w) for w in (0.0, 0.3, 1.0)]
    assert set(nothing) == {0.0}
    assert 0 < abs((0.1 + 0.2) - 0.3) < 1e-15
    points = np.arange(-2.0, 3.0)
    values = (points**2 - 1) ** 2
    assert values.tolist() == [9, 0, 1, 0, 9]
    assert reference.argmin_set(values, points).tolist() == [-1, 1]


@claim(
    "If errors follow the Laplace density $e^{-|x - m|/s} / 2s$ with scale $s$, the NLL of the "
    "centre $m$ is $\\sum_i |x_i - m| / s$ plus a constant.",
    "Any point between the two middle observations is a maximum likelihood estimate.",
)
def the_median_is_a_maximum_likelihood_estimate(reference):
    x, m = np.array([1.0, 2.0, 4.0, 7.0]), np.linspace(0, 8, 81)
    nll = np.array([-stats.laplace.logpdf(x, c, 1.7).sum() for c in m])
    distances = np.abs(m[:, None] - x).sum(axis=1)
    assert np.ptp(nll - distances / 1.7) < 1e-9
    assert reference.argmin_set(nll, m, 1e-9)[[0, -1]].tolist() == [2.0, 4.0]


# --- priors -------------------------------------------------------------------------------------


def log_posterior(w, h, t, a, b):
    return stats.beta.logpdf(w, a, b) + h * np.log(w) + t * np.log1p(-w)


@claim(
    "Three tails, so $\\hat w = 0$, and the coin will never show heads.",
    "it makes the area 1",
    "With $a = b = 1$ the prior is flat and the MAP is the MLE.",
    "$(3 + 1)/(3 + 2) = 0.8$, not 1.",
    "$(0 + 4)/(3 + 5) = 0.5$.",
    "(such a prior is infinite at an end)",
    "At $(0 + 4)/(3 + 8) = 0.364$. After 30 tosses at $(17 + 4)/(30 + 8) = 0.553$, close to "
    "the MLE "
    "of 0.567.",
    "66 tails: $49/164 = 0.2988$.",
)
def the_map_on_paper(reference, data):
    assert reference.bernoulli_mle(TTT) == 0
    area = integrate.quad(
        lambda w: np.exp(log_posterior(w, 0, 3, 5, 5) - betaln(5, 8) + betaln(5, 5)), 0, 1
    )[0]
    assert area == pytest.approx(1)
    heads = np.ones(3, dtype=int)
    assert reference.beta_map(heads, 2, 2) == pytest.approx(0.8)
    assert reference.beta_map(heads, 1, 1) == reference.bernoulli_mle(heads) == 1
    assert reference.beta_map(TTT, 5, 2) == 0.5
    assert stats.beta.pdf(0, 0.5, 2) == np.inf
    assert_rounds_to(reference.beta_map(TTT, 5, 5), "0.364")
    assert_rounds_to(reference.beta_map(tosses(data)[:30], 5, 5), "0.553")
    assert reference.beta_map(np.zeros(65), 50, 50) > 0.3 > reference.beta_map(np.zeros(66), 50, 50)
    assert reference.beta_map(np.zeros(66), 50, 50) == 49 / 164
    assert_rounds_to(49 / 164, "0.2988")


@claim(
    "The mean is $(h + a)/(n + a + b)$; with a flat prior and three tails it is $\\tfrac15$, while "
    "the mode sticks to 0.",
    "A small step $dw$ is a step $dw / (w(1 - w))$ in log-odds $\\log\\frac{w}{1 - w}$, so per "
    "unit "
    "of log-odds the density is the old one times $w(1 - w)$. Both exponents grow by 1, and the "
    "highest point moves to $(h + a)/(n + a + b)$, which is the mean.",
    "$(1 - w)^3$ is highest at 0, $w(1 - w)^4$ at $\\tfrac15$.",
)
def the_mode_depends_on_the_ruler():
    for h, t, a, b in ((0, 3, 1, 1), (4, 6, 5, 5), (2, 9, 1.5, 4)):
        mean = (h + a) / (h + t + a + b)
        assert stats.beta.mean(a + h, b + t) == pytest.approx(mean)
        grid = np.linspace(-8, 8, 160_001)
        w = 1 / (1 + np.exp(-grid))
        density = log_posterior(w, h, t, a, b) + np.log(w * (1 - w))
        assert w[density.argmax()] == pytest.approx(mean, abs=1e-4)
    w = np.linspace(0, 1, 100_001)
    assert w[((1 - w) ** 3).argmax()] == 0
    assert w[(w * (1 - w) ** 4).argmax()] == pytest.approx(1 / 5, abs=1e-5)


@claim(
    "With all $\\alpha_j = 1 + \\beta$ this is Laplace smoothing, which adds $\\beta$ to each "
    "count",
    "$(5, 2, 3)/10$.",
    "His first five pairs are TT, TH, HH, TH, TT, and HT is missing.",
    "HT came 14 times in the next 45 pairs. Five pairs of a fair coin lack at least one of the "
    "four "
    "kinds in 77 cases of 100,",
)
def pairs_of_tosses(reference, data):
    counts = np.array([3, 0, 1])
    np.testing.assert_allclose(reference.dirichlet_map(counts, 3.0), np.array([5, 2, 3]) / 10)
    smoothed = reference.dirichlet_map(counts, 1.7)
    np.testing.assert_allclose(smoothed, (counts + 0.7) / (4 + 3 * 0.7))
    pairs = ["".join("TH"[t] for t in pair) for pair in tosses(data).reshape(-1, 2)]
    assert len(pairs) == 50
    assert pairs[:5] == ["TT", "TH", "HH", "TH", "TT"]
    assert pairs[5:].count("HT") == 14
    lacking = np.mean([len(set(five)) < 4 for five in product(range(4), repeat=5)])
    assert_rounds_to(lacking, "0.77")


# --- bells --------------------------------------------------------------------------------------


@cache
def petals(data):
    iris = pd.read_csv(data / "iris.csv")
    return iris.loc[iris["species"] == "virginica", "petal_length"].to_numpy()


@claim(
    "$\\log \\pi + 1 + 1 = 3.145$.",
    "$\\hat\\mu = 3$, deviations $-2, -1, 3, 0$, so $\\hat\\sigma^2 = 14/4 = 3.5$.",
    "(Its likelihood has no highest point: it grows without limit as $\\sigma \\to 0$. The formula "
    "gives the limit",
)
def bells_on_paper(reference):
    assert_rounds_to(reference.gaussian_nll(np.array([2.0, 4.0]), 3.0, 0.5), "3.145")
    assert log(pi) + 2 == pytest.approx(reference.gaussian_nll(np.array([2.0, 4.0]), 3.0, 0.5))
    assert reference.gaussian_mle(np.array([1.0, 2.0, 6.0, 3.0])) == (3.0, 3.5)
    one = np.array([7.0])
    assert reference.gaussian_mle(one) == (7.0, 0.0)
    heights = [reference.gaussian_nll(one, 7.0, 10.0**-k) for k in range(0, 200, 20)]
    assert np.all(np.diff(heights) < -20)


@claim(
    "The valley of five flowers is broad and lopsided: with so little evidence a much larger "
    "$\\sigma$ is still believable, a smaller one is not. And the MLE itself is too small,",
    "A sample sits closer to its own mean than to the true one, so $\\hat\\sigma^2$ is too "
    "small, on "
    "average by the factor $\\frac{n - 1}{n}$.",
    "Dividing by $n - 1$ would cure the average.",
)
def the_variance_is_too_small(reference, data, notebook):
    five, fifty = (reference.gaussian_mle(petals(data)[:n]) for n in (5, 50))
    assert five[1] < fifty[1]

    def rise(s):
        return reference.gaussian_nll(petals(data)[:5], five[0], s**2) - reference.gaussian_nll(
            petals(data)[:5], *five
        )

    sd = five[1] ** 0.5
    low, high = (
        optimize.brentq(lambda s: rise(s) - 2, 0.01, sd),
        optimize.brentq(lambda s: rise(s) - 2, sd, 9),
    )
    assert high - sd > 2 * (sd - low)
    for n in (2, 5, 10):
        drawn = [np.random.default_rng(s).choice(petals(data), 10)[:n] for s in range(2000)]
        mean = np.mean([reference.gaussian_mle(x)[1] for x in drawn])
        assert mean / fifty[1] == pytest.approx((n - 1) / n, abs=0.03)
    assert len(notebook.names["draws"]) == 2000


@claim(
    "precision $2 + 2 = 4$, so $v = \\tfrac14$ and $m = \\tfrac14 (0 + 12) = 3$. Half the trust "
    "belongs to the prior, so $m$ lies halfway between 0 and 6.",
    "and knows that flowers of one species vary by about 0.55:",
    "Her guess was off by a centimetre and a half. One flower corrects most of it, since it is "
    "worth "
    "more than three times as much as the guess.",
)
def the_botanist(reference, data):
    assert reference.gaussian_mean_posterior(np.array([4.0, 8.0]), 1.0, 0.0, 0.5) == (3.0, 0.25)
    assert_rounds_to(0.3**0.5, "0.55")
    assert_rounds_to(petals(data).mean() - 4, "1.6")
    after, _ = reference.gaussian_mean_posterior(petals(data)[:1], 0.3, 4.0, 1.0)
    assert abs(after - petals(data).mean()) < 0.1
    assert 3 < (1 / 0.3) / (1 / 1.0) < 4


given("Observations 4 and 8, $\\sigma^2 = 1$, prior $\\mathcal N(0, \\tfrac12)$:", why="an input")


# --- straight lines -----------------------------------------------------------------------------


@claim(
    "Then $y_i$ is normal with mean $w \\cdot x_i$, and the NLL of all targets is",
    "It is the NLL of section 4, taken of the residuals with mean 0",
    "Whatever $\\sigma^2$ is, the most likely weights are those of least squares. Other bells "
    "would "
    "have given other losses: noise with the Laplace density of section 2 leads to the sum of "
    "absolute errors.",
    "The three points of `linear_regression`, $(1, 1), (2, 1), (3, 2)$, with a column of ones and "
    "$w = (\\tfrac13, \\tfrac12)$: the squares add up to $\\tfrac16$. With $\\sigma^2 = 1$ the NLL "
    "is $\\tfrac32 \\log 2\\pi + \\tfrac1{12} = 2.840$.",
    "$\\hat w = (\\tfrac13, \\tfrac12)$ and $\\hat\\sigma^2 = \\tfrac16 / 3 = \\tfrac1{18}$.",
)
def least_squares_is_maximum_likelihood(reference, rng):
    w = np.array([1 / 3, 1 / 2])
    assert np.sum((X3 @ w - Y3) ** 2) == pytest.approx(1 / 6)
    assert_rounds_to(reference.linear_gaussian_nll(X3, Y3, w, 1.0), "2.840")
    residuals = Y3 - X3 @ w
    assert reference.gaussian_nll(residuals, 0.0, 1.0) == pytest.approx(
        reference.linear_gaussian_nll(X3, Y3, w, 1.0)
    )
    got, sigma2 = reference.linear_gaussian_mle(X3, Y3)
    np.testing.assert_allclose(got, w)
    assert sigma2 == pytest.approx(1 / 18)
    by_density = -stats.norm.logpdf(Y3, X3 @ w, 1.0).sum()
    assert reference.linear_gaussian_nll(X3, Y3, w, 1.0) == pytest.approx(by_density)
    for variance in (0.01, 1.0, 50.0):
        best = reference.linear_gaussian_nll(X3, Y3, w, variance)
        for step in rng.normal(size=(20, 2)):
            assert reference.linear_gaussian_nll(X3, Y3, w + step, variance) > best
    steps = rng.normal(size=(20, 2))
    nll = [-stats.laplace.logpdf(Y3, X3 @ v, 2.0).sum() for v in steps]
    absolute = [np.abs(Y3 - X3 @ v).sum() / 2.0 for v in steps]
    assert np.ptp(np.subtract(nll, absolute)) < 1e-9


@claim(
    "on average $\\hat\\sigma^2$ is too small by the factor $\\frac{n - d}{n}$. With as many "
    "weights "
    "as samples the fit is perfect and the estimated noise is zero.",
)
def the_noise_is_too_small(reference, rng):
    for n, d in ((20, 5), (8, 8)):
        X = rng.normal(size=(n, d))
        found = [reference.linear_gaussian_mle(X, rng.normal(size=n))[1] for _ in range(2000)]
        assert np.mean(found) == pytest.approx((n - d) / n, abs=0.02)


@cache
def patients(data):
    table = pd.read_csv(data / "diabetes.csv")
    return table.drop(columns="progression").to_numpy(float), table["progression"].to_numpy(float)


def split_and_scale(data, seed, n):
    measurements, progression = patients(data)
    order = np.random.default_rng(seed).permutation(len(progression))
    train, test = order[:n], order[n:]
    centre, spread = measurements[train].mean(axis=0), measurements[train].std(axis=0)
    Z, target = (measurements - centre) / spread, progression - progression[train].mean()
    return Z[train], target[train], Z[test], target[test]


@cache
def errors_of_choices(data, taus, n=20):
    """Return the errors on new patients: MLE, MAP for each tau, no measurement at all."""
    rows = []
    for seed in range(200):
        Z, target, Z_test, target_test = split_and_scale(data, seed, n)
        fits = [np.linalg.lstsq(Z, target, rcond=None)[0]]
        fits += [Ridge(alpha=55**2 / t**2, fit_intercept=False).fit(Z, target).coef_ for t in taus]
        fits.append(np.zeros(10))
        rows.append([root_mean_square(Z_test @ w - target_test) for w in fits])
    return np.array(rows)


TAUS = (1.0, 6.0, 8.0, 10.0, 15.0, 20.0, 30.0, 40.0, 300.0)


@claim(
    "The two lines move apart.",
    "worse than always guessing the mean of its 20 patients (78, dashed)",
    "The right panel charges for the confidence, too",
)
def many_measurements_are_too_many(data, notebook):
    medians = notebook.names["medians"]
    gaps = medians["actual"] - medians["reported"]
    assert gaps.loc[10] > gaps.loc[5] > gaps.loc[1]
    assert_rounds_to(medians["reported"].loc[10], "35")
    assert_rounds_to(medians["actual"].loc[10], "86")
    assert_rounds_to(np.median(errors_of_choices(data, TAUS)[:, -1]), "78")
    assert medians["NLL"].loc[10] > medians["NLL"].loc[3] + 1


@claim(
    "For a bell, $z = 1.96$ leaves 2.5 % outside on either side.",
    "$w = (5, 2)$, $\\sigma^2 = 9$, $z = 1$: the rows $(1, 0)$ and $(1, 3)$ give $[2, 8]$ and "
    "$[8, 14]$.",
    "With two weights and 40 patients the promise is kept: 96 % are inside, and over 200 such "
    'choices the middle value is 95 %. With all ten measurements and 20 patients, "95 %" intervals '
    "hold 60 % of new patients.",
)
def intervals(reference, data):
    assert_rounds_to(stats.norm.cdf(-1.96), "0.025")
    rows, w = np.array([[1.0, 0.0], [1.0, 3.0]]), np.array([5.0, 2.0])
    assert reference.predictive_interval(rows, w, 9.0, 1.0).tolist() == [[2, 8], [8, 14]]
    measurements, progression = patients(data)
    ones = np.ones(len(progression))
    line, everything = (
        np.column_stack([ones, measurements[:, 2]]),
        np.column_stack([ones, measurements]),
    )
    held = {"line": [], "everything": []}
    for seed in range(200):
        order = np.random.default_rng(seed).permutation(len(progression))
        for name, table, n in (("line", line, 40), ("everything", everything, 20)):
            train, test = order[:n], order[n:]
            w, sigma2 = reference.linear_gaussian_mle(table[train], progression[train])
            low, high = reference.predictive_interval(table[test], w, sigma2).T
            inside = (low <= progression[test]) & (progression[test] <= high)
            held[name].append(inside.mean())
    assert_rounds_to(held["line"][0], "0.96")
    assert_rounds_to(np.median(held["line"]), "0.95")
    assert_rounds_to(np.median(held["everything"]), "0.60")


@claim(
    "$25/20 + 0 = 1.25$. At $w = 2$, which is least squares: $5/20 + 4/4 = 1.25$. At $w = 1$: "
    "$10/20 + 1/4 = 0.75$.",
    "$X^\\top X = 5$, $X^\\top y = 10$, $\\lambda = 10/2 = 5$, so $\\hat w = 10/10 = 1$. Least "
    "squares says 2.",
    "$1.25$. At $w = 1$: $\\tfrac12 + \\tfrac12 = 1$. At $w = -1$: $50/20 + \\tfrac12 = 3$.",
)
def penalties_on_paper(reference):
    for w, expected in ((0.0, 1.25), (2.0, 1.25), (1.0, 0.75)):
        got = reference.neg_log_posterior(COLUMN, TWO, np.array([w]), 10.0, 2.0)
        assert got == pytest.approx(expected)
    assert (COLUMN.T @ COLUMN).item() == 5
    assert (COLUMN.T @ TWO).item() == 10
    assert reference.map_gaussian_prior(COLUMN, TWO, 10.0, 2.0) == pytest.approx([1])
    assert np.linalg.lstsq(COLUMN, TWO, rcond=None)[0] == pytest.approx([2])
    for w, expected in ((0.0, 1.25), (1.0, 1.0), (-1.0, 3.0)):
        got = reference.laplace_prior_objective(COLUMN, TWO, np.array([w]), 10.0, 2.0)
        assert got == pytest.approx(expected)


@claim(
    "Two blood values, s1 and s2, rise and fall together (correlation 0.9), so 20 patients can "
    "hardly tell their effects apart.",
    "raising one weight and lowering the other hardly changes the fit, and the lowest point "
    "happens "
    "to lie far out, at $(127, -119)$.",
    "Their sum has its lowest point at $(11, -5)$, and there the data are worse off by no more "
    "than "
    "4.0 in the NLL.",
)
def two_blood_values(reference, data):
    measurements, _ = patients(data)
    assert_rounds_to(np.corrcoef(measurements[:, 4], measurements[:, 5])[0, 1], "0.9")
    Z, target, _, _ = split_and_scale(data, 1, 20)
    pair, sigma2 = Z[:, 4:6], 55.0**2
    mle = reference.linear_gaussian_mle(pair, target)[0]
    best = reference.map_gaussian_prior(pair, target, sigma2, 15.0**2)
    for got, written in zip([*mle, *best], ("127", "-119", "11", "-5"), strict=True):
        assert_rounds_to(got, written)
    nll = [reference.linear_gaussian_nll(pair, target, w, sigma2) for w in (mle, best)]
    assert_rounds_to(nll[1] - nll[0], "4.0")
    along, across = (mle + np.array(step) for step in ([20, -20], [20, 20]))
    costs = [
        reference.linear_gaussian_nll(pair, target, w, sigma2) - nll[0] for w in (along, across)
    ]
    assert 20 * costs[0] < costs[1]


@claim(
    "The Laplace density $\\frac{1}{2s} e^{-|w|/s}$ with scale $s$ has a sharp peak at 0 and "
    "heavier "
    "tails than the bell.",
    "Times $\\sigma^2$ this is the lasso with penalty $\\lambda = \\sigma^2 / s$ beside half "
    "the sum "
    "of squares.",
    "Both priors have nearly the same variance. The bell pulls both weights towards zero; the "
    "Laplace prior leaves that of age at exactly 0, and its contours have creases along the axes.",
)
def bells_and_peaks(reference, data):
    assert stats.laplace.var(scale=8.5) == pytest.approx(12.0**2, rel=0.02)
    assert stats.laplace.stats(moments="k") > stats.norm.stats(moments="k")
    Z, target, _, _ = split_and_scale(data, 0, 20)
    pair, wide, sigma2 = Z[:, [0, 2]], np.linspace(-45, 45, 181), 55.0**2
    mle = np.linalg.lstsq(pair, target, rcond=None)[0]
    bell = reference.map_gaussian_prior(pair, target, sigma2, 12.0**2)
    assert np.all(np.abs(bell) < np.abs(mle))
    assert abs(bell[0]) > 5
    values = np.array(
        [
            [
                reference.laplace_prior_objective(pair, target, np.array([u, v]), sigma2, 8.5)
                for u in wide
            ]
            for v in wide
        ]
    )
    row, column = np.unravel_index(values.argmin(), values.shape)
    assert wide[column] == 0
    assert wide[row] != 0
    w = np.array([1.0, -2.0])
    r = pair @ w - target
    lasso = r @ r / 2 + sigma2 / 8.5 * np.abs(w).sum()
    objective = reference.laplace_prior_objective(pair, target, w, sigma2, 8.5)
    assert sigma2 * objective == pytest.approx(lasso)


# --- the experiment -----------------------------------------------------------------------------


@claim(
    "Since the ratio alone counts, this is one guess, not two: noise is about 4 times as large "
    "as a "
    "typical weight.",
    "And hardly at all: from 6 to 40 points the typical error stays below 67.",
    "In between is a broad valley, and our guess of 15 lies in it.",
    "though the MAP is still the better one",
    "With more data the argument nearly ends",
)
def the_prior_helps_the_patients(data):
    assert_rounds_to(55 / 15, "4")
    errors = errors_of_choices(data, TAUS)
    mle, *by_tau, nothing = np.median(errors, axis=0)
    assert_rounds_to(mle, "86")
    assert max(by_tau[1:-1]) < 67
    assert abs(by_tau[0] - nothing) < 1.5
    assert by_tau[-1] > 75
    assert np.sum(errors[:, 1 + TAUS.index(15.0)] < errors[:, 0]) == 198
    rich = errors_of_choices(data, (15.0,), 100)
    assert np.sum(rich[:, 1] < rich[:, 0]) == 169
    assert 0 < np.median(rich[:, 0]) - np.median(rich[:, 1]) < 2


@claim(
    "`BayesianRidge`, which has nothing but 20 patients to guess its prior from, does a little "
    "worse "
    "than a prior from common sense and much better than none.",
)
def the_library(data):
    errors = []
    for seed in range(200):
        Z, target, Z_test, target_test = split_and_scale(data, seed, 20)
        w = BayesianRidge().fit(Z, target).coef_
        errors.append(root_mean_square(Z_test @ w - target_test))
    mle, ours = np.median(errors_of_choices(data, TAUS), axis=0)[[0, 1 + TAUS.index(15.0)]]
    assert ours < np.median(errors) < ours + 5 < mle - 10
