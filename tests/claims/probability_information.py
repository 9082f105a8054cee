"""What the notebook of probability_information claims."""

import math
from itertools import product

import numpy as np
import pandas as pd
from scipy import stats
from sklearn.metrics import mutual_info_score

from autograder.authoring.claims import assert_rounds_to, claim, given

# --- conventions, contracts, definitions ----------------------------------------------------------

given("About four hours.", why="how the course works")
given(
    "went through all 12,763 applications of that autumn",
    "What they found was printed in Science (Bickel, Hammel and O'Connell, 1975), and it is "
    "the strangest",
    "in 1654 the Chevalier de Méré asked Pascal why",
    "though Udny Yule had it in 1903",
    "after Edward Simpson (1951)",
    "Gamblers of the seventeenth century knew that it pays to bet on at least one six in four",
    "The reason that they gave was $4 \\cdot \\tfrac16$.",
    "Bickel and his colleagues came to the same result for all of Berkeley, and added [...]",
    why="history, after the paper named in assignment.toml",
)
given(
    "none is negative, and together they are 1",
    "Logarithms are to base 2 unless base says otherwise, and $0 \\log 0 = 0$.",
    "Divide counts by its sum, and every cell is a probability",
    "To forget a variable, add up over all its values",
    "With more variables one adds up over every axis that is not wanted.",
    "keep is one axis or a tuple of axes, at least one",
    "Keep all of them, and you have the table again.",
    "Probabilities or counts, one axis or more.",
    "so that every entry stays where it was: entry $(d, s, o)$ of conditional(counts, (0, 1)) is",
    "given is one axis or a tuple of axes, at least one and not all",
    "Probabilities or counts, none negative.",
    "Where the given values never occur, all entries are nan: nothing can be said [...]",
    "no probability is negative, and all of them add up to 1.",
    "An outcome of the event that p does not know has probability 0; the empty event [...]",
    "If a probability is negative, or their sum differs from 1 by more than $10^{-9}$, raise",
    "Two variables are independent if knowing one says nothing about the other: $P(x, y) = "
    "P(x)\\, P(y)$ for all $x$ and $y$.",
    "compare every cell with the product of its marginals. Then each row of conditional(joint, "
    "0) that can",
    "NumPy's warnings cost nothing",
    "And if a third variable $Z$ is known? $X$ and $Y$ are conditionally independent given $Z$ "
    "if they are independent in every slice $Z = z$. The average over the slices, [...]",
    "so divide by the largest likelihood first, among the hypotheses whose prior is not 0",
    "Units go from $10^{-6}$ to $10^6$; small entries",
    "All that counts is ratios",
    "True if no cell differs [...]",
    "The likelihoods are at least 0 and need not add up to 1. A hypothesis with prior 0 keeps 0.",
    "ValueError if the prior does not add up to 1 within $10^{-9}$, or if each hypothesis has "
    "prior 0 or likelihood 0, so that none",
    "Return (mean, variance). Units go from $10^{-6}$ to $10^6$. ValueError if the "
    "probabilities do not add up to 1 within $10^{-9}$.",
    "The third argument is the variance. An array (not",
    "The columns' units go from $10^{-6}$ to $10^6$.",
    "The third argument is the variance. $x$ may be",
    "Rows are samples, and the result is $(d, d)$",
    "ddof=0 describes these very samples, as if they were everybody.",
    "the result is all nan: one sample knows nothing of variance",
    "If $n - \\texttt{ddof} \\le 0$",
    "The diagonal is exactly 1, and no entry is above 1 or below $-1$, not even in the last digit",
    "The result is never nan, never negative, and 0.0, not -0.0, for a certain outcome.",
    "ValueError if the probabilities do not add up to 1 within $10^{-9}$. Counts are no",
    "A cell of probability 0 contributes 0, also where a whole row or column is [...]",
    "the result is at least 0.0.",
    "If $q_i = 0$ where $p_i > 0$, the result is infinity. Where [...]",
    "$X$ runs along axis 0. A row without probability contributes 0. Never nan, never negative.",
    "Take the entropy of each row of conditional(joint, 0)",
    "in bits for base $b = 2$, in nats for $b = e$.",
    "all ways to choose $k$ women and $K - k$ men, out of all ways to choose $K$ people",
    "compares two distributions over the same outcomes",
    "it is what makes the answers add up to 1",
    "A single point has probability 0, and the height may well be above 1; only areas are",
    "Only mean $\\mu$ and variance $\\sigma^2$ survive, in the bell",
    "The diagonal holds the variances.",
    "$0 \\log 0$ is 0 here, since what never happens surprises nobody, but a computer says nan.",
    why="definitions, and contracts that hidden tests hold",
)
given(
    "Tests probe tables with one to four axes, [...]",
    "Tests probe each axis of [...]",
    "Tests probe dice and [...]",
    "Tests probe independent tables [...]",
    "Tests probe two to six [...]",
    "Tests probe unequal probabilities, [...]",
    "Tests probe numbers and arrays, also two-dimensional ones and integers, negative [...]",
    "Tests probe numbers and arrays, also two-dimensional ones and integers, both [...]",
    "Tests probe ddof by [...]",
    "Tests probe several columns, [...]",
    "Tests probe the bases 2 (where none is named), $e$, 10 and 3, zeros, [...]",
    "Tests probe the bases 2 (where none is named), $e$, 10 and 3, cells [...]",
    "Tests probe the bases 2 (where none is named), $e$, 10 and 3, equal [...]",
    "Tests probe the bases 2 (where none is named), $e$, 10 and 3, rows [...]",
    why="promises, which calibration holds against stored answers",
)
given(
    "in two bars",
    "In how many of the six departments was",
    "Every application of the left panel stands in the right one, once.",
    "These six departments became the textbook case.",
    "The line at the bottom is drawn twice",
    "Three variables and the bits between them",
    "Six departments are not a university. But these six, in deciding",
    "Above all it does not know which variable to hold fixed.",
    "No, six times.",
    "Nobody has miscalculated.",
    "Two extensions follow; section 2 explains what you have just seen.",
    "Not 2 of 3: nobody said that outcomes are equally likely.",
    "Section 3 measures it in standard deviations, section 5 in bits.",
    'It is in our reading "44.5 against 30.4"',
    "With which mix do the two sexes end equally high?",
    "sits below the fraction bar of the most quoted formula",
    "The result must agree with a direct look at the table",
    "A bet pays 10 with probability $1/4$ and otherwise nothing.",
    "You may think that nobody needs such tails.",
    "Compare what happened with two stories. In the first one",
    "Do two measurements grow together?",
    "The three rows above",
    "of which you will see more in decision_trees",
    "One person in a hundred has a disease. A test finds it in 99 % of the ill and, wrongly, in "
    "5 % of the healthy.",
    "So take a pile of applications, all by women or all by men, and black out",
    "How many must you read to know which pile it is?",
    "The largest of the four is the one that nobody had asked about",
    "Write ten to fifteen lines, with figures.",
    "(a) Invent two departments, [...]",
    "Draw tables of shape (2, 2, 2) from rng.dirichlet(np.ones(8)), and count how often both "
    "groups point one way",
    "what do you have to do to the widths and heights of section 2?",
    "Look for a reversal in a table from your own field, and defend in half a page which of its "
    "two readings is the right one.",
    "multiplies likelihoods by the hundred",
    "asks the question with the most bits",
    why="the story, tasks and counts of what stands there",
)
given(
    "Add up many small, nearly independent chances, none of which dominates",
    "Means of sums add up, always; variances of sums do if the parts are independent. So six "
    "lotteries, one per department, have one common mean and variance.",
    "the mean was fitted to them, so deviations from it come out a little too small, and dividing "
    "by $n - 1$ corrects that on average",
    "ddof=1 estimates the covariance of the population that they come from",
    "It is 0 if one outcome is certain and largest, $\\log_b k$, if all $k$ outcomes are equally",
    "It is 0 only for $p = q$, and it is not a distance",
    "while calling something impossible that then happens costs infinitely much",
    "it is an equality only for events that exclude each other",
    why="theorems of the textbooks that the exercises name",
)


