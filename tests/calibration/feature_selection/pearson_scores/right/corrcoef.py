# One correlation matrix for each column.
def pearson_scores(X, y):
    X = np.array(X, dtype=float)
    scores = []
    for x in X.T:
        if np.ptp(x) == 0 or len(np.unique(y)) == 1:
            scores.append(0.0)
        else:
            x = x / np.abs(x).max()
            t = y / np.abs(y).max()
            scores.append(min(1.0, abs(np.corrcoef(x, t)[0, 1])))
    return np.array(scores)
