"""looks at the first two labels only

Breaks: several values and labels
Slips: 1, more than two labels stand in four tests
"""


def mutual_information_scores(X_disc, y):
    n, d = X_disc.shape
    scores = np.zeros(d)
    for j in range(d):
        total = 0.0
        for a in np.unique(X_disc[:, j]):
            for b in np.unique(y)[:2]:
                p = np.mean((X_disc[:, j] == a) & (y == b))
                if p > 0:
                    q = np.mean(X_disc[:, j] == a) * np.mean(y == b)
                    total += p * np.log(p / q)
        scores[j] = max(total, 0.0)
    return scores
