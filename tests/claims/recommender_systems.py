"""What the notebook of recommender_systems claims."""

from functools import cache
from pathlib import Path

import numpy as np
import pandas as pd
from sklearn.impute import KNNImputer

from autograder.authoring.claims import assert_rounds_to, claim, given

given(
    "About six hours.",
    "Before you read on, take a pencil [...] curves through their dots.",
    "Where did Iran go after 1993?",
    "What did Mauritius do between 1965 and 1984?",
    "(Nothing has burnt, of course.",
    "We hid the numbers, so that section 8 can grade the answers.",
    "For these three countries we chose the [...] 57 a generator did.",
    "Write a person for each country, a [...] of 100 cells empty.",
    "One number decided about the million: [...] something to compare with.",
    "The simplest guess is the mean of all that is left:",
    "Member 59 has joined today, and the [...] have their première tonight.",
    "If they were made to watch all [...] or about the same?",
    "We made the club so; in a real shop nobody has the second number.",
    "So there are two tables, and their names keep them apart:",
    "And of which of the three are you least sure?",
    "(Beyond its outermost dots the ruler goes [...] been better.)",
    "(That $\\lambda = 2$ and, later, two [...] in section 5.)",
    "Compare strengths within one method, never between two:",
    "Some members give a 5 where others [...] films are simply good.",
    "Leave each member only two of his ratings, and look:",
    "Biases say that the same film is best for everybody.",
    "All together,",
    "Nobody tells us the traits.",
    "They cannot be.",
    "So never read a meaning into one coordinate.",
    "Netflix had a hundred million ratings, and [...] of them is expensive.",
    "Nobody else is touched.",
    "A pass through all ratings is an epoch.",
    "Two traits, and then eight, and the same with a penalty:",
    "There is a way without the first two.",
    "So solve one side exactly, then the other, and again: alternating least squares.",
    "Three ways down the same slope (two [...] on the club's ratings.",
    "So burn thirty more of the untouched pages, four times, and choose by those rehearsals.",
    "If we draw the points and join [...] the line look like?",
    "A new user rates five films.",
    "Must all be fitted again?",
    "No member wants to read forty predictions, [...] a million films.",
    "A list of five will do: of [...] with the best scores.",
    "Every member gets a list of five, [...] thought of it:",
    "RMSE is a strange judge of a [...] that in place 1.",
    "Tonight two films have their première, one very loud, one very quiet.",
    "Nobody has rated them.",
    "Do not mix up the two:",
    "First the three curves; your pencil is [...] from dot to dot.",
    "A factorisation can only say what other [...] not in the table.",
    "Now all sixty pages of the first screen, and then ten other fires:",
    "Leave two years close together; leave none [...] which went its own.",
    "Spark's ALS, for real shops, is your [...] place of $\\lambda$.",
    "And many shops have no ratings at [...] did not like it.",
    "A film has its première tonight and [...] and has rated nothing.",
    "In two to four lines each:",
    "Say what its vector and its bias [...] for two new films.",
    "What does als_users return for the new member with $\\lambda = 0$?",
    "Time is a good place to begin: [...] ruler knows nothing else.",
    "Choose by rehearsals, report the lost cells [...] which countries you lost.",
    "A machine that fills tables in: biases, [...] a term for strangers.",
    "It knows what many rows have in [...] does not say so.",
    "That was the jump in section 2.)",
    why="a question, advice, history, or a turn of speech",
)
given(
    "Ratings $\\begin{pmatrix} 4 & ? \\\\ 2 [...] 2 & 3 \\end{pmatrix}$.",
    "Give every user $i$ a number $b_i$ [...] $c_j$ for being loved:",
    "with $\\mu$ the mean of all observed ratings.",
    "So start with $c = 0$ and [...] same for film $j$,",
    "A member with one rating, a 10, [...] seen one good film.",
    "With $\\lambda = 2$ he is treated [...] both exactly average.",
    "(Each half of a sweep is the [...] and 0 elsewhere.)",
    "The squared error of film $j$ then [...] $2 E W^\\top$.",
    "Mind the penalty: it is paid at [...] is shrunk more.",
    "An epoch goes down $\\tfrac12 \\sum_\\Omega r^2 [...] half of $L$.",
    "| mf_objective | 1 | $\\lambda / 2$ | once for each vector |",
    "| mf_sgd_step | $\\tfrac12$ | $\\lambda / 2$ | once for each rating |",
    "| als_users, below | 1 | $\\lambda$ | once for each vector |",
    "Ratings $\\begin{pmatrix} 5 & 3 \\\\ 2 [...] = 0$, one sweep.",
    "One trait, two users $z = (2, [...] and $(0, 0, 5)$.",
    "A user with one rating and a [...] for other films.",
    "$Y = \\begin{pmatrix} 4 & ? \\\\ [...] 6 & 0 \\end{pmatrix}$.",
    "A user is fed to a network [...] his place, 0 elsewhere.",
    "$V = \\begin{pmatrix} 1 & 2 \\\\ [...] 2 \\end{pmatrix}$, user 1:",
    "Put the errors into a table $E$, [...] observed and 0 elsewhere.",
    "With the residual $r = y - [...] z_i + \\lambda w_j$.",
    "In words: if the rating was better [...] film towards the user.",
    "$z = (1, 2)$, $w = (3, [...] \\tfrac12$, $\\lambda = 1$.",
    "With $\\lambda > 0$ the matrix is invertible, whatever he rated.",
    "With $\\lambda = 0$ it need not [...] infinitely many perfect vectors.",
    "Of all that are best take the shortest (np.linalg.lstsq finds it).",
    "One trait, films $w = (1, 1, 5)$, ratings $(6, 0, ?)$.",
    "(Read as a rating of 0 it would have:",
    "Each half cannot make the objective larger, [...] could be too large.",
    "$\\sum_\\Omega (z_i \\cdot w_j - y_{ij})^2 + [...] of all squared entries.",
    "(That is mf_objective with $\\lambda_z = \\lambda_w = 2\\lambda$: no half here.)",
    "One trait, one user, two films, all observed:",
    "$Y = (3, 4)$, $\\lambda = 0$, [...] (1, 0)$ was drawn.",
    "With $k = 2$ each year becomes a point in the plane.",
    "The algorithm was never told that 1961 [...] films in any order.",
    "(His own bias counts as 0; a row of ones in $W$ would fit it, too.)",
    "Films $w = (1, 1, 5)$, $\\mu [...] ?)$, $\\lambda = 1$.",
    "Scores $(3, 9, 4, 4)$, film 1 has been seen, two places.",
    "The 9 is out; of the two 4s the smaller number comes first:",
    "Each item has a relevance $\\text{rel} \\ge [...] worth to this user.",
    "Relevances $(3, 0, 2)$, scores $(1, 9, 5)$, $k = 2$.",
    "(The best order may choose from all items, not just from your two.)",
    "One weight vector $w$ for all, and the prediction becomes a hybrid:",
    "One trait, $z = (2, 0)$, two [...] with the weight $-4$.",
    "User 0:",
    "User 1:",
    "It knows no user and no film, [...] that nobody has seen.",
    "One feature $(0, 2)$, ratings $(1, 5)$, $\\lambda = 2$.",
    why="a definition, a derivation, or the numbers of an example that a claim works out",
)
given(
    "Whatever stands in the other cells (nan, [...] are finite below.",
    "And a 0 that was observed is a rating like any other.",
    "Make floats first. lam is never below 0, [...] error says so.",
    "Units go from $10^{-50}$ to $10^{50}$.",
    "Units go from $10^{-12}$ to $10^{12}$.",
    "Units go from $10^{-9}$ to $10^{9}$. A positive lam [...] longest squared length.",
    "There is at least one rating. Units go from $10^{-9}$ to $10^{9}$, [...] centre them first.",
    "Vectors of items are parallel exactly, or [...] as long as the shortest.",
    "Return (Z, W, objectives): the vectors of the [...] after each sweep.",
    "The vectors of users are the rows [...] and $k \\ge 1$.",
    "Item biases start at 0; a sweep [...] all biases are 0.",
    "mu is the mean of all observed [...] does not touch it.",
    "A user or item without ratings has [...] = 0$ as well.",
    "If nothing was observed, raise ValueError, also for n_iter=0.",
    "If lam is negative, raise ValueError, even if nothing was observed.",
    "A bias that is None or not given counts as zeros.",
    "An empty mask leaves only the penalties.",
    "A user without ratings feels the penalty only.",
    "Return (Z, W), two new arrays of [...] changed and nothing else.",
    "Z = 0.1 rng.standard_normal((n, k)), then W = 0.1 rng.standard_normal((k, d)).",
    "Number the $m$ observed cells from 0 [...] from left to right.",
    "Nothing else is drawn.",
    "With n_epochs=0 it is empty, and Z and W are as drawn.",
    "At least one cell is observed. The relative tolerance [...] $10^{-9}$.",
    "A user without ratings gets zeros, for lam 0 as well.",
    "With lam = 0: of all $z$ [...] is smallest, the shortest.",
    "The tolerance is $10^{-8}$, relative to the largest entry.",
    "Draw W = rng.standard_normal((k, d)), and nothing [...] ($\\ge 1$), users first.",
    "and `lam` is not negative. The relative tolerance [...] $10^{-9}$.",
    "b_item that is None counts as zeros.",
    "No ratings give zeros; lam = 0 [...] is that of als_users.",
    "Return an array of integers, best first; [...] empty array of integers.",
    "An unseen film with the score $-\\infty$ [...] is, whatever its score.",
    "$k$ above $d$ counts all places.",
    "The gain is the relevance itself, not $2^{\\text{rel}} - 1$.",
    "If $k < 1$, raise ValueError, whatever the relevances are; else 0.0 if all of them are 0.",
    "Return an array of shape (p + 1,):",
    "With lam = 0 and dependent features: [...] is smallest, the shortest.",
    "The tolerance is $10^{-8}$ of the largest entry.",
    why="the contract of an exercise, which hidden tests hold",
)
given(
    "Tests probe tables with all cells observed, [...] for an empty mask.",
    "Tests probe the mean of uneven tables, [...] for an empty mask.",
    "Tests probe the errors alone, each penalty [...] stay as they were.",
    "Tests probe ratings above the prediction and [...] stay as they were.",
    "Tests probe both slopes, their shapes, square [...] stay as they were.",
    "Tests probe the start, the first epoch, [...] stay as they were.",
    "Tests probe users with many ratings and [...] for a negative lam.",
    "Tests probe the draw, one sweep, several, [...] stay as they were.",
    "Tests probe the mean and the item [...] stay as they were.",
    "Tests probe the order, ties, also three [...] stay as they were.",
    "Tests probe perfect orders, orders in between, [...] for $k$ below 1.",
    "Tests probe each of the five terms [...] stay as they were.",
    "Tests probe one feature and several, the [...] stay as they were.",
    why="what hidden tests look at",
)

