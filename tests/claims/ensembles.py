"""What the notebook of ensembles claims."""

import math
from functools import cache
from pathlib import Path

import numpy as np
import pandas as pd

from autograder.authoring.claims import assert_rounds_to, claim, given

given(
    "About seven hours.",
    "which Michael Kearns and Leslie Valiant asked in the 1980s",
    "The Marquis de Condorcet worked this out in 1785",
    "Leo Breiman's way out (1996)",
    "Breiman's second idea (2001)",
    "Yoav Freund and Robert Schapire (1995)",
    "Jerome Friedman's view (2001)",
    "In 2001 Paul Viola and Michael Jones",
    why="history, and estimates for the reader",
)
given(
    "A label is tied if its sum is at least [...]",
    "The relative error is at most [...] largest float.",
    "A row that is never out of bag gets",
    "If $\\varepsilon \\ge 0.5 - 10^{-9}$, stop and throw this stump away.",
    "The logistic one is accurate for $ys$ from $-1000$ to $1000$",
    why="the contract of an exercise, which hidden tests hold",
)

given(
    "Tests probe string labels, integers as labels, an even number of models with "
    "ties, ties that a float sum misses, weights that turn a vote over, other units "
    "of the weights (tiny and huge), a weight of 0, one model, as many models as "
    "rows, three and more labels, and that the arguments stay as they were.",
    "Tests probe the draws, their shape, that oob is True for exactly the rows that "
    "were not drawn, how many rows are out of bag, a single row (never out of bag), a"
    " single round, and that other rounds draw other rows.",
    "Tests probe the rows and targets that fit was given, rows that occur twice, the "
    "order of the rounds, that each model is asked about all test rows, one round, "
    "samples shorter than the table, integer predictions, and that the arguments stay"
    " as they were.",
    "Tests probe rows out of bag in some rounds, rows that are never out of bag, rows"
    " that are always out of bag (the plain mean), one round, predictions of 0, "
    "integer predictions, a learner that memorises (its in-bag predictions must not "
    "count), and that the arguments stay as they were.",
    "Tests probe the rows that grow was given, all columns, that sample and tree draw"
    " in turn from one generator, a new sample for each tree, one tree, no trees, and"
    " that the arguments stay as they were.",
    "Tests probe columns that do not matter, the sign, that all other columns stand "
    "in their own order, that X is whole again before the next column, the order of "
    "the draws, the mean over repeats, more columns than rows, one column, integers, "
    "and that the arguments stay as they were.",
    "Tests probe the weighted error, the half in $\\alpha$, that the new weights are a"
    " distribution, that wrong rows hold half of the weight afterwards, weights that "
    "do not sum to 1, a learner worse than chance, a learner that is guessing, a "
    "perfect learner, a learner that is always wrong, mistakes on rows of weight 0, "
    "and on all rows but those, integers, that the arguments stay as they were, and "
    "ValueError for weights of 0.",
    "Tests probe that the first weights are $1/n$, that weights are carried on to the"
    " next round, that the weights given to stump_fit are a distribution, the says, a"
    " perfect first stump, a perfect stump later, XOR (nobody is better than chance),"
    " a stump worse than chance, a learner that returns the same stump again and "
    "again, no rounds, that training error stays below the bound, and that the "
    "arguments stay as they were.",
    "Tests probe scores and labels, scores of exactly 0, negative says, an empty "
    "model, one stump, that larger says give larger scores and the same labels, a "
    "single row, and that the arguments stay as they were.",
    "Tests probe that the first model is fitted to $y - f_0$, that later ones are "
    "fitted to what is left, the size of the step, learners that are off by a factor "
    "or by a constant, shrinkage, predictions of 0 throughout, that the residuals "
    "never grow, no rounds, one row, integer targets, and that the arguments stay as "
    "they were.",
    "Tests probe all four losses, slopes against differences, residuals of 0, "
    "logistic scores far out on both sides, small values of the logistic one, "
    "integers, that the arguments stay as they were, and ValueError for another word.",
    "Tests probe the sign of the values, both leaves, the penalty on leaf values, the"
    " price of a leaf, a negative gain, $H + \\lambda = 0$ on one side and everywhere,"
    " and that without penalties and with $H$ a count the gain is half the fall of "
    "the squared error.",
    "Tests probe the border of zeros, wide images and tall ones, one pixel, 8-bit "
    "and float32 images, negative values, sums of rectangles, and that the image stays as it was.",
    "Tests probe rows rejected at different stages, scores equal to the threshold, "
    "which rows each stage was given, that no stage is called for nobody, nor for a "
    "table without rows, no stages, one stage, that a rejected row stays out, counts, "
    "and that the arguments stay as they were.",
    why="what hidden tests look at",
)
given(
    "The dashed line is the best question that one can ask about one number: more "
    "concave points than 0.0514, malignant; else benign.",
    "And the question behind it, which Michael Kearns and Leslie Valiant asked in the"
    " 1980s: can you make one excellent judge out of many that are barely better than"
    " chance?",
    "Section 9 comes back to the patient.",
    "In boosting, labels are $-1$ and $+1$, and a learner's say is $\\alpha = \\tfrac12"
    " \\ln\\frac{1-\\varepsilon}{\\varepsilon}$, with the half (some texts leave it out "
    "and halve it elsewhere).",
    "Three models call a row a, b, b.",
    "A == would never see that tie.)",
    "Weights are not negative, not all 0, and at most $10^{300}$.",
    "More than half of them must err before the committee does:",
    "A tie is settled by a coin, hence the half.",
    "$T = 3$, $\\varepsilon = 0.35$:",
    "The second member brought nothing.",
    "$\\varepsilon$ may be 0 or 1.",
    "By the formula, what would 25 independent ones achieve?",
    "And 25 of ours, grown on different samples of the same patients?",
    "Two ways to be wrong",
    "Two training sets, two test points with the truth $1$ and $4$; predictions $(1, "
    "4)$ and $(3, 8)$.",
    "Bias is not touched by averaging at all (the mean of forty stumps is a stump "
    "with round corners).",
    "Against bias somebody must look at what is still wrong: boosting, and there the "
    "members may be stumps.",
    "Some come twice or more, others not at all, and the tree that grows on them is another one.",
    "They will be precious: the model of that round has never seen them.",
    "The recipe: rng.integers(0, n, size=(n_rounds, n)), one call.",
    "fit is called once for each row of idx, in order, with X[idx[t]] and y[idx[t]]: "
    "rows that were drawn twice come twice. Each model is asked once, about all of X_test.",
    "The same world as before, the same trees, 15 samples for each training set:",
    "Row $i$ was out of bag in about 37 % of the rounds, and the models of these "
    "rounds have never met it.",
    "A learner that memorises: it repeats the target of any row it was trained on, and says 0 to "
    "strangers.",
    "Why only half?",
    "If any two of them have the correlation $\\rho$, then",
    "$\\rho = \\tfrac12$, $\\sigma^2 = 4$, $M = 4$:",
    "So lower $\\rho$: make the members stranger to each other, even if each gets a little worse.",
    "Breiman's second idea (2001): at every node the tree may look at a few random columns only.",
    "The best question is often not among them, and the tree has to find another way.",
    "For each tree in turn: rows = rng.integers(0, n, size=n), then grow(X[rows], "
    "y[rows], max_features, rng), with the very same rng.",
    "The grower draws from it at every node.",
    "The grower gets all $d$ columns. n_trees = 0 returns an empty list.",
    "If a model relies on a column, spoiling that column must hurt.",
    "Nothing is fitted again.",
    "Only column $j$ differs from X when score is called.",
    "The learner has predicted $h_i \\in \\{-1, +1\\}$.",
    "Rows that were right ($y_i h_i = 1$) shrink, the others grow.",
    "Exactly so much that wrong and right rows now carry half of the weight each.",
    "It must find something new.",
    "Return (eps, alpha, u_new), where u_new sums to 1; u need not.",
    "If no row of positive weight is wrong, return 0.0, np.inf and u divided by its sum.",
    "If all of them are, 1.0, -np.inf and the same.",
    "If all weights are 0, raise ValueError.",
    "Now round after round, from equal weights $u_i = 1/n$:",
    "If no row of positive weight is wrong, keep it with alpha = 1.0 and stop.",
    "Everybody votes with their say:",
    "A score of 0 gets the label $+1$; so an empty committee says $+1$ to everybody.",
    "Can a committee of stumps be right about all of them?",
    "Multiply all rounds, and the mean of $e^{-y_i s(x_i)}$ over the training rows is"
    " exactly $\\prod_t Z_t$ (the last line has checked it).",
    "A wrong row has $y_i s(x_i) \\le 0$ and contributes at least 1 to that mean.",
    "If every learner beats the coin by some fixed $\\gamma$, each factor is at most "
    "$\\sqrt{1 - 4\\gamma^2} < 1$, and the product falls exponentially.",
    "The shrinkage $\\nu \\le 1$ takes a part of the step only.",
    "If all of $g$ is 0, $\\alpha$ is 0.0.",
    "Diabetes again: 442 patients, ten measurements, and how far the disease had "
    "progressed a year later.",
    "Trees of depth 3, 150 rounds, three shrinkages:",
    "Nothing in the recipe needs the squared error.",
    "| 'logistic' | $\\ln(1 + e^{-y s})$ | $y\\,\\sigma(-y s)$, with $\\sigma(t) = 1/(1 +"
    " e^{-t})$ |",
    "At $y = s$ the absolute loss gives 0.",
    "You can try it in section 9.",
    "A leaf value $w$ changes the loss by about $G w + \\tfrac12 H w^2$, a penalty "
    "$\\tfrac\\lambda2 w^2$ keeps it small, and every leaf costs $\\gamma$.",
    "The best value, and what a split into left and right gains, are",
    "$G_L = -6$, $H_L = 2$, $G_R = 4$, $H_R = 3$, $\\lambda = 1$, $\\gamma = \\tfrac12$:"
    " values $2$ and $-1$, gain $\\tfrac12 (12 + 4 - \\tfrac46) - \\tfrac12 = 7.17$.",
    "Wherever $H + \\lambda$ is 0, the value and the term are 0.",
    "If the second learner is shown predictions of models for rows they were trained "
    "on, it will fall for whoever memorises best.",
    "So each row must be predicted by models that have not seen it.",
    "We fit the second learner (least squares on the four columns) once to the in-"
    "sample predictions and once to the out-of-fold ones.",
    "Breiman's advice was to forbid it: minimise $\\lVert G a - y \\rVert^2$ subject to"
    " $a \\ge 0$.",
    "Take the weights one at a time, each to its best value given the others, or to 0"
    " if that is negative:",
    "Round and round, from $a = 0$, until nothing moves.",
    "Two extensions; section 9 does not need them.",
    "In 2001 Paul Viola and Michael Jones found faces in video on a slow computer, "
    "with boosted stumps and two tricks.",
    "Then the sum over any rectangle takes four look-ups, whatever its size:",
    "Row 0 and column 0 are zeros; the result has the shape (h + 1, w + 1) and is float64.",
    "Images may be of 8-bit integers or float32, whose sums do not fit.",
    "A stage is called once, with only the rows that are still in, in their order; a stage that "
    "nobody reaches is not called.",
    "Without stages everybody passes.",
    "Everybody, on many splits",
    "Five splits, 379 patients to learn from and 190 to be judged on:",
    "Nobody should be sent home or operated on by such a vote.",
    "Six to twelve lines.",
    "Turn over 40 training labels as in Your turn, and repair AdaBoost: cap the "
    "weights, stop early, take the logistic loss (boosting_residual with stumps as "
    "regressors), or something of your own.",
    "Judge over twenty splits, against 50 bagged trees on the same flipped labels, "
    "and say in half a page what helped and why.",
    "They only have to be wrong at different places.",
    why="a definition, a question, a contract that hidden tests hold, or a turn of speech",
)


