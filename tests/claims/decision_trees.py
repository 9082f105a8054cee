"""What the notebook of decision_trees claims."""

import heapq
import time
import tomllib
from itertools import count, product

import numpy as np
import pytest
from sklearn.datasets import load_iris
from sklearn.tree import DecisionTreeClassifier

from autograder.authoring.claims import assert_rounds_to, claim, given
from autograder.hidden_tests.decision_trees import margins

EXCLUSIVE_OR = np.array([[0, 0], [0, 1], [1, 0], [1, 1]]), np.array([0, 1, 1, 0])
MANY_SEEDS = range(200)


def bag(*counts):
    """Return labels 0, 1, ... that occur so often."""
    return np.repeat(np.arange(len(counts)), counts)


def mistakes(y):
    """Return how many labels differ from the majority."""
    return len(y) - np.bincount(np.unique(y, return_inverse=True)[1]).max()


def leaves(tree):
    """Return the leaves of a tree of either kind."""
    if "branches" in tree:
        return [leaf for child in tree["branches"].values() for leaf in leaves(child)]
    return leaves(tree["left"]) + leaves(tree["right"]) if "feature" in tree else [tree]


def splits(tree):
    """Return the splits of a tree of numbers without its counts."""
    if "feature" not in tree:
        return None
    return tree["feature"], tree["threshold"], splits(tree["left"]), splits(tree["right"])


def halves(seed):
    """Return two random halves of the 150 irises."""
    order = np.random.default_rng(seed).permutation(150)
    return order[:75], order[75:]


def wrong(reference, tree, X, y):
    """Return the share of wrong labels."""
    return np.mean(reference.predict_tree(tree, X) != y)


# --- the game, and the conventions --------------------------------------------------------------

given(
    "About six hours.",
    why="how the course works",
)
given(
    "Play the game of twenty questions.",
    "may ask twenty times, and hears only yes or no",
    "throws away half of the world",
    why="rules of a game",
)
given(
    "In the 1970s two people came to this from two sides.",
    "Quinlan's example of 1986 [...] textbook (1997)",
    why="history",
)
given(
    "need not be 0, 1, 2.",
    "a list may stand for an array or a tuple, and 2.0 for 2",
    "within an absolute error of $10^{-9}$, unless",
    "Two questions can be equally good",
    "Ours is always the same",
    '("a" before "b", $-1$ before $0$), which is the order of np.unique',
    "within $10^{-9}$ of the best, as each exercise says: two ways to add up [...] and so may two",
    why="conventions of the exercises",
)
given("Here are two weeks", "Three are in use", why="counts of what stands below")


@claim("With twenty perfect questions you can tell a million things apart.")
def twenty_answers_are_a_million_words():
    assert len(set(product((0, 1), repeat=10))) ** 2 >= 1_000_000


@claim("two ways to add up the same numbers may differ in the last digit")
def sums_differ_in_the_last_digit():
    assert (0.1 + 0.2) + 0.3 != 0.1 + (0.2 + 0.3)


@claim("What is not a tie differs in the tests by a ten-millionth of the impurity or more.")
def gaps_of_the_hidden_tests(rng):
    """Their data have labels, or targets from 1 to 7: the variance is at most 9."""
    largest = max(np.log2(7), np.var([1, 7]))
    assert margins.GAP / largest > 1e-7
    for _ in range(50):
        assert np.var(rng.choice([1.0, 2.5, 5.5, 7.0], size=20)) <= largest


@claim(
    "the sepals, the green leaves below the flower, are 6.0 cm long and 2.6 cm wide",
    "Here they are, each a point, and yours is the star.",
    "Not the blue ones. But orange or green, and how sure would you be?",
)
def no_iris_of_that_size_is_known(notebook):
    """The three nearest flowers by their sepals are of the orange and the green species."""
    X, (flower,) = notebook.names["X_sepal"], notebook.names["flower"]
    assert flower.tolist() == [6.0, 2.6]
    distance = np.linalg.norm(X - flower, axis=1)
    assert distance.min() > 0
    near = notebook.names["species"][distance < 0.3]
    assert set(near.tolist()) == {"versicolor", "virginica"}
    assert notebook.names["kinds"].tolist() == ["setosa", "versicolor", "virginica"]


@claim(
    "The full tree says virginica, and all it goes by is a single flower. The pruned one says "
    "versicolor, but its leaf holds one flower of each: the tie rule has spoken.",
    "Ask a hundred trees instead, each of depth 3 and grown on another half of the flowers, and "
    "79 of them say versicolor. That is what to bet on, at about four to one.",
    "Sepals of 6.0 cm by 2.6 cm",
    "trees that you have written will answer, and they will not agree",
)
def answers_about_the_flower(reference, notebook):
    X, y = notebook.names["X_sepal"], notebook.names["species"]
    train, (flower,) = notebook.names["train"], notebook.names["flower"]
    found = []
    for name in ("full", "pruned"):
        node, here = notebook.names[name], train
        while "feature" in node:
            left = X[here, node["feature"]] <= node["threshold"]
            goes_left = flower[node["feature"]] <= node["threshold"]
            here = here[left == goes_left]
            node = node["left" if goes_left else "right"]
        found.append((node["value"], sorted(y[here].tolist())))
    assert found[0] == ("virginica", ["virginica"])
    assert found[1] == ("versicolor", ["versicolor", "virginica"])
    votes = [
        reference.predict_tree(
            reference.grow_tree(X[rows], y[rows], max_depth=3), flower[np.newaxis]
        )[0]
        for rows, _ in map(halves, range(100))
    ]
    assert votes.count("versicolor") == 79
    assert 3.5 < votes.count("versicolor") / votes.count("virginica") < 4.5


# --- 1. impurities ------------------------------------------------------------------------------


@claim(
    "Nine times yes, five times no.",
    "three bags: overcast holds four yes and nothing else, sunny two yes and three no, "
    "rain three and two",
)
def outlook_parts_the_days(notebook):
    outlook, y = notebook.names["X_tennis"][:, 0], notebook.names["y_tennis"]
    found = {o: [int(np.sum(y[outlook == o] == a)) for a in ("yes", "no")] for o in set(outlook)}
    assert found == {"overcast": [4, 0], "sunny": [2, 3], "rain": [3, 2]}
    assert [np.sum(y == "yes"), np.sum(y == "no")] == [9, 5]


@claim(
    "all measures that are zero for a pure bag and largest for an even mix",
    "The first two bulge. The third, the share of mistakes [...] a roof with straight sides",
)
def curves_of_three_impurities(notebook, reference):
    for y in (bag(60, 0), bag(0, 7)):
        assert reference.label_entropy(y) == reference.gini(y) == mistakes(y) == 0
    bends = []
    for _, values, _ in notebook.names["curves"]:
        assert abs(values.argmax() - 149.5) <= 0.5
        bends.append(np.abs(np.diff(values[:149], 2)).max())
        assert (np.diff(values, 2) < 1e-12).all()
    assert bends[0] > 1e-6
    assert bends[1] > 1e-6
    assert bends[2] < 1e-12


@claim(
    "a split can finish one bag and gain nothing: 40 yes and 20 no, parted into $(20, 0)$ and "
    "$(20, 20)$, leave 20 mistakes as before, while Gini falls by $0.111$",
)
def a_finished_bag_gains_no_mistakes(reference):
    y, groups = np.r_[bag(20, 0), bag(20, 20)], bag(20, 40)
    assert mistakes(y) == mistakes(y[groups == 0]) + mistakes(y[groups == 1]) == 20
    assert_rounds_to(reference.impurity_decrease(y, groups, reference.gini), "0.111")


