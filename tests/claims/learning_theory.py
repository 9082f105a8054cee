"""What the notebook of learning_theory claims."""

import re
from functools import cache
from itertools import combinations, pairwise, product
from math import ceil, comb, exp, log, log2, sqrt
from pathlib import Path

import numpy as np
import pandas as pd
from numpy.testing import assert_allclose
from scipy.optimize import linprog
from scipy.stats import binom, binomtest

from autograder.authoring.claims import assert_rounds_to, claim, given

DATA = Path("assignments/learning_theory/data")

given(
    "About six hours.",
    "Section 7 answers, with your functions.",
    "On $n$ images it is wrong about the share $E_\\text{in}$ (the error in the sample); on all "
    "images that could ever come it is wrong about the share $E_\\text{out}$.",
    "Wassily Hoeffding (1963) answers for any coin and any $n$:",
    "With $M$ rules, the chance that some rule is off by more than $\\varepsilon$ is at most "
    "the sum of their chances (the union bound), so",
    "$n = 100$, $\\varepsilon = 0.1$: [...] for one rule;",
    "Such a bound is true and says nothing; one calls it vacuous.",
    "A fair coin is tossed 100 times.",
    "And if ten such coins are tossed, in how many of 100 does at least one of them stray?",
    "The bound holds for every coin and every $n$; here it is one coin and one $n$.",
    "(Where a dot is missing, it did not happen in 20,000 series.)",
    "Turned around: how many examples make the bound at most $\\delta$?",
    "Solve $2 M e^{-2\\varepsilon^2 n} \\le \\delta$ for $n$:",
    "$\\varepsilon = \\delta = 0.05$, $M = 1$:",
    "Here the class is small enough to look at all of it.",
    "The version space of a sample is the set of hypotheses that agree with all of it:",
    "$\\{h \\in H : h(x) = y \\text{ for all } (x, y)\\}$.",
    "Two bits, and ten hypotheses:",
    "$x_1$, not $x_1$, $x_2$, not $x_2$, always 1, always 0, OR, AND, XOR, and EQUIV (1 if the "
    "bits are equal).",
    "The sample says $(0, 0) \\to 0$ and $(0, 1) \\to 1$.",
    "That depends on where it is wrong, and how often such points come.",
    "Ten hypotheses, $\\varepsilon = 0.1$, $\\delta = 0.2$:",
    "A conjunction asks for some bits to be 1 and some to be 0, and leaves the others free:",
    "So far the sample came all at once.",
    "No probabilities at all; somebody may even choose the points to annoy us.",
    "How many mistakes must we make?",
    "It predicts 0 until a row with the label 1 proves it wrong; then drop every literal that "
    "this row violates.",
    "Five bits.",
    "Fifty bits, of which the target asks for ten.",
    "Left: how many mistakes the learner has made after so many rows, if in half of the rows "
    "the ten bits are as the target wants them.",
    "Right: how wrong its conjunction is on new such rows, beside the $\\varepsilon$ that "
    "Haussler promises with $\\delta = 0.05$ for all $3^{50}$ conjunctions.",
    "Let all hypotheses that are still possible vote.",
    'Four thresholds, "1 from $t$ on" for $t = 1, 2, 3, 4$.',
    "Then ask where the answer leaves the fewest, whatever it is: with $n_0$ hypotheses that "
    "say 0 and $n_1$ that say 1, where $\\max(n_0, n_1)$ is smallest.",
    "Lines in the plane are infinitely many, so $\\lvert H \\rvert = \\infty$, and all bounds "
    "so far say 1.",
    "But on forty images there are only so many ways to label them, and two rules that label "
    "all of them alike are, for this sample, one.",
    "Three hypotheses on two points:",
    "$(0, 1)$, $(1, 1)$, $(0, 1)$.",
    "The most dichotomies that a class can make of $n$ points, wherever they lie, is its growth "
    "function $m_H(n)$.",
    "Four classes:",
    "rays: 1 from a threshold on.",
    "intervals: 1 inside.",
    "perceptrons in the plane, lines with either side labelled 1:",
    "$2 \\big( \\binom{n-1}{0} + \\binom{n-1}{1} + \\binom{n-1}{2} \\big)$ for $n \\ge 1$ "
    "(Thomas Cover, 1965, for points in general position).",
    "Which two are missing?",
    "A class shatters some points if it makes all $2^k$ labellings of them: whatever the truth "
    "is, some hypothesis fits.",
    "A class that shatters the sample has shown nothing by fitting it.",
    "is called the smallest break point: $k = d_\\text{vc} + 1$.",
    "If no $k$ points are shattered, the class makes at most",
    "Vapnik and Chervonenkis (1971) put the growth function in the place of $M$.",
    "$E_\\text{out}$ asks about infinitely many points, so they compare $E_\\text{in}$ with the "
    "error on a second sample of $n$, a ghost that nobody draws: on $2n$ points in all there "
    "are at most $m_H(2n)$ different rules.",
    "The price is worse constants:",
    "Rays on $[0, 1]$, labels that a coin decides, so that every ray has $E_\\text{out} = "
    "\\tfrac12$, and an adversary who picks the ray with the largest deviation.",
    "With probability at least $1 - \\delta$, for all rules of the class at once,",
    "$n = 10{,}000$, $d_\\text{vc} = 3$, $\\delta = 0.1$:",
    "$\\varepsilon = \\delta = 0.1$, $d_\\text{vc} = 3$.",
    "From $n = 1000$, rounded up each time:",
    "A rule of thumb in the textbook of Abu-Mostafa, Magdon-Ismail and Lin says ten.",
    "Nothing for nothing",
    "Take $b$ bits, so $2^b$ inputs and $2^{2^b}$ possible targets.",
    "Show the learner the labels of some inputs, let it predict the others, and average over "
    "all targets.",
    "One bit, the inputs $(0)$ and $(1)$, training on the first; the learner says what it has "
    "seen.",
    "Two classes for the digits.",
    "For both, draw $E_\\text{in}$, $E_\\text{out}$ (on the images left out) and the guarantee, "
    "with $\\delta = 0.05$, over the size of the sample.",
    "Which of the two has the smaller $E_\\text{out}$?",
    "And which of the two has a guarantee that says anything?",
    "And there is a third way, the first line: keep some images away.",
    "How many rules can 357 images afford?",
    "A hospital tries 2,000 rules on 500 of its patients and keeps the one with the fewest "
    "mistakes.",
    "It is tested on 100 further patients, and disappoints.",
    "Four improvements later, each tested on the same 100, it makes 4 mistakes, and is "
    'published for the whole country: "4 % error, on data never used for training."',
    "Three principles are violated or strained here:",
    "Explain each of them in two or three sentences.",
    "Ten to fifteen lines.",
    'A guarantee of "at most 100 % wrong" is true and useless.',
    "Find a rule for the threes and eights and a guarantee for it below 20 % that rest on at "
    "most 200 images, all of them used as you like, no other image touched.",
    "A part of the 200 kept away?",
    "Half a page: what did you assume, and before or after you looked?",
    "Bounds by counting: one coin, $M$ rules, $\\lvert H \\rvert$ hypotheses, $m_H(2n)$ "
    "dichotomies, a dimension.",
    "Held against what chance does, they were too careful: they promise for the worst concept, "
    "the worst distribution and the worst choice.",
    why="a definition, a set-up, a question, history, or a turn of speech",
)
given(
    "Points may be anything, tuples of bits or numbers or texts or lists; labels are 0 and 1 "
    "unless an exercise says otherwise.",
    "Where only labels matter, a class is a table outputs of shape (H, N): a row for each "
    "hypothesis, a column for each point.",
    "Sizes of samples and classes are Python integers, and a class may have $3^{700}$ members, "
    "more than any float can count.",
    "m is at least 1, and may be larger than any float.",
    "Whatever the size of m and of $e^{-2\\varepsilon^2 n}$, the result is right; below "
    "$10^{-300}$ it may be 0.",
    "The smallest such $n$, an integer. If [...] raise `ValueError`. (No test has a quotient "
    "within $10^{-6}$ of an integer.)",
    "Draw all mistakes at once, by rng.binomial(n_val, 0.5, size=(n_trials, n_models)): a row "
    "for each trial.",
    "The smallest such integer. If [...] raise `ValueError`. (No test has a quotient within "
    "$10^{-6}$ of an integer.)",
    "An error equal to $\\varepsilon$ is allowed: compare with $\\varepsilon + 10^{-12}$.",
    "(Errors in tests are equal to $\\varepsilon$ up to rounding, or $10^{-6}$ away.)",
    'Go through the rows once, in order. (i, 1) stands for "$x_i$", (i, 0) for "not $x_i$"; '
    "the list is sorted.",
    "If no literal is left, every row is predicted 1.",
    "(A row with the label 0 that is predicted 0 at its turn is none, whatever comes later.)",
    'Labels agree if they are equal (`==`): `1`, `1.0` and `True` do, `1` and `"1"` do not.',
    "`X` has shape (n, k) with $k \\ge 1$; `X` and `y` hold integers of any size (`int8` or "
    "`uint8`, say) or bools.",
    "`sauer_bound` is asked here for millions of points.",
    "If a row with the label 0 is predicted 1, raise ValueError, at once: no conjunction agrees "
    "with this row and all earlier rows with the label 1.",
    "For each sample of the stream: predict 1 if more than half of those left say 1, else 0 (in "
    "a tie and if none is left, too).",
    "Then drop all that said something else than the label, after a right vote as well.",
    "Return the point and that maximum, as (point, worst).",
    "outputs has shape (H, N), with labels 0 and 1, $-1$ and $1$, or bools; H and N may be 0.",
    "On no points every class has one dichotomy.",
    "True if there is a hypothesis at all.",
    "Look at all subsets of the columns (at most ten columns; [...] of which none is shattered).",
    "If nothing is shattered, or there are no points, the dimension is 0.",
    "An exact integer, up to $n = 1000$ (a recursion without memory would not come back).",
    "If $k$ is below 1, raise ValueError.",
    "Use the sum for $m_H(2n)$.",
    "The relative tolerance is $10^{-6}$.",
    "$(2n)^{d_\\text{vc}}$ may be too large for a float.",
    "The penalty may be above 1; do not cut it.",
    "If n is below 1 or delta not strictly between 0 and 1, raise ValueError.",
    "The smallest $n \\ge 1$ with $\\Omega \\le \\varepsilon$: one example less would not do "
    "(for a large $\\varepsilon$ it is 1).",
    "It may be $10^9$, so do not try all numbers.",
    "If eps is not positive or delta not strictly between 0 and 1, raise ValueError.",
    "Inputs are the tuples of itertools.product((0, 1), repeat=n_bits), targets those of "
    "product((0, 1), repeat=2n_bits), both in this order; n_bits is 1, 2 or 3. learner(train_x, "
    "train_y, x) is given two lists, in the order of train_idx with its repeats, and one input, "
    "a tuple.",
    "Its accuracy is the share of the inputs outside train_idx of which it returns the label; a "
    '$-1$ ("I do not know") is wrong, and so is any other answer than the label itself, '
    "such as 0.5.",
    "Return the mean and the array of all accuracies.",
    "If no input is unseen, all of them are nan, and so is the mean.",
    "They may be texts, fractions or negative numbers, too, and nearly equal is not equal.",
    "Integers are exact for any $n$, and $n$ may be 200 million: [...]",
    "Nine columns with all their 512 rows should not take more than some seconds.",
    why="the contract of an exercise, which hidden tests hold",
)
given(
    "Tests probe the factor 2, the exponent, several hypotheses, the cap at 1, an eps of 0, "
    "more hypotheses than a float can count, and tiny bounds.",
    "Tests probe that the number is enough, that one less is not, several hypotheses, more "
    "hypotheses than a float can count, that it is an integer, a tiny eps and one above 1, "
    "and ValueError for each of the three arguments.",
    "Tests probe the recipe, that the best model of each trial counts, other numbers of trials, "
    "the default of 1000, one model (about 0), and that the bias grows with the models and "
    "shrinks with the sample.",
    "Tests probe one sample, several samples, no samples, samples that contradict each other, "
    "the order of the names, nearly equal labels, labels other than 0 and 1, and points of "
    "any kind.",
    "Tests probe equal and unequal probabilities, points of probability 0, a single point, "
    "labels of any kind, and points of any kind.",
    "Tests probe that the number is the smallest, a single hypothesis, more hypotheses than a "
    "float can count, eps and delta near 0 and near 1, and ValueError for each argument out of "
    "range.",
    "Tests probe that only the version space counts, the worst of its errors, unequal "
    "probabilities, errors equal to eps, an empty version space, no samples, and points "
    "of any kind.",
    "Tests probe the literals, all conjunctions of three bits, the number of mistakes, that "
    "rows with the label 0 change nothing, no rows with the label 1, an empty list of literals, "
    "bools and small integers, and ValueError.",
    "Tests probe the larger of the two groups, both parts of the answer, ties, a single "
    "hypothesis, hypotheses that agree everywhere, and points of any kind.",
    "Tests probe each of the four classes, no points, exact integers at 200 points and "
    "more, unknown classes, and n below 0.",
    "Tests probe shattered columns anywhere, a single hypothesis, all functions, no points, "
    "repeated rows, negative labels, bools, and ValueError.",
    "Tests probe where the sum ends, break points above n, the break point 1, no points, exact "
    "integers for 200 and more points, and ValueError.",
    "Tests probe the dichotomies of $2n$ points, the exponent, the dimension 0, the cap at 1, "
    "an eps of 0, more dichotomies than a float can count, and samples of a million.",
    "Tests probe samples of ordinary size, the dimension 0, powers that no float can hold, "
    "penalties above 1, ValueError for n, and ValueError for delta.",
    "Tests probe that the number is enough, that one less is not, the dimension 0, an eps for "
    "which one example is enough, a tiny eps, and ValueError for eps and for delta.",
    "Tests probe that only unseen inputs count, the order of the targets, one to three bits, no "
    "training inputs, all inputs for training, repeated training inputs, what the learner is "
    "shown, and learners that abstain.",
    why="what hidden tests look at",
)