given(
    "Tests probe one model, an odd number of models, an even number of models, "
    "$\\varepsilon = \\tfrac12$, no error and nothing but errors, tiny results, and two "
    "thousand models.",
    "The logistic one is accurate for $ys$ from $-1000$ to $1000$, also where it is "
    "tiny; below $10^{-300}$ it may be 0.",
    "With nonneg=True sweep over $j = 0, 1, \\dots$, each step with the newest weights; "
    "stop when no weight moves by more than $10^{-13}$ in a sweep, or after n_sweeps "
    "sweeps.",
    "No weight may be negative, and the squared error may exceed the minimum by at most "
    "$10^{-6}$ of it plus $10^{-12}\\,\\lVert y \\rVert^2$.",
    "Targets are between $10^{-6}$ and $10^6$ in size.",
    "A column of zeros has the weight 0; columns that differ by a millionth are two.",
    "Predictions may lie near $10^8$.",
    "Tests probe weights that need no constraint, weights that clipping would spoil, "
    "judges none of whom helps (zeros), columns of zeros, two equal columns, other units "
    "of the targets, a single judge, no constraint, integers, and that the arguments "
    "stay as they were.",
    why="the contract of an exercise, which hidden tests hold",
)
given(
    "You wrote such trees in decision_trees; here is a stump that minds weights, and a "
    "tree of means that searches all columns at once.",
    "You need only know stump_fit(X, y, u), stump_predict(stump, "
    "X), tree_fit(X, y, depth, max_features, rng) and tree_predict(tree, X).",
    "Each has a weight $w_t \\ge 0$ (all 1, if nobody says otherwise), and a row gets the "
    "label $c$ with the largest",
    "A vote helps, and then it stops helping: the trees have all studied the same "
    "patients, so they fall for the same ones.",
    "By chance (sections 3 and 4), or by letting each study what its predecessors got "
    "wrong (5 and 6).",
    "The expected squared error (over training sets and over the noise in a new target) "
    "splits into three parts:",
    "(Add and subtract $\\bar f$ in each $(\\hat f_t - f)^2$: the mixed term is a multiple "
    "of $\\sum_t (\\hat f_t - \\bar f\\,) = 0$.",
    "Two diseases, and two medicines.",
    "On the training rows nobody is on the wrong side: the average is about $0.63\\,y$, "
    "since a row is in 63 % of the bags.",
    "Out of bag it says 0 to everybody, so it has learned nothing, and oob_predictions says so.",
    "From the world of section 2, where training sets are free:",
    "The members of this forest look at four random columns a node, and by this picture "
    "they live on concave_points.",
    "Yoav Freund and Robert Schapire (1995) do it with weights: every row has a weight "
    "$u_i$, a learner tries to be right where the weight is, and after each round weight "
    "moves to the rows it got wrong.",
    "A learner no better than chance ends it early: it has nothing to say.",
    "There is the half.",
    "That is half of an answer to Kearns and Valiant: the mistakes on the training rows "
    "can be driven to 0, exponentially fast, as long as somebody is weakly right under "
    "every weighting.",
    "For new patients one step more is needed: with enough training rows, a vote of few "
    "simple stumps cannot do well on them by accident.",
    "With that, the answer is yes (Schapire, 1990; AdaBoost is the version that one can use).",
    "Stumps in the world of section 2, with shrinkage $\\tfrac12$:",
    "So the number of rounds must be chosen, by validation: nobody is out of bag here.",
    "Look for the $\\pm1$ learner that points best along it, $\\max_h \\sum_i r_i h(x_i)$: "
    "that is the smallest weighted error.",
    'Each of their stumps asks about the brightness of rectangles ("is the band of the '
    'eyes darker than the forehead?"), at thousands of places per frame.',
    "Trick two: ask a cheap question first, and let only those who pass see the next.",
    "Our four stages are one question each, made by hand.",
    "Patients get wrong labels: flipped of the 379 training labels are turned over, on "
    "each of four splits.",
    "(Which number of rounds is best with 0, 40 and 80 flips?",
    why="a definition, a question, a contract that hidden tests hold, or a turn of speech",
)


