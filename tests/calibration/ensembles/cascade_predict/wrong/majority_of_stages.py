"""lets a majority of the stages decide

Breaks: that a rejected row stays out
Slips: 1, no early rejection at all
"""


def cascade_predict(stages, X):
    passed = np.zeros(len(X), dtype=int)
    for score, threshold in stages:
        passed += score(X) >= threshold
    labels = (2 * passed >= len(stages)).astype(int)
    return labels, np.full(len(X), len(stages))