@cache
def digits():
    table = pd.read_csv(DATA / "digits_3_8.csv")
    images = np.column_stack([np.ones(357), table.drop(columns="digit").to_numpy(float) / 16])
    return images, np.where(table["digit"] == 8, 1, -1)


def lines_of(notebook, start):
    return [line for line in notebook.printed.splitlines() if line.strip().startswith(start)]


def numbers_in(line):
    return [float(x.replace(",", "")) for x in re.findall(r"-?\d[\d,]*\.?\d*", line)]


# --- the two samples ------------------------------------------------------------------------------


@claim(
    "Forty images of handwritten threes and eights, and a perceptron that is trained on them until "
    "it makes no mistake.",
    "Then the same forty images once more, but with labels from a coin: [...]",
    "Both times the rule is perfect on its forty images.",
    "On all others the first is wrong about one image in fourteen, and the second about every "
    "other one.",
    "The two samples look the same from inside, no mistakes each.",
    "Yet the perceptron on true labels was the best of all.",
)
def two_perfect_samples(notebook):
    true, coin = lines_of(notebook, "true labels:") + lines_of(notebook, "labels from a coin:")
    assert numbers_in(true)[:4] == [0, 40, 0, 7]
    assert numbers_in(coin)[:3] == [0, 40, 0]
    assert_rounds_to(100 / 14, "7")
    assert abs(numbers_in(coin)[3] - 50) <= 1
    curves = notebook.names["curves"]
    assert all(
        a < b for a, b in zip(curves["lines", "out"], curves["one pixel", "out"], strict=True)
    )
    assert max(curves["lines", "out"]) < 0.2 < numbers_in(coin)[3] / 100