given(
    "A friend bags 500 stumps on the tumours, boosts 500 deep trees with AdaBoost, and neither is "
    "much of a success.",
    why="a question",
)


@cache
def tumours():
    table = pd.read_csv(Path("assignments/ensembles/data/breast_cancer.csv"))
    X = table.drop(columns="diagnosis").to_numpy(float)
    return X, np.where(table["diagnosis"] == "malignant", 1.0, -1.0)


# --- the patient --------------------------------------------------------------------------------


@claim(
    "Five hundred and sixty-nine women with a tumour, ten measurements",
    "more concave points than 0.0514, malignant; else benign. It is wrong about 48 of the 569.",
)
def the_best_single_question(notebook):
    X, y = tumours()
    assert X.shape == (569, 10)
    stump = notebook.names["stump_fit"](X, y, np.full(569, 1 / 569))
    assert stump["column"] == 7
    assert_rounds_to(stump["cut"], "0.0514")
    assert (notebook.names["stump_predict"](stump, X) != y).sum() == 48


@claim("No genius asks only that, but calling everybody benign would be wrong 212 times.")
def everybody_benign():
    assert (tumours()[1] == 1).sum() == 212


@claim(
    "A tree with as many questions as it likes is wrong about none of the patients it was grown "
    "on, and yet trees do not agree on patient 16: leave out a tenth of the others, grow again, "
    "and the verdict may change."
)
def a_tree_memorises(notebook):
    X, y = tumours()
    tree = notebook.names["tree_fit"](X, y)
    assert (notebook.names["tree_predict"](tree, X) == y).all()
    assert 20 < notebook.names["malignant"] < 40
    assert notebook.names["whole"] == -1
    assert round(57 / 568, 1) == 0.1