LEGIBLE = {
    "Iran, Islamic Rep.": [1966, 1976, 1982, 1988, 1993],
    "Mauritius": [1963, 1965, 1984, 1989, 2011],
    "Romania": [1960, 1963, 1976, 1988, 2004],
}


@cache
def archive():
    """Return births, the names of the countries and the years."""
    table = pd.read_csv(Path("assignments/recommender_systems/data/fertility.csv"))
    countries = table.pop("country").to_numpy(str)
    return table.to_numpy(float), list(countries), table.columns.to_numpy(int)


def burn(mask, rows, rng, keep=5):
    lost = np.zeros_like(mask)
    for row in rows:
        page = np.flatnonzero(mask[row])
        lost[row, rng.choice(page, len(page) - keep, replace=False)] = True
    return lost


@cache
def first_fire():
    """Return which cells are lost and left on the first screen, and the three rows."""
    births, countries, years = archive()
    known, rng = ~np.isnan(births), np.random.default_rng(0)
    named = [countries.index(name) for name in LEGIBLE]
    whole = np.setdiff1d(np.flatnonzero(known.sum(axis=1) == 52), named)
    lost = burn(known, rng.choice(whole, 57, replace=False), rng)
    for row, kept in zip(named, LEGIBLE.values(), strict=True):
        lost[row] = known[row] & ~np.isin(years, kept)
    return lost, known & ~lost, named