@claim("So whoever counts mistakes often sees no reason to ask.")
def counting_mistakes_is_often_blind(reference, notebook):
    """At two of five nodes of the flowers' trees no split lowers the number of mistakes."""
    blind = []
    for seed in range(10):
        rows = halves(seed)[0]
        X, y = notebook.names["X_sepal"][rows], notebook.names["species"][rows]
        waiting = [(reference.grow_tree(X, y), X, y)]
        while waiting:
            tree, X, y = waiting.pop()
            if "feature" not in tree:
                continue
            blind.append(reference.fit_stump(X, y)["accuracy"] * len(y) == len(y) - mistakes(y))
            left = X[:, tree["feature"]] <= tree["threshold"]
            waiting += [(tree["left"], X[left], y[left]), (tree["right"], X[~left], y[~left])]
    assert 0.3 < np.mean(blind) < 0.5


@claim(
    "Take 40 yes and 40 no. Question A gives $(30, 10)$ and $(10, 30)$, question B gives "
    "$(20, 40)$ and $(20, 0)$.",
    "Either way 20 mistakes are left. But B has finished with a quarter of the samples for good.",
    "A leaves $0.375$, B leaves $0.333$",
)
def two_questions_with_equally_many_mistakes(reference):
    left = {}
    for name, sides in {"A": [(30, 10), (10, 30)], "B": [(20, 40), (20, 0)]}.items():
        assert np.sum(sides, axis=0).tolist() == [40, 40]
        assert sum(mistakes(bag(*side)) for side in sides) == 20
        left[name] = sum(sum(side) / 80 * reference.gini(bag(*side)) for side in sides)
        pure = [sum(side) for side in sides if reference.gini(bag(*side)) == 0]
        assert pure == ([20] if name == "B" else [])
    assert_rounds_to(left["A"], "0.375")
    assert_rounds_to(left["B"], "0.333")


def mean_length(shares):
    """Return the mean number of questions of the best questioner: Huffman's code."""
    number = count()
    heap = [(share, next(number)) for share in shares]
    heapq.heapify(heap)
    length = 0.0
    while len(heap) > 1:
        share = heapq.heappop(heap)[0] + heapq.heappop(heap)[0]
        length += share
        heapq.heappush(heap, (share, next(number)))
    return length


@claim(
    "No questioner gets by with fewer yes-or-no questions on average than $H(y)$; one who asks "
    "about many draws at once comes as close to it as you like.",
    "A pure bag has an entropy of 0, $k$ equally frequent labels have an entropy of $\\log_2 k$.",
)
def entropy_is_the_price_of_a_label(reference):
    for counts in ((1, 3), (9, 5), (1, 2, 5), (4, 4, 4)):
        shares = np.array(counts) / sum(counts)
        entropy = reference.label_entropy(bag(*counts))
        for draws in (1, 2, 6):
            many = [np.prod(drawn) for drawn in product(shares, repeat=draws)]
            assert entropy - 1e-9 <= mean_length(many) / draws <= entropy + 1 / draws
    for k in (1, 2, 5, 8):
        assert reference.label_entropy(bag(*[3] * k)) == pytest.approx(np.log2(k))


given("No labels at all: 0.0. (Not", "$k$ equally [...] No labels at all: 0.0.", why="contracts")


@claim(
    "One yes, three no: $\\tfrac14 \\cdot 2 + \\tfrac34 \\cdot 0.4150 = 0.8113$.",
    "The fourteen days: $\\tfrac{9}{14} \\cdot 0.6374 + \\tfrac{5}{14} \\cdot 1.4854 = 0.9403$.",
)
def entropies_on_paper(reference):
    assert_rounds_to(-np.log2(3 / 4), "0.4150")
    assert_rounds_to(reference.label_entropy(bag(1, 3)), "0.8113")
    assert_rounds_to(-np.log2(9 / 14), "0.6374")
    assert_rounds_to(-np.log2(5 / 14), "1.4854")
    assert_rounds_to(reference.label_entropy(bag(9, 5)), "0.9403")


@claim(
    "Draw two labels from the bag, putting the first one back. How likely is it that they differ?",
    "One yes, three no: $1 - \\tfrac1{16} - \\tfrac9{16} = 0.375$.",
    "Of $k$ equally frequent labels: $1 - 1/k$.",
)
def gini_on_paper(reference):
    assert reference.gini(bag(1, 3)) == 0.375
    for k in range(1, 7):
        assert reference.gini(bag(*[4] * k)) == pytest.approx(1 - 1 / k)
    y = bag(3, 1, 2)
    assert reference.gini(y) == pytest.approx(np.mean(y[:, np.newaxis] != y))


@claim(
    "It often leads to another tree than the entropy, though hardly to a better one: trained on "
    "50 random halves of the irises, described by their sepals (section 7), the two trees differ "
    "48 times, yet they agree about 94 % of the other flowers, and each is wrong about 32 % of "
    "them.",
)
def gini_and_entropy(reference, notebook):
    X, y = notebook.names["X_sepal"], notebook.names["species"]
    differ, agree, errors = 0, [], []
    for seed in range(50):
        train, new = halves(seed)
        trees = [reference.grow_tree(X[train], y[train], kind) for kind in ("gini", "entropy")]
        differ += splits(trees[0]) != splits(trees[1])
        labels = [reference.predict_tree(tree, X[new]) for tree in trees]
        agree.append(np.mean(labels[0] == labels[1]))
        errors.append([np.mean(label != y[new]) for label in labels])
    assert differ == 48
    assert_rounds_to(100 * np.mean(agree), "94")
    for error in np.mean(errors, axis=0):
        assert_rounds_to(100 * error, "32")


given(
    'a bag is "pure" when they are all alike',
    "Divide by $n$, not $n - 1$: we describe these targets and estimate nothing. No targets: 0.0. "
    "Here right means a relative error of $10^{-9}$, and $10^{-6}$ for",
    why="definitions and contracts",
)


@claim("The measure is the variance, the mean squared error of the best single guess")
def mean_is_the_best_guess(reference, rng):
    y = rng.normal(size=20)
    guesses = np.append(rng.normal(y.mean(), 1, size=500), y.mean())
    errors = ((y - guesses[:, np.newaxis]) ** 2).mean(axis=1)
    assert errors.argmin() == 500
    assert errors[-1] == pytest.approx(reference.variance_impurity(y))


@claim("targets near $10^8$, where $\\overline{y^2} - \\bar y^2$ has no correct digit left")
def shortcut_has_no_digit_left(reference, rng):
    slips = []
    for _ in range(200):
        y = 1e8 + rng.normal(size=50)
        slips.append(np.mean(y**2) - np.mean(y) ** 2 - reference.variance_impurity(y))
        assert reference.variance_impurity(y) == pytest.approx(np.var(y - 1e8), rel=1e-6)
    assert np.median(np.abs(slips)) > 1


@claim("Targets $1, 2, 6$: mean $3$, squares $4 + 1 + 9$, variance $14/3$.")
def variance_on_paper(reference):
    assert reference.variance_impurity(np.array([1.0, 2, 6])) == pytest.approx((4 + 1 + 9) / 3)


