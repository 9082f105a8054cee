"""What the notebook of clustering claims."""

from functools import cache
from itertools import permutations
from pathlib import Path

import numpy as np
import pandas as pd
from scipy.spatial.distance import pdist, squareform
from sklearn.cluster import KMeans

from autograder.authoring.claims import assert_rounds_to, claim, given

DATA = Path("assignments/clustering/data")
LINE = np.array([[0.0], [2.0], [6.0], [10.0]])

given(
    "Tests probe ties, equal centres, a single centre, a [...]",
    "Tests probe the sum over rows and columns, labels [...]",
    "Tests probe centres, labels and losses of such paths, [...]",
    "Tests probe the recipe, that no row is drawn [...]",
    "Tests probe that the best run is returned (not [...]",
    "Tests probe the recipe, that the nearest of all [...]",
    "Tests probe which pair is merged (ties included), weights [...]",
    "Tests probe bends that are not the largest drop, [...]",
    "Tests probe shares worked by hand, that rows sum [...]",
    "Tests probe centres, shares and objectives on such paths, [...]",
    "Tests probe codes, ties, rebuilt rows, a mean over [...]",
    "Tests probe numbers of merged clusters, that the nearest [...]",
    "Tests probe both ways to cut, a height that [...]",
    "Tests probe silhouettes worked by hand, that a point [...]",
    "Tests probe functions that violate one property, two or [...]",
    why="what hidden tests look at",
)
given(
    "Then repeat, at most max_iter times: move the centres, [...]",
    "The first round in which no centre has moved [...]",
    "Return (centers, labels, losses): the last centres, the labels [...]",
    "So losses has an entry more than there were [...]",
    "A later run replaces the best one so far [...]",
    "$L < (1 - 10^{-9})\\, L_\\text{best}$.",
    "If n_init is below 1, raise ValueError.",
    "$a < b$ is the pair of centres with [...]",
    "Of the other clusters, $c$ has the largest sum [...]",
    "All other centres stay.",
    "With fewer than three centres raise ValueError.",
    "Return the entry of ks with the largest one, [...]",
    "Bends that are below the largest one by no more [...]",
    "Fewer than three ks, or ks that are not [...]",
    "All rounds are made.",
    "(Shares are compared to $10^{-9}$, absolute.)",
    "Return (centers, R, objectives), with the shares R that [...]",
    "A centre moves to $\\sum_i r_{ik} x_i / \\sum_i [...]",
    "The objective is right to $10^{-9}$, relative to it or absolute.",
    "The points are clusters $0, \\dots, n - 1$, [...]",
    "A row of the result is $(a, b, \\text{height}, [...]",
    "If D is not square, or if $D_{ij}$ and [...]",
    "Labels count up in the order in which clusters [...]",
    "Exactly one of k and height is given; both or [...]",
    "A point that is alone in its cluster has [...]",
    "Fewer than two clusters raise ValueError.",
    "Every partition of the points is the answer to some distances.",
    '(A function that can never say "one big cluster" [...]',
    "If distances within the clusters shrink and distances between [...]",
    "Only the partition counts, not the names: compare which [...]",
    '"scale": the partitions of $0.5 D$, $2 D$ and [...]',
    '"consistency": n_trials times draw S = rng.uniform(0.3, 1, size=(n, [...]',
    "For $i < j$ multiply $D_{ij}$ by $S_{ij}$ if [...]",
    "All these tables must have the partition base.",
    '"richness": the table with 0.01 within and 1 between [...]',
    "Return a dict with these three names as keys, [...]",
    "Add up first, then divide: [...] and rows half-way between two centres stay so.",
    why="the contract of an exercise, which hidden tests hold",
)
given(
    "About five hours.",
    "The idea of k-means, which Stuart Lloyd had in [...]",
    "David Arthur and Sergei Vassilvitskii (2007): draw the first [...]",
    "In 2002 Jon Kleinberg asked what one may decently [...]",
    "Eight to fifteen lines.",
    "Half a page.",
    why="history, and estimates for the reader",
)
given(
    "What is left is a notebook in which somebody, [...]",
    "A gardener looks at the right picture and says two.",
    "An old botanist remembers three.",
    "Until section 9 no name will come to your [...]",
    "Every topic so far had a $y$: somebody knew [...]",
    "We say ourselves what a good grouping is, write [...]",
    "Rows X have shape (n, d), centres have shape [...]",
    "Centres are floating point numbers, also where X holds [...]",
    "Names of clusters mean nothing: the labels $(0, 0, [...]",
    "Of equal candidates the smallest number wins, unless an [...]",
    "If we knew the centres, we would know the [...]",
    "The first half-step.",
    "The square changes nothing about who is nearest, and [...]",
    "Two warnings.",
    "And $\\lVert x \\rVert^2 - 2\\, x \\cdot \\mu [...]",
    "Rows $0, 2, 6, 10$ on a line and [...]",
    "The second half-step.",
    "And if a centre has no rows?",
    "Then the formula says $0/0$, and we need a rule.",
    "Rows $0, 2, 6$ with the labels $(0, 0, [...]",
    "Both half-steps make the same number smaller, or at [...]",
    "The rows $0, 2, 6, 10$ with centres $1, [...]",
    "Take turns, and look after every half-step.",
    "Keep the lower picture in mind as a test [...]",
    "Put the halves together.",
    "The only decisions left are when to stop, and [...]",
    "Rows $0, 2, 6, 10$, centres $0$ and $2$.",
    "Does it always end?",
    "Now push the second centre to the left by [...]",
    "All four lengths, $K = 3$, and as a [...]",
    "We do that 200 times.",
    "How many different final losses will there be: one, [...]",
    "The plainest cure is to begin with rows, [...]",
    "Rows $0, 2, 6, 10$, $k = 4$, np.random.default_rng(0): [...]",
    "Run kmeans from n_init such starts, one after the [...]",
    'What is "best" if two runs find the same [...]',
    "Rows $0, 2, 6, 10$ and $K = 2$.",
    "A start should put one point into each heap, [...]",
    "The two extensions below are ways out: [...]",
    "If all of D2 is 0, rng.integers(n).",
    "If $k < 1$ or $k > n$, raise ValueError.",
    "Two centres that share a heap are close to [...]",
    "So merge the closest pair, and use the centre [...]",
    "Rows $0, 1, 4, 6$, labels $(0, 1, 2, [...]",
    "A tempting way to settle it between gardener and [...]",
    "Losses $100, 60, 40, 5, 4$ for $k = [...]",
    "A flower half-way between two centres goes wholly to [...]",
    "The share of centre $k$ in row $i$ falls [...]",
    "Row $0$, centres $0$ and $1$, $\\beta = \\log 3$:",
    "$e^{-1000}$ is 0 for a computer, and $0/0$ is nothing.",
    "With shares in place of labels the second half-step [...]",
    "Replace labels by shares in section 1 and you [...]",
    "(The second sum is minus the entropy of all [...]",
    "Rows $0, 1$, centres $0, 1$, $\\beta = \\log 3$.",
    "Five centres for the flowers, far apart at a [...]",
    "They merge, one pair after the other, each at [...]",
    "A sunset in three bits",
    "Cluster the colours, and write down for each pixel [...]",
    "Return the codes (the number of the nearest centre [...]",
    "Rows $(0, 0)$ and $(3, 4)$, code book $(1, [...]",
    "Two colours make a poster, eight make a sunset.",
    "Two genomes have a distance but no mean.",
    "At first every point is a cluster.",
    "Merge the two clusters that are nearest to each [...]",
    "The distance of two clusters is that of their [...]",
    "Points at $0, 1, 3, 7$ on a line.",
    "The table of merges is a tree, and cutting [...]",
    "Two again!",
    "We cut the same tree into three.",
    "What sizes will the three clusters have?",
    "When is it better than k-means?",
    "And it is worse as soon as somebody builds a bridge:",
    "near 1 if all is well, around 0 on [...]",
    "Points $0, 1$ in one cluster and $5$ alone.",
    "Point $5$ is alone:",
    "$0$ by definition.",
    "You cannot have everything",
    "His theorem: no function has all three, for any [...]",
    "Two points show the trick.",
    "By scale invariance all distances are alike, so the [...]",
    "With three points or more, single linkage has any [...]",
    "Properties that are claimed can be tested: one violation [...]",
    "Richness speaks of some distances, so a failure may [...]",
    "So whoever clusters must choose what to give up.",
    "Count for $K = 3$ how many sheets your [...]",
    "Before the catalogue was found, which of the three [...]",
    "Elbow, silhouettes, the tree and the softening centres all [...]",
    "Species is not a statement about four lengths.",
    "The botanist knew which plants set seed with each [...]",
    "And columns = [0, 1]: what would the gardener [...]",
    "And by default theirs starts with k-means++ and stops [...]",
    "State Kleinberg's three properties in your own words.",
    "Then take single linkage with each of the three stopping rules:",
    "For each say which property fails and why, and [...]",
    "Finally: which of the three would you give up [...]",
    'Stability is another answer to "how many": split the [...]',
    "Do it for $K = 2$ to $6$, many splits each.",
    "Which $K$ is most stable, is that the right [...]",
    "Two half-steps that lower one loss; starts that matter [...]",
    "Here is the plot that section 1 promised, for [...]",
    "Change the values at the top (K up to 6).",
    why="a definition, a derivation, a question, advice, or a turn of speech",
)


