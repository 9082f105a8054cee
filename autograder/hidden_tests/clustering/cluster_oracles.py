"""Oracles and rows for the hidden tests of clustering, written without the references.

Everything is added up row by row in Python's numbers; where ties matter, rows are integers or
halves, for which every square is exact.
"""

import functools
import math

import numpy as np

from autograder.testing import as_array, as_number, as_tuple, assert_close, assert_equal, require

LINE = np.array([[0.0], [2.0], [6.0], [10.0]])
START = np.array([[0.0], [2.0]])
CREEP = np.array([[0.0], [3.0], [4.0], [5.0], [9.0], [10.0], [11.0], [14.0]])


def once(function):
    """Compute once for equal arguments: the hidden tests ask the same for every submission."""
    known = {}

    @functools.wraps(function)
    def answer(*args, **options):
        arrays = [np.asarray(argument) for argument in args]
        key = tuple((array.tobytes(), array.shape, array.dtype.str) for array in arrays)
        key += tuple(sorted(options.items()))
        if key not in known:
            known[key] = function(*args, **options)
        return known[key]

    return answer


# --- rows ---------------------------------------------------------------------------------------


def drawn_table(rng, n, d, K):
    """Return rows and centres of normal numbers, of some size and place."""
    return rng.normal(loc=3.0, scale=2.0, size=(n, d)), rng.normal(loc=3.0, size=(K, d))


def drawn_heaps(rng, n, d, K, gap=4.0):
    """Return n rows around K places, and K of the rows to start from."""
    places = gap * rng.normal(size=(K, d))
    X = places[np.arange(n) % K] + rng.normal(size=(n, d))
    return X, X[rng.permutation(n)[:K]]


def gaps_between(X):
    """Return the Euclidean distances of all rows."""
    return np.array([[math.dist(x, z) for z in X.tolist()] for x in X.tolist()])


def on_a_line(*places):
    """Return the distances of places on a line."""
    x = np.array(places, dtype=float)
    return np.abs(x[:, np.newaxis] - x)


def slow_rows(n, step):
    """Return rows for which k-means with two centres makes n rounds, one row a round.

    Each row lies `step` below the middle between the centres that have all rows before it.
    """
    rows = [0.0, 0.0]
    for j in range(2, n - 1):
        known = sum(rows)
        rows.append((known / j + (n - known) / (n - j)) / 2 - step)
    return np.array([*rows, n - sum(rows)])[:, np.newaxis]


def whole_table(rng, n, high):
    """Return a symmetric table of integers from 1 to high, with many ties, and a diagonal of 0."""
    half = np.triu(rng.integers(1, high + 1, size=(n, n)), 1)
    return (half + half.T).astype(float)


# --- k-means ------------------------------------------------------------------------------------


def squared(x, z):
    """Return the squared distance of two rows."""
    return math.fsum((float(a) - float(b)) ** 2 for a, b in zip(x, z, strict=True))


def nearest(X, centers):
    """Return the number of the nearest centre of each row, the first of equal ones."""
    rows, places = X.tolist(), centers.tolist()
    return np.array([min(range(len(places)), key=lambda k: squared(x, places[k])) for x in rows])


def middles(X, labels, centers):
    """Return the mean of each cluster; a centre without rows stays."""
    moved = []
    for k, center in enumerate(centers.tolist()):
        rows = [x for x, label in zip(X.tolist(), labels.tolist(), strict=True) if label == k]
        columns = zip(*rows, strict=True)
        moved.append([math.fsum(c) / len(rows) for c in columns] if rows else center)
    return np.array(moved, dtype=float)


def spent(X, centers, labels):
    """Return the sum of squared distances to the assigned centres."""
    return math.fsum(
        squared(x, centers[k]) for x, k in zip(X.tolist(), labels.tolist(), strict=True)
    )


@once
def lloyd(X, init, max_iter=300, tol=0.0):
    """Return centres, labels and losses of k-means."""
    centers = np.array(init, dtype=float)
    labels = nearest(X, centers)
    losses = [spent(X, centers, labels)]
    for _ in range(max_iter):
        moved = middles(X, labels, centers)
        far = max(math.dist(a, b) for a, b in zip(moved.tolist(), centers.tolist(), strict=True))
        centers, labels = moved, nearest(X, moved)
        losses.append(spent(X, centers, labels))
        if far <= tol:
            break
    return centers, labels, np.array(losses)