def complete(reference, mask, k=4, lam=0.3, sweeps=20, seed=0, of_countries=False):
    births = archive()[0]
    mu, b_country, b_year = reference.fit_biases(births, mask)
    base = mu + b_country[:, np.newaxis] * of_countries + b_year
    call = births - base, mask, k, lam, sweeps, np.random.default_rng(seed)
    Z, W, _ = reference.als_fit(*call)
    return base + Z @ W, W


@cache
def completed(reference_fit, reference_biases):
    """Return the completed table of the first screen."""
    births, (_, left, _) = archive()[0], first_fire()
    mu, _, b_year = reference_biases(births, left)
    Z, W, _ = reference_fit(births - mu - b_year, left, 4, 0.3, 20, np.random.default_rng(0))
    return mu + b_year + Z @ W


def the_completed(reference):
    return completed(reference.als_fit, reference.fit_biases)


def with_a_ruler(mask):
    births, _, years = archive()
    table = np.full(births.shape, births[mask].mean())
    for row in np.flatnonzero(mask.any(axis=1)):
        table[row] = np.interp(years, years[mask[row]], births[row, mask[row]])
    return table


@cache
def ten_fires():
    births = archive()[0]
    known, fires = ~np.isnan(births), []
    for seed in range(10):
        rng = np.random.default_rng(100 + seed)
        rows = rng.choice(np.flatnonzero(known.sum(axis=1) == 52), 60, replace=False)
        fires.append(burn(known, rows, rng))
    return known, fires


# --- what is worked on paper --------------------------------------------------------------------


@claim(
    "The errors are $-1, 0, -2$ on three cells:",
    "$\\sqrt{5/3} = 1.291$.",
    "(Over four cells it would be 1.118; [...] no success of yours.)",
    "Multiplying the errors by the mask looks [...] poisons the whole sum.",
    "Arrays of numbers may hold integers, also [...] - 5$ is 254.",
)
def errors_on_paper(reference):
    Y = np.array([[4.0, np.nan], [2.0, 5.0]])
    Y_hat, mask = np.array([[3.0, 3.0], [2.0, 3.0]]), ~np.isnan(Y)
    assert (Y_hat - Y)[mask].tolist() == [-1, 0, -2]
    assert_rounds_to(reference.masked_rmse(Y, Y_hat, mask), "1.291")
    assert_rounds_to((5 / 4) ** 0.5, "1.118")
    assert np.isnan(np.sum(mask * (Y_hat - Y)))
    assert (np.array([3], dtype=np.uint8) - np.array([5], dtype=np.uint8)).tolist() == [254]