@claim("For labels $\\pm1$ the variance is twice the Gini impurity")
def variance_is_twice_gini(rng):
    y = rng.choice([-1.0, 1.0], size=50)
    p = np.mean(y == 1)
    np.testing.assert_allclose(y.var(), 2 * (2 * p * (1 - p)))


# --- votes --------------------------------------------------------------------------------------


@claim(
    "b wins, 2 to 1. With weights $0.3, 0.1, 0.2$ it is $0.3$ against $0.1 + 0.2$",
    "In float64 $0.1 + 0.2$ is a little more than $0.3$.",
)
def votes_on_paper(reference):
    P = np.array([["a"], ["b"], ["b"]])
    assert reference.majority_vote(P).tolist() == ["b"]
    assert reference.majority_vote(P, np.array([0.3, 0.1, 0.2])).tolist() == ["a"]
    assert 0.1 + 0.2 > 0.3


@claim(
    "$3 \\cdot 0.35^2 \\cdot 0.65 + 0.35^3 = 0.28175$. Two members at $\\varepsilon = \\tfrac14$: "
    "$\\tfrac1{16} + \\tfrac12 \\cdot 2 \\cdot \\tfrac14 \\cdot \\tfrac34 = \\tfrac14$."
)
def committees_on_paper(reference):
    np.testing.assert_allclose(reference.ensemble_error(3, 0.35), 3 * 0.35**2 * 0.65 + 0.35**3)
    np.testing.assert_allclose(reference.ensemble_error(2, 0.25), 1 / 16 + 0.5 * 2 * 0.25 * 0.75)


@claim(
    "single trees are wrong about 9 % of the time",
    "less than one error in ten million. Ours: about 5 % instead of 9 %.",
)
def a_vote_of_relatives(reference, notebook):
    assert_rounds_to(100 * notebook.names["alone"], "9")
    assert reference.ensemble_error(25, notebook.names["alone"]) < 1e-7
    assert_rounds_to(100 * notebook.names["ours"][12], "5")


# --- bias, variance, bagging --------------------------------------------------------------------


@claim(
    "Means $2$ and $6$: squared biases $1$ and $4$, on average $2.5$. Variances $1$ and $4$: also "
    "$2.5$. With noise $0.5$ the total is $5.5$."
)
def parts_on_paper(reference):
    preds = np.array([[1.0, 4.0], [3.0, 8.0]])
    parts = reference.bias_variance(preds, np.array([1.0, 4.0]), 0.5)
    assert list(parts.values()) == [2.5, 2.5, 0.5, 5.5]


@claim(
    "Stumps: four fifths of what is not noise is bias. Deep trees: nearly all of it is variance. "
    "(Their 0.002 is what is left of it in a mean of 60 curves.)",
    "Nearly half of the variance of the deep trees is gone, not fourteen fifteenths of it. The "
    "bias has hardly changed, and stumps had little to gain.",
)
def two_diseases(notebook):
    plain, bagged = notebook.names["plain"], notebook.names["bagged"]
    assert_rounds_to(plain[0]["bias2"] / (plain[0]["bias2"] + plain[0]["variance"]), "0.8")
    assert plain[-1]["variance"] > 20 * plain[-1]["bias2"]
    assert_rounds_to(plain[-1]["bias2"], "0.002")
    assert abs(plain[-1]["bias2"] - plain[-1]["variance"] / 60) < 0.001
    assert 0.5 < bagged[-1]["variance"] / plain[-1]["variance"] < 0.6
    for a, b in zip(plain, bagged, strict=True):  # less what is left of the variance in the means
        left = b["variance"] / 15 - a["variance"] / 59
        assert abs(b["bias2"] - a["bias2"] - left) < 0.003
    assert plain[0]["variance"] - bagged[0]["variance"] < 0.01


@claim("the average is about $0.63\\,y$, since a row is in 63 % of the bags")
def a_memoriser(rng, reference):
    y = rng.choice([-1.0, 1.0], size=100)
    _, oob = reference.bootstrap_indices(100, 2000, rng)
    average = np.mean(np.where(oob, 0.0, y), axis=0)
    np.testing.assert_allclose(average, (1 - 0.99**100) * y, atol=0.05)
    assert_rounds_to(1 - 0.99**100, "0.63")


@claim("Two bootstrapped trees agree nearly half-way. Fifteen hardly differ from a thousand.")
def relatives_agree(reference, notebook):
    rho, sigma2 = notebook.names["rho"], notebook.names["sigma2"]
    assert 0.4 < rho < 0.5
    fifteen, measured = reference.bagging_variance(rho, sigma2, 15), notebook.names["cousins"]
    np.testing.assert_allclose(fifteen, measured.mean(axis=1).var(axis=0).mean(), rtol=1e-9)
    assert fifteen < 1.1 * reference.bagging_variance(rho, sigma2, 1000)


@claim("$0.316$ for $n = 4$, and about $1/e = 0.368$ for large $n$")
def shares_out_of_bag():
    assert_rounds_to(0.75**4, "0.316")
    assert_rounds_to(1 / math.e, "0.368")
    assert_rounds_to((1 - 1e-6) ** 1e6, "0.368")