def restarted(X, k, n_init, rng):
    """Return the runs of k-means from drawn rows, and which of them is the best."""
    runs = [lloyd(X, X[rng.choice(len(X), size=k, replace=False)]) for _ in range(n_init)]
    best = 0
    for i, run in enumerate(runs):
        if run[2][-1] < runs[best][2][-1] * (1 - 1e-9):
            best = i
    return runs, best


def best_run(X, k, n_init, rng):
    """Return centres, labels and loss of the best run."""
    runs, best = restarted(X, k, n_init, rng)
    centers, labels, losses = runs[best]
    return centers, labels, losses[-1]


def merged_and_split(X, centers, labels):
    """Return the centres after one merge and one split."""
    K, rows = len(centers), [X[labels == k].astype(float) for k in range(len(centers))]
    pairs = [(i, j) for i in range(K) for j in range(i + 1, K)]
    _, a, b = min((squared(centers[i], centers[j]), i, j) for i, j in pairs)
    inside = [spent(part, np.array([part.mean(axis=0)]), np.zeros(len(part), dtype=int))
              if len(part) else 0.0 for part in rows]  # fmt: skip
    c = max((k for k in range(K) if k not in (a, b)), key=lambda k: (inside[k], -k))
    new = [[float(v) for v in center] for center in centers]
    na, nb = (len(rows[a]), len(rows[b])) if len(rows[a]) + len(rows[b]) else (1, 1)
    new[a] = [(na * p + nb * q) / (na + nb) for p, q in zip(new[a], new[b], strict=True)]
    m = rows[c].mean(axis=0)
    _, sizes, directions = np.linalg.svd(rows[c] - m)
    u = directions[0] * np.sign(directions[0][np.argmax(np.abs(directions[0]))])
    reach = sizes[0] / math.sqrt(len(rows[c])) * u
    new[c], new[b] = (m + reach).tolist(), (m - reach).tolist()
    return np.array(new)


# --- soft k-means -------------------------------------------------------------------------------


def shares(X, centers, beta):
    """Return the shares of all rows."""
    table = []
    for x in X.tolist():
        gaps = [squared(x, center) for center in centers.tolist()]
        weights = [math.exp(-beta * (gap - min(gaps))) for gap in gaps]
        table.append([w / math.fsum(weights) for w in weights])
    return np.array(table)


@once
def free_energy(X, centers, beta):
    """Return the objective by the logarithm of sums of exponentials, without any share."""
    terms = []
    for x in X.tolist():
        gaps = [squared(x, center) for center in centers.tolist()]
        rest = math.fsum(math.exp(-beta * (gap - min(gaps))) for gap in gaps)
        terms.append(min(gaps) - math.log(rest) / beta)
    return math.fsum(terms)


@once
def soft_path(X, centers, beta, n_iter):
    """Return centres, shares and objectives of soft k-means."""
    centers = np.array(centers, dtype=float)
    objectives = [free_energy(X, centers, beta)]
    for _ in range(n_iter):
        R, moved = shares(X, centers, beta), []
        for k, center in enumerate(centers.tolist()):
            weight = math.fsum(R[:, k])
            sums = [math.fsum(R[:, k] * column) for column in np.asarray(X, dtype=float).T]
            moved.append([s / weight for s in sums] if weight >= 1e-12 else center)
        centers = np.array(moved)
        objectives.append(free_energy(X, centers, beta))
    return centers, shares(X, centers, beta), np.array(objectives)


# --- trees --------------------------------------------------------------------------------------


@once
def linked(D):
    """Return the merges of single linkage, by sets of points."""
    clusters, table = {i: [i] for i in range(len(D))}, []
    while len(clusters) > 1:
        height, a, b = min(
            (min(D[i][j] for i in clusters[a] for j in clusters[b]), a, b)
            for a in clusters
            for b in clusters
            if a < b
        )
        joined = clusters.pop(a) + clusters.pop(b)
        clusters[len(D) + len(table)] = joined
        table.append([a, b, float(height), len(joined)])
    return np.array(table, dtype=float).reshape(-1, 4)