@claim(
    "Forty rows of rank 40 (64 pixels and the constant) can be given any forty values by some "
    "weights, since forty independent equations have a solution.",
    "So the perceptron shatters them: for any labels it finds a rule without a mistake, and did.",
    "What could have warned us: that the forty images are shattered.",
)
def forty_images_are_shattered(notebook, rng):
    images, _ = digits()
    for split in notebook.names["splits"]:
        rows = images[split[:40]]
        assert rows.shape == (40, 65)
        assert np.linalg.matrix_rank(rows) == 40
    values = rng.choice([-1.0, 1.0], 40)
    w = np.linalg.lstsq(rows, values)[0]
    assert_allclose(rows @ w, values, atol=1e-8)
    for start in ("true labels:", "labels from a coin:"):
        assert "0 % wrong of the 40 (at most 0 %)" in lines_of(notebook, start)[0]


# --- one rule and many ----------------------------------------------------------------------------


@claim(
    "$2 e^{-2} = 0.2707$ for one rule; for ten rules $2.707$, which is cut to 1.",
    "At $n = 1000$ and $\\varepsilon = 0.05$ it is $2 e^{-5} = 0.0135$ for one rule and "
    "$0.135$ for "
    "ten.",
    "$\\ln 40 / 0.005 = 737.8$, so 738 examples.",
    "With ten hypotheses it is $1198.3$, so 1199.",
    "$(2.3026 + 1.6094)/0.1 = 39.1$, so 40 examples.",
)
def finite_bounds_on_paper(reference):
    assert_rounds_to(reference.hoeffding_bound(100, 0.1), "0.2707")
    assert_rounds_to(2 * exp(-2), "0.2707")
    assert_rounds_to(20 * exp(-2), "2.707")
    assert reference.hoeffding_bound(100, 0.1, 10) == 1
    assert_rounds_to(reference.hoeffding_bound(1000, 0.05), "0.0135")
    assert_rounds_to(2 * exp(-5), "0.0135")
    assert_rounds_to(reference.hoeffding_bound(1000, 0.05, 10), "0.135")
    assert_rounds_to(log(40) / 0.005, "737.8")
    assert_rounds_to(log(400) / 0.005, "1198.3")
    sizes = [reference.hoeffding_sample_size(0.05, 0.05, m) for m in (1, 10)]
    assert sizes == [738, 1199]
    assert_rounds_to(log(10), "2.3026")
    assert_rounds_to(log(5), "1.6094")
    assert_rounds_to((log(10) + log(5)) / 0.1, "39.1")
    assert reference.pac_sample_size(10, 0.1, 0.2) == 40