def department(counts, letter):
    """Return the table of one department."""
    return counts["ABCDEF".index(letter)]


def lots(table):
    """Return SciPy's distribution of the admitted women if lots are drawn."""
    return stats.hypergeom(int(table.sum()), int(table[:, 0].sum()), int(table[1].sum()))


# --- the table and its reversal -------------------------------------------------------------------


@claim(
    "For the autumn of 1973 the six largest departments of Berkeley's graduate school had 4,526 "
    "applications to decide.",
    "Of the men 44.5 % were admitted, of the women 30.4 %.",
    "A gap of 14 points in thousands of applications",
    "The array counts above has shape (6, 2, 2): axis 0 is the department, axis 1 the sex (men, "
    "women), axis 2 the outcome (admitted, rejected).",
    "All together, women are 14 points behind. Department by department they are ahead in four of "
    "six, in A by 20 points, and never far behind.",
    "In two, C and E, and there by less than four points.",
    "In its pure form every group points the other way than the total; Berkeley's is softer, "
    "four groups of six and their average.",
    "In C women are behind by 2.9 points, in A ahead by 20.",
)
def the_table_and_its_rates(data, notebook):
    counts = notebook.names["counts"]
    table = pd.read_csv(data / "berkeley_1973.csv")
    assert counts.shape == (6, 2, 2)
    assert counts.sum() == table[["admitted", "rejected"]].to_numpy().sum() == 4526
    for (letter, sex), row in table.groupby(["department", "sex"], sort=False):
        cell = department(counts, letter)[["men", "women"].index(sex)]
        assert cell.tolist() == row[["admitted", "rejected"]].to_numpy()[0].tolist()
    men, women = counts.sum(axis=0)
    overall = [100 * yes / (yes + no) for yes, no in (men, women)]
    assert_rounds_to(overall[0], "44.5")
    assert_rounds_to(overall[1], "30.4")
    assert_rounds_to(overall[0] - overall[1], "14")
    rates = 100 * counts[:, :, 0] / counts.sum(axis=2)
    gaps = rates[:, 1] - rates[:, 0]
    assert (gaps > 0).tolist() == [True, True, False, True, False, True]
    assert gaps.min() > -4
    assert_rounds_to(gaps[0], "20")
    assert_rounds_to(gaps[2], "-2.9")
    assert np.average(gaps, weights=counts.sum(axis=(1, 2))) > 0