@claim(
    "$\\mu = 10/3$.",
    "$b_0 = (5 + 3)/2 - 10/3 [...] - 10/3 = -1.333$.",
    "$c_0 = \\tfrac12 (5 - 3.333 - [...] - 0.667 = -1$.",
)
def biases_on_paper(reference):
    Y = np.array([[5.0, 3.0], [2.0, np.nan]])
    mu, b_user, b_item = reference.fit_biases(Y, ~np.isnan(Y), 0.0, 1)
    assert abs(mu - 10 / 3) < 1e-12
    assert_rounds_to(b_user[0], "0.667")
    assert_rounds_to(b_user[1], "-1.333")
    assert_rounds_to(b_item[0], "0.5")
    assert_rounds_to(b_item[1], "-1")


@claim("The products are $(2, 0, 6)$ and [...] and $(9, 10, 12)$.")
def predictions_on_paper(reference):
    Z, W = np.array([[2.0], [-1.0]]), np.array([[1.0, 0.0, 3.0]])
    assert (Z @ W).tolist() == [[2, 0, 6], [-1, 0, -3]]
    got = reference.predict_mf(Z, W, 10.0, np.array([1.0, 0.0]), np.array([0.0, 0.0, 5.0]))
    assert got.tolist() == [[13, 11, 22], [9, 10, 12]]


@claim(
    "The errors are $-1, 5, 1$; their squares add up to 27.",
    "With $\\lambda_z = 2$ and $\\lambda_w = [...] \\cdot 9 = 18$:",
    "$L = 50$.",
    "In the last example $E = \\begin{pmatrix} [...] 5 & 1 \\end{pmatrix}$.",
    "The slopes by $Z$ are $2 \\cdot [...] \\cdot 0 = 4$.",
)
def objective_and_slopes_on_paper(reference):
    Y = np.array([[4.0, np.nan], [1.0, -1.0]])
    mask, Z, W = ~np.isnan(Y), np.array([[1.0], [2.0]]), np.array([[3.0, 0.0]])
    assert np.where(mask, Z @ W - Y, 0).tolist() == [[-1, 0], [5, 1]]
    parts = [reference.mf_objective(Y, mask, Z, W, *lams) for lams in ((0, 0), (2, 0), (0, 4))]
    assert parts == [27, 32, 45]
    assert reference.mf_objective(Y, mask, Z, W, 2, 4) == 50
    dZ, dW = reference.mf_gradients(Y, mask, Z, W, 2, 4)
    assert (dZ.tolist(), dW.tolist()) == ([[-4], [34]], [[30, 4]])


@claim("$Vx = (2, 1)$, and the outputs [...] + 2 = 2$.")
def network_on_paper(reference):
    V, W = np.array([[1.0, 2.0], [0.0, 1.0]]), np.array([[3.0, 1.0, 0.0], [5.0, -1.0, 2.0]])
    assert V[:, 1].tolist() == [2, 1]
    assert reference.linear_network_output(V, W, 1).tolist() == [11, 1, 2]


@claim(
    "The prediction is 3, so $r = 2$.",
    "The user moves by $\\tfrac12 (2 \\cdot [...] 2)$ to $(2.5, 2)$.",
    "Now all of it: start with small [...] each, and shuffle again.",
)
def a_step_on_paper(reference):
    Z, W = reference.mf_sgd_step(np.array([[1.0, 2.0]]), np.array([[3.0], [0.0]]), 0, 0, 5, 0.5, 1)
    assert (Z.tolist(), W.ravel().tolist()) == ([[3.5, 1]], [2.5, 2])
    Z, W = reference.mf_sgd_step(np.zeros((1, 2)), np.zeros((2, 1)), 0, 0, 5, 0.5, 1)
    assert not Z.any()
    assert not W.any()


@claim(
    "$W_o W_o^\\top = 2$ and $W_o y_o = 6$:",
    "$z = 6/2 = 3$ for $\\lambda [...] for $\\lambda = 1$.",
    "The third film has no say.",
    "$6/27 = 0.22$.)",
    "$z = 3$.",
    "$w = (1, \\tfrac43)$.",
    "One sweep, and $zw = (3, 4)$ exactly.",
)
def ridges_on_paper(reference):
    Y, W = np.array([[6.0, 0.0, 0.0]]), np.array([[1.0, 1.0, 5.0]])
    mask = np.array([[True, True, False]])
    assert_rounds_to(reference.als_users(Y, mask, W, 0.0).item(), "3")
    assert_rounds_to(reference.als_users(Y, mask, W, 1.0).item(), "2")
    other = np.array([[1.0, 1.0, -9.0]])
    assert_rounds_to(reference.als_users(Y, mask, other, 1.0).item(), "2")
    assert_rounds_to(reference.als_users(Y, mask | True, W, 0.0).item(), "0.22")
    Y, mask = np.array([[3.0, 4.0]]), np.ones((1, 2), dtype=bool)
    z = reference.als_users(Y, mask, np.array([[1.0, 0.0]]), 0.0)
    w = reference.als_users(Y.T, mask.T, z.T, 0.0)
    assert np.allclose(z, 3)
    assert np.allclose(w.ravel(), [1, 4 / 3])
    assert np.allclose(z @ w.T, Y)