@claim("$2 + \\tfrac12 = 2.5$. A million models: $2$.")
def relatives_on_paper(reference):
    assert reference.bagging_variance(0.5, 4.0, 4) == 2.5
    assert_rounds_to(reference.bagging_variance(0.5, 4.0, 10**6), "2.000")


@claim(
    "The fewer columns a node may look at, the worse the single trees, and the less their mistakes "
    "agree. Worse trees make committees about as good: from first to last single trees are wrong "
    "on three more patients of 190, committees on one.",
    "(Means over five splits; a mistake is prediction minus label.)",
)
def stranger_trees(notebook):
    (one, same, bag), (worse, less, forest), (worst, least, extreme) = notebook.names[
        "found_kinds"
    ].values()
    assert one < worse < worst
    assert same > less > least
    assert_rounds_to(190 * (worst - one), "3")
    assert_rounds_to(190 * (extreme - bag), "1")
    assert bag <= forest <= extreme


@claim(
    "by this picture they live on concave_points",
    "and the bar of the original shrinks",
    "one at a time, radius, perimeter and area seem to matter little; shuffled together they cost "
    "more than concave_points.",
    "It may only mean that somebody else carries it, too.",
)
def a_copy_shares(notebook):
    falls, shared = notebook.names["falls"], notebook.names["shared"]
    assert shared[7] < 0.5 * falls[7]
    assert shared[10] > 0
    assert falls.argmax() == 7
    assert falls[[0, 2, 3]].sum() < 0.6 * falls[7]
    assert np.mean(notebook.names["trio"]) > falls[7]


# --- boosting -----------------------------------------------------------------------------------


@claim("$0.144, 0.144, 0.144, 0.433$")
def a_round_on_paper():
    assert_rounds_to(0.25 / math.sqrt(3), "0.144")
    assert_rounds_to(0.25 * math.sqrt(3), "0.433")
    assert_rounds_to(math.log(3) / 2, "0.549")


@claim(
    "The best single stump is wrong about 33 of the 379 training patients.",
    "after round 54 for the first time, and from round 62 on for good. Do not stop then: 10 of the "
    "190 test patients are wrong at round 54, 8 at round 100. Later rounds still make narrow "
    "verdicts safer (right figure).",
    "16 of 190 wrong with one stump, 8 with 100.",
)
def stumps_become_strong(notebook):
    wrong = {name: np.array(shares) for name, shares in notebook.names["wrong"].items()}
    assert round(379 * wrong["training"][0]) == 33
    assert (wrong["training"][:53] > 0).all()
    assert wrong["training"][53] == 0
    assert wrong["training"][60] > 0
    assert (wrong["training"][61:] == 0).all()
    counts = [round(190 * wrong["test"][rounds - 1]) for rounds in (1, 54, 100)]
    assert counts == [16, 10, 8]
    margins = notebook.names["margins_after"]
    assert 0 < min(margins[54]) < 0.01
    assert min(margins[300]) > 0.05


@claim(
    "With $+-$ over $-+$ at the corners of a square, every stump is right about two of four.",
    "There the condition fails, and boosting stops before it has begun.",
)
def the_condition_fails(reference, notebook):
    X = np.array([[0.0, 1.0], [1.0, 1.0], [0.0, 0.0], [1.0, 0.0]])
    fit, predict = notebook.names["stump_fit"], notebook.names["stump_predict"]
    assert reference.adaboost_fit(fit, predict, X, np.array([1.0, -1.0, -1.0, 1.0]), 5) == []


@claim("No stump can draw a slanted border. Six build a staircase.")
def a_staircase(notebook):
    n = notebook.names
    assert len(n["toy"]) == 6
    score = sum(alpha * n["stump_predict"](stump, n["plane"]) for alpha, stump in n["toy"])
    assert (score * n["signs"] > 0).all()
    first = n["stump_predict"](n["toy"][0][1], n["plane"])
    assert (first != n["signs"]).sum() > 0


@claim(
    "It makes $Z_t$ smallest: $-(1-\\varepsilon)e^{-\\alpha} + \\varepsilon e^{\\alpha} = 0$ gives "
    "$e^{2\\alpha} = (1-\\varepsilon)/\\varepsilon$."
)
def the_best_say():
    says = np.linspace(-3, 3, 6001)
    for eps in (0.1, 0.3, 0.45):
        sums = (1 - eps) * np.exp(-says) + eps * np.exp(says)
        assert abs(says[sums.argmin()] - 0.5 * math.log((1 - eps) / eps)) < 1e-3


@claim("Hence [...]", "the mean of $e^{-y_i s(x_i)}$ over the training rows is exactly")
def the_theorem(notebook):
    names = notebook.names
    np.testing.assert_allclose(names["losses"], names["bound"], rtol=1e-9)
    assert (np.array(names["wrong"]["training"]) <= names["bound"]).all()


@claim(
    "with full steps the training error goes towards 0 and the test error up from the first round "
    "on. Small steps reach a lower test error, but later."
)
def small_steps(reference, notebook):
    n = notebook.names
    Z, z, old, new = n["Z"], n["z"], n["old"], n["new"]
    best = []
    for nu in (1.0, 0.3, 0.05):
        f0, steps = reference.gradient_boost_fit(
            n["shallow"], n["tree_predict"], Z[old], z[old], 150, nu
        )
        staged = f0 + np.cumsum([a * n["tree_predict"](t, Z[new]) for a, t in steps], axis=0)
        errors = [n["rmse"](s - z[new]) for s in staged]
        best.append((int(np.argmin(errors)), min(errors)))
    assert best[0][0] == 0
    assert best[0][0] < best[1][0] < best[2][0]
    assert best[0][1] > best[1][1] > best[2][1]