@claim(
    "Blue and orange are nearly the same, and where they differ visibly, in A, orange is higher.",
    "Half of the men stand in front of A and B, which admit most of those who come, but only 7 % "
    "of the women.",
    "the women's own rates stand on the men's choices: 51.6 %, seven points more than the men",
    "It needs two things at once: the groups differ in what is measured (A admits ten times as "
    "large a share as F), and the two sides are spread differently over the groups.",
    "Pieces of the same letter are nearly parallel, the orange one a little steeper in four cases "
    "out of six. And yet the orange path ends lower, because it hardly moves on the steep pieces.",
)
def the_reversal(notebook, rng):
    counts = notebook.names["counts"]
    rates = counts[:, :, 0] / counts.sum(axis=2)
    choice = counts.sum(axis=2) / counts.sum(axis=(0, 2))
    gaps = 100 * (rates[:, 1] - rates[:, 0])
    assert np.abs(gaps[1:]).max() < 5
    assert gaps[0] > 20
    assert_rounds_to(choice[:2, 0].sum(), "0.5")
    assert_rounds_to(choice[:2, 1].sum(), "0.07")
    assert (rates[:2] > 0.5).all()
    assert (rates[2:] < 0.5).all()
    standardised = 100 * rates[:, 1] @ choice[:, 0]
    assert_rounds_to(standardised, "51.6")
    assert_rounds_to(standardised - 100 * rates[:, 0] @ choice[:, 0], "7")
    share = counts[:, :, 0].sum(axis=1) / counts.sum(axis=(1, 2))
    assert_rounds_to(share[0] / share[5], "1.0e1")
    for _ in range(200):  # with either of the two taken away, the order of every group is kept
        low, weights = rng.uniform(0, 0.8, size=4), rng.dirichlet(np.ones(4), size=2)
        high = low + rng.uniform(0.01, 0.2, size=4)
        assert high @ weights[0] > low @ weights[0]
        assert high[0] * weights[0].sum() > low[0] * weights[1].sum()


@claim(
    "The rows $(3, 1, 2)$ and $(0, 5, 4)$ with keep=0, the rows, give $(6, 9)$. With keep=1 they "
    "give $(3, 6, 6)$.",
    "The counts $\\begin{pmatrix} 1 & 3 \\\\ 2 & 2 \\end{pmatrix}$ become $\\begin{pmatrix} 1/4 & "
    "3/4 \\\\ 1/2 & 1/2 \\end{pmatrix}$ given the row, and $\\begin{pmatrix} 1/3 & 3/5 \\\\ 2/3 & "
    "2/5 \\end{pmatrix}$ given the column.",
    "Divide by it, and NumPy lines it up with the last axis: every column is divided by the total "
    "of a row.",
)
def examples_of_tables(reference):
    rows = np.array([[3, 1, 2], [0, 5, 4]])
    assert reference.marginal(rows, 0).tolist() == rows.sum(axis=1).tolist() == [6, 9]
    assert reference.marginal(rows, 1).tolist() == rows.sum(axis=0).tolist() == [3, 6, 6]
    square = np.array([[1, 3], [2, 2]])
    given_row = [[1 / 4, 3 / 4], [1 / 2, 1 / 2]]
    given_column = [[1 / 3, 3 / 5], [2 / 3, 2 / 5]]
    np.testing.assert_allclose(reference.conditional(square, 0), given_row)
    np.testing.assert_allclose(reference.conditional(square, 1), given_column)
    careless = square / square.sum(axis=1)
    np.testing.assert_array_equal(careless, np.column_stack([square[:, 0] / 4, square[:, 1] / 4]))
    uneven = np.array([[1, 3], [2, 4]])
    expected = np.column_stack([uneven[:, 0] / 4, uneven[:, 1] / 6])
    np.testing.assert_array_equal(uneven / uneven.sum(axis=1), expected)


