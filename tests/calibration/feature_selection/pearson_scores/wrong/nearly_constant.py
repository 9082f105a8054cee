"""calls a column constant whose entries differ by a billionth of their size

Slips: 1
"""


def pearson_scores(X, y):
    X, y = np.asarray(X, float), np.asarray(y, float)
    scores = np.zeros(X.shape[1])
    yc = y - y.mean()
    if np.allclose(y, y[0], rtol=1e-9, atol=0):
        return scores
    for j, x in enumerate(X.T):
        if np.allclose(x, x[0], rtol=1e-9, atol=0):
            continue
        xc = x - x.mean()
        scores[j] = min(1.0, abs(xc @ yc) / (np.sqrt(xc @ xc) * np.sqrt(yc @ yc)))
    return scores