@claim(
    "For labels 0 and 1 with share $p$ of ones the variance is $p(1-p)$, half the Gini impurity. "
    "With one 0/1 column per label, Gini is the sum of the columns' variances.",
)
def variance_and_gini(reference, rng):
    y = (rng.random(30) < 0.3).astype(float)
    p = y.mean()
    assert reference.variance_impurity(y) == pytest.approx(p * (1 - p))
    assert reference.variance_impurity(y) == pytest.approx(reference.gini(y) / 2)
    y = rng.integers(0, 4, size=30)
    columns = (y[:, np.newaxis] == np.arange(4)).astype(float)
    assert reference.gini(y) == pytest.approx(sum(map(reference.variance_impurity, columns.T)))


# --- 2. good questions --------------------------------------------------------------------------

given(
    "purity in a branch that nobody enters is worth nothing",
    "(numbers or text, one or more)",
    "For no samples return 0.0 without calling it: not every function takes an empty array.",
    "With one branch, or no samples, it is 0.0.",
    "over all pairs, also those with $O_{ag} = 0$",
    "Count how often label $a$ falls",
    "With one label or one branch: (0.0, 0).",
    why="definitions and contracts",
)


@claim(
    "Our three impurities never rise by a split, so their decrease is at least 0, but for "
    "rounding. Other functions may rise; return what the formula gives.",
)
def impurities_never_rise(reference, rng):
    for _ in range(200):
        y, groups = rng.integers(0, 4, size=20), rng.integers(0, 3, size=20)
        for impurity in (reference.label_entropy, reference.gini, reference.variance_impurity):
            assert reference.impurity_decrease(y, groups, impurity) > -1e-12
    assert reference.impurity_decrease(bag(4, 4), bag(4, 4), lambda y: 1 / len(y)) < 0


@claim(
    "Outlook on the fourteen days: branches of 5, 4 and 5 with entropies 0.9710, 0 and 0.9710, "
    "so the gain is "
    "$0.9403 - \\tfrac{10}{14} \\cdot 0.9710 = 0.2467$ bits",
    "targets $1, 3 \\mid 8, 8$ have variance $9.5$; the branches have $1$ and $0$, each with "
    "weight $\\tfrac12$. The decrease is $9$.",
)
def decreases_on_paper(reference, notebook):
    outlook, y = notebook.names["X_tennis"][:, 0], notebook.names["y_tennis"]
    for name, size, entropy in (("sunny", 5, 0.9710), ("overcast", 4, 0), ("rain", 5, 0.9710)):
        assert np.sum(outlook == name) == size
        assert reference.label_entropy(y[outlook == name]) == pytest.approx(entropy, abs=5e-5)
    assert_rounds_to(reference.impurity_decrease(y, outlook, reference.label_entropy), "0.2467")
    assert_rounds_to(reference.label_entropy(outlook), "1.577")  # the erratum of this section
    y, groups, variance = np.array([1.0, 3, 8, 8]), bag(2, 2), reference.variance_impurity
    assert variance(y) == 9.5
    assert [variance(y[:2]), variance(y[2:])] == [1, 0]
    assert reference.impurity_decrease(y, groups, variance) == 9


@claim(
    "Number the days from 1 to 14 and ask for the number. Each branch holds one day and is pure: "
    "the gain is all of $0.9403$ bits. And on day 15 the tree is speechless.",
    "Gain likes questions with many answers; Quinlan's later program C4.5",
    "outlook $0.156$, temperature $0.019$, humidity $0.152$, wind $0.049$",
    "The number of the day gets $0.9403 / \\log_2 14 = 0.247$: cut to a quarter, yet still in "
    "front.",
)
def gain_likes_many_answers(reference, notebook, rng):
    X, y, day = notebook.names["X_tennis"], notebook.names["y_tennis"], np.arange(1, 15)
    gain = reference.impurity_decrease(y, day, reference.label_entropy)
    assert_rounds_to(gain, "0.9403")
    tree = reference.id3(day[:, np.newaxis], y, [0], {0: day.tolist()})
    assert 15 not in tree["branches"]
    ratios = [reference.gain_ratio(y, column) for column in X.T]
    for ratio, written in zip(ratios, ("0.156", "0.019", "0.152", "0.049"), strict=True):
        assert_rounds_to(ratio, written)
    by_day = reference.gain_ratio(y, day)
    assert_rounds_to(by_day, "0.247")
    assert by_day == pytest.approx(gain / np.log2(14))
    assert 0.24 < by_day / gain < 0.27
    assert by_day > max(ratios)
    by_answers = [
        np.mean(
            [
                reference.impurity_decrease(y, rng.integers(0, k, 14), reference.label_entropy)
                for _ in range(100)
            ]
        )
        for k in (2, 4, 7)
    ]
    assert by_answers == sorted(by_answers)


@claim("Two yes and two no. Two pure branches: $1/1 = 1$. Four branches of one sample each: $1/2$.")
def gain_ratios_on_paper(reference):
    assert reference.gain_ratio(bag(2, 2), bag(2, 2)) == 1
    assert reference.gain_ratio(bag(2, 2), np.arange(4)) == 0.5


@claim(
    "Almost every question gains something, even one about a coin.",
    "By luck alone it is about as large as its degrees of freedom, $(r - 1)(c - 1)$",
)
def luck_gains_something(reference, notebook, rng):
    for y in (notebook.names["y_tennis"], notebook.names["species"]):
        coins = rng.integers(0, 2, size=(300, len(y)))
        gains = [reference.impurity_decrease(y, coin, reference.label_entropy) for coin in coins]
        assert np.mean(np.array(gains) > 1e-9) > 0.98
        for branches in (2, 5):
            drawn = rng.integers(0, branches, size=(300, len(y)))
            by_luck = [reference.chi2_split_statistic(y, groups) for groups in drawn]
            dof = (len(set(y)) - 1) * (branches - 1)
            assert np.median([d for _, d in by_luck]) == dof
            assert np.mean([s for s, _ in by_luck]) == pytest.approx(dof, rel=0.25)


@claim(
    "Branch 0 holds three no and one yes, branch 1 one no and three yes. All expected counts are "
    "2, all deviations 1, so $\\chi^2 = 4 \\cdot \\tfrac12 = 2$ with 1 degree of freedom.",
)
def chi2_on_paper(reference):
    y = np.array(["no"] * 3 + ["yes", "no"] + ["yes"] * 3)
    assert reference.chi2_split_statistic(y, bag(4, 4)) == (2.0, 1)


# --- 3. categories ------------------------------------------------------------------------------

given(
    "If several gains are within $10^{-9}$ bits of the highest",
    "If no column tells anything, all gains are 0, and the rule",
    "stands in every branch, only smaller",
    "the most frequent label of the samples that come to this node",
    "all labels equal: a leaf",
    "otherwise ask for best_attribute, with one branch for every entry",
    "all values that may ever come, in a list",
    "$m \\ge 1$, with labels as they are in the tree",
    why="definitions and contracts of the exercises",
)