@cache
def flowers():
    table = pd.read_csv(DATA / "iris.csv")
    kinds = np.unique(table["species"].to_numpy(str), return_inverse=True)[1]
    return table.drop(columns="species").to_numpy(float), kinds


@cache
def heaps():
    corners = 3.0 * np.array([[i, j] for i in range(3) for j in range(3)])
    noise = np.random.default_rng(0).normal(size=(180, 2))
    return np.repeat(corners, 20, axis=0) + 0.3 * noise


def starts(rows, k, seeds):
    for seed in range(seeds):
        yield rows[np.random.default_rng(seed).choice(len(rows), size=k, replace=False)]


# --- section 1 ----------------------------------------------------------------------------------


@claim(
    "Row $0$ goes to centre 0. Row $2$ is equally near to both, so centre 0 has it. Rows $6$ and "
    "$10$ go to centre 1. Labels: $(0, 0, 1, 1)$.",
    "The new centres are $1$, $7$ (nobody came) and $6$.",
    "$1 + 1 + 9 + 49 = 60$.",
)
def half_steps_on_paper(reference):
    centers = np.array([[1.0], [3.0]])
    labels = reference.assign_clusters(LINE, centers)
    assert labels.tolist() == [0, 0, 1, 1]
    assert reference.kmeans_loss(LINE, centers, labels) == 60
    old = np.array([[5.0], [7.0], [9.0]])
    new = reference.update_centers(LINE[:3], np.array([0, 0, 2]), old)
    assert new.ravel().tolist() == [1, 7, 6]