@claim(
    '{"sun": 0.5, "rain": 0.25, "snow": 0.25} gives the event {"rain", "snow"} probability $0.5$.',
    "Adding up counts throws with two sixes twice.",
    "Let $X$ be $-1$, $0$ or $1$ with probability $1/3$ each, and $Y = X^2$. Then $E[XY] = E[X^3] "
    "= 0 = E[X]\\,E[Y]$, so the correlation is zero. But $P(X = 0, Y = 0) = 1/3$, and the product "
    "of the marginals is $1/9$: not independent at all.",
    "Counted data are hardly ever exactly independent: in A it would take $601 \\cdot 108 / "
    "933 = 69.57$ admitted women.",
    "By the same sum, 24 throws of two dice would be as good for a double six: $24/36 = 4/6$.",
)
def events_and_independence(reference, notebook):
    weather = {"sun": 0.5, "rain": 0.25, "snow": 0.25}
    assert reference.event_probability(weather, {"rain", "snow"}) == 0.5
    two = list(product(range(1, 7), repeat=2))
    sixes = [sum(throw[place] == 6 for throw in two) for place in (0, 1)]
    assert sum(sixes) == len([throw for throw in two if 6 in throw]) + 1
    x = np.array([-1, 0, 1])
    assert np.mean(x**3) == 0 == np.mean(x) * np.mean(x**2)
    joint = np.array([[0, 1], [1, 0], [0, 1]]) / 3
    assert math.isclose(joint.sum(axis=1)[1] * joint.sum(axis=0)[0], 1 / 9)
    assert not reference.is_independent(joint)
    for part in notebook.names["counts"]:
        expected = stats.contingency.expected_freq(part)
        assert np.abs(part - expected).max() / part.sum() > 1e-12
        assert not np.all(expected == expected.round())
    assert_rounds_to(601 * 108 / 933, "69.57")
    assert math.isclose(24 / 36, 4 / 6)


@claim(
    "$0.01 \\cdot 0.99 = 0.0099$ and $0.99 \\cdot 0.05 = 0.0495$: the probability that you are ill "
    "is $0.0099 / 0.0594 = 1/6$.",
    "If you have seen several hundred things, the likelihood is a product of several hundred "
    "factors, and sinks towards the smallest float, about $5 \\cdot 10^{-324}$.",
    "Most positive tests come from the healthy, because there are so many of them.",
    "Department A received 6 % of the women's applications and gave 16 % of their admissions.",
    "With two thirds, 0.666: the end moves on a straight line from 30.4 % to 51.6 %.",
)
def bayes_and_small_numbers(reference, notebook):
    ill, healthy = 0.01 * 0.99, 0.99 * 0.05
    assert_rounds_to(ill, "0.0099")
    assert_rounds_to(healthy, "0.0495")
    assert math.isclose(ill / (ill + healthy), 1 / 6)
    prior, likelihood = np.array([0.01, 0.99]), np.array([0.99, 0.05])
    for scale in (1.0, 1e-300):
        posterior = reference.bayes_posterior(prior, scale * likelihood)
        np.testing.assert_allclose(posterior, [1 / 6, 5 / 6])
    assert_rounds_to(math.ulp(0.0), "5e-324")
    counts = notebook.names["counts"]
    women = counts[:, 1].sum(axis=1) / counts[:, 1].sum()
    assert 200 < 1074 / stats.entropy(women, base=2) < 900
    assert healthy > 4 * ill
    rates = counts[:, :, 0] / counts.sum(axis=2)
    choice = counts.sum(axis=2) / counts.sum(axis=(0, 2))
    ends = [rates[:, 1] @ (choice @ [mix, 1 - mix]) for mix in (0, 1)]
    assert_rounds_to((rates[:, 0] @ choice[:, 0] - ends[0]) / (ends[1] - ends[0]), "0.666")
    assert_rounds_to(100 * ends[0], "30.4")
    assert_rounds_to(100 * ends[1], "51.6")
    assert_rounds_to(women[0], "0.06")
    assert_rounds_to(counts[0, 1, 0] / counts[:, 1, 0].sum(), "0.16")


