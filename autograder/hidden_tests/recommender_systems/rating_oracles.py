"""Oracles for the tests of recommender_systems: cell by cell, and by other methods."""

import math

import numpy as np


def rmse_by_cells(Y, Y_hat, mask):
    squares = [
        (float(Y_hat[cell]) - float(Y[cell])) ** 2 for cell in zip(*np.nonzero(mask), strict=True)
    ]
    return math.sqrt(math.fsum(squares) / len(squares))


def biases_by_turns(Y, mask, lam=0.0, n_iter=50):
    """Return the mean and the biases, one user or item after the other."""
    n, d = mask.shape
    cells = [(i, j, float(Y[i, j])) for i, j in np.ndindex(n, d) if mask[i, j]]
    mu = math.fsum(y for *_, y in cells) / len(cells)
    b_user, b_item = [0.0] * n, [0.0] * d
    for _ in range(n_iter):
        for i in range(n):
            rest = [y - mu - b_item[j] for row, j, y in cells if row == i]
            b_user[i] = math.fsum(rest) / (lam + len(rest)) if rest else 0.0
        for j in range(d):
            rest = [y - mu - b_user[i] for i, column, y in cells if column == j]
            b_item[j] = math.fsum(rest) / (lam + len(rest)) if rest else 0.0
    return mu, np.array(b_user), np.array(b_item)


def biases_by_equations(Y, mask, lam):
    """Return what many sweeps tend to for lam > 0: a ridge on indicators, solved at once."""
    users, items = np.nonzero(mask)
    design = np.hstack([np.eye(len(mask))[users], np.eye(mask.shape[1])[items]])
    mu = Y[mask].mean()
    b = np.linalg.solve(
        design.T @ design + lam * np.eye(sum(mask.shape)), design.T @ (Y[mask] - mu)
    )
    return mu, b[: len(mask)], b[len(mask) :]


def scores_by_cells(Z, W, mu=0.0, b_user=None, b_item=None):
    n, d = len(Z), W.shape[1]
    scores = np.empty((n, d))
    for i, j in np.ndindex(n, d):
        scores[i, j] = sum(float(z) * float(w) for z, w in zip(Z[i], W[:, j], strict=True)) + mu
        scores[i, j] += 0.0 if b_user is None else float(b_user[i])
        scores[i, j] += 0.0 if b_item is None else float(b_item[j])
    return scores


def objective_by_cells(Y, mask, Z, W, lam_z, lam_w):
    errors = [
        sum(float(z) * float(w) for z, w in zip(Z[i], W[:, j], strict=True)) - float(Y[i, j])
        for i, j in np.ndindex(mask.shape)
        if mask[i, j]
    ]
    data = math.fsum(error**2 for error in errors)
    of_Z, of_W = (math.fsum(float(x) ** 2 for x in array.flat) for array in (Z, W))
    return data + lam_z * of_Z / 2 + lam_w * of_W / 2


def gradients_by_cells(Y, mask, Z, W, lam_z, lam_w):
    Z, W = np.asarray(Z, dtype=float), np.asarray(W, dtype=float)
    dZ, dW = lam_z * Z, lam_w * W
    for i, j in np.argwhere(mask):
        error = Z[i] @ W[:, j] - float(Y[i, j])
        dZ[i] += 2 * error * W[:, j]
        dW[:, j] += 2 * error * Z[i]
    return dZ, dW


def step_by_hand(Z, W, i, j, y, lr, lam):
    Z, W = np.array(Z, dtype=float), np.array(W, dtype=float)
    r = y - float(np.dot(Z[i], W[:, j]))
    new_z = (1 - lr * lam) * Z[i] + lr * r * W[:, j]
    new_w = (1 - lr * lam) * W[:, j] + lr * r * Z[i]
    Z[i], W[:, j] = new_z, new_w
    return Z, W


def descent_by_recipe(Y, mask, k, lr, lam, n_epochs, rng):
    """Return vectors and errors after stochastic descent, step by step."""
    n, d = mask.shape
    Z = 0.1 * rng.standard_normal((n, k))
    W = 0.1 * rng.standard_normal((k, d))
    cells = [cell for cell in np.ndindex(n, d) if mask[cell]]
    errors = []
    for _ in range(n_epochs):
        for number in rng.permutation(len(cells)):
            i, j = cells[number]
            Z, W = step_by_hand(Z, W, i, j, float(Y[i, j]), lr, lam)
        errors.append(rmse_by_cells(Y, Z @ W, mask))
    return Z, W, errors


def vectors_of_descent(*call):
    return descent_by_recipe(*call)[:2]


def vectors_by_stacking(Y, mask, W, lam):
    """Return the vectors of users: least squares with sqrt(lam) times the unit matrix below."""
    W = np.asarray(W, dtype=float)
    Z = np.zeros((len(mask), len(W)))
    for i, seen in enumerate(mask):
        A = np.vstack([W[:, seen].T, math.sqrt(lam) * np.eye(len(W))])
        y = np.concatenate([Y[i, seen].astype(float), np.zeros(len(W))])
        if seen.any():
            Z[i] = np.linalg.pinv(A, rcond=1e-12) @ y
    return Z


def alternation_by_recipe(Y, mask, k, lam, n_iter, rng):
    """Return vectors and objectives of alternating least squares, sweep by sweep."""
    W, objectives = rng.standard_normal((k, mask.shape[1])), []
    for _ in range(n_iter):
        Z = vectors_by_stacking(Y, mask, W, lam)
        W = vectors_by_stacking(Y.T, mask.T, Z.T, lam).T
        objectives.append(objective_by_cells(Y, mask, Z, W, 2 * lam, 2 * lam))
    return Z, W, objectives


def vectors_of_alternation(*call):
    return alternation_by_recipe(*call)[:2]


def weights_by_stacking(features, ratings, lam):
    """Return intercept and weights for lam > 0: least squares with a free column of ones."""
    m, p = features.shape
    penalty = np.hstack([np.zeros((p, 1)), math.sqrt(lam) * np.eye(p)])
    design = np.vstack([np.hstack([np.ones((m, 1)), features]), penalty])
    return np.linalg.lstsq(design, np.concatenate([ratings, np.zeros(p)]), rcond=None)[0]


def shortest_weights(features, ratings):
    centre, mean = features.mean(axis=0), ratings.mean()
    w = np.linalg.pinv(features - centre, rcond=1e-12) @ (ratings - mean)
    return np.concatenate([[mean - centre @ w], w])


def list_by_sorting(scores, seen, n_top):
    unseen = [item for item, is_seen in enumerate(seen) if not is_seen]
    ranked = sorted(unseen, key=lambda item: (-float(scores[item]), item))
    return np.array(ranked[:n_top], dtype=int)


def gain_by_places(relevance, scores, k):
    """Return the normalised discounted cumulative gain, place by place."""
    order = list_by_sorting(scores, [False] * len(scores), len(scores))
    mine = [float(relevance[item]) for item in order][:k]
    best = sorted((float(value) for value in relevance), reverse=True)[:k]
    gain, ideal = (
        math.fsum(value / math.log2(place + 1) for place, value in enumerate(values, 1))
        for values in (mine, best)
    )
    return gain / ideal if ideal > 0 else 0.0
