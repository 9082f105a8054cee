"""takes the logarithm of 0

Breaks: pairs that do not occur
Slips: 1, pairs that do not occur stand in four tests
"""


def mutual_information_scores(X_disc, y):
    n, d = X_disc.shape
    scores = np.zeros(d)
    for j in range(d):
        total = 0.0
        for a in np.unique(X_disc[:, j]):
            for b in np.unique(y):
                p = np.mean((X_disc[:, j] == a) & (y == b))
                q = np.mean(X_disc[:, j] == a) * np.mean(y == b)
                total += p * np.log(p / q)
        scores[j] = total
    return scores