@claim(
    "The bound allows a share of heads that is off by more than 0.1 in 27 of 100 such series.",
    "In about 3.5 of 100 series, an eighth of what the bound allows; with ten coins, in "
    "about 30 of "
    "100, where the bound says 1.",
    "What happens stays below the bound, and both fall exponentially.",
    "A hundred coins in place of one shift both curves to the right, by some 230 tosses for the "
    "bound.",
    "to keep the promise, $n$ must grow with the logarithm of $M$ only.",
)
def coins_that_stray(reference):
    def one(n, p=0.5, eps=0.1):
        k = np.arange(n + 1)
        return binom.pmf(k, n, p)[np.abs(k / n - p) > eps + 1e-12].sum()

    assert_rounds_to(100 * reference.hoeffding_bound(100, 0.1), "27")
    assert_rounds_to(100 * one(100), "3.5")
    assert 7.5 < reference.hoeffding_bound(100, 0.1) / one(100) < 8.5
    assert_rounds_to((1 - (1 - one(100)) ** 10) * 10, "3")
    sizes = np.array([20, 50, 100, 200, 300, 400, 500, 600])
    for m in (1, 10, 100):
        some = np.array([1 - (1 - one(n)) ** m for n in sizes])
        bound = np.array([reference.hoeffding_bound(int(n), 0.1, m) for n in sizes])
        assert (some <= bound).all()
        assert -log(some[-1]) / 600 > 0.01
    assert_rounds_to(log(100) / (2 * 0.1**2) / 10, "23")
    steps = [reference.hoeffding_sample_size(0.1, 0.05, 10**k) for k in range(8)]
    assert len({b - a for a, b in pairwise(steps)} - {115, 116}) == 0


@claim(
    "A search does not only weaken the promise, it also makes the best look better than it is.",
    "Each has $E_\\text{out} = \\tfrac12$; on $n$ validation examples the best of them has less.",
    "Ten examples, three models with 4, 5 and 2 mistakes: [...]",
    "Dotted is $\\sqrt{\\ln m / 2n}$, a bound for this mean (it comes from the same exponentials).",
    "Of a hundred guessing models the best seems to be right 77 times in a hundred, if one "
    "looks at "
    "twenty examples.",
)
def guessing_models(reference):
    for n in (10, 20, 100, 1000):
        k = np.arange(n + 1)
        for m in (1, 3, 10, 100, 1000):
            smallest = binom.sf(k - 1, n, 0.5) ** m - binom.sf(k, n, 0.5) ** m
            bias = 0.5 - smallest @ k / n
            assert -1e-12 <= bias <= sqrt(log(m) / (2 * n)) + 1e-12
            if (n, m) == (20, 100):
                assert_rounds_to(100 * (0.5 + bias), "77")
    assert min(4, 5, 2) / 10 == 0.2
    assert_allclose(0.5 - 0.2, 0.3)
    assert reference.optimization_bias(20, 100, np.random.default_rng(0)) > 0.2


# --- a shelf of hypotheses ------------------------------------------------------------------------


@claim(
    "If one hypothesis of the class is right, and we keep only those without a mistake, much fewer "
    "examples will do.",
    "$\\varepsilon$ here, $2\\varepsilon^2$ in Hoeffding's.",
    "To know that a share is 0 and not 0.01 is easier than to tell 0.30 from 0.31.",
)
def zero_is_easier(reference):
    for eps in (0.01, 0.05, 0.1):
        for m in (1, 10, 10**6):
            assert (
                reference.pac_sample_size(m, eps, 0.05)
                < reference.hoeffding_sample_size(eps, 0.05, m) / 4
            )
    # the deviation of a share of n: none at 0, sqrt(p (1 - p) / n) elsewhere
    n = 1000
    assert binom.pmf(0, n, 0.01) < 1e-4
    assert binom.cdf(0.305 * n, n, 0.31) > 0.3


@claim(
    "The median doubles from 0.3 to 0.1, but in each row the luckiest sample needs a quarter of "
    "what the unluckiest needs, or less.",
    "Below 0.125 nothing changes any more: a wrong conjunction is wrong about two of the sixteen "
    "points at least, and only the concept itself is better than that.",
)
def exhausted_after(reference, notebook):
    rows = [numbers_in(line) for line in notebook.printed.splitlines() if "exhausted after" in line]
    assert [row[0] for row in rows] == [0.3, 0.2, 0.1]
    assert all(4 * least <= most for _, least, most, *_ in rows)
    assert 2 <= rows[2][3] / rows[0][3] < 2.5
    names = notebook.names
    errors = {
        reference.true_error(rule, names["target"], names["FOUR"], names["equal"])
        for rule in names["CONJUNCTIONS"].values()
    }
    assert sorted(errors)[:2] == [0, 0.125]


@claim(
    "The first leaves $x_1, x_2$, always 0, OR, AND, XOR; the second leaves $x_2$, OR, XOR.",
    "OR for AND: wrong about $(0, 1)$ and $(1, 0)$.",
    "With equal probabilities that is $\\tfrac12$; with $D = 0.6, 0.1, 0.2, 0.1$ [...]",
    "Left are $x_2$ (wrong about two points, error 0.5), OR (0.25) and XOR (0).",
    "Exhausted for $\\varepsilon = 0.6$, not for $0.3$.",
)
def two_bits_on_paper(reference):
    rules = {
        "x1": lambda x: x[0],
        "not x1": lambda x: 1 - x[0],
        "x2": lambda x: x[1],
        "not x2": lambda x: 1 - x[1],
        "1": lambda _: 1,
        "0": lambda _: 0,
        "OR": max,
        "AND": min,
        "XOR": lambda x: x[0] ^ x[1],
        "EQUIV": lambda x: int(x[0] == x[1]),
    }
    points, equal = list(product((0, 1), repeat=2)), np.full(4, 0.25)
    seen = [((0, 0), 0), ((0, 1), 1)]
    assert len(rules) == 10
    assert reference.version_space(rules, seen[:1]) == ["0", "AND", "OR", "XOR", "x1", "x2"]
    assert reference.version_space(rules, seen) == ["OR", "XOR", "x2"]
    assert [x for x in points if max(x) != min(x)] == [(0, 1), (1, 0)]
    assert reference.true_error(max, min, points, equal) == 0.5
    assert_allclose(reference.true_error(max, min, points, np.array([0.6, 0.1, 0.2, 0.1])), 0.3)
    errors = [
        reference.true_error(rules[h], rules["XOR"], points, equal) for h in ("x2", "OR", "XOR")
    ]
    assert errors == [0.5, 0.25, 0]
    for eps, expected in ((0.6, True), (0.3, False)):
        call = rules, seen, rules["XOR"], points, equal, eps
        assert reference.is_epsilon_exhausted(*call) is expected