@claim(
    "equal on paper, is a difference of huge numbers for rows far from the origin, and then has "
    "no digits left",
)
def differences_of_huge_numbers():
    x, z = np.array([1e8 + 3.0, 1e8]), np.array([1e8, 1e8 + 4.0])
    assert np.sum((x - z) ** 2) == 25
    assert abs((x @ x - 2 * x @ z + z @ z) - 25) >= 1


@claim(
    "Both half-steps make the same number smaller, or at least not larger",
    "The loss never rises, neither when rows choose nor when centres move. And it is in no hurry: "
    "from half-step 4 to 12 (shaded) it creeps from 85.3 to 80.1",
    "Two centres share the small group there; one also owns the nearest few rows of the large one, "
    "which pull it across, slowly at first. Then the loss falls to 31.4.",
    "no centre moves farther than 0.08 cm in round 4; with tol $= 0.1$ the run would have ended "
    "there, at a loss of 84.4.",
    "The start is bad on purpose: three flowers from the lower left corner, two of them "
    "with equal petals. (One star hides the other, whose cluster is empty. By our rule it waits.)",
)
def a_slow_run(reference):
    petals = flowers()[0][:, 2:]
    centers, losses, shifts = petals[[0, 1, 24]], [], []
    assert (centers < [2, 0.5]).all()
    assert (centers[0] == centers[1]).all()
    labels = reference.assign_clusters(petals, centers)
    assert np.bincount(labels, minlength=3).tolist() == [44, 0, 106]
    losses.append(reference.kmeans_loss(petals, centers, labels))
    for half in range(1, 15):
        new = reference.update_centers(petals, labels, centers)
        shifts.append(np.linalg.norm(new - centers, axis=1).max())
        centers = new
        losses.append(reference.kmeans_loss(petals, centers, labels))
        labels = reference.assign_clusters(petals, centers)
        losses.append(reference.kmeans_loss(petals, centers, labels))
        if 2 <= half <= 6:
            assert sorted((centers[:, 0] < 2.5).tolist()) == [False, True, True]
            assert 0 < np.sum(labels[50:] == 0) <= 11
    assert (np.diff(losses) <= 1e-9).all()
    assert_rounds_to(losses[4], "85.3")
    assert_rounds_to(losses[12], "80.1")
    assert_rounds_to(losses[-1], "31.4")
    assert shifts[3] < 0.08
    assert shifts[6] > 10 * shifts[3]
    early = reference.kmeans(petals, petals[[0, 1, 24]], tol=0.1)[2]
    assert len(early) == 5
    assert_rounds_to(early[-1], "84.4")


@claim(
    "In section 5 that catches a mistake in a lecture note.",
    "The sum alone falls once, and then it rises.",
    "What it does minimise has a second term",
    "Both half-steps lower $F$, and $F$ may well be negative.",
)
def the_sum_without_entropy_rises(reference):
    rows = flowers()[0]
    rises = 0
    for start in starts(rows, 3, 50):
        sums = []
        for rounds in range(12):
            centers, R, objectives = reference.soft_kmeans(rows, start, 1.0, rounds)
            squares = ((rows[:, np.newaxis] - centers) ** 2).sum(axis=2)
            sums.append(np.sum(R * squares))
        rises += bool((np.diff(sums) > 1e-9).any())
        assert (np.diff(objectives) <= 1e-9 * np.abs(objectives[0])).all()
    assert rises > 10
    pair = np.array([[0.0], [1.0]])
    assert reference.soft_kmeans(pair, pair, 1.0, 1)[2][-1] < 0
    sums = []
    for rounds in range(8):
        centers, R, _ = reference.soft_kmeans(pair, pair, np.log(3.0), rounds)
        sums.append(np.sum(R * (pair - centers.T) ** 2))
    assert (np.sign(np.diff(sums)) == [-1, 1, 1, 1, 1, 1, 1]).all()


# --- section 2 ----------------------------------------------------------------------------------


@claim(
    "| start | $0, 2$ | $(0, 1, 1, 1)$ | $80$ |",
    "| 1 | $0, 6$ | $(0, 0, 1, 1)$ | $20$ |",
    "| 2 | $1, 8$ | $(0, 0, 1, 1)$ | $10$ |",
    "| 3 | $1, 8$ | $(0, 0, 1, 1)$ | $10$ |",
    "In round 2 the centres still move, so a third is needed to see that nothing moves. "
    "With tol $= 4$ the first round, which moves a centre by exactly 4, is the last.",
)
def kmeans_on_paper(reference):
    start = LINE[:2]
    wanted = [
        ([0, 2], [0, 1, 1, 1], 80),
        ([0, 6], [0, 0, 1, 1], 20),
        ([1, 8], [0, 0, 1, 1], 10),
        ([1, 8], [0, 0, 1, 1], 10),
    ]
    for rounds, (places, names, loss) in enumerate(wanted):
        centers, labels, losses = reference.kmeans(LINE, start, rounds)
        assert (centers.ravel().tolist(), labels.tolist(), losses[-1]) == (places, names, loss)
    assert len(reference.kmeans(LINE, start)[2]) == 4
    assert len(reference.kmeans(LINE, start, tol=4.0)[2]) == 2


