"""adds 1e-10 inside the logarithm

Breaks: pairs that do not occur
Slips: 1, the sums of all tests are off by about 1e-10
"""


def mutual_information_scores(X_disc, y):
    n, d = X_disc.shape
    scores = np.zeros(d)
    for j in range(d):
        total = 0.0
        for a in np.unique(X_disc[:, j]):
            for b in np.unique(y):
                p = np.mean((X_disc[:, j] == a) & (y == b))
                if p > 0:
                    q = np.mean(X_disc[:, j] == a) * np.mean(y == b)
                    total += p * np.log(p / q + 1e-10)
        scores[j] = max(total, 0.0)
    return scores