@claim(
    "A bad one survives one example with probability below $1 - \\varepsilon$, and $n$ of "
    "them with "
    "probability below $(1 - \\varepsilon)^n \\le e^{-\\varepsilon n}$.",
    "There are at most $\\lvert H \\rvert$ bad ones, so by the union bound",
    "$3^4 = 81$ of them on four bits.",
    'The concept is "$x_1$ and not $x_3$", all 16 points are equally probable, and [...]',
    "Bad is who is wrong about two points or more: here that is everybody but the concept itself.",
    "Haussler's bound falls below 1 at 44 examples, and below $0.05$ at 74.",
    "How many examples does it really take until in 19 of 20 samples nothing bad is left?",
    "About 32.",
    "Most bad hypotheses are much worse than $\\varepsilon$, and die early. And they tend to "
    "survive "
    "together, so that adding up their chances counts the same misfortune many times.",
)
def haussler_and_what_happens(reference):
    points = np.array(list(product((0, 1), repeat=4)))
    wanted = list(product((0, 1, None), repeat=4))
    labels = np.array(
        [
            [all(w is None or b == w for b, w in zip(x, want, strict=True)) for x in points]
            for want in wanted
        ]
    )
    target = (points[:, 0] == 1) & (points[:, 2] == 0)
    wrong = labels != target
    assert len(labels) == 3**4 == 81
    bad = wrong[wrong.mean(axis=1) > 0.1]
    assert len(bad) == 80
    assert bad.sum(axis=1).min() == 2
    assert np.mean(bad.mean(axis=1) >= 0.25) > 0.8
    assert [81 * exp(-0.1 * n) < 1 for n in (43, 44)] == [False, True]
    assert [81 * exp(-0.1 * n) < 0.05 for n in (73, 74)] == [False, True]
    assert reference.pac_sample_size(81, 0.1, 0.05) == 74
    rng = np.random.default_rng(1)
    left = {}
    for n in (29, 32, 36):
        seen = np.zeros((20_000, 16))
        seen[np.arange(20_000)[:, np.newaxis], rng.integers(0, 16, (20_000, n))] = 1
        alive = seen @ bad.T == 0
        left[n] = alive.any(axis=1).mean()
        assert alive.sum(axis=1)[alive.any(axis=1)].mean() > 1.1
    assert left[29] > 0.06
    assert abs(left[32] - 0.05) < 0.008
    assert left[36] < 0.04
    for eps in (0.01, 0.1, 0.5):
        assert ((1 - eps) ** np.arange(50) <= np.exp(-eps * np.arange(50)) + 1e-15).all()


# --- counting mistakes ----------------------------------------------------------------------------


@claim(
    "With $k$ bits there are $2k$ literals:",
    "Begin with all of them, a conjunction that nothing satisfies.",
    "A literal of the target is never violated by such a row, so never dropped.",
    "Hence our list always asks for at least what the target asks for: a row that is "
    "predicted 1 is "
    "a 1, and all mistakes are of one kind.",
    "The first drops $k$ literals, each later one at least one more of the $k$ that are left: at "
    "most $k + 1$ mistakes.",
    "Row $10110$ with label 1: [...] not $x_5$.",
    "Row $00010$ with label 1: a mistake; $x_1$ and $x_3$ go.",
    "Rows $11110$, $10100$ and $10111$ with label 0 are predicted 0.",
    "The result, with columns counted from 0: [...]",
    "Chance is kind: 8 mistakes are the most in twenty runs.",
    "His rows change one bit at a time, and get all 51 mistakes out of the learner; the "
    "bound is as "
    "low as it can be for this learner.",
    "The learner of conjunctions keeps a list of a hundred literals.",
)
def conjunctions(reference, notebook):
    X = np.array([[int(b) for b in r] for r in ("10110", "00010", "11110", "10100", "10111")])
    y = np.array([1, 1, 0, 0, 0])
    first = [(0, 1), (1, 0), (2, 1), (3, 1), (4, 0)]
    assert reference.conjunction_learner(X[:1], y[:1]) == (first, 1)
    second = [pair for pair in first if pair[0] not in (0, 2)]
    assert reference.conjunction_learner(X[:2], y[:2]) == (second, 2)
    assert reference.conjunction_learner(X, y) == ([(1, 0), (3, 1), (4, 0)], 2)
    none = reference.conjunction_learner(np.zeros((0, 50), dtype=int), np.zeros(0, dtype=int))
    assert len(none[0]) == 100
    rows = np.array(list(product((0, 1), repeat=3)))
    for target in product((0, 1, None), repeat=3):
        wants = {(i, s) for i, s in enumerate(target) if s is not None}
        labels = np.array([int(all(row[i] == s for i, s in wants)) for row in rows])
        for n in range(9):
            literals, mistakes = reference.conjunction_learner(rows[:n], labels[:n])
            assert wants <= set(literals)
            assert mistakes <= 4
            assert len(literals) == 6 or len(literals) <= 3
    stairs = np.tri(51, 50, -1, dtype=int)
    assert reference.conjunction_learner(stairs, np.ones(51, dtype=int))[1] == 51
    assert numbers_in(lines_of(notebook, "most mistakes in 20 runs")[0])[:2] == [20, 8]