@claim(
    "Column 0 parts the labels perfectly: 1 bit. Column 1 leaves $n, y, y$ together: "
    "$1 - \\tfrac34 \\cdot 0.9183 = 0.3113$. So 0; and if attrs is [1], 1.",
)
def best_attribute_on_paper(reference):
    X = np.array([["a", "u"], ["a", "v"], ["b", "v"], ["b", "v"]])
    y = np.array(["n", "n", "y", "y"])
    gains = [reference.impurity_decrease(y, column, reference.label_entropy) for column in X.T]
    assert gains[0] == 1
    assert_rounds_to(reference.label_entropy(bag(1, 2)), "0.9183")
    assert_rounds_to(gains[1], "0.3113")
    assert [reference.best_attribute(X, y, a) for a in ([0, 1], [1])] == [0, 1]


@claim(
    "A gain of 0 does not stop us, as the worked example shows.",
    "Rows $(0,0), (0,1), (1,0), (1,1)$ with labels $0, 1, 1, 0$: exclusive or. Each column by "
    "itself gains exactly nothing. Rule 4 asks for column 0 all the same; in both branches "
    "column 1 then settles everything. Whoever stops at zero gain never learns it.",
    "Stopping early sounds wise, but exclusive or shows what it can miss: the reward may come one "
    "question later.",
    "For exclusive or every split gets 2 of 4 right, and the tie rule says feature 0, "
    "threshold 0.5.",
)
def exclusive_or(reference):
    X, y = EXCLUSIVE_OR
    for column in X.T:
        assert reference.impurity_decrease(y, column, reference.label_entropy) == 0
        assert np.mean((column <= 0.5) == y) == 0.5
    tree = reference.id3(X, y, [0, 1], {0: [0, 1], 1: [0, 1]})
    assert tree["attr"] == 0
    assert all(child["attr"] == 1 for child in tree["branches"].values())
    assert (reference.predict_id3(tree, X) == y).all()
    assert np.mean(tree["majority"] == y) == 0.5  # a leaf in place of the root
    assert "feature" not in reference.grow_tree(X, y, min_decrease=1e-6)
    assert wrong(reference, reference.grow_tree(X, y), X, y) == 0
    stump = reference.fit_stump(X, y)
    assert (stump["feature"], stump["threshold"], stump["accuracy"]) == (0, 0.5, 0.5)


@claim(
    "Two equal days, one with tennis and one without. No question parts them. Rule 3 is what ends "
    "the recursion, and only if a column that was asked for is really gone from attrs further "
    "down.",
)
def equal_days_end_the_recursion(reference):
    X, y = np.array([["sunny", "hot"]] * 2), np.array(["no", "yes"])
    values = {0: ["sunny"], 1: ["hot"]}
    assert leaves(reference.id3(X, y, [0, 1], values)) == [{"label": "no"}]
    asked = reference.best_attribute(X, y, [0, 1])
    same = X[:, asked] == values[asked][0]
    assert (X[same] == X).all()  # the same rows come again, and again the same column is asked
    assert reference.best_attribute(X[same], y[same], [0, 1]) == asked


@claim(
    "outlook, then humidity when it is sunny, wind when it rains. Temperature is never asked for."
)
def tree_of_the_days(notebook):
    tree = notebook.names["tennis_tree"]
    below = {value: child.get("attr") for value, child in tree["branches"].items()}
    assert tree["attr"] == 0
    assert below == {"sunny": 2, "rain": 3, "overcast": None}
    assert len(leaves(tree)) == 5


@claim(
    "The tree {'attr': 0, 'branches': {'rain': {'label': 'stay'}, 'sun': {'label': 'go'}}, "
    "'majority': 'go'} sends the rows rain, sun, fog to stay, go, go.",
)
def predictions_on_paper(reference):
    branches = {"rain": {"label": "stay"}, "sun": {"label": "go"}}
    tree = {"attr": 0, "branches": branches, "majority": "go"}
    found = reference.predict_id3(tree, np.array([["rain"], ["sun"], ["fog"]]))
    assert found.tolist() == ["stay", "go", "go"]


# --- 4. thresholds ------------------------------------------------------------------------------

given(
    "With $k$ edges, sorted, there are $k + 1$ bins: bin 0 is [...] bin $k$ is $e_k \\le x$.",
    "Two edges may be equal",
    "the midpoints $(a + b)/2$ of neighbouring",
    "even if there is nothing to split",
    "the best of the others counts",
    "If several decreases are within $10^{-9}\\, I(y)$ of the best",
    "return (nan, 0.0). Only then: for equal labels every decrease is 0, and the answer is the "
    "first admissible midpoint with 0.0.",
    "One pass over all rows for each of $n$ midpoints",
    "Smaller errors than $10^{-9} \\cdot \\max(1, I(y))$ [...] a relative $10^{-6}$",
    "as there are in the two majorities. Take the best over all features",
    "If all labels are equal, or no feature has two distinct values [...] feature is None",
    "In all other cases return a split",
    why="definitions and contracts of the exercises",
)


@claim("Edges 10 and 20: $-3, 10, 10.5, 25$ fall into the bins $0, 1, 1, 2$.")
def bins_on_paper(reference):
    bins = reference.bin_feature(np.array([-3, 10, 10.5, 25]), np.array([10.0, 20.0]))
    assert bins.tolist() == [0, 1, 1, 2]


@claim(
    "All $t$ between two neighbouring values give the same two branches, so only finitely many "
    "matter.",
    "cumulative counts give both sides of all midpoints at once",
)
def finitely_many_thresholds_matter(rng):
    x, y = rng.integers(0, 9, size=40) / 4, rng.integers(0, 3, size=40)
    branches = {(x <= t).tobytes() for t in rng.uniform(x.min(), x.max(), size=1000)}
    assert len(branches) == len(np.unique(x)) - 1
    order = np.argsort(x)
    sides = np.cumsum(y[order][:, np.newaxis] == np.arange(3), axis=0)
    for t in np.unique(x)[:-1]:
        assert (sides[np.sum(x <= t) - 1] == np.bincount(y[x <= t], minlength=3)).all()


@claim(
    "$x = 1, 2, 2, 3, 5, 6$ with labels $a, a, b, b, b, b$ has $G = 4/9$. At $1.5$ the right side "
    "keeps one $a$ among four $b$: "
    "$\\tfrac49 - \\tfrac56 \\cdot \\tfrac{8}{25} = 0.1778$. At $2.5$: "
    "$\\tfrac49 - \\tfrac12 \\cdot \\tfrac49 = \\tfrac29 = 0.2222$. The answer is "
    "$(2.5, 0.2222)$. Two things to see: rows with equal $x$ cannot be parted, and the winner "
    "lies between two rows, $(2, b)$ and $(3, b)$, with the same label.",
    'The shortcut "look only where the label changes" needs care where values repeat.',
)
def threshold_on_paper(reference):
    x, y = np.array([1.0, 2, 2, 3, 5, 6]), np.array(list("aabbbb"))
    assert reference.gini(y) == pytest.approx(4 / 9)
    for t, decrease in ((1.5, 4 / 9 - 5 / 6 * 8 / 25), (2.5, 2 / 9)):
        assert reference.impurity_decrease(y, x <= t, reference.gini) == pytest.approx(decrease)
    assert_rounds_to(4 / 9 - 5 / 6 * 8 / 25, "0.1778")
    threshold, decrease = reference.best_threshold(x, y)
    assert threshold == 2.5
    assert_rounds_to(decrease, "0.2222")
    changes = np.flatnonzero(y[1:] != y[:-1])
    assert x[changes].tolist() == x[changes + 1].tolist() == [2]  # no midpoint there