# --- luck -----------------------------------------------------------------------------------------


@claim(
    "The mean is $2.5$, the variance $\\tfrac34 \\cdot 2.5^2 + \\tfrac14 \\cdot 7.5^2 = 18.75$.",
    "A coin that shows 1 with probability $p$ and otherwise 0 has mean $p$ and variance $p(1-p)$.",
    "Values $10^8$ and $10^8 + 1$, a half each, have variance $0.25$; the shortcut says 0. With "
    "other values it says something negative",
)
def means_and_variances(reference, rng):
    bet = np.array([0.0, 10.0]), np.array([0.75, 0.25])
    assert reference.expectation_variance(*bet) == (2.5, 18.75)
    assert 0.75 * 2.5**2 + 0.25 * 7.5**2 == 18.75
    coin = stats.bernoulli(0.3)
    found = reference.expectation_variance(np.array([0.0, 1.0]), np.array([0.7, 0.3]))
    np.testing.assert_allclose(found, (coin.mean(), coin.var()))
    values, probs = np.array([1e8, 1e8 + 1]), np.array([0.5, 0.5])
    assert reference.expectation_variance(values, probs)[1] == 0.25
    assert probs @ values**2 - (probs @ values) ** 2 == 0
    others = rng.uniform(1e8, 1e8 + 1, size=(50, 3))
    assert np.any(np.mean(others**2, axis=1) - np.mean(others, axis=1) ** 2 < 0)


@claim(
    "$\\mu = 1$, $\\sigma^2 = 4$: at $x = 1$ the height is $1/\\sqrt{8\\pi} = 0.1995$, at $x = "
    "3$ it is $e^{-1/2}$ times that, $0.1210$. With $\\sigma^2 = 0.01$ the peak is $3.989$.",
    "Department A had 108 women among 933 applications, and 601 admissions. The bars are the "
    "lottery, exactly.",
    "With two women, two men and two places, $k = 0, 1, 2$ have the probabilities $1/6$, "
    "$4/6$, $1/6$.",
    "Its sister is $\\mathrm{erf} = 1 - \\mathrm{erfc}$, and $\\tfrac12 (1 + \\mathrm{erf})$ is "
    "the same thing on paper. On a computer it is not: at $-10$ standard deviations "
    "$\\mathrm{erf}$ is $-1$ to the last digit, and a probability of $7.62 \\cdot 10^{-24}$ "
    "becomes 0.",
    "At the mean it is $1/2$. At 1.96 standard deviations below it is $0.0250$.",
)
def bells(reference, notebook):
    assert_rounds_to(stats.norm.pdf(1, 1, 2), "0.1995")
    assert math.isclose(stats.norm.pdf(1, 1, 2), 1 / math.sqrt(8 * math.pi))
    assert_rounds_to(stats.norm.pdf(3, 1, 2), "0.1210")
    assert_rounds_to(stats.norm.pdf(0, 0, 0.1), "3.989")
    table = notebook.names["counts"][0]
    assert (table[1].sum(), table.sum(), table[:, 0].sum()) == (108, 933, 601)
    possible, probability = notebook.names["lottery"](table)
    np.testing.assert_allclose(probability, lots(table).pmf(possible), rtol=1e-9)
    assert (possible[0], possible[-1]) == lots(table).support()
    small = notebook.names["lottery"](np.array([[1.0, 1.0], [1.0, 1.0]]))
    np.testing.assert_allclose(small[1], [1 / 6, 4 / 6, 1 / 6])
    assert math.erf(-10 / math.sqrt(2)) == -1.0
    assert_rounds_to(stats.norm.cdf(-10), "7.62e-24")
    assert_rounds_to(reference.gaussian_cdf(-10.0, 0.0, 1.0), "7.62e-24")
    assert_rounds_to(stats.norm.cdf(-1.96), "0.0250")
    assert reference.gaussian_cdf(2.0, 2.0, 9.0) == 0.5