@claim(
    "If the majority is wrong, at least half of them die: after at most $\\log_2 \\lvert H "
    "\\rvert$ mistakes one is left, the right one if the class has it.",
    "The point 3 has the label 0: three of four say 1, a mistake, and only $t = 4$ survives.",
    "Then 4 has the label 1, as it says.",
    "The four thresholds: at the point 2 two say 1 and two say 0, so 2 are left in the worst case; "
    "at 3 it is 3 against 1.",
    "Six questions for 64 possibilities, as few as one can hope for: each answer can at best halve "
    "what is left.",
    "Both learners have a price: they must look at each hypothesis, and $3^{50}$ is more than "
    "anybody can look at.",
)
def thresholds(reference, notebook):
    cuts = {f"{t}": lambda x, t=t: int(x >= t) for t in (1, 2, 3, 4)}
    assert reference.halving_mistakes(cuts, [(3, 0)]) == (1, ["4"])
    assert reference.halving_mistakes(cuts, [(3, 0), (4, 1)]) == (1, ["4"])
    assert reference.best_query(cuts, [1, 2, 3, 4]) == (2, 2)
    assert reference.best_query(cuts, [3]) == (3, 3)
    assert (
        len([line for line in notebook.printed.splitlines() if " left; ask " in line])
        == 6
        == log2(64)
    )
    many = {f"{t}": lambda x, t=t: int(x >= t) for t in range(64)}
    for seed in range(5):
        order = np.random.default_rng(seed).permutation(64).tolist()
        for secret in range(0, 64, 7):
            stream = [(x, int(x >= secret)) for x in order]
            assert reference.halving_mistakes(many, stream)[0] <= 6
    assert 3**50 > 1e23


# --- counting dichotomies -------------------------------------------------------------------------


@claim(
    "On no points there is one, the empty row, however many hypotheses there are; only if "
    "there are "
    "none it is 0.",
    "That is 2 dichotomies.",
    "The threshold falls into one of $n + 1$ gaps: $n + 1$.",
    "Two of the $n + 1$ gaps, or nothing inside: $\\binom{n+1}{2} + 1 = \\tfrac{n(n+1)}{2} + 1$.",
    "Four points: $5$, $11$, $16$, and $2\\,(1 + 3 + 3) = 14$.",
    "any of them span a convex set that holds no other: $2^n$.",
)
def growth_on_paper(reference):
    assert reference.count_dichotomies(np.array([[0, 1], [1, 1], [0, 1]])) == 2
    assert reference.count_dichotomies(np.zeros((7, 0))) == 1
    assert reference.count_dichotomies(np.zeros((0, 0))) == 0
    kinds = "rays", "intervals", "convex", "perceptron2d"
    assert [reference.growth_function(kind, 4) for kind in kinds] == [5, 11, 16, 14]
    assert 2 * (1 + 3 + 3) == 14
    for n in range(9):
        assert reference.growth_function("rays", n) == n + 1
        assert (
            reference.growth_function("intervals", n) == comb(n + 1, 2) + 1 == n * (n + 1) // 2 + 1
        )
        assert reference.growth_function("convex", n) == 2**n
    # a polygon on a circle holds no other point of the circle: that is farther from its middle
    angles = 2 * np.pi * np.arange(7) / 7
    circle = np.column_stack([np.cos(angles), np.sin(angles)])
    corners = circle[[0, 2, 3, 5]]
    for other in circle[[1, 4, 6]]:
        edges = np.roll(corners, -1, axis=0) - corners
        gaps = other - corners
        assert (edges[:, 0] * gaps[:, 1] - edges[:, 1] * gaps[:, 0] < 0).any()


@claim(
    "Four points in the plane have 16 labellings, and lines make 14 of them.",
    "If the four points are the corners of a square, the two in which opposite corners have equal "
    "labels and neighbours different ones. If one point lies inside the triangle of the others, "
    "the two in which it has another label than all three.",
    "It is 14 either way; but if three points lie on one line, there are fewer.",
    "The colours show one labelling that no line can make.",
)
def lines_on_four_points(notebook):
    names = notebook.names
    missing = {}
    for name in ("corners", "inside", "in_a_row"):
        seen = set(map(tuple, names["by_lines"](names[name], 200_000).tolist()))
        missing[name] = [row for row in product((0, 1), repeat=4) if row not in seen]
    assert missing["corners"] == [(0, 1, 1, 0), (1, 0, 0, 1)]
    assert missing["inside"] == [(0, 0, 0, 1), (1, 1, 1, 0)]
    assert len(missing["in_a_row"]) == 4


@claim(
    "Thresholds on three points have the rows $000$, $001$, $011$, $111$.",
    "The middle point alone shows 0 and 1: shattered.",
    "The last two show $00$, $01$, $11$: not shattered, since $10$ is missing.",
    "One such set is enough; not every set of that size need be shattered.",
    "The thresholds above shatter single points, and no pair: 1.",
    "The seven intervals of three points shatter pairs, and not all three ($101$ is missing): 2.",
    "Every subset of a shattered set is shattered, too: so one may go up in size and stop at the "
    "first size that fails.",
    "In general perceptrons with $d$ inputs and a constant have $d_\\text{vc} = d + 1$; here "
    "that is "
    "65.",
)
def shattered_sets(reference, notebook):
    rays = np.array([[0, 0, 0], [0, 0, 1], [0, 1, 1], [1, 1, 1]])
    assert reference.shatters(rays, [1])
    assert {tuple(row) for row in rays[:, 1:].tolist()} == {(0, 0), (0, 1), (1, 1)}
    assert reference.vc_dimension(rays) == 1
    x = np.arange(3)
    intervals = np.unique([(x >= a) & (x < b) for a in range(4) for b in range(4)], axis=0)
    assert len(intervals) == 7
    assert (True, False, True) not in set(map(tuple, intervals.tolist()))
    assert reference.vc_dimension(intervals) == 2
    in_a_row = notebook.names["by_lines"](notebook.names["in_a_row"])
    assert [reference.shatters(in_a_row, s) for s in ([0, 1, 2], [0, 1, 3])] == [False, True]
    rng = np.random.default_rng(0)
    for _ in range(20):
        table = rng.integers(0, 2, (20, 5))
        for size in (2, 3):
            for subset in combinations(range(5), size):
                if reference.shatters(table, list(subset)):
                    assert all(
                        reference.shatters(table, list(s)) for s in combinations(subset, size - 1)
                    )
    assert 64 + 1 == 65