@claim(
    'One test (one point of ten) has 50 000 rows, once with labels and once with "mse", and '
    "each must be done in 5 seconds; a second is plenty.",
)
def a_second_is_plenty(reference, data, rng):
    facts = tomllib.loads((data.parent / "assignment.toml").read_text())
    points = {exercise["name"]: exercise.get("points") for exercise in facts["exercise"]}
    assert points["best_threshold"] == 10
    x = rng.random(50_000)
    for y, criterion in (
        (rng.integers(0, 3, size=50_000), "gini"),
        (x + rng.random(50_000), "mse"),
    ):
        before = time.process_time()
        reference.best_threshold(x, y, criterion)
        assert time.process_time() - before < 1


@claim(
    "let $z_i = y_i - \\bar y$ and let $S$ be the sum of $z$ over the left side, which has $n_L$ "
    "rows, the right one $n_R$",
)
def decrease_by_one_sum(reference, rng):
    y, left = rng.normal(size=30), rng.random(30) < 0.4
    total = np.sum(y[left] - y.mean())
    decrease = reference.impurity_decrease(y, left, reference.variance_impurity)
    assert decrease == pytest.approx(total**2 / (left.sum() * (~left).sum()))


@claim(
    "Features $(5, 1), (5, 2), (9, 4), (9, 3)$ with labels $a, a, b, a$. Feature 0 at $7$: left "
    "$a, a$, right $b, a$; 3 of 4. Feature 1 at $3.5$: $a, a, a \\mid b$; 4 of 4. So feature 1, "
    "threshold 3.5, accuracy 1.0.",
)
def stump_on_paper(reference):
    X, y = np.array([[5.0, 1], [5, 2], [9, 4], [9, 3]]), np.array(list("aaba"))
    assert reference.fit_stump(X[:, :1], y)["threshold"] == 7
    assert reference.fit_stump(X[:, :1], y)["accuracy"] == 3 / 4
    stump = {"feature": 1, "threshold": 3.5, "left": "a", "right": "b", "accuracy": 1.0}
    assert reference.fit_stump(X, y) == stump


# --- 5. trees of numbers ------------------------------------------------------------------------

given(
    "Every node, leaf or not, knows three things",
    "An inner node has these three and",
    "all its y are equal (compare",
    "the root has depth 0, and None means no limit",
    "min_decrease is above 0 and the best decrease [...] one that is exactly as large",
    "(Exactly is tested only where",
    "With the default 0.0 a decrease of 0 is taken",
    "Otherwise it takes the best split over all features [...] within $10^{-9} \\cdot$ impurity "
    "of the best",
    "$m \\ge 1$, in the order of the rows",
    why="definitions and contracts of the exercises",
)


@claim(
    "a variance may come out as $10^{-34}$",
    "as with 0.5 for a node of two equally frequent labels and the criterion Gini",
)
def impurities_of_nodes(reference):
    constant = np.full(3, 0.1)
    assert 1e-35 < reference.variance_impurity(constant) < 1e-33
    assert "feature" not in reference.grow_tree(np.arange(3.0)[:, np.newaxis], constant, "mse")
    assert reference.gini(bag(4, 4)) == 0.5


@claim(
    '$x = 1, 2, 6$ with targets $5, 5, 8$ and "mse": mean 6, variance 2. At $1.5$: '
    "$2 - \\tfrac23 \\cdot \\tfrac94 = \\tfrac12$. At $4$ both sides are constant: $2$. So the "
    "root is {'value': 6.0, 'n': 3, 'impurity': 2.0, 'feature': 0, 'threshold': 4.0, "
    "'decrease': 2.0, ...}, its left child {'value': 5.0, 'n': 2, 'impurity': 0.0}, its right "
    "child {'value': 8.0, 'n': 1, 'impurity': 0.0}.",
)
def tree_on_paper(reference):
    x, y = np.array([1.0, 2, 6]), np.array([5.0, 5, 8])
    at = [reference.impurity_decrease(y, x <= t, reference.variance_impurity) for t in (1.5, 4)]
    assert at == pytest.approx([2 - 2 / 3 * 9 / 4, 2])
    assert at[0] == pytest.approx(1 / 2)
    assert reference.grow_tree(x[:, np.newaxis], y, "mse") == {
        "value": 6.0,
        "n": 3,
        "impurity": 2.0,
        "feature": 0,
        "threshold": 4.0,
        "decrease": 2.0,
        "left": {"value": 5.0, "n": 2, "impurity": 0.0},
        "right": {"value": 8.0, "n": 1, "impurity": 0.0},
    }


def predict_by_masks(tree, X):
    """Send groups of rows down, as the notebook describes it."""
    if "feature" not in tree:
        return np.full(len(X), tree["value"])
    left = X[:, tree["feature"]] <= tree["threshold"]
    labels = np.empty(len(X), dtype="<U10")
    labels[left] = predict_by_masks(tree["left"], X[left])
    labels[~left] = predict_by_masks(tree["right"], X[~left])
    return labels


@claim(
    "Two ways are good: a loop for each row, or a recursion that sends whole groups of rows down "
    "by masks. The second is faster for many rows",
)
def masks_are_faster(reference, notebook):
    """The least of five times, since other work on the machine only adds to them."""
    X = np.tile(notebook.names["X_sepal"], (200, 1))
    tree = reference.grow_tree(X[:150], notebook.names["species"])
    seconds, labels = {}, {}
    for predict in [reference.predict_tree, predict_by_masks] * 5:
        before = time.process_time()
        labels[predict] = predict(tree, X)
        took = time.process_time() - before
        seconds[predict] = min(took, seconds.get(predict, np.inf))
    assert (labels[reference.predict_tree] == labels[predict_by_masks]).all()
    assert seconds[predict_by_masks] < seconds[reference.predict_tree]


@claim(
    'Ask for feature 1 at 2.5, left "low", right "high". The rows $(0, 3), (9, 2.5), (0, 2)$ give '
    "high, low, low.",
)
def rows_on_paper(reference):
    tree = {"feature": 1, "threshold": 2.5, "left": {"value": "low"}, "right": {"value": "high"}}
    rows = np.array([[0, 3], [9, 2.5], [0, 2]])
    assert reference.predict_tree(tree, rows).tolist() == ["high", "low", "low"]


# --- 6. pruning ---------------------------------------------------------------------------------

given("Better let it grow, then cut.", why="advice; the experiment measures what pruning does")
given(
    "whose two children are both leaves",
    "Repeat until nothing changes",
    "If none does, prune; there is nothing to predict then",
    why="definitions and contracts of the exercise",
)


def prune_in_any_order(reference, tree, X, y, rng):
    """Collapse random nodes that may be collapsed, one at a time, until there is none."""

    def right(other):
        return np.sum(reference.predict_tree(other, X) == y) if len(y) else 0

    def collapsed(node):
        if "feature" not in node:
            return
        if "feature" not in node["left"] and "feature" not in node["right"]:
            yield {key: node[key] for key in ("value", "n", "impurity")}
        for side in ("left", "right"):
            for child in collapsed(node[side]):
                yield {**node, side: child}

    while True:
        candidates = [other for other in collapsed(tree) if right(other) >= right(tree)]
        if not candidates:
            return tree
        tree = candidates[rng.integers(len(candidates))]