@claim("values $2$ and $-1$, gain $\\tfrac12 (12 + 4 - \\tfrac46) - \\tfrac12 = 7.17$")
def a_split_on_paper(reference):
    got = reference.xgb_leaf_and_gain(-6.0, 2.0, 4.0, 3.0, 1.0, 0.5)
    assert got[:2] == (2.0, -1.0)
    assert_rounds_to(got[2], "7.17")


@claim("A penalty on leaf values takes nearly everything from leaves of few rows and much less")
def small_leaves_lose(notebook):
    gains, cuts, bmi = (notebook.names[name] for name in ("gains", "cuts", "bmi"))
    left = gains[300.0] / gains[0.0]
    rows = np.array([min(np.sum(bmi < cut), np.sum(bmi >= cut)) for cut in cuts])
    assert left[rows < 10].max() < 0.06
    assert left[rows > 110].min() > 0.25


@claim("Beyond a score of 1 the squared and the absolute loss pull back")
def too_right(reference):
    y, s = np.ones(5), np.linspace(1.1, 3, 5)
    assert (reference.boosting_residual("squared", y, s) < 0).all()
    assert (reference.boosting_residual("absolute", y, s) < 0).all()
    assert (reference.boosting_residual("logistic", y, s) > 0).all()
    assert (reference.boosting_residual("exponential", y, s) > 0).all()


# --- stacking and the last part -----------------------------------------------------------------


@claim(
    "All the trust to the deep tree, weight 1, and none to the others: in-sample it is perfect. On "
    "new patients it is the worst of the four"
)
def the_memoriser_wins(notebook):
    n = notebook.names
    a = np.linalg.lstsq(n["flattering"], n["z"][n["old"]], rcond=None)[0]
    np.testing.assert_allclose(a, [0, 0, 0, 1], atol=1e-9)
    errors = np.sqrt(np.mean((n["fresh"] - n["z"][n["new"], None]) ** 2, axis=0))
    assert errors.argmax() == 3


@claim("Four faces are found (some by more than one window), and most windows were dismissed")
def faces(notebook):
    labels, asked = notebook.names["labels"], notebook.names["asked"]
    corners = notebook.names["corners"][labels == 1]
    places = np.array([(14, 30), (60, 120), (85, 45), (30, 150)])
    gaps = np.abs(corners[:, np.newaxis] - places).max(axis=2)
    assert (gaps.min(axis=0) == 0).all()
    assert gaps.min(axis=1).max() <= 2
    assert len(corners) > 4
    assert np.mean(asked == 1) > 0.8


@claim(
    "Bagging rids trees of about a quarter of their mistakes, boosting rids stumps of about a "
    "third."
)
def two_medicines(notebook):
    stump, tree, bagged, boosted = (np.mean(counts) for counts in notebook.names["table"].values())
    assert 0.2 < 1 - bagged / tree < 0.3
    assert 0.3 < 1 - boosted / stump < 0.4


@claim(
    "where it is nearly unanimous it is hardly ever wrong, and where it is split (the lead is the "
    "share for minus the share against, 0.05 for patient 16), it is wrong about two times in five",
    "by a hair: 32 trees to 29, and a boosted score of 2 out of 22.",
    "She did have a malignant tumour. Both were right",
)
def the_hair_is_the_message(notebook):
    X, y = tumours()
    honest = notebook.names["honest"]
    split, sure = np.abs(honest) < 0.4, np.abs(honest) >= 0.99
    assert 0.35 < np.mean(honest[split] * y[split] <= 0) < 0.45
    assert np.mean(honest[sure] * y[sure] <= 0) < 0.01
    assert_rounds_to(honest[16], "0.05")
    votes, oob = notebook.names["votes"], notebook.names["oob"]
    told = votes[oob[:, 16], 16]
    assert (np.sum(told > 0), np.sum(told < 0)) == (32, 29)
    assert_rounds_to(notebook.names["score"][0], "2")
    assert_rounds_to(sum(alpha for alpha, _ in notebook.names["boosted"]), "22")
    assert y[16] == 1
    assert len(X) == len(honest)


# --- on paper, and what is left ------------------------------------------------------------------


@claim(
    "Four rows; a round draws $3, 2, 2, 1$.",
    "Row $0$ is out of bag, row $2$ is there twice.",
    "A row is missed by one draw with probability $1 - \\tfrac1n$, and by all of them "
    "with $(1 - \\tfrac1n)^n$:",
)
def samples_on_paper():
    idx, oob = np.array([3, 2, 2, 1]), ~np.isin(np.arange(4), [3, 2, 2, 1])
    assert oob.tolist() == [True, False, False, False]
    assert np.sum(idx == 2) == 2


@claim(
    "Targets $0, 3, 9$, and a learner that always predicts its mean target.",
    "The samples $(0, 0, 1)$ and $(2, 1, 2)$ give $1$ and $7$.",
    "Together they say $4$.",
)
def bags_on_paper(reference):
    X, y = np.zeros((3, 1)), np.array([0.0, 3.0, 9.0])
    idx = np.array([[0, 0, 1], [2, 1, 2]])
    assert y[idx].mean(axis=1).tolist() == [1, 7]
    got = reference.bagged_predict(
        lambda A, b: b.mean(), lambda m, A: m + A[:, 0], X, y, X[:1], idx
    )
    assert got.tolist() == [4]