@claim("What is left of the ratings is [...] = 6/3 = 2$.")
def folding_on_paper(reference):
    y, W = np.array([9.0, 5.0, 0.0]), np.array([[1.0, 1.0, 5.0]])
    seen = np.array([True, True, False])
    got = reference.fold_in_user(y, seen, W, 1.0, 3.0, np.array([0.0, 2.0, 0.0]))
    assert_rounds_to(got.item(), "2")


@claim("comes first: $(2, 3)$.")
def a_list_on_paper(reference):
    scores, seen = np.array([3.0, 9.0, 4.0, 4.0]), np.array([False, True, False, False])
    assert reference.recommend(scores, seen, 2).tolist() == [2, 3]


@claim(
    "Your order is $1, 2, 0$, with the relevances $0, 2$:",
    "$0/1 + 2/1.585 = 1.262$.",
    "The best order is $3, 2$:",
    "$3 + 1.262 = 4.262$.",
    "NDCG is $0.296$.",
)
def gains_on_paper(reference):
    scores = np.array([1.0, 9.0, 5.0])
    assert np.argsort(-scores).tolist() == [1, 2, 0]
    assert_rounds_to(np.log2(3), "1.585")
    assert_rounds_to(2 / np.log2(3), "1.262")
    assert_rounds_to(3 + 2 / np.log2(3), "4.262")
    assert_rounds_to(reference.ndcg_at_k(np.array([3.0, 0.0, 2.0]), scores, 2), "0.296")


@claim(
    "$2 + 10 = 12$ and $6 + 10 + 5 = 21$.",
    "$0 + 10 - 4 = 6$ [...] - 4 = 11$.",
)
def hybrid_on_paper(reference):
    F = np.array([[[0.0], [0.0]], [[1.0], [1.0]]])
    call = np.array([[2.0], [0.0]]), np.array([[1.0, 3.0]]), 10.0, np.zeros(2), np.array([0.0, 5.0])
    assert reference.hybrid_predict(*call, np.array([-4.0]), F).tolist() == [[12, 21], [6, 11]]


@claim(
    "$(-1, 1)$ and $(-2, 2)$; $w = [...] - 1 = 2$.",
    "The answer is $(2, 1)$; least squares would say $(1, 2)$.",
)
def content_on_paper(reference):
    F, y = np.array([[0.0], [2.0]]), np.array([1.0, 5.0])
    assert ((F - 1).ravel().tolist(), (y - 3).tolist()) == ([-1, 1], [-2, 2])
    assert np.allclose(reference.content_fit(F, y, 2.0), [2, 1])
    assert np.allclose(reference.content_fit(F, y, 0.0), [1, 2])


# --- the archive --------------------------------------------------------------------------------


@claim(
    "Here is what it left of a [...] woman had on average:",
    "On 60 pages five years are legible, no more.",
    "The smaller holes are real, and so [...] 2 grey columns.)",
    "San Marino is one of the eight countries without a single number.",
)
def what_the_file_holds():
    births, countries, _ = archive()
    known, (lost, left, _) = ~np.isnan(births), first_fire()
    assert births.shape == (214, 54)
    assert (np.sum(~known.any(axis=1)), np.sum(~known.any(axis=0))) == (8, 2)
    assert not known[countries.index("San Marino")].any()
    burnt = lost.any(axis=1)
    assert burnt.sum() == 60
    assert set(left[burnt].sum(axis=1)) == {5}
    partly = known.sum(axis=1)
    assert np.any((partly > 0) & (partly < 52))


@claim(
    "Two children off, typically, on numbers from 1 to 9.",
    "From 2.0 to about 0.7 children, with [...] one for each column.",
    "(The two last years have no entry, [...] are the overall mean.",
)
def simple_guesses(reference):
    births, (lost, left, _) = archive()[0], first_fire()
    mu, b_country, b_year = reference.fit_biases(births, left)
    assert_rounds_to(reference.masked_rmse(births, np.full(births.shape, mu), lost), "2.0")
    additive = mu + b_country[:, np.newaxis] + b_year
    assert_rounds_to(reference.masked_rmse(births, additive, lost), "0.7")
    assert b_year[52:].tolist() == [0, 0]
    assert b_year[51] < -1
    assert (np.nanmin(births) > 0.5, np.nanmax(births) < 9.5) == (True, True)