@claim(
    "Only rows that reach a node are affected by it.",
    "In which order one goes does not matter, since a collapse changes the predictions of its own "
    "rows only.",
)
def order_of_pruning_does_not_matter(reference, notebook, rng):
    X, y = notebook.names["X_sepal"], notebook.names["species"]
    for seed in range(5):
        train, new = halves(seed)
        tree = reference.grow_tree(X[train], y[train])
        expected = reference.reduced_error_prune(tree, X[new], y[new])
        assert prune_in_any_order(reference, tree, X[new], y[new], rng) == expected


@claim(
    "Value 0 with 4 rows; asks for feature 0 at 5; left leaf 0, right leaf 1. One validation row "
    "$x = 7$ with label 1: the split gets it right and the leaf 0 would not, so it stays. Add a "
    "row $x = 8$ with label 0: one right either way, so it goes.",
)
def pruning_on_paper(reference):
    sides = {"left": {"value": 0, "n": 2, "impurity": 0.0}}
    sides["right"] = {"value": 1, "n": 2, "impurity": 0.0}
    tree = {"value": 0, "n": 4, "impurity": 0.5, "feature": 0, "threshold": 5.0, **sides}
    stays = reference.reduced_error_prune(tree, np.array([[7.0]]), np.array([1]))
    assert stays == tree
    goes = reference.reduced_error_prune(tree, np.array([[7.0], [8]]), np.array([1, 0]))
    assert goes == {"value": 0, "n": 4, "impurity": 0.5}


@claim(
    "As a tree grows the first part never rises, and the second does unless leaves are free "
    "($\\alpha = 0$). A small $\\alpha$ asks for a large tree.",
)
def price_of_leaves(reference, notebook):
    X, y = notebook.names["X_sepal"], notebook.names["species"]
    trees = [reference.grow_tree(X, y, max_depth=depth) for depth in range(9)]
    impurity = np.array([reference.cost_complexity(tree, 0) for tree in trees])
    sizes = np.array([len(leaves(tree)) for tree in trees])
    assert (np.diff(impurity) <= 1e-12).all()
    assert (np.diff(sizes) > 0).all()
    wanted = [
        sizes[np.argmin([reference.cost_complexity(tree, alpha) for tree in trees])]
        for alpha in (0.0001, 0.005, 0.02, 0.5)
    ]
    assert wanted == sorted(wanted, reverse=True)
    assert wanted[0] > wanted[-1] == 1


@claim(
    "Leaves with 3 rows (impurity 0) and 2 rows (impurity 0.5), $\\alpha = \\tfrac14$: "
    "$\\tfrac25 \\cdot 0.5 + 2 \\cdot \\tfrac14 = 0.7$.",
)
def cost_on_paper(reference):
    left, right = {"n": 3, "impurity": 0.0}, {"n": 2, "impurity": 0.5}
    tree = {"n": 5, "feature": 0, "left": left, "right": right}
    assert reference.cost_complexity(tree, 0.25) == pytest.approx(0.7)


# --- 7. flowers ---------------------------------------------------------------------------------

given("Every threshold along one axis", why="a heading")
given(
    "Train on 75 flowers, look at the other 75, ten times over with different halves",
    why="what the cell below does",
)


@claim("In the 1930s the botanist Edgar Anderson measured 150 irises of three species")
def irises(notebook):
    theirs = load_iris()
    assert (notebook.names["X_iris"] == theirs.data).all()
    assert (notebook.names["species"] == theirs.target_names[theirs.target]).all()
    assert theirs.data.shape == (150, 4)
    assert len(notebook.names["kinds"]) == 3


@claim(
    "Two hills. The higher one cuts off setosa without a mistake and gains $0.918$ bits, all that "
    'one can know about "setosa or not". The lower one, around $1.65$ to $1.75$, parts the other '
    "two. A greedy tree takes the first hill, and finds the second waiting in the right branch.",
)
def two_hills(reference, notebook):
    names = notebook.names
    width, species = names["width"], names["species"]
    gains, thresholds = np.array(names["gains"]), names["thresholds"]
    padded = np.r_[0, gains, 0]
    tops = np.flatnonzero((gains > padded[:-2]) & (gains > padded[2:]))
    assert thresholds[tops].round(2).tolist() == [0.8, 1.65]
    assert abs(gains[tops[1]] - gains[tops[1] + 1]) < 0.005  # at 1.75
    assert ((width <= 0.8) == (species == "setosa")).all()
    assert_rounds_to(gains.max(), "0.918")
    assert gains.max() == pytest.approx(reference.label_entropy(species == "setosa"))
    tree = reference.grow_tree(width[:, np.newaxis], species, "entropy", max_depth=2)
    assert_rounds_to(tree["threshold"], "0.8")
    assert_rounds_to(tree["right"]["threshold"], "1.75")
    values = [tree["right"][side]["value"] for side in ("left", "right")]
    assert values == ["versicolor", "virginica"]


@claim(
    "With all four measurements iris is too easy. Keep the two of the sepals, where two species "
    "overlap badly.",
)
def sepals_are_harder(reference, notebook):
    X, y = notebook.names["X_iris"], notebook.names["species"]
    errors, confused = [], []
    for seed in range(10):
        train, new = halves(seed)
        trees = [reference.grow_tree(X[train][:, :d], y[train]) for d in (4, 2)]
        errors.append([wrong(reference, tree, X[new], y[new]) for tree in trees])
        confused += y[new][reference.predict_tree(trees[1], X[new]) != y[new]].tolist()
    assert np.mean(errors, axis=0)[0] < 0.1 < 0.25 < np.mean(errors, axis=0)[1]
    assert confused.count("setosa") < 0.1 * len(confused)


@claim(
    "Training error falls all the way, from 0.62 with no question to 0.04 at depth 10, where a "
    "tree has on average 26 leaves for 75 flowers. The error on new flowers falls to 0.256 at "
    "depth 4, then creeps back to 0.30: what the further questions learn is true of these 75 "
    "flowers, not of irises.",
    "from half to half the error of one depth varies more than the means of the depths 2 to 10 do",
)
def errors_by_depth(reference, notebook):
    errors, train, new = (notebook.names[n] for n in ("errors", "mean_train", "mean_valid"))
    assert (np.diff(train) < 0).all()
    assert_rounds_to(train[0], "0.62")
    assert_rounds_to(train[10], "0.04")
    assert new.argmin() == 4
    assert_rounds_to(new[4], "0.256")
    assert_rounds_to(new[10], "0.30")
    assert np.ptp(errors[:, 1, 2:], axis=0).min() > np.ptp(new[2:])
    X, y = notebook.names["X_sepal"], notebook.names["species"]
    sizes = [
        len(leaves(reference.grow_tree(X[rows], y[rows], max_depth=10)))
        for rows, _ in map(halves, range(10))
    ]
    assert np.mean(sizes) == 26


@claim(
    "How sure is the 4?",
    "Over 100 other halves depth 3 is best (0.271), depth 4 comes next (0.282), and depth 10 is "
    "worse than both (0.314). So three or four questions beat ten; which of the two is best, ten "
    "halves cannot tell. And since the 4 was chosen on the same flowers, 0.256 flattered it.",
)
def errors_by_depth_on_other_halves(reference, notebook):
    X, y = notebook.names["X_sepal"], notebook.names["species"]
    errors = []
    for seed in range(10, 110):
        train, new = halves(seed)
        trees = [reference.grow_tree(X[train], y[train], max_depth=depth) for depth in range(11)]
        errors.append([wrong(reference, tree, X[new], y[new]) for tree in trees])
    errors = np.array(errors)
    mean = errors.mean(axis=0)
    assert mean.argsort()[:2].tolist() == [3, 4]
    for depth, written in ((3, "0.271"), (4, "0.282"), (10, "0.314")):
        assert_rounds_to(mean[depth], written)
    for depth in (3, 4):
        worse = errors[:, 10] - errors[:, depth]
        assert worse.mean() > 5 * worse.std() / 10  # five standard errors
    best = errors.reshape(10, 10, 11).mean(axis=1).argmin(axis=1)
    assert set(best.tolist()) == {3, 4}
    assert mean[4] > 0.256