def cut(merges, n, k=None, height=None):
    """Return labels in the order of appearance, by sets of points."""
    clusters = {i: {i} for i in range(n)}
    for i, (a, b, h, _) in enumerate(merges.tolist()):
        if len(clusters) > k if k is not None else h <= height:
            clusters[n + i] = clusters.pop(int(a)) | clusters.pop(int(b))
    order = sorted(clusters.values(), key=min)
    return np.array([next(i for i, part in enumerate(order) if p in part) for p in range(n)])


@once
def silhouettes(D, labels):
    """Return the silhouette of each point, one by one."""
    values, names = [], labels.tolist()
    for i, own in enumerate(names):
        gaps = {}
        for j, name in enumerate(names):
            if j != i:
                gaps.setdefault(name, []).append(float(D[i][j]))
        inside = gaps.pop(own, None)
        b = min(math.fsum(group) / len(group) for group in gaps.values())
        a = math.fsum(inside) / len(inside) if inside else 0.0
        values.append((b - a) / max(a, b) if inside and max(a, b) > 0 else 0.0)
    return np.array(values)


# --- Kleinberg's properties ---------------------------------------------------------------------


def single_up_to(height, D):
    """Return labels: points that steps of at most this height connect."""
    labels = np.arange(len(D))
    for i in range(len(D)):
        for j in range(i):
            if D[i, j] <= height:
                labels[labels == labels[i]] = labels[j]
    return labels


def changed_tables(D, base, rng, n_trials):
    """Return the tables on which consistency is tried."""
    n, tables = len(D), []
    for _ in range(n_trials):
        S, E = rng.uniform(0.3, 1, size=(n, n)), rng.uniform(1, 3, size=(n, n))
        table = np.zeros((n, n))
        for i in range(n):
            for j in range(i + 1, n):
                factor = S[i, j] if base[i] == base[j] else E[i, j]
                table[i, j] = table[j, i] = D[i, j] * factor
        tables.append(table)
    return tables


# --- comparisons --------------------------------------------------------------------------------


def assert_labels(got, expected):
    """Assert labels, of any kind of numbers."""
    labels = as_array(got, shape=np.shape(expected), what="the labels")
    assert_equal(labels, np.asarray(expected), what="the labels")


def assert_together(got, expected):
    """Assert which points are together, whatever the labels are; of labels, whole numbers."""
    labels, right = as_array(got, shape=np.shape(expected), what="the labels"), np.array(expected)
    require(labels.dtype.kind in "iu", "The labels are not integers.")
    made, wanted = len(np.unique(labels)), len(np.unique(right))
    require(made == wanted, f"The number of clusters: {made}, expected {wanted}.")
    found, wished = np.equal.outer(labels, labels), np.equal.outer(right, right)
    require(np.all(wished >= found), "Two points have one label and belong in two clusters.")


def assert_elbow(got, expected):
    """Assert the entry of ks."""
    require(as_number(got) == expected, "Another entry of ks has the sharpest bend.")


def assert_centers(got, expected):
    """Assert centres, relative to the largest entry."""
    scale = max(float(np.max(np.abs(expected))), 1e-300)
    assert_close(got, expected, rtol=1e-9, atol=1e-9 * scale, what="the centres")


def assert_losses(got, expected):
    """Assert a list or an array of losses."""
    losses = as_array(got, shape=np.shape(expected), what="the losses")
    scale = max(float(np.max(np.abs(expected))), 1e-300)
    assert_close(losses, expected, rtol=1e-9, atol=1e-12 * scale, what="the losses")


def assert_run(got, expected):
    """Assert centres, labels and losses."""
    centers, labels, losses = as_tuple(got, 3)
    assert_centers(centers, expected[0])
    assert_labels(labels, expected[1])
    assert_losses(losses, expected[2])


def assert_run_centers(got, expected):
    """Assert the centres of a run only."""
    assert_centers(as_tuple(got, 3)[0], expected[0])