@claim(
    "In the first one lottery decides about all 4,526 applications at once; women come out 9.6 "
    "standard deviations below its mean.",
    "Above the mean, by 1.2 standard deviations, which is nothing to write home about.",
    "With one lottery for everybody it is $4 \\cdot 10^{-22}$; with $\\tfrac12(1 + \\mathrm{erf})$ "
    "you would have printed 0.",
    "women got 15 places more than lots would have given them, and lots do at least that in "
    "one case of nine. All of it is A, which stands out by 4.2, in favour of women. B to F "
    "together are 4 places short, a third of a standard deviation.",
    "summing the bars gives 0.39 for B in place of 0.31",
)
def lotteries(notebook, rng):
    counts = notebook.names["counts"]
    pooled = counts.sum(axis=0)
    z = (pooled[1, 0] - lots(pooled).mean()) / lots(pooled).std()
    assert_rounds_to(z, "-9.6")
    assert_rounds_to(stats.norm.cdf(z), "4e-22")
    assert (1 + math.erf(z / math.sqrt(2))) / 2 == 0
    extra = sum(part[1, 0] - lots(part).mean() for part in counts)
    deviation = extra / math.sqrt(sum(lots(part).var() for part in counts))
    assert_rounds_to(extra, "15")
    assert_rounds_to(deviation, "1.2")
    assert_rounds_to(1 / stats.norm.sf(deviation), "9")
    scores = [(part[1, 0] - lots(part).mean()) / lots(part).std() for part in counts]
    assert np.count_nonzero(np.abs(scores) < 1) == 5
    assert_rounds_to(scores[0], "4.2")
    five = sum(part[1, 0] - lots(part).mean() for part in counts[1:])
    assert_rounds_to(five, "-4")
    third = five / math.sqrt(sum(lots(part).var() for part in counts[1:]))
    assert abs(third + 1 / 3) < 0.05
    assert scores[0] > 0 > five
    assert_rounds_to(lots(counts[1]).sf(counts[1, 1, 0] - 1), "0.39")
    assert_rounds_to(stats.norm.sf(scores[1]), "0.31")
    draws = sum(lots(part).rvs(20_000, random_state=rng) for part in counts)
    assert 0.09 < np.mean(draws >= counts[:, 1, 0].sum()) < 0.13


# --- flowers --------------------------------------------------------------------------------------


@claim(
    "Here are Anderson's 150 irises of three species",
    "The rows $(1, 2), (2, 6), (6, 4)$ have means $3$ and $4$, deviations $(-2, -2), (-1, 2), (3, "
    "0)$, and $C = \\begin{pmatrix} 7 & 1 \\\\ 1 & 4 \\end{pmatrix}$.",
    "Measure the same flowers in millimetres, and it is a hundred times as large. Divide by both "
    "standard deviations, and what is left is a number from $-1$ to $1$:",
    "$r = 1/\\sqrt{7 \\cdot 4} = 0.189$",
    "Mind that the computed variance of 0.1 repeated is about $10^{-34}$, not 0.",
    "All 150 together: narrower, with a correlation of $-0.12$. Within each of the three species: "
    "wider.",
    "Setosa is short and wide, the others are long and narrow, and between the species that "
    "makes the dashed line fall. Within each of them all lines rise",
)
def flowers(reference, notebook):
    X, species = notebook.names["X_iris"], notebook.names["species"]
    assert len(X) == 150
    kinds = np.unique(species).tolist()
    assert len(kinds) == 3
    rows = np.array([[1.0, 2.0], [2.0, 6.0], [6.0, 4.0]])
    assert (rows - rows.mean(axis=0)).tolist() == [[-2, -2], [-1, 2], [3, 0]]
    assert np.cov(rows, rowvar=False).tolist() == [[7, 1], [1, 4]]
    np.testing.assert_allclose(np.cov(10 * X, rowvar=False), 100 * np.cov(X, rowvar=False))
    assert_rounds_to(np.corrcoef(rows, rowvar=False)[0, 1], "0.189")
    assert 1e-35 < np.var(np.full(7, 0.1)) < 1e-33
    assert_rounds_to(stats.pearsonr(X[:, 0], X[:, 1]).statistic, "-0.12")
    centres = {kind: X[species == kind, :2].mean(axis=0) for kind in kinds}
    for kind in kinds:
        part = X[species == kind]
        assert stats.pearsonr(part[:, 0], part[:, 1]).statistic > 0.4
        if kind != "setosa":
            assert centres[kind][0] > centres["setosa"][0]
            assert centres[kind][1] < centres["setosa"][1]


# --- bits -----------------------------------------------------------------------------------------