@claim(
    "Two rounds; row $0$ is out of bag in both and gets $1$ and $3$: prediction $2$.",
    "Row $1$ is out of bag in the second only, with $7$: prediction $7$.",
    "Row $2$ was drawn both times.",
    "Nobody can judge it: nan.",
)
def judges_on_paper(reference):
    preds = np.array([[1.0, 5.0, 2.0], [3.0, 7.0, 4.0]])
    oob = np.array([[True, False, False], [True, True, False]])
    np.testing.assert_array_equal(reference.oob_predictions(preds, oob), [2, 7, np.nan])


@claim(
    "The score is minus the mean squared error of the model $\\hat y = 2 x_0$.",
    "Column 0 is $(1, 3)$, targets $(2, 6)$: baseline $0$.",
    "Swapped, the model says $6$ and $2$, and the score is $-16$.",
    "If the shuffle swaps, the fall is $16$; if it happens to leave the column as it is, $0$.",
    "Column 1 can be shuffled for ever: $0$.",
)
def shuffles_on_paper():
    y = np.array([2.0, 6.0])
    assert -np.mean((2 * np.array([1.0, 3.0]) - y) ** 2) == 0
    assert -np.mean((2 * np.array([3.0, 1.0]) - y) ** 2) == -16


@claim(
    "One column $0, 1, 2$, labels $+, -, +$.",
    "A stump gets two of three right:",
    "$\\varepsilon = \\tfrac13$, $\\alpha = \\tfrac12 \\ln 2$.",
    'If it says "$+$ up to $0.5$, else $-$", row $2$ is wrong, and the weights become'
    " $\\tfrac14, \\tfrac14, \\tfrac12$.",
    "The next stump says $-$ up to $1.5$ and $+$ above it, with $\\varepsilon = \\tfrac14$.",
    "A learner that says $+$ to everybody would now have $\\varepsilon = \\tfrac16$.",
    "Four rows of weight $\\tfrac14$, one of them wrong:",
    "$\\varepsilon = \\tfrac14$, $\\alpha = \\tfrac12 \\ln 3 = 0.549$.",
)
def boosting_on_paper(reference):
    answers = np.array([[1, -1, -1], [-1, -1, 1], [1, 1, 1]])
    y, u, shares = np.array([1, -1, 1]), np.full(3, 1 / 3), []
    for h in answers:
        eps, _, u_next = reference.adaboost_round(u, y, h)
        shares.append(eps)
        if len(shares) == 1:
            np.testing.assert_allclose(u_next, [0.25, 0.25, 0.5])
        u = u_next
    np.testing.assert_allclose(shares, [1 / 3, 1 / 4, 1 / 6])


@claim(
    "(The given stump_fit must ask a question, and finds the first stump again, with "
    "$\\varepsilon = \\tfrac13$.)"
)
def the_given_stump(notebook):
    X, y, u = np.array([[0.0], [1.0], [2.0]]), np.array([1, -1, 1]), np.array([3, 1, 2]) / 6
    stump = notebook.names["stump_fit"](X, y, u)
    wrong = notebook.names["stump_predict"](stump, X) != y
    assert stump["cut"] == 0.5
    np.testing.assert_allclose(u[wrong].sum(), 1 / 3)


@claim(
    "Two stumps with says $1$ and $\\tfrac12$ that answer $-1$ and $+1$: score "
    "$-\\tfrac12$, label $-1$.",
)
def scores_on_paper(reference):
    got = reference.adaboost_predict(
        [(1.0, -1), (0.5, 1)], lambda h, X: np.full(len(X), h), np.zeros((1, 1))
    )
    assert [part.tolist() for part in got] == [[-0.5], [-1]]


@claim(
    "Targets $2, 6$ at $x = 0, 1$:",
    "$f_0 = 4$, residuals $-2, 2$.",
    'A learner that returns "$x$ times the last residual" gives $g = (0, 2)$, so '
    "$\\alpha = 4/4 = 1$.",
    "$s = (4, 5)$.",
    "Next residuals $-2, 1$, so $g = (0, 1)$ and $\\alpha = 1$ again:",
    "$s = (4, 5.5)$.",
)
def residuals_on_paper(reference):
    X, y = np.array([[0.0], [1.0]]), np.array([2.0, 6.0])
    f0, steps = reference.gradient_boost_fit(
        lambda X, r: r[1], lambda m, X: m * X[:, 0], X, y, 2, 0.5
    )
    assert f0 == 4
    assert steps == [(0.5, 2), (0.5, 1)]
    assert (f0 + np.cumsum([a * m for a, m in steps])).tolist() == [5, 5.5]


@claim(
    "$y = 1$, $s = 0$:",
    "$1$, $1$, $\\tfrac12$, $1$.",
    "For $y = -1$ and $s = 2$:",
    "$-3$, $-1$, $-\\sigma(2) = -0.881$, $-e^2 = -7.389$.",
)
def pulls_on_paper(reference):
    losses = ("squared", "absolute", "logistic", "exponential")
    y, s = np.array([1.0, -1.0]), np.array([0.0, 2.0])
    got = np.array([reference.boosting_residual(loss, y, s) for loss in losses]).T
    np.testing.assert_allclose(got[0], [1, 1, 0.5, 1])
    np.testing.assert_allclose(got[1], [-3, -1, -0.881, -7.389], atol=5e-4)


@claim(
    "Rows $x = 0, 1, 2$, targets $0, 4, 8$.",
    "Folds: hold out row $0$, train on $1, 2$, then hold out $2, 1$ (in this order) "
    "and train on row $0$.",
    "Row $0$ gets $6 + 0$, row $2$ gets $0 + 2$ and row $1$ gets $0 + 1$.",
    "The column is $(6, 1, 2)$, in the order of the table.",
)
def columns_on_paper(reference):
    X, y = np.array([[0.0], [1.0], [2.0]]), np.array([0.0, 4.0, 8.0])
    folds = [(np.array([1, 2]), np.array([0])), (np.array([0]), np.array([2, 1]))]
    fit, predict = (lambda A, b: b.mean()), (lambda m, A: m + A[:, 0])
    got = reference.stacking_features([fit], [predict], X, y, folds)
    assert got.tolist() == [[6], [1], [2]]


