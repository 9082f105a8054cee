"""counts the ratings of an item in 8 bits, in which 256 are none

Breaks: one sweep
"""


def fit_biases(Y, mask, lam=0.0, n_iter=50):
    if not mask.any():
        raise ValueError("nothing was observed")
    ratings = np.where(mask, Y, 0).astype(float)
    mu = float(ratings[mask].mean())
    rest = np.where(mask, ratings - mu, 0.0)
    of_user, of_item = mask.sum(axis=1), mask.sum(axis=0, dtype=np.uint8)
    b_user, b_item = np.zeros(len(Y)), np.zeros(Y.shape[1])
    for _ in range(n_iter):
        sums = np.where(mask, rest - b_item, 0.0).sum(axis=1)
        b_user = np.where(of_user > 0, sums / np.where(of_user > 0, lam + of_user, 1.0), 0.0)
        sums = np.where(mask, rest - b_user[:, np.newaxis], 0.0).sum(axis=0)
        b_item = np.where(of_item > 0, sums / np.where(of_item > 0, lam + of_item, 1.0), 0.0)
    return mu, b_user, b_item