@claim(
    "An outcome of probability $p_i$ surprises you by $\\log_2 (1/p_i)$ bits: a fair coin's "
    "head by 1, a six of a die by $2.58$, a certain outcome by 0.",
    "$\\tfrac12 \\cdot 1 + \\tfrac14 \\cdot 2 + \\tfrac14 \\cdot 2 = 1.5$ bits.",
    "Adding $10^{-12}$ to every probability silences it at a price: with a thousand impossible "
    "outcomes the entropy of a certain one comes out as $4 \\cdot 10^{-8}$ and not 0.",
    "Without knowing anything about an application, the decision is worth 0.963 bits: nearly a "
    "fair coin.",
    "Rows $(\\tfrac12, 0)$ and $(\\tfrac14, \\tfrac14)$: the first is certain, the second a fair "
    "coin, each with weight $\\tfrac12$. $H(Y \\mid X) = 0.5$ bits.",
    "$X$ and $Y$ equal, a fair coin: cells $\\tfrac12, 0, 0, \\tfrac12$, and $I = 2 \\cdot "
    "\\tfrac12 \\log_2 \\frac{1/2}{1/4} = 1$ bit. The pair $X, X^2$ with $X \\in \\{-1, 0, "
    "1\\}$, whose correlation is 0, has $I = H(X^2) = 0.918$ bits.",
    "The mutual information is 0 if $X$ and $Y$ are independent, otherwise it is how much of "
    "the surprise about $Y$ you save by knowing $X$.",
    "spending half of your belief on what never happens costs 1 bit",
    "$p = (\\tfrac12, \\tfrac12, 0)$, $q = (\\tfrac14, \\tfrac14, \\tfrac12)$: $D(p \\| q) = 2 "
    "\\cdot \\tfrac12 \\log_2 2 = 1$ bit. The other way round it is infinite.",
)
def examples_of_bits(reference, notebook, rng):
    assert_rounds_to(math.log2(6), "2.58")
    assert stats.entropy([0.5, 0.25, 0.25], base=2) == 1.5
    silenced = np.eye(1, 1001)[0] + 1e-12
    assert_rounds_to(-np.sum(silenced * np.log2(silenced)), "4e-8")
    admitted = notebook.names["counts"].sum(axis=(0, 1))
    assert_rounds_to(stats.entropy(admitted, base=2), "0.963")
    assert reference.conditional_entropy(np.array([[0.5, 0.0], [0.25, 0.25]])) == 0.5
    assert reference.mutual_information(np.eye(2) / 2) == 1
    square = np.array([[0, 1], [1, 0], [0, 1]]) / 3
    assert_rounds_to(reference.mutual_information(square), "0.918")
    assert math.isclose(reference.mutual_information(square), stats.entropy([1, 2], base=2))
    joint = rng.dirichlet(np.ones(12)).reshape(3, 4)
    saved = stats.entropy(joint.sum(axis=0), base=2) - reference.conditional_entropy(joint)
    assert math.isclose(saved, reference.mutual_information(joint))
    p, q = np.array([0.5, 0.5, 0.0]), np.array([0.25, 0.25, 0.5])
    assert stats.entropy(p, q, base=2) == 1
    assert stats.entropy(q, p, base=2) == np.inf
    assert stats.entropy(p, (p + np.array([0, 0, 1])) / 2, base=2) == 1


@claim(
    "Mutual information is a special case, $D$ of the joint table from the product of its "
    "marginals.",
    "(In decision_trees it will decide which question to ask, under the name information gain.)",
)
def one_quantity_under_three_names(reference, rng):
    from solutions.decision_trees.impurity_decrease import impurity_decrease
    from solutions.decision_trees.label_entropy import label_entropy

    counts = rng.integers(1, 9, size=(3, 2))
    joint = counts / counts.sum()
    bits = reference.mutual_information(joint)
    product_table = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    assert math.isclose(reference.kl_divergence(joint.ravel(), product_table.ravel()), bits)
    groups, labels = np.repeat(np.indices((3, 2)).reshape(2, -1), counts.ravel(), axis=1)
    assert math.isclose(impurity_decrease(labels, groups, label_entropy), bits)


