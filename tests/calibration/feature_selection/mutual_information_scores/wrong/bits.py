"""returns bits in place of nats

Breaks: the natural logarithm
Slips: 1, every score that is not 0 changes
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
                    total += p * np.log2(p / q)
        scores[j] = max(total, 0.0)
    return scores