@claim(
    "Dotted lines fall: more traits fit better what they have seen.",
    "The solid grey line turns at $k [...] stopped falling at 4.",
    "(They have chosen already that the biases [...] on top of them.",
    "Five numbers fix a level that the factors had better find themselves.)",
    "We go to the archive with $k = 4$ and $\\lambda = 0.3$.",
)
def rehearsals(notebook):
    grid = [
        [float(number) for number in line.split(":")[-1].split()]
        for line in notebook.printed.splitlines()
        if "k = 1, 2, 3, 4, 6:" in line
    ]
    best = np.unravel_index(np.argmin(grid), (3, 5))
    assert best == (1, 3)
    assert grid[0][3] > grid[0][1] + 0.1
    assert np.argmin(grid[0]) == 1
    assert grid[1][4] > grid[1][3]
    assert grid[1][3] < grid[1][2]
    assert "on top of biases of countries: 0.54" in notebook.printed
    assert grid[1][3] == 0.36
    complete_table, left = notebook.names["complete"], notebook.names["left"]
    births, fire = archive()[0], notebook.names["rehearsals"][0]
    left_over = []
    for lam in (0.01, 0.3, 3.0):
        tables = [complete_table(left & ~fire, k, lam)[0] for k in (1, 3, 6)]
        errors = [np.sqrt(np.mean((table - births)[left & ~fire] ** 2)) for table in tables]
        assert errors[0] > errors[1] > errors[2]
        left_over.append(errors)
    assert np.abs(np.subtract(*left_over[:2])).max() < 0.02


@claim(
    "(The ten fires burn pages that helped [...] which flatters.",
    "Nobody looked at the sixty of the [...] they say 0.32.)",
    "Look at the last two lines as [...] is as good.",
    "From two children to about a third [...] country and each year.",
)
def ten_fires_are_completed(reference):
    known, fires = ten_fires()
    births, errors = archive()[0], []
    for fire in fires:
        mask = known & ~fire
        tables = [complete(reference, mask, of_countries=also)[0] for also in (False, True)]
        tables += [with_a_ruler(mask), np.full(births.shape, births[mask].mean())]
        errors.append([reference.masked_rmse(births, table, fire) for table in tables])
    factors, on_biases, ruler, mean = np.transpose(errors)
    assert_rounds_to(factors.mean(), "0.31")
    assert_rounds_to(mean.mean(), "2.0")
    assert np.all(factors < ruler)
    assert np.all(factors < on_biases)
    lost, left, _ = first_fire()
    assert_rounds_to(reference.masked_rmse(births, the_completed(reference), lost), "0.32")
    before = np.cumsum(left, axis=1)
    between = lost & (before > 0) & (before < 5)
    ours, theirs = (
        reference.masked_rmse(births, table, between)
        for table in (the_completed(reference), with_a_ruler(left))
    )
    assert abs(ours - theirs) < 0.02


@claim(
    "The nearest neighbour of each year is [...] fits from ten starts.",
    "Nobody put time into the model: each [...] so are their vectors.",
    "The two crosses at the origin are [...] to be anything else.",
)
def years_make_an_arc(reference):
    births, (_, left, _) = archive()[0], first_fire()
    for seed in range(10):
        W = complete(reference, left, 2, seed=seed)[1]
        points = W[:, :52].T
        distances = np.linalg.norm(points[:, np.newaxis] - points, axis=2)
        np.fill_diagonal(distances, np.inf)
        assert np.all(np.abs(distances.argmin(axis=1) - np.arange(52)) == 1)
        assert not W[:, 52:].any()
    whole = left[:, :2].all(axis=1)
    assert np.corrcoef(births[whole, 0], births[whole, 1])[0, 1] > 0.99


@claim("One row among two hundred changes the [...] als_users does for all.")
def one_row_matters_little(reference):
    births, (_, left, named) = archive()[0], first_fire()
    iran, others = named[0], left.copy()
    others[iran] = False
    mu, _, b_year = reference.fit_biases(births, others)
    call = births - mu - b_year, others, 4, 0.3, 20, np.random.default_rng(0)
    W = reference.als_fit(*call)[1]
    z = reference.fold_in_user(births[iran], left[iran], W, 0.3, mu, b_year)
    assert np.abs(mu + b_year + z @ W - the_completed(reference)[iran])[:52].max() < 0.1


@claim(
    "(It misses the dots a little: caution [...] four traits smooth.",
    "Between Iran's dots the ruler is better.)",
    "Japan had made a dip the year [...] bring bad luck.)",
    "Iran's dots end in 1993 at 3.8.",
    "The completed curve goes on down and flattens out, as the truth did",
    "Mauritius fell faster than a straight line, and the factors half knew.",
    "And Romania: in October 1966 the government [...] 3.7 within a year.",
    "That is the largest step up in [...] three times the next.",
    "(The third largest is Japan's, in the same 1967.",
)
def three_curves(reference):
    births, countries, years = archive()
    (lost, left, (iran, mauritius, romania)) = first_fire()
    table, ruler = the_completed(reference), with_a_ruler(left)
    at = {year: place for place, year in enumerate(years)}
    assert_rounds_to(births[iran, at[1993]], "3.8")
    for curve in (table[iran], births[iran]):
        assert curve[at[2003]] < 2.3
        assert abs(curve[at[2011]] - curve[at[2006]]) < 0.4
    errors = {
        row: [
            reference.masked_rmse(births[[row]], filled[[row]], lost[[row]])
            for filled in (table, ruler)
        ]
        for row in (iran, mauritius)
    }
    assert all(ours < theirs for ours, theirs in errors.values())
    dots = left[iran]
    assert 0.1 < np.abs(table[iran] - births[iran])[dots].max() < 0.5
    between = lost[iran] & (years > 1966) & (years < 1993)
    assert (
        np.abs(ruler - births)[iran, between].mean() < np.abs(table - births)[iran, between].mean()
    )
    middle = slice(at[1966], at[1984])
    assert np.all(births[mauritius, middle] < ruler[mauritius, middle] + 1e-9)
    assert_rounds_to(births[romania, at[1966]], "1.9")
    assert_rounds_to(births[romania, at[1967]], "3.7")
    for filled in (table, ruler):
        assert births[romania, at[1967]] - filled[romania, at[1967]] > 1
    steps = np.nan_to_num(np.diff(births, axis=1), nan=-9)
    order = np.argsort(-steps, axis=None)[:3]
    places = [np.unravel_index(place, steps.shape) for place in order]
    named = [(countries[row], years[column + 1]) for row, column in places]
    assert (named[0], named[2]) == (("Romania", 1967), ("Japan", 1967))
    assert 2.7 < steps.flat[order[0]] / steps.flat[order[1]] < 3
    japan = births[countries.index("Japan")]
    assert japan[at[1966]] < min(japan[at[1965]], japan[at[1967]]) - 0.4