@claim(
    "A move lowers the loss, or it moves nothing (the mean alone is best), and the run ends.",
    "The loss after a move depends on the labels alone, since an empty cluster adds nothing; there "
    "are finitely many labellings, and while the loss falls none comes back.",
    "(In the 200 runs below it never takes more than 19 rounds.)",
    "A handful: five. Two of them, 78.851 and 78.856, are all but equal (one flower changes sides) "
    "and make up 171 of the 200 runs. The other 29 end above 142, nearly twice as high: there two "
    "centres share what everybody sees as one group.",
)
def two_hundred_runs(reference):
    rows, _ = flowers()
    runs = [reference.kmeans(rows, start) for start in starts(rows, 3, 200)]
    assert max(len(losses) - 1 for _, _, losses in runs) == 19
    assert all((np.diff(losses) <= 1e-9).all() for _, _, losses in runs)
    ends = [round(float(losses[-1]), 3) for _, _, losses in runs]
    assert len(set(ends)) == 5
    assert ends.count(78.851) + ends.count(78.856) == 171
    for end, (_, labels, _) in zip(ends, runs, strict=True):
        if end not in (78.851, 78.856):
            assert end > 142 > 1.8 * 78.856
            assert len(np.unique(labels[:50])) == 2
    first, second = (runs[ends.index(end)][1] for end in (78.851, 78.856))
    same = [np.equal.outer(np.delete(names, 50), np.delete(names, 50)) for names in (first, second)]
    np.testing.assert_array_equal(*same)


@claim(
    "Rows $-2, 0, 1$ with centres $-1$ and $1$: row $0$ is tied and stays with centre 0, whose "
    "mean is $-1$ again. Everything stands still, at a loss of 2. Now push the second centre to "
    "the left by a hair: row $0$ changes sides, and the loss drops; at $-2$ and $\\tfrac12$ it is "
    "only $\\tfrac12$.",
)
def standing_still(reference):
    X = np.array([[-2.0], [0.0], [1.0]])
    centers, labels, losses = reference.kmeans(X, np.array([[-1.0], [1.0]]))
    assert (centers.ravel().tolist(), labels.tolist()) == ([-1, 1], [0, 0, 1])
    assert losses.tolist() == [2, 2]
    for hair in (1e-6, 1e-3, 0.1):
        pushed = np.array([[-1.0], [1.0 - hair]])
        names = reference.assign_clusters(X, pushed)
        assert names.tolist() == [0, 1, 1]
        assert reference.kmeans_loss(X, pushed, names) < 2
    assert reference.kmeans(X, pushed)[2][-1] == 0.5
    assert reference.kmeans(X, pushed)[0].ravel().tolist() == [-2, 0.5]


# --- section 3 ----------------------------------------------------------------------------------


@claim(
    "the draw is $(3, 2, 0, 1)$, and the centres are $10, 6, 0, 2$.",
    "From the rows $0, 2$ we came to the centres $1, 8$ and a loss of $10$. From the rows $6, 10$ "
    "it is otherwise: $0, 2, 6$ go to the first, whose mean is $2\\tfrac23$; row $6$ is nearer to "
    "that than to $10$; so it ends with a loss of $18\\tfrac23$.",
    "Rows $0, 2, 6, 10$; suppose the first draw is $2$. The squares are $4, 0, 16, 64$, so the "
    "next is $10$ with probability $64/84$, and $2$ never again.",
    "The first two merge to $0.5$ in slot 0. Cluster 2 has the mean $5$ and the variance $1$, so "
    "slot 2 is $6$ and slot 1 is $4$.",
)
def starts_on_paper(reference):
    assert np.random.default_rng(0).choice(4, size=4, replace=False).tolist() == [3, 2, 0, 1]
    got = reference.init_centers(LINE, 4, np.random.default_rng(0))
    assert got.ravel().tolist() == [10, 6, 0, 2]
    centers, labels, losses = reference.kmeans(LINE, LINE[2:])
    assert labels.tolist() == [0, 0, 0, 1]
    np.testing.assert_allclose(centers.ravel(), [8 / 3, 10])
    np.testing.assert_allclose(losses[-1], 56 / 3)
    squares = (LINE.ravel() - 2) ** 2
    assert (squares.tolist(), squares.sum()) == ([4, 0, 16, 64], 84)
    X, names = np.array([[0.0], [1], [4], [6]]), np.array([0, 1, 2, 2])
    assert (X[2:].mean(), X[2:].var()) == (5, 1)
    new = reference.split_merge(X, np.array([[0.0], [1.0], [5.0]]), names)
    assert new.ravel().tolist() == [0.5, 4, 6]