@claim(
    "no longer $2^n$ but a polynomial of degree $k - 1 = d_\\text{vc}$.",
    "There is nothing between.",
    "$n = 4$, $k = 3$: $1 + 4 + 6 = 11$, which intervals attain.",
    "With $n = 3$ and $k = 2$ it is $1 + 3 = 4$: rays.",
    "For rays and intervals the bound is exact. For lines it is not: the bound has degree 3, and "
    "what lines do has degree 2.",
    "For $k > n$ the sum is $2^n$.",
)
def sauer_on_paper(reference):
    assert (
        reference.sauer_bound(4, 3) == 1 + 4 + 6 == 11 == reference.growth_function("intervals", 4)
    )
    assert reference.sauer_bound(3, 2) == 4 == reference.growth_function("rays", 3)
    for n in range(30):
        assert reference.sauer_bound(n, 2) == reference.growth_function("rays", n)
        assert reference.sauer_bound(n, 3) == reference.growth_function("intervals", n)
        assert reference.sauer_bound(n, n + 2) == 2**n
    assert reference.sauer_bound(20, 4) > reference.growth_function("perceptron2d", 20)
    for k in (2, 3, 4, 6):  # differences of order k - 1 are constant: the degree is k - 1
        values = np.array([reference.sauer_bound(n, k) for n in range(20)])
        assert (np.diff(values, k) == 0).all()
        assert (np.diff(values, k - 1) != 0).all()
    lines = np.array([reference.growth_function("perceptron2d", n) for n in range(1, 20)])
    assert (np.diff(lines, 2) == 2).all()


# --- the price of a class -------------------------------------------------------------------------


@claim(
    "$d_\\text{vc} = 3$, $n = 10^6$, $\\varepsilon = 0.02$: the sum is [...] the bound $0.00103$.",
    "A hundred examples and $\\varepsilon = 0.1$ give 1.",
    "$\\ln 4 + 3 \\ln 20{,}000 + \\ln 10 = 33.40$, times $8/10{,}000$ is $0.02672$, the root "
    "$0.1635$.",
    "$21{,}194$; from this $28{,}523$; then $29{,}235$, $29{,}295$, $29{,}300$, and again "
    "$29{,}300$.",
    "Turn it around again, with the handier [...] (true for every dimension but 1, where a $+1$ is "
    "dropped).",
)
def vc_on_paper(reference):
    assert_rounds_to(reference.sauer_bound(2 * 10**6, 4) / 1e18, "1.33")
    assert_rounds_to(exp(-50) * 1e22, "1.93")
    assert_allclose(0.02**2 * 10**6 / 8, 50)
    assert_rounds_to(reference.vc_bound(10**6, 0.02, 3), "0.00103")
    assert reference.vc_bound(100, 0.1, 3) == 1
    inside = log(4) + 3 * log(20_000) + log(10)
    assert_rounds_to(inside, "33.40")
    assert_rounds_to(inside * 8 / 10_000, "0.02672")
    assert_rounds_to(reference.vc_penalty(10_000, 3, 0.1), "0.1635")
    n, guesses = 1000, []
    for _ in range(6):
        n = ceil(800 * (log(4) + 3 * log(2 * n) + log(10)))
        guesses.append(n)
    assert guesses == [21194, 28523, 29235, 29295, 29300, 29300]
    for d in range(8):
        for n in (1, 2, 3, 10, 500):
            assert (reference.sauer_bound(2 * n, d + 1) <= (2 * n) ** d) is (d != 1)
    assert reference.sauer_bound(20, 2) == 20 + 1


@claim(
    "Ten times as many examples move the curves to the left alike.",
    "The bound is right about how errors shrink, and pessimistic by a factor of about seven about "
    "where they are.",
)
def the_worst_ray(reference, notebook):
    off = {n: np.quantile(notebook.names["worst_ray"](n, 2000), 0.95) for n in (1000, 10_000)}
    reach = {}
    for n in off:
        steps = np.linspace(0.01, 0.5, 4901)
        reach[n] = next(e for e in steps if reference.vc_bound(n, e, 1) <= 0.05)
        assert 6 < reach[n] / off[n] < 8
    assert 2.5 < reach[1000] / reach[10_000] < 3.5
    assert 2.5 < off[1000] / off[10_000] < 3.7


@claim(
    "About ten to fourteen thousand examples a dimension, says the bound.",
    "*How many would have been enough:* by the bound more than half a million, by experience far "
    "fewer.",
)
def thousands_for_each(reference, notebook):
    shares = [reference.vc_sample_size(0.1, 0.1, d) / d for d in (1, 3, 10, 65, 1000)]
    assert 9500 < min(shares) < max(shares) < 14_000
    by_bound, by_penalty = (numbers_in(line)[-1] for line in notebook.printed.splitlines()
                            if line.endswith((" by vc_bound", " by vc_penalty")))  # fmt: skip
    assert 500_000 < by_bound < by_penalty
    assert notebook.names["curves"]["lines", "out"][2] < 0.1


@claim(
    "Half of the targets that agree with what it saw have a 1 at any unseen input, half a 0.",
    "Whatever it says there, it is right for half of them.",
    "The targets $00, 01, 10, 11$ (the label of $(0)$, then that of $(1)$): right, wrong, wrong, "
    "right.",
    "Accuracies $1, 0, 0, 1$, mean $\\tfrac12$.",
    "Over all targets the three learners are equally good, and so is a coin.",
    "Among the targets in which neighbours tend to agree, majority and nearest are right more than "
    "70 times in a hundred, contrary 29 times; among all the others it is the other way round.",
)
def no_lunch(reference, notebook):
    average, accuracies = reference.no_free_lunch_average([0], lambda _, ys, __: ys[0], 1)
    assert (average, accuracies.tolist()) == (0.5, [1, 0, 0, 1])
    near = [sum(t[i] != t[i ^ bit] for i in range(8) for bit in (1, 2, 4)) <= 8
            for t in product((0, 1), repeat=8)]  # fmt: skip
    near, found, rest = np.array(near), [], []
    for name in ("majority", "nearest", "contrary"):
        average, accuracies = reference.no_free_lunch_average([0, 3, 5, 6], notebook.names[name], 3)
        assert_allclose(average, 0.5)
        found.append(accuracies[near].mean())
        rest.append(accuracies[~near].mean())
    assert min(found[:2]) > 0.7
    assert_rounds_to(100 * found[2], "29")
    assert max(rest[:2]) < 0.5 < rest[2]
    for seen in product((0, 1), repeat=2):
        agree = [t for t in product((0, 1), repeat=4) if t[:2] == seen]
        assert [sum(t[i] for t in agree) * 2 for i in (2, 3)] == [len(agree)] * 2