@claim(
    "The average country. als_users gives it zeros, [...] and 2.9 in 2011.",
    "(For 2012, a year without entries, every country gets the mean, 4.2.",
)
def strangers_get_the_average(reference):
    _, countries, _ = archive()
    table, nobody = the_completed(reference), countries.index("San Marino")
    assert_rounds_to(table[nobody, 0], "5.5")
    assert_rounds_to(table[nobody, 51], "2.9")
    assert_rounds_to(table[nobody, 52], "4.2")
    assert np.ptp(table[:, 52]) < 1e-9


@claim(
    "Beat 0.32 on the lost cells of [...] without looking at them.",
    "KNNImputer finds the rows that agree best [...] which nobody tuned).",
    "And where nothing is missing, NumPy knows [...] (Eckart and Young 1936).",
)
def beside_libraries(reference, notebook):
    births, (lost, left, _) = archive()[0], first_fire()
    assert_rounds_to(reference.masked_rmse(births, the_completed(reference), lost), "0.32")
    filled = KNNImputer(n_neighbors=5).fit_transform(np.where(left, births, np.nan)[:, :52])
    error = np.sqrt(np.mean((filled - births[:, :52])[lost[:, :52]] ** 2))
    assert_rounds_to(error, "0.40")
    assert "five nearest rows: off by 0.40" in notebook.printed
    Y = births[~np.isnan(births[:, :52]).any(axis=1), :52]
    U, s, Vt = np.linalg.svd(Y, full_matrices=False)
    call = Y, np.ones(Y.shape, dtype=bool), 3, 0.0, 60, np.random.default_rng(0)
    Z, W, _ = reference.als_fit(*call)
    assert np.allclose(Z @ W, (U[:, :3] * s[:3]) @ Vt[:3], atol=1e-6)


# --- the club -----------------------------------------------------------------------------------


@claim(
    "It has 60 members and 40 films, [...] from 0 to 10.",
    "Below: 6.6 for what they chose, 5.6 for what they did not.",
    "So whoever is graded on observed cells [...] on the other.",
)
def the_club(notebook):
    names = notebook.names
    assert names["truth"].shape == (60, 40)
    assert 0 <= names["points"].min() <= names["points"].max() <= 10
    assert_rounds_to(names["points"][names["seen"]].mean(), "6.6")
    assert_rounds_to(names["truth"][names["hidden"]].mean(), "5.6")
    guess = names["points"][names["seen"]].mean()
    errors = names["points"][names["seen"]] - guess, names["truth"][names["hidden"]] - guess
    assert_rounds_to(np.sqrt(np.mean(errors[0] ** 2)), "1.45")
    assert_rounds_to(np.sqrt(np.mean(errors[1] ** 2)), "1.78")


@claim(
    "Two ratings are thin evidence: without caution [...] off by 1.78).",
    "With $\\lambda = 2$ it is 1.55, the best of these seven.",
)
def caution_pays(reference, notebook):
    names, errors = notebook.names, []
    points, seen, hidden = names["points"], names["seen"], names["hidden"]
    for seed in range(20):
        rng, thin = np.random.default_rng(seed), np.zeros_like(seen)
        for member in range(59):
            thin[member, rng.choice(np.flatnonzero(seen[member]), 2, replace=False)] = True
        row = []
        for lam in (0, 0.5, 1, 2, 4, 8, 16):
            mu, b_user, b_item = reference.fit_biases(points, thin, lam)
            table = mu + b_user[:, np.newaxis] + b_item
            row.append(reference.masked_rmse(names["truth"], table, hidden))
        errors.append(row)
    means = np.mean(errors, axis=0)
    assert_rounds_to(means[0], "2.28")
    assert_rounds_to(means[3], "1.55")
    assert means.argmin() == 3
    guess = np.full(names["truth"].shape, points[seen].mean())
    assert_rounds_to(reference.masked_rmse(names["truth"], guess, hidden), "1.78")