@claim(
    "Of the 0.963 bits of a decision the sex tells 0.0149, one part in 65; the department "
    "tells 0.136, nine times as much.",
    "Bits grow with the square of a gap: where two rates are nearly equal, $I \\approx z^2 / "
    "(2 N \\ln 2)$ with the $z$ of section 3. For A, where women are 20 points ahead, that is "
    "$4.15^2 / (2 \\cdot 933 \\cdot 0.693) = 0.0133$; exactly it is 0.0147.",
    "Once the department is known, 0.0035 bits are left, most of them from A, and about 0.001 "
    "is what six lotteries would leave.",
    "The largest of the four is the one that nobody had asked about, between department and sex.",
    "pale, and dark what is left of it once the department is known",
    "hardly did: what is left of the line at the bottom favours women in A",
)
def bits_of_berkeley(notebook):
    counts, bits = notebook.names["counts"], notebook.names["bits"]

    def shared(table):
        return mutual_info_score(None, None, contingency=table) / math.log(2)

    outcome = stats.entropy(counts.sum(axis=(0, 1)), base=2)
    sex, by_department = shared(counts.sum(axis=0)), shared(counts.sum(axis=1))
    assert_rounds_to(sex, "0.0149")
    assert_rounds_to(outcome / sex, "65")
    assert_rounds_to(by_department, "0.136")
    assert_rounds_to(by_department / sex, "9")
    parts = np.array([part.sum() / counts.sum() * shared(part) for part in counts])
    assert_rounds_to(parts.sum(), "0.0035")
    assert parts[0] > 0.8 * parts.sum()
    assert max(bits, key=bits.get) == "department and sex"
    assert math.isclose(bits["department and sex"], shared(counts.sum(axis=2)))
    edges = notebook.names["edges"]
    assert math.isclose(edges["sex", "outcome"], sex)
    assert math.isclose(edges["department", "outcome"], by_department)
    assert math.isclose(edges["department", "sex"], bits["department and sex"])
    assert math.isclose(notebook.names["left_over"], parts.sum())
    lotteries_leave = 6 / (2 * counts.sum() * math.log(2))
    assert_rounds_to(lotteries_leave, "0.001")
    z = (counts[0, 1, 0] - lots(counts[0]).mean()) / lots(counts[0]).std()
    assert_rounds_to(z, "4.15")
    assert_rounds_to(4.15**2 / (2 * 933 * 0.693), "0.0133")
    assert_rounds_to(shared(counts[0]), "0.0147")
    assert counts[0, 1, 0] > lots(counts[0]).mean()


@claim(
    "Over many piles, ten names of departments are enough for odds of ninety-nine to one in "
    "two cases of three, and twenty in nineteen of twenty. A pile of men's applications gives "
    "itself away sooner still, at 1.14 bits each, because so few women applied to A and B.",
    "their logarithm, in bits, grows on average by $D(\\text{women} \\| \\text{men})$",
)
def piles_of_letters(notebook, rng):
    counts = notebook.names["counts"]
    men, women = (counts.sum(axis=2) / counts.sum(axis=(0, 2))).T
    per_letter = np.log2(women / men)
    drawn = rng.choice(6, size=(20_000, 20), p=women)
    odds = np.cumsum(per_letter[drawn], axis=1)
    sure = np.mean(odds > np.log2(99), axis=0)
    assert abs(sure[9] - 2 / 3) < 0.02
    assert abs(sure[19] - 19 / 20) < 0.01
    found = np.mean(notebook.names["piles"][:, [10, 20]] > np.log2(99), axis=0)
    assert np.abs(found - sure[[9, 19]]).max() < 0.1
    of_men = np.cumsum(-per_letter[rng.choice(6, size=(20_000, 20), p=men)], axis=1)
    assert (np.mean(of_men > np.log2(99), axis=0)[[4, 9, 19]] > sure[[4, 9, 19]]).all()
    assert math.isclose(women @ per_letter, stats.entropy(women, men, base=2))
    assert_rounds_to(women @ per_letter, "0.77")
    towards_men = -men * per_letter
    assert_rounds_to(towards_men.sum(), "1.14")
    assert towards_men[:2].sum() > towards_men.sum()


@claim(
    "SciPy's entropy divides whatever it gets by its sum, so that a table of counts passes without "
    "a word, and it works in nats unless told otherwise; called with two arguments it is the "
    "divergence. scikit-learn's mutual_info_score wants labels or counts, and answers in nats.",
    "And corrcoef says nan for a constant only if the mean comes out exact: for 0.1 repeated it "
    "does not, and one rounding error divided by another looks like a correlation of 0.",
)
def beside_the_libraries(reference, notebook):
    assert math.isclose(stats.entropy([3, 3]), math.log(2))
    p, q = np.array([0.5, 0.5]), np.array([0.25, 0.75])
    assert math.isclose(stats.entropy(p, q), reference.kl_divergence(p, q, math.e))
    pair = notebook.names["counts"].sum(axis=0)
    nats = mutual_info_score(None, None, contingency=pair)
    assert math.isclose(nats, reference.mutual_information(pair / pair.sum(), math.e))
    recorded = " ".join(notebook.names["recorded"].values())
    for written in ("0.6931", "7.62e-24", "0.014894", "0.010324"):
        assert written in recorded
    assert_rounds_to(nats, "0.010324")
    assert_rounds_to(nats / math.log(2), "0.014894")
    grid = np.arange(7.0) ** 2
    with np.errstate(all="ignore"):
        found = [np.corrcoef(grid, np.full(7, constant))[0, 1] for constant in (0.5, 0.1)]
    assert np.isnan(found[0])
    assert np.mean(np.full(7, 0.1)) != 0.1
    assert abs(found[1]) < 1e-6