def assert_run_labels(got, expected):
    """Assert the labels of a run only."""
    assert_labels(as_tuple(got, 3)[1], expected[1])


def assert_run_losses(got, expected):
    """Assert the losses of a run only."""
    assert_losses(as_tuple(got, 3)[2], expected[2])


def assert_best(got, expected):
    """Assert centres, labels and the loss of the best run."""
    centers, labels, loss = as_tuple(got, 3)
    assert_centers(centers, expected[0])
    assert_labels(labels, expected[1])
    tolerance = 1e-12 * max(float(np.max(np.abs(expected[0]))), 1e-300) ** 2
    assert_close(as_number(loss), expected[2], rtol=1e-9, atol=tolerance, what="the loss")


def assert_shares(got, expected):
    """Assert shares to 1e-9."""
    assert_close(got, expected, rtol=1e-9, atol=1e-9, what="the shares")


def assert_soft_centers(got, expected):
    """Assert the centres of a soft run only."""
    assert_centers(as_tuple(got, 3)[0], expected[0])


def assert_soft_shares(got, expected):
    """Assert the shares of a soft run only."""
    assert_shares(as_tuple(got, 3)[1], expected[1])


def assert_soft_objectives(got, expected):
    """Assert the objectives of a soft run only."""
    values = as_array(as_tuple(got, 3)[2], shape=np.shape(expected[2]), what="the objectives")
    assert_close(values, expected[2], rtol=1e-9, atol=1e-9, what="the objectives")


def assert_soft_run(got, expected):
    """Assert all parts of a soft run."""
    assert_soft_centers(got, expected)
    assert_soft_shares(got, expected)
    assert_soft_objectives(got, expected)


def assert_merges(got, expected):
    """Assert a table of merges: numbers and sizes exactly, heights closely."""
    table = as_array(got, shape=np.shape(expected), what="the merges")
    assert_equal(table[:, :2], expected[:, :2], what="the numbers of the merged clusters")
    assert_close(table[:, 2], expected[:, 2], rtol=1e-9, what="the heights")
    assert_equal(table[:, 3], expected[:, 3], what="the sizes")


def assert_rough_heights(got, expected):
    """Assert heights to 1e-9 of the largest one, as harmless rounding leaves them."""
    table = as_array(got, shape=np.shape(expected), what="the merges")
    atol = 1e-9 * float(np.max(expected[:, 2]))
    assert_close(table[:, 2], expected[:, 2], atol=atol, what="the heights")


def assert_links(got, expected):
    """Assert which clusters are merged, in which order and at which heights, but no sizes."""
    table = as_array(got, shape=(len(expected), None), what="the merges")
    assert_equal(table[:, :2], expected[:, :2], what="the numbers of the merged clusters")
    assert_close(table[:, 2], expected[:, 2], rtol=1e-9, what="the heights")


def assert_heights(got, expected):
    """Assert the heights of the merges only."""
    table = as_array(got, shape=(len(expected), None), what="the merges")
    require(table.shape[1] > 2, "The table has no column of heights.")
    assert_close(table[:, 2], expected[:, 2], rtol=1e-9, what="the heights")


def assert_smaller_first(got, expected):
    """Assert the heights, and that each row names the smaller number first."""
    assert_heights(got, expected)
    table = as_array(got, what="the merges")
    require(np.all(table[:, 0] < table[:, 1]), "Some row names the larger cluster first.")


def assert_coded(got, expected):
    """Assert codes, rebuilt rows and the mean squared error."""
    codes, rebuilt, mse = as_tuple(got, 3)
    assert_labels(codes, expected[0])
    assert_close(rebuilt, expected[1], atol=1e-12, what="the rebuilt rows")
    assert_close(as_number(mse), expected[2], rtol=1e-9, atol=1e-12, what="the error")


def assert_found(got, expected):
    """Assert the three answers about a clustering function."""
    require(isinstance(got, dict), "The result is no dict.")
    require(set(got) == set(expected), "The keys are not scale, consistency, richness.")
    for name, right in expected.items():
        assert_equal(bool(got[name]), right, what=f"`{name}`")