@claim(
    "How far does a single question get?",
    "To 64 %, and the stump never says versicolor: with two leaves there is no room for three "
    "species.",
)
def stump_of_sepals(reference, notebook):
    stump = reference.fit_stump(notebook.names["X_sepal"], notebook.names["species"])
    assert_rounds_to(100 * stump["accuracy"], "64")
    assert {stump["left"], stump["right"]} == {"setosa", "virginica"}


@claim(
    "On the training flowers at the largest, 10: a further question never makes more of them "
    "wrong. On the new ones early, at depth 4 in these ten halves, and it rises again after that.",
    "Train on 75 flowers, look at the other 75, ten times over with different halves.",
    "At which depth from 0 to 10 will the error on the 75 training flowers be smallest, and at "
    "which depth that on the 75 new ones?",
)
def best_depths_of_the_prediction(notebook):
    errors, train, new = (notebook.names[n] for n in ("errors", "mean_train", "mean_valid"))
    assert train.argmin() == 10
    assert (np.diff(errors[:, 0], axis=1) <= 0).all()
    assert new.argmin() == 4
    assert new[10] > new[4]


@claim(
    "Outlook, with 0.247 bits: its value overcast settles four days at once. Temperature tells "
    "least, 0.029 bits.",
    "Which column would you ask for first, and which one tells least?",
)
def gains_of_the_prediction(reference, notebook):
    X, y = notebook.names["X_tennis"], notebook.names["y_tennis"]
    gains = [reference.impurity_decrease(y, column, reference.label_entropy) for column in X.T]
    assert (np.argmax(gains), np.argmin(gains)) == (0, 1)
    assert_rounds_to(gains[0], "0.247")
    assert_rounds_to(gains[1], "0.029")


@claim(
    "Which max_depth and min_leaf give the smallest tree that is wrong on no more validation "
    "flowers than the pruned one?"
)
def early_stopping_can_come_as_close(reference, notebook):
    """There is an answer among the values that the cell names, with other leaves."""
    names = notebook.names
    X, y, train, valid = (names[n] for n in ("X_sepal", "species", "train", "valid"))
    limit = wrong(reference, names["pruned"], X[valid], y[valid])
    found = []
    for depth, least in product(range(1, 9), range(1, 16)):
        for criterion in ("gini", "entropy"):
            tree = reference.grow_tree(X[train], y[train], criterion, depth, least)
            if wrong(reference, tree, X[valid], y[valid]) <= limit:
                found.append(len(leaves(tree)))
    assert found


@claim(
    "scikit-learn's DecisionTreeClassifier grows trees by the same rule as grow_tree",
    "On fifty random halves of the flowers:",
    "At depth 3 the two agree about nearly every flower, without a limit about 97 %. Deep nodes "
    "hold few flowers, and there two questions are often equally good: we take the smallest "
    "feature, scikit-learn one by lot (random_state).",
)
def beside_scikit_learn(notebook):
    """The recorded figures are what the cell computes where scikit-learn is installed."""
    for depth, recorded in notebook.names["recorded"].items():
        for got, written in zip(notebook.names["compare"](depth), recorded, strict=True):
            assert_rounds_to(got, f"{written:.3f}")
    assert notebook.names["recorded"][3][0] > 0.99
    assert_rounds_to(100 * notebook.names["recorded"][None][0], "97")


# --- pruned flowers -----------------------------------------------------------------------------


@claim(
    "The full tree has 20 leaves, nine of them built around a single flower",
    "(One leaf is not pure: a versicolor and a virginica have the same sepals, and no question "
    "parts them.) Eleven leaves go, and no leaf with a single flower is left. On the training "
    "flowers the small tree looks eight times worse (0.133 against 0.017 wrong); on the 45 test "
    "flowers, which took no part in anything, it is a little better (0.333 against 0.378). Mind "
    "how small these sets are: two flowers make that difference",
)
def pruned_flowers(reference, notebook):
    names = notebook.names
    X, y, full, pruned = (names[name] for name in ("X_sepal", "species", "full", "pruned"))
    train, test = names["train"], names["test"]
    assert sorted(leaf["n"] for leaf in leaves(full))[:10] == [1] * 9 + [2]
    assert (len(leaves(full)), len(leaves(pruned))) == (20, 9)
    assert min(leaf["n"] for leaf in leaves(pruned)) > 1
    (mixed,) = (leaf for leaf in leaves(full) if leaf["impurity"] > 0)
    assert mixed["n"] == 2
    forked_zygotes = [y[train][(X[train] == row).all(axis=1)].tolist() for row in X[train]]
    assert ["versicolor", "virginica"] in map(sorted, forked_zygotes)
    assert len(test) == 45
    found = [
        wrong(reference, t, X[rows], y[rows]) for rows in (train, test) for t in (full, pruned)
    ]
    for share, written in zip(found, ("0.017", "0.133", "0.378", "0.333"), strict=True):
        assert_rounds_to(share, written)
    assert_rounds_to(found[1] / found[0], "8")
    assert (found[2] - found[3]) * 45 == pytest.approx(2)
    theirs = DecisionTreeClassifier(random_state=0).fit(X[train], y[train])
    assert theirs.score(X[train], y[train]) == pytest.approx(1 - found[0])


@claim(
    "another split may well turn it round. Over 200 splits the small tree is better on the test "
    "flowers in 91 and worse in 62. What pruning gives for certain is the smaller tree: in all "
    "200, with half as many leaves on average.",
)
def pruned_flowers_over_many_splits(reference, notebook):
    X, y = notebook.names["X_sepal"], notebook.names["species"]
    sizes, gained = [], []
    for seed in MANY_SEEDS:
        order = np.random.default_rng(seed).permutation(150)
        train, valid, test = order[:60], order[60:105], order[105:]
        full = reference.grow_tree(X[train], y[train])
        pruned = reference.reduced_error_prune(full, X[valid], y[valid])
        sizes.append([len(leaves(full)), len(leaves(pruned))])
        right = [np.sum(reference.predict_tree(t, X[test]) == y[test]) for t in (full, pruned)]
        gained.append(right[1] - right[0])
    assert (np.sum(np.array(gained) > 0), np.sum(np.array(gained) < 0)) == (91, 62)
    sizes = np.array(sizes)
    assert (sizes[:, 1] < sizes[:, 0]).all()
    assert_rounds_to(sizes[:, 1].mean() / sizes[:, 0].mean(), "0.5")


given(
    "Why are all borders horizontal or vertical?",
    "must be built as a staircase",
    why="each split compares one feature with a number, by definition",
)


# --- robots -------------------------------------------------------------------------------------

given("The MONK's problems were made up in 1991", why="history")