@claim(
    "Eight traits learn the points by heart, [...] which knows nobody's taste.",
    "With the penalty they stay below it.",
    "Two traits, the true number, need no penalty.",
)
def learning_by_heart(notebook):
    crowd, names = notebook.names["crowd"], notebook.names
    hidden = names["hidden"]
    of_crowd = np.sqrt(np.mean((crowd - names["truth"])[hidden] ** 2))
    ends = {
        line.split(":")[0]: [
            float(part.split()[0]) for part in line.split("epochs ")[1].split(", ")
        ]
        for line in notebook.printed.splitlines()
        if "after 80 epochs" in line
    }
    assert ends["k = 8, lam = 0.0"][0] < 0.5
    assert ends["k = 8, lam = 0.0"][1] > of_crowd
    assert ends["k = 8, lam = 0.2"][1] < of_crowd
    assert ends["k = 2, lam = 0.0"][1] < of_crowd


@claim("Full gradient descent takes steps of 0.02 here; with 0.05 it explodes.")
def steps_that_are_too_long(reference, notebook):
    rest, seen = notebook.names["rest"], notebook.names["seen"]
    ends = []
    for lr in (0.02, 0.05):
        rng = np.random.default_rng(0)
        Z, W = 0.1 * rng.standard_normal((60, 2)), 0.1 * rng.standard_normal((2, 40))
        with np.errstate(all="ignore"):
            for _ in range(60):
                dZ, dW = reference.mf_gradients(rest, seen, Z, W, 0.0, 0.0)
                Z, W = Z - lr * dZ, W - lr * dW
        ends.append(np.abs(Z @ W).max())
    assert ends[0] < 20
    assert not ends[1] < 1e6


@claim("The crowd's lists differ only because members have seen different films.")
def one_order_for_all(notebook):
    crowd = notebook.names["crowd"]
    orders = {tuple(np.argsort(-row, kind="stable")) for row in crowd[:, :38]}
    assert len(orders) == 1


@claim(
    "Their vectors are zeros and so are [...] same prediction for both.",
    "The factorisation cannot tell the two films [...] everybody to film 38.",
)
def premieres(notebook):
    names = notebook.names
    assert not names["W_club"][:, 38:].any()
    assert not names["b_film"][38:].any()
    assert np.ptp(names["personal"][:, 38:], axis=1).max() == 0
    assert "sends 59 of 59 members to the loud film" in notebook.printed


@claim(
    "Alternating is within 0.002 of its end [...] hundred little systems.",
    "Per pass, one rating at a time [...] order hardly matters.",
)
def three_ways_down(notebook):
    names = notebook.names
    curve = np.sqrt(np.array(names["objectives"]) / names["seen"].sum())
    assert curve[9] - curve[-1] < 0.002
    assert np.abs(np.subtract(names["stochastic"], names["descent"])).max() < 0.1
    assert sum(names["truth"].shape) == 100


@claim("It also takes away most of the [...] stretching does not.")
def what_stays_free(reference):
    rng = np.random.default_rng(0)
    Y, Z, W = rng.normal(size=(4, 3)), rng.normal(size=(4, 2)), rng.normal(size=(2, 3))
    mask = np.ones(Y.shape, dtype=bool)
    Q, _ = np.linalg.qr(rng.normal(size=(2, 2)))
    right = reference.mf_objective(Y, mask, Z, W, 1.0, 2.0)
    assert np.isclose(reference.mf_objective(Y, mask, Z @ Q, Q.T @ W, 1.0, 2.0), right)
    assert not np.isclose(reference.mf_objective(Y, mask, 2 * Z, W / 2, 1.0, 2.0), right)


@claim("With $z_i = 0$ and $w_j = 0$ both [...] whatever the rating.")
def zero_stays(reference):
    Z, W = reference.mf_sgd_step(np.zeros((1, 2)), np.zeros((2, 1)), 0, 0, 5.0, 0.5, 1.0)
    assert not Z.any()
    assert not W.any()


@claim(
    "(Every member likes some unseen film better than 6.)",
    "The crowd knows the good films, and [...] is the rest.",
)
def lists_of_five(notebook):
    names = notebook.names
    liked = (names["truth"] > 6) & ~names["out"]
    assert np.all(liked[:59].any(axis=1))
    gains = [float(line.split("places ")[1].split()[0]) for line in notebook.printed.splitlines()
             if "NDCG of five places" in line]  # fmt: skip
    assert gains[1] - gains[0] > gains[2] - gains[1] > 0.1


@claim(
    "Alone it is worse than the crowd, [...] friends of the club.",
    "Beside factors and biases it makes the best table of this notebook.",
)
def content_beside_the_crowd(notebook):
    names, errors = notebook.names, []
    for cells in (names["hidden"], names["strangers"]):
        tables = [names[name] for name in ("by_content", "crowd", "personal", "hybrid")]
        errors.append([np.sqrt(np.mean((t - names["truth"])[cells] ** 2)) for t in tables])
    for content, crowd, personal, hybrid in errors:
        assert content > crowd
        assert hybrid < min(content, crowd, personal)
