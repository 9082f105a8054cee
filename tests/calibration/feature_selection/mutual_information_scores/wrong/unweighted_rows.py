"""counts each different row once

Breaks: several values and labels
Slips: 1, repeated rows stand in all tests
"""


def mutual_information_scores(X_disc, y):
    n, d = X_disc.shape
    scores = np.zeros(d)
    table = np.unique(np.column_stack([X_disc, np.unique(y, return_inverse=True)[1]]), axis=0)
    X_disc, y = table[:, :-1], table[:, -1]
    for j in range(d):
        total = 0.0
        for a in np.unique(X_disc[:, j]):
            for b in np.unique(y):
                p = np.mean((X_disc[:, j] == a) & (y == b))
                if p > 0:
                    q = np.mean(X_disc[:, j] == a) * np.mean(y == b)
                    total += p * np.log(p / q)
        scores[j] = max(total, 0.0)
    return scores