@claim(
    "Nine tidy heaps of twenty points each",
    "Thirteen per cent.",
    "hardly anything pulls one across the gap. Nine random points fall into nine different heaps "
    "once in 871 times; of the 65 runs that come out right here, 64 began badly, and a centre "
    "wandered across.",
    "On the heaps k-means++ turns 13 % into 69 %, and split and merge gets there from every one of "
    "200 random starts.",
)
def nine_heaps(reference):
    from math import comb

    X = heaps()
    apart = squareform(pdist(X)) + 1e9 * np.equal.outer(np.arange(180) // 20, np.arange(180) // 20)
    assert apart.min() > 0.9
    assert_rounds_to(comb(180, 9) / 20**9, "871")
    share, heap = {}, np.arange(180) // 20
    drawn = [np.random.default_rng(s).choice(180, size=9, replace=False) for s in range(500)]
    right = [nine for nine in drawn if reference.kmeans(X, X[nine])[2][-1] < 32]
    assert (len(right), sum(len(set(heap[nine].tolist())) == 9 for nine in right)) == (65, 1)
    for name in ("init_centers", "kmeans_plus_plus"):
        draws = (getattr(reference, name)(X, 9, np.random.default_rng(s)) for s in range(500))
        share[name] = np.mean([reference.kmeans(X, start)[2][-1] < 32 for start in draws])
    assert_rounds_to(share["init_centers"], "0.13")
    assert_rounds_to(share["kmeans_plus_plus"], "0.69")
    for seed in range(200):
        start = reference.init_centers(X, 9, np.random.default_rng(seed))
        centers, labels, losses = reference.kmeans(X, start)
        for _ in range(20):
            new = reference.kmeans(X, reference.split_merge(X, centers, labels))
            if new[2][-1] > 0.999 * losses[-1]:
                break
            centers, labels, losses = new
        assert losses[-1] < 32


# --- section 4 ----------------------------------------------------------------------------------


@claim(
    "It falls and falls.",
    "the loss of flowers that were not used falls, too, since more centres cover these few "
    "dimensions more densely. (In many dimensions it may turn.)",
)
def unused_flowers(reference):
    rows, _ = flowers()
    table = []
    for seed in range(20):
        order = np.random.default_rng(seed).permutation(150)
        known, new = rows[order[:75]], rows[order[75:]]
        line = []
        for k in range(1, 11):
            centers, _, _ = reference.kmeans_restarts(known, k, 20, np.random.default_rng(0))
            names = reference.assign_clusters(new, centers)
            line.append(reference.kmeans_loss(new, centers, names))
        table.append(line)
    assert (np.diff(np.mean(table, axis=0)) < 0).all()
    line = np.zeros(5)
    places = np.repeat(10.0 * np.eye(3, 30), 20, axis=0)
    for seed in range(6):
        rng = np.random.default_rng(seed)
        known, new = places + rng.normal(size=(60, 30)), places + rng.normal(size=(60, 30))
        for k in range(1, 6):
            centers, _, _ = reference.kmeans_restarts(known, k, 10, np.random.default_rng(0))
            names = reference.assign_clusters(new, centers)
            line[k - 1] += reference.kmeans_loss(new, centers, names)
    assert np.argmin(line) == 2


@claim(
    "At $K = n$ the loss is 0 and the clustering is worthless.",
    "The bends at $2, 3, 4$ are $20, -15, 34$: the elbow is at $4$. (The largest drop is the first "
    "one, at 2. But what follows it is steep as well.)",
    "Two species, says the elbow: one for the gardener.",
    "on nine heaps that a child can count, the elbow is at 2 as well. The bend at 9 is there, 82, "
    "where that at 2 has 300: large structure shouts down small.",
)
def elbows(reference):
    small = np.array([100.0, 60.0, 40.0, 5.0, 4.0])
    assert np.diff(small, n=2).tolist() == [20, -15, 34]
    assert np.argmin(np.diff(small)) == 0
    assert reference.elbow_k(small, np.arange(1, 6)) == 4
    rows, _ = flowers()
    assert reference.kmeans(rows, rows)[2][-1] == 0
    rng = np.random.default_rng
    curve = [reference.kmeans_restarts(rows, k, 30, rng(0))[2] for k in range(1, 11)]
    assert reference.elbow_k(np.array(curve), np.arange(1, 11)) == 2
    assert (np.diff(curve) < 0).all()
    curve = [reference.kmeans_restarts(heaps(), k, 60, rng(0))[2] for k in range(1, 13)]
    assert reference.elbow_k(np.array(curve), np.arange(1, 13)) == 2
    bends = np.diff(curve, n=2)
    assert_rounds_to(bends[0], "300")
    assert_rounds_to(bends[7], "82")


# --- sections 5 and 6 ---------------------------------------------------------------------------


@claim(
    "At $\\beta = 0$ all shares are $1/K$",
    "$e^0$ to $e^{-\\log 3}$ is $1$ to $\\tfrac13$, so the shares are $\\tfrac34$ and $\\tfrac14$. "
    "Row $\\tfrac12$ is shared equally.",
    "$e^{-1000}$ is 0 for a computer",
    "Shares are $\\tfrac34, \\tfrac14$ and $\\tfrac14, \\tfrac34$, so that $\\sum r d^2 = "
    "\\tfrac12$, $\\sum r \\log r = -1.1247$, and $F = 0.5 - 1.0237 = -0.5237$. One move brings "
    "the centres to $0.25$ and $0.75$, and $F$ to $-0.7047$.",
)
def shares_on_paper(reference):
    pair, beta = np.array([[0.0], [1.0]]), np.log(3.0)
    three = np.array([[0.0], [0.5], [1.0]])
    right = [[0.75, 0.25], [0.5, 0.5], [0.25, 0.75]]
    np.testing.assert_allclose(reference.soft_assign(three, pair, beta), right)
    assert np.exp(-1000.0) == 0
    R = np.array(right)[[0, 2]]
    assert np.sum(R * (pair - pair.T) ** 2) == 0.5
    assert_rounds_to(np.sum(R * np.log(R)), "-1.1247")
    assert_rounds_to(np.sum(R * np.log(R)) / beta, "-1.0237")
    centers, _, objectives = reference.soft_kmeans(pair, pair, beta, 1)
    np.testing.assert_allclose(centers.ravel(), [0.25, 0.75])
    assert_rounds_to(objectives[0], "-0.5237")
    assert_rounds_to(objectives[1], "-0.7047")


@claim(
    "They merge, one pair after the other, each at a $\\beta$ of its own.",
    "From $\\beta = 0.42$ down two places are left, one for each group that the gardener sees; and "
    "below $\\beta = 0.119$ all five centres sit on the mean of all flowers.",
    "it is $1/(2 \\lambda)$, with $\\lambda = 4.20$ the largest eigenvalue of the covariance of "
    "the data.",
    "one seen from afar, two from 0.12 to 0.42, three up to 0.62, four up to 1.46, and with five "
    "centres it cannot show more than five. By its factors, two lasts 3.5, three 1.5, four 2.3.",
    "The gardener leads.",
)
def merging_centres(reference):
    rows, _ = flowers()
    spread = np.linalg.eigvalsh(np.cov(rows.T, ddof=0))[-1]
    assert_rounds_to(spread, "4.20")
    assert_rounds_to(1 / (2 * spread), "0.119")
    centers, places = rows[[3, 60, 77, 110, 131]], {}
    betas = (10, 5, 3, 2, 1.6, 1.49, 1.45, 1.2, 0.9, 0.7, 0.64, 0.61, 0.5, 0.45, 0.41, 0.3, 0.2)
    for beta in (*betas, 0.125, 0.11):
        centers, _, _ = reference.soft_kmeans(rows, centers, beta, 1500)
        places[beta] = len(np.unique(centers.round(2), axis=0))
        if places[beta] == 2:
            names = reference.assign_clusters(rows, np.unique(centers.round(6), axis=0))
            assert len(set(names[:50].tolist())) == 1
    counts = list(places.values())
    assert counts == sorted(counts, reverse=True)
    for beta, count in (
        (1.49, 5),
        (1.45, 4),
        (0.64, 4),
        (0.61, 3),
        (0.45, 3),
        (0.41, 2),
        (0.125, 2),
        (0.11, 1),
    ):
        assert places[beta] == count, beta
    np.testing.assert_allclose(centers, np.tile(rows.mean(axis=0), (5, 1)), atol=1e-6)
    for low, high, written in ((0.119, 0.42, "3.5"), (0.42, 0.62, "1.5"), (0.625, 1.46, "2.3")):
        assert_rounds_to(high / low, written)


def sunset():
    up, along = np.mgrid[0:48, 0:72]
    height, sun = (33 - up) / 33, np.hypot(up - 26, along - 46)
    sky = np.stack([255 - 200 * height, 150 - 60 * height, 60 + 150 * height], axis=-1)
    sky += 120 * np.exp(-sun / 7)[..., np.newaxis] * [1.0, 0.9, 0.3]
    sea = np.roll(sky[::-1] * 0.55 + [0, 25, 45], -14, axis=0)
    picture = np.where((up < 34)[..., np.newaxis], sky, sea)
    hills = 34 - 9 * np.exp(-(((along - 12) / 11) ** 2)) - 6 * np.exp(-(((along - 64) / 7) ** 2))
    picture[(up > hills) & (up < 34)] = [40, 70, 60]
    picture[sun < 5] = [255, 240, 170]
    stripe = (up > 34) & (np.abs(along - 46) < 2 + (up - 34) / 4) & (up % 2 == 0)
    picture[stripe] = [255, 210, 120]
    grain = np.random.default_rng(0).uniform(-12, 12, picture.shape)
    return (51 * np.clip(np.round((picture + grain) / 51), 0, 5)).astype(np.uint8).reshape(-1, 3)


@claim(
    "A picture of $48 \\times 72$ pixels is a table of 3,456 rows, red, green and blue.",
    "with 8 centres that is three bits a pixel, where a photograph has twenty-four.",
    "Codes $(0, 1)$; the errors are $-1, 0, 0, 2$; the mean square is $5/4$.",
    "And 32? The picture has only 29 colours, so nothing should be lost; yet only 19 codes are in "
    "use, and the error is 28. Random pixels often have the same colour. Of two equal centres the "
    "first takes all pixels; if those have that very colour, its mean stays, and the other is "
    "empty for ever. k-means++ never draws a colour twice while others are left:",
)
def the_sunset(reference):
    X, book = np.array([[0.0, 0.0], [3.0, 4.0]]), np.array([[1.0, 0.0], [3.0, 2.0]])
    codes, rebuilt, mse = reference.vector_quantize(X, book)
    assert (codes.tolist(), (X - rebuilt).ravel().tolist(), mse) == ([0, 1], [-1, 0, 0, 2], 1.25)
    pixels = sunset()
    assert (len(pixels), len(np.unique(pixels, axis=0)), np.log2(8)) == (3456, 29, 3)
    book, _, _ = reference.kmeans_restarts(pixels, 32, 3, np.random.default_rng(0))
    codes, _, mse = reference.vector_quantize(pixels, book)
    assert len(np.unique(codes)) == 19
    assert_rounds_to(mse, "28")
    for seed in range(5):
        start = reference.kmeans_plus_plus(pixels, 32, np.random.default_rng(seed))
        centers, _, _ = reference.kmeans(pixels, start)
        assert reference.vector_quantize(pixels, centers)[2] == 0


# --- section 7 ----------------------------------------------------------------------------------


@claim(
    "| 0 | points 0 and 1 | 1 | 2 (this is cluster 4) |",
    "| 1 | point 2 and cluster 4 | 2 (from 3 to 1) | 3 (cluster 5) |",
    "| 2 | point 3 and cluster 5 | 4 (from 7 to 3) | 4 |",
    "$k = 2$: the first two merges are made, points $0, 1, 2$ are together, labels $(0, 0, 0, 1)$. "
    "Height $1$: the first merge, which is at 1, is made; labels $(0, 0, 1, 2)$.",
    "Point $0$: $a = 1$, $b = 5$, $s = 0.8$. Point $1$: $a = 1$, $b = 4$, $s = 0.75$.",
)
def trees_on_paper(reference):
    x = np.array([0.0, 1.0, 3.0, 7.0])
    merges = reference.single_linkage(np.abs(x[:, np.newaxis] - x))
    assert merges.tolist() == [[0, 1, 1, 2], [2, 4, 2, 3], [3, 5, 4, 4]]
    assert reference.cut_tree(merges, 4, k=2).tolist() == [0, 0, 0, 1]
    assert reference.cut_tree(merges, 4, height=1.0).tolist() == [0, 0, 1, 2]
    x = np.array([0.0, 1.0, 5.0])
    D = np.abs(x[:, np.newaxis] - x)
    got = reference.silhouette_samples(D, np.array([0, 0, 1]))
    assert got.tolist() == [(5 - 1) / 5, (4 - 1) / 4, 0]


@claim(
    "The last merge joins two groups that are 1.64 cm apart; no earlier one went above 0.82 cm. "
    "Cut anywhere between, and there are two clusters.",
    "50, 98 and 2. The next merge from above joins not a third species to the rest but a pair of "
    "unusually large flowers.",
    "Two, for the fourth time.",
)
def the_tree(reference):
    rows, kinds = flowers()
    D = squareform(pdist(rows))
    merges = reference.single_linkage(D)
    assert_rounds_to(merges[-1, 2], "1.64")
    assert_rounds_to(merges[-2, 2], "0.82")
    for height in (0.83, 1.2, 1.63):
        assert len(set(reference.cut_tree(merges, 150, height=height).tolist())) == 2
    labels = reference.cut_tree(merges, 150, k=3)
    assert sorted(np.bincount(labels).tolist()) == [2, 50, 98]
    pair = np.bincount(labels).argmin()
    assert (rows[labels == pair, 0] >= np.sort(rows[:, 0])[-4]).all()
    assert (kinds[labels == pair] == 2).all()
    means = []
    for k in range(2, 7):
        _, names, _ = reference.kmeans_restarts(rows, k, 30, np.random.default_rng(0))
        means.append(reference.silhouette_samples(D, names).mean())
    assert np.argmax(means) == 0


@claim(
    "In the upper row k-means cuts both moons",
    "In the lower row twelve points make a chain from one heap to the other; single linkage walks "
    "across, and calls everything one cluster but for a straggler.",
)
def moons_and_bridges(reference):
    rng = np.random.default_rng(0)
    angle = np.linspace(0, np.pi, 60)
    upper = np.column_stack([np.cos(angle), np.sin(angle)])
    lower = np.column_stack([1 - np.cos(angle), 0.35 - np.sin(angle)])
    X = np.vstack([upper, lower]) + 0.05 * rng.normal(size=(120, 2))
    _, names, _ = reference.kmeans_restarts(X, 2, 10, np.random.default_rng(0))
    assert len(set(names[:60].tolist())) == len(set(names[60:].tolist())) == 2
    tree = reference.single_linkage(squareform(pdist(X)))
    assert reference.cut_tree(tree, 120, k=2).tolist() == [0] * 60 + [1] * 60
    rng = np.random.default_rng(0)
    two = np.repeat([[0.0, 0.0], [4.0, 0.0]], 60, axis=0) + 0.5 * rng.normal(size=(120, 2))
    bridge = np.column_stack([np.linspace(0.9, 3.1, 12), 0.03 * rng.normal(size=12)])
    X = np.vstack([two, bridge])
    tree = reference.single_linkage(squareform(pdist(X)))
    assert sorted(np.bincount(reference.cut_tree(tree, 132, k=2)).tolist()) == [1, 131]


# --- sections 8 and 9 ---------------------------------------------------------------------------


@claim(
    "| stop at $k$ clusters | holds | holds | fails (why?) |",
    "| merge up to the height $r$ | fails (why?) | holds | holds |",
    "| merge up to $\\alpha$ times the largest distance | holds | fails | holds |",
    "(Try the heights 0.005 and 2.)",
)
def three_rules(reference):
    places = np.repeat([[0.0, 0.0], [3.0, 0.0], [0.0, 3.0]], 8, axis=0)
    for seed in range(5):
        X = places + 0.3 * np.random.default_rng(seed).normal(size=(24, 2))
        D = squareform(pdist(X))

        def cut(D, **rule):
            return reference.cut_tree(reference.single_linkage(D), len(D), **rule)

        rules = {
            "richness": lambda D: cut(D, k=3),
            "scale": lambda D: cut(D, height=0.9),
            "consistency": lambda D: cut(D, height=0.3 * D.max()),
        }
        for broken, rule in rules.items():
            rng = np.random.default_rng(seed)
            found = reference.kleinberg_check(rule, D, np.arange(24) % 2, rng)
            assert [name for name, holds in found.items() if not holds] == [broken]
        for height in (0.005, 2.0):
            rng = np.random.default_rng(seed)
            found = reference.kleinberg_check(
                lambda D, h=height: cut(D, height=h), D, np.arange(24) % 2, rng
            )
            assert not found["richness"]


@claim(
    "The last rule, $\\alpha = \\tfrac12$, distances $d_{01} = 1$, $d_{12} = 2$, $d_{02} = 3$. "
    "Merges go up to $1.5$: $\\{0, 1\\}$ and $\\{2\\}$. Stretch only $d_{02}$, which lies between "
    "these two, to $6$. Now merges go up to $3$, and all three are together.",
)
def the_share_of_the_largest(reference):
    for far, labels in ((3.0, [0, 0, 1]), (6.0, [0, 0, 0])):
        D = np.array([[0.0, 1.0, far], [1.0, 0.0, 2.0], [far, 2.0, 0.0]])
        merges = reference.single_linkage(D)
        assert reference.cut_tree(merges, 3, height=D.max() / 2).tolist() == labels


@claim(
    "Consistency fails, too, for $K = 2$: let a large cluster of 60 points, beside a lonely one, "
    "tighten into two knots; now it costs less to give each knot a centre.",
)
def kmeans_is_not_consistent(reference):
    # Sixty points, all at distance 1 of each other, and one more, 3 from their middle.
    wide = np.hstack([np.eye(60) / np.sqrt(2), np.zeros((60, 1))])
    alone = np.append(wide[:, :60].mean(axis=0), 3.0)
    before = np.vstack([wide, alone])
    after = np.vstack([np.zeros((30, 2)), np.tile([1.0, 0.0], (30, 1)), [[0.5, 3.1]]])
    old, new = squareform(pdist(before)), squareform(pdist(after))
    assert (new[:60, :60] <= old[:60, :60] + 1e-12).all()
    assert (new[60, :60] >= old[60, :60]).all()
    rng = np.random.default_rng
    assert sorted(np.bincount(reference.kmeans_restarts(before, 2, 20, rng(0))[1])) == [1, 60]
    assert sorted(np.bincount(reference.kmeans_restarts(after, 2, 20, rng(0))[1])) == [30, 31]


@claim(
    "There were three species, fifty sheets of each: setosa, versicolor and virginica.",
    "All 150 sheets with irises were carried out in time.",
    "Setosa is found without a mistake in all three. Of the other hundred, 6 to 25 are confused. "
    "The algorithm is the same in all three pictures",
    "Elbow, silhouettes, the tree and the softening centres all say two",
    "Can you find a seed with which $K = 3$ and a single run ends above 140?",
    "Two again, but another two: 67 and 83 sheets, and the 83 hold the 50 of the small group of "
    "petals and 33 others.",
)
def the_catalogue(reference):
    rows, kinds = flowers()
    assert np.bincount(kinds).tolist() == [50, 50, 50]
    right = []
    for X in (rows, (rows - rows.mean(axis=0)) / rows.std(axis=0), rows[:, 2:]):
        _, labels, _ = reference.kmeans_restarts(X, 3, 50, np.random.default_rng(0))
        tried = [np.array(order)[labels] for order in permutations(range(3))]
        named = max(tried, key=lambda names: np.sum(names == kinds))
        assert ((named == 0) == (kinds == 0)).all()
        right.append(int(np.sum(named == kinds)))
    assert right == [134, 125, 144]
    ends = [
        reference.kmeans(rows, reference.init_centers(rows, 3, np.random.default_rng(seed)))[2][-1]
        for seed in range(100)
    ]
    assert max(ends) > 140
    rng = np.random.default_rng
    _, labels, _ = reference.kmeans_restarts(rows[:, :2], 2, 30, rng(0))
    assert np.bincount(labels).tolist() == [67, 83]
    assert (labels[:50] == 1).all()
    curve = [reference.kmeans_restarts(rows[:, :2], k, 10, rng(0))[2] for k in range(1, 9)]
    assert reference.elbow_k(np.array(curve), np.arange(1, 9)) == 2


@claim(
    "The same start, the same end. Two things differ. An empty cluster: ours waits for ever at 90, "
    "theirs is moved to the row that is worst off (which here leads to the worse of the two ends "
    "of section 3). And by default theirs starts with "
    "k-means++",
)
def the_library(reference):
    rows, _ = flowers()
    start = rows[[0, 60, 120]]
    _, labels, losses = reference.kmeans(rows, start)
    model = KMeans(3, init=start, n_init=1, tol=0).fit(rows)
    np.testing.assert_array_equal(labels, model.labels_)
    assert_rounds_to(losses[-1], "78.856")
    far = np.array([[4.5], [90.0]])
    centers, _, losses = reference.kmeans(LINE, far)
    assert (centers[1, 0], losses[-1]) == (90, 59)
    assert_rounds_to(KMeans(2, init=far, n_init=1, tol=0).fit(LINE).inertia_, "18.67")
    assert KMeans().init == "k-means++"