@claim(
    "$G$ the identity, $y = (2, -3)$:",
    "$a = (2, 0)$.",
    "With the columns $(1, 0)$ and $(1, 1)$ and $y = (2, -1)$ least squares gives $(3, -1)$.",
    "$(3, 0)$, with squared error $2$.",
    "$(2, 0)$, with $1$.",
)
def blends_on_paper(reference):
    G, y = np.array([[1.0, 1.0], [0.0, 1.0]]), np.array([2.0, -1.0])
    np.testing.assert_allclose(reference.linear_blend(np.eye(2), np.array([2.0, -3.0])), [2, 0])
    np.testing.assert_allclose(reference.linear_blend(G, y, nonneg=False), [3, -1])
    np.testing.assert_allclose(reference.linear_blend(G, y), [2, 0], atol=1e-9)
    assert [np.sum((G @ np.array(a) - y) ** 2) for a in ([3, 0], [2, 0])] == [2, 1]


@claim(
    "$I = \\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}$ gives $S = \\begin{pmatrix} 0 "
    "& 0 & 0 \\\\ 0 & 1 & 3 \\\\ 0 & 4 & 10 \\end{pmatrix}$, and the lower right pixel is "
    "$10 - 3 - 4 + 1 = 4$.",
)
def corners_on_paper(reference):
    S = reference.integral_image(np.array([[1, 2], [3, 4]]))
    assert S.tolist() == [[0, 0, 0], [0, 1, 3], [0, 4, 10]]


@claim(
    "Stages: first number $\\ge 1$, then second number $\\ge 5$.",
    "The rows $(0, 9)$, $(1, 5)$, $(3, 2)$ get labels $0, 1, 0$ after $1, 2, 2$ evaluations.",
)
def stages_on_paper(reference):
    stages = [(lambda X: X[:, 0], 1.0), (lambda X: X[:, 1], 5.0)]
    got = reference.cascade_predict(stages, np.array([[0.0, 9.0], [1.0, 5.0], [3.0, 2.0]]))
    assert [part.tolist() for part in got] == [[0, 1, 0], [1, 2, 2]]


@claim(
    "Stacking has found out whom to trust (mostly the linear model), and lands within a point "
    "of the best judge without being told who that is. The plain mean, "
    "dragged down by the deep tree, loses about two points. The ban on negative weights helps by "
    "a hair.",
)
def splits_of_stacking(notebook):
    n = notebook.names
    linear, *others, free, banned, plain = n["stacked"].mean(axis=0)
    assert linear < min(others)
    assert linear < banned < linear + 1
    assert 1.5 < plain - linear < 2.5
    assert 0 < free - banned < 0.5
    assert np.mean(n["trusts"], axis=0).argmax() == 0


@claim(
    "Gradient boosting agrees to the last digits: the trees are the same, and for a "
    "tree of means your $\\alpha$ is 1.",
    "AdaBoost does not quite: the library's stumps minimise the weighted Gini "
    "impurity, ours the weighted error, and a stump that differs once changes all "
    "that follow.",
)
def beside_the_library(reference, notebook):
    n = notebook.names
    from sklearn.ensemble import GradientBoostingRegressor

    library = GradientBoostingRegressor(max_depth=2, n_estimators=60, random_state=0)
    Z, z, old, new = n["Z"], n["z"], n["old"], n["new"]
    theirs = library.fit(Z[old], z[old]).predict(Z[new])
    fit = reference.gradient_boost_fit(
        lambda A, r: n["tree_fit"](A, r, 2), n["tree_predict"], Z[old], z[old], 60, 0.1
    )
    np.testing.assert_allclose(n["boosted_predict"](fit, Z[new]), theirs, rtol=1e-9)
    np.testing.assert_allclose([step for step, _ in fit[1]], 0.1)


@claim(
    "The blue one costs nothing extra and looks at training rows only, and it is not far from the "
    "orange one, which needed 190 patients kept aside.",
    "(On this split blue lies above orange by about two patients of 190. Over ten splits with 100 "
    "trees the means are 0.065 and 0.063. With few trees blue is too pessimistic: after five "
    "rounds a row has about two judges.)",
)
def out_of_bag_beside_test(reference, notebook):
    curves = notebook.names["bag_curves"]
    out, test = (np.array(curves[name]) for name in ("training rows, out of bag", "test rows"))
    assert np.abs(out - test).max() < 0.04
    assert out[0] > out[-1] + 0.01
    assert_rounds_to(5 * (1 - 1 / 379) ** 379, "2")
    assert_rounds_to(190 * (out[-1] - test[-1]), "2")
    X, y = tumours()
    fit, predict, shares = notebook.names["tree_fit"], notebook.names["tree_predict"], []
    for split in range(10):
        rng = np.random.default_rng(split)
        deal = rng.permutation(569)
        known, new = deal[:379], deal[379:]
        idx, oob = reference.bootstrap_indices(379, 100, rng)
        trees = [fit(X[known][rows], y[known][rows]) for rows in idx]
        honest = reference.oob_predictions(np.array([predict(t, X[known]) for t in trees]), oob)
        fresh = np.mean([predict(t, X[new]) for t in trees], axis=0)
        shares.append([np.mean(honest * y[known] <= 0), np.mean(fresh * y[new] <= 0)])
    blue, orange = np.mean(shares, axis=0)
    assert_rounds_to(blue, "0.065")
    assert_rounds_to(orange, "0.063")
