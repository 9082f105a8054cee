"""compares the first column again and again

Breaks: several values and labels
Slips: 1, most tables have several columns
"""


def mutual_information_scores(X_disc, y):
    n, d = X_disc.shape
    scores = np.zeros(d)
    for j in range(d):
        total = 0.0
        for a in np.unique(X_disc[:, 0]):
            for b in np.unique(y):
                p = np.mean((X_disc[:, 0] == a) & (y == b))
                if p > 0:
                    q = np.mean(X_disc[:, 0] == a) * np.mean(y == b)
                    total += p * np.log(p / q)
        scores[j] = max(total, 0.0)
    return scores