# --- the experiment -------------------------------------------------------------------------------


@claim(
    "Lines: perceptrons on 64 pixels and a constant, $d_\\text{vc} = 65$.",
    'One pixel: "is pixel $j$ darker than $c$?" for 64 pixels and 16 levels, [...] $M = 2048$.',
    "The lines are better at every size; with 200 images they are wrong about 2 of a hundred "
    "others, one pixel about 15.",
    "But their $E_\\text{in}$ is 0 throughout, [...] at all sizes that we have. That of one "
    "pixel is "
    "below one half from 40 images on.",
)
def learning_curves(reference, notebook):
    names = notebook.names
    curves, sizes = names["curves"], names["sample_sizes"]
    assert names["answers"].shape == (357, 64 * 16)
    assert 2 * 64 * 16 == 2048
    assert names["images"].shape == (357, 65)
    assert all(
        a < b for a, b in zip(curves["lines", "out"], curves["one pixel", "out"], strict=True)
    )
    place = sizes.index(200)
    assert_rounds_to(100 * curves["lines", "out"][place], "2")
    assert_rounds_to(100 * curves["one pixel", "out"][place], "15")
    assert max(curves["lines", "in"]) == 0
    assert min(reference.vc_penalty(n, 65, 0.05) for n in range(1, 358)) > 1
    guarantee = np.array(curves["one pixel", "in"]) + names["penalties"]["one pixel"]
    assert ((guarantee < 0.5) == (np.array(sizes) >= 40)).all()


def is_separable(X, y):
    """Tell whether some line makes no mistake: a linear program without an objective."""
    signed, free = -y[:, np.newaxis] * X, (None, None)
    found = linprog(np.zeros(X.shape[1]), A_ub=signed, b_ub=-np.ones(len(y)), bounds=free)
    return found.status == 0


@claim(
    "Nothing can be learnt, so all $E_\\text{out}$ are about one half.",
    "(For any 64 inputs. Ten of our pixels are the same in all images, and the rows of all 357 "
    "have rank 55: no 56 of these images can be shattered.)",
    "The best of 2,048 questions about one pixel fits coin labels badly, 29 % wrong of forty, and "
    "what it guarantees stays above one half, as it must; for the true labels it has 8 %.",
    "(With more than forty images the perceptron is stopped after 300 passes: what it has then is "
    "not always the least.)",
    "The perceptron fits forty images with either labels, and only a penalty above 1 says how "
    "little that means.",
    "With 200 images the warning has gone, though the penalty has not: no line fits any of our "
    "twenty lists of 200 coin labels, as a linear program shows, and the true labels of all 357 "
    "images are still fitted without a mistake.",
    "The bound cannot tell, since it counts the worst sample of each size.",
    "Nothing in its class says so: a bound that knows only $d_\\text{vc}$ must hold for the "
    "coin labels, too, and there the gap is "
    "one half.",
)
def coin_labels(reference, notebook):
    rows = [
        numbers_in(line) for line in notebook.printed.splitlines() if "images: lines E_in" in line
    ]
    assert [row[0] for row in rows] == [40, 100, 200]
    assert_rounds_to(100 * rows[0][3], "29")
    names = ("images", "eights", "splits", "coins")
    images, eights, splits, coins = (notebook.names[name] for name in names)
    assert rows[0][1] == 0
    for n, fitted in ((80, True), (200, False)):
        found = [
            is_separable(images[s[:n]], coin[s[:n]]) for s, coin in zip(splits, coins, strict=True)
        ]
        assert set(found) == {fitted}, n
    assert is_separable(images, eights)
    first = [s[:100] for s in splits]
    left = [
        notebook.names["share_wrong"](
            notebook.names["perceptron"](images[rows], coin[rows], 300), images[rows], coin[rows]
        )
        for rows, coin in zip(first, coins, strict=True)
        if is_separable(images[rows], coin[rows])
    ]
    assert max(left) > 0
    assert np.linalg.matrix_rank(images) == 55
    assert np.sum(np.ptp(images[:, 1:], axis=0) == 0) == 10
    assert min(row[4] for row in rows) > 0.5
    assert min(row[2] for row in rows) > 1
    assert_rounds_to(100 * notebook.names["curves"]["one pixel", "in"][2], "8")
    coin = numbers_in(lines_of(notebook, "labels from a coin:")[0])
    assert abs(coin[3] - 50) <= 1
    assert reference.vc_penalty(40, 65, 0.05) > 0.5


@claim(
    "Both intervals hold in at least 95 of 100 samples, whatever the rule.",
    "Hoeffding's is wider since it must serve shares near one half, too, where a share "
    "varies most; "
    "[...]",
)
def two_intervals(notebook):
    k = np.arange(318)
    reach = sqrt(log(40) / (2 * 317))
    exact = [binomtest(int(i), 317).proportion_ci(0.95) for i in k]
    low, high = (np.array([getattr(e, side) for e in exact]) for side in ("low", "high"))
    for p in (0.02, 0.07, 0.18, 0.5):
        weights = binom.pmf(k, 317, p)
        assert weights[(low <= p) & (p <= high)].sum() >= 0.95
        assert weights[np.abs(k / 317 - p) <= reach].sum() >= 0.95
    assert (high - low < 2 * reach).all()
    assert "Clopper and Pearson: 0.136 to 0.223" in notebook.printed
    assert "56 mistakes on 317 images" in notebook.printed
    shares = np.linspace(0, 1, 101)
    assert shares[(shares * (1 - shares)).argmax()] == 0.5