@claim(
    "Robots have six attributes: the shape of the head and of the body (3 values each), a smile "
    "(2), what they hold (3), the colour of the jacket (4), a tie (2). That makes 432 robots.",
    "The jacket gains $0.311$ bits, all other attributes exactly zero: what matters about head and "
    "body is whether they agree, and one of them alone says nothing of that.",
)
def gains_of_robots(reference, notebook):
    robots, member = notebook.names["robots"], notebook.names["member"]
    assert [len(np.unique(column)) for column in robots.T] == [3, 3, 2, 3, 4, 2]
    assert len(np.unique(robots, axis=0)) == 432
    gains = [reference.impurity_decrease(member, c, reference.label_entropy) for c in robots.T]
    assert np.delete(gains, 4) == pytest.approx(np.zeros(5), abs=1e-12)
    assert_rounds_to(gains[4], "0.311")
    agree = robots[:, 0] == robots[:, 1]
    assert reference.impurity_decrease(member, agree, reference.label_entropy) > 0.2
    for part in (0, 1):
        assert abs(reference.impurity_decrease(agree, robots[:, part], reference.gini)) < 1e-12


def tree_of_robots(reference, X, y):
    """Return the tree of ID3 for a table of robots, whatever the order of its columns."""
    values = {j: np.unique(column).tolist() for j, column in enumerate(X.T)}
    return reference.id3(X, y, list(range(6)), values)


@claim(
    "With all 432 robots the tree is perfect, whatever the tie rule: ID3 asks until every leaf is "
    "pure, and each robot comes once. But that it is so small, 28 leaves (red jacket: one; three "
    "other colours: three heads times three bodies each), is luck: the tie rule, blind as it is, "
    "points at column 0, the head. With the columns in reverse order it has 325.",
)
def ties_decide_the_size_of_the_tree(reference, notebook, rng):
    robots, member = notebook.names["robots"], notebook.names["member"]
    tree = tree_of_robots(reference, robots, member)
    assert len(leaves(tree)) == 1 + 3 * 3 * 3 == 28
    assert tree["attr"] == 4
    assert [child.get("attr") for child in tree["branches"].values()] == [None, 0, 0, 0]
    orders = [np.arange(6), np.arange(6)[::-1], *(rng.permutation(6) for _ in range(4))]
    for order in orders:
        tree = tree_of_robots(reference, robots[:, order], member)
        assert (reference.predict_id3(tree, robots[:, order]) == member).all()
    assert len(leaves(tree_of_robots(reference, robots[:, ::-1], member))) == 325


@claim(
    "With 124 robots the gains are no longer zero but luck, and ID3 follows luck: when the jacket "
    "is known it asks in one branch for the tie and in another for what the robot holds. The tree "
    "gets 88 % of the others right. (Over twenty draws of 124 robots: from 73 % to 100 %.)",
)
def some_robots(reference, notebook):
    robots, member = notebook.names["robots"], notebook.names["member"]
    shares, trees = [], []
    for seed in range(20):
        order = np.random.default_rng(seed).permutation(432)
        seen, new = order[:124], order[124:]
        trees.append(tree_of_robots(reference, robots[seen], member[seen]))
        shares.append(np.mean(reference.predict_id3(trees[-1], robots[new]) == member[new]))
    assert trees[0]["attr"] == 4
    assert {5, 3} <= {child.get("attr") for child in trees[0]["branches"].values()}
    for share, written in ((shares[0], "88"), (min(shares), "73"), (max(shares), "100")):
        assert_rounds_to(100 * share, written)


@claim("The head gains exactly nothing, whatever the body. The jacket gains 0.311 bits.")
def gains_of_the_second_prediction(reference, notebook):
    robots, member = notebook.names["robots"], notebook.names["member"]
    head, jacket = (
        reference.impurity_decrease(member, robots[:, j], reference.label_entropy) for j in (0, 4)
    )
    assert head == pytest.approx(0, abs=1e-12)
    assert_rounds_to(jacket, "0.311")


@claim("A search that looks one question ahead is fast, and it is blind to what takes two.")
def greed_is_blind_to_pairs(reference):
    X, y = EXCLUSIVE_OR
    alone = [reference.impurity_decrease(y, column, reference.gini) for column in X.T]
    together = reference.impurity_decrease(y, X @ [1, 2], reference.gini)
    assert alone == [0, 0]
    assert together == reference.gini(y) == 0.5


# --- 8. the question, and the end ---------------------------------------------------------------

given(
    "which functions it can express at all; its preference bias says which of them it takes",
    "Ten to fifteen lines are enough.",
    "Two ways to grow a tree, two ways to cut one back, and a rule for every tie.",
    "by letting hundreds of them vote",
    why="a definition, the length of an answer, counts of exercises, what comes next",
)


@claim(
    "Invent a table of at most ten rows and three columns on which it does not: a tree that asks "
    "at most two questions of each row is right for all of them, and ID3's tree asks three of "
    "some.",
)
def id3_does_not_find_the_shortest_tree(reference):
    """The table of the model answer: exclusive or of B and C, and a gossip A."""
    rows = ["000", "000", "101", "101", "110", "010", "011", "111"]
    X = np.array([list(map(int, row)) for row in rows])
    y = X[:, 1] ^ X[:, 2]
    gains = [reference.impurity_decrease(y, column, reference.label_entropy) for column in X.T]
    assert gains[1:] == [0, 0]
    assert_rounds_to(gains[0], "0.189")
    values = {j: [0, 1] for j in range(3)}

    def depth(tree):
        return 1 + max(map(depth, tree["branches"].values())) if "attr" in tree else 0

    assert depth(reference.id3(X, y, [0, 1, 2], values)) == 3
    short = reference.id3(X, y, [1, 2], values)
    assert depth(short) == 2
    assert (reference.predict_id3(short, X) == y).all()


@claim(
    "A single tree is easy to read and easily upset: train on another half of the flowers and it "
    "asks other questions.",
)
def another_half_asks_other_questions(reference, notebook):
    for X in (notebook.names["X_sepal"], notebook.names["X_iris"]):
        for seed in range(20):
            trees = [
                reference.grow_tree(X[rows], notebook.names["species"][rows])
                for rows in halves(seed)
            ]
            assert splits(trees[0]) != splits(trees[1])


given(
    "The hundred trees of section 7 voted.",
    "At the end of section 7 trees",
    "Go back to the table of the fourteen days.",
    "none of its trees has seen",
    "defend your choice in half a page",
    why="what a cell asks to be tried, and a task without marks",
)

# --- what the hidden tests probe ----------------------------------------------------------------

given(
    "Tests probe two to seven labels, a thousand different ones, [...]",
    'Tests probe two to seven labels, text ("past" is not "pasta"), negative numbers, [...]',
    "Tests probe random targets, [...]",
    "Tests probe entropy, Gini [...]",
    "Tests probe the table, [...]",
    "Tests probe tables from [...]",
    "Tests probe random tables, [...]",
    "Tests probe a leaf [...]",
    "Tests probe trees of [...]",
    "Tests probe each criterion on [...]",
    "Tests probe random tables with [...]",
    "Tests probe values on [...]",
    "Tests probe each criterion against [...]",
    "Tests probe values exactly [...]",
    "Tests probe ties, splits [...]",
    "Tests probe a single [...]",
    "(Of equal targets only integers are tested.)",
    "Numbers of rows, impurities and midpoints have a test of their own",
    why="promises about the hidden tests, which the checks of the hidden tests answer for",
)
