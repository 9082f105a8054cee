"""returns what the first pair says

Breaks: clear votes
Slips: 1, only two classes are right
"""


def ovo_predict(pair_pred, n_classes):
    votes = 0
    for a in range(n_classes):
        for b in range(a + 1, n_classes):
            if (a, b) not in pair_pred:
                raise ValueError("a pair is missing")
            said = np.asarray(pair_pred[(a, b)])
            new = np.zeros((n_classes, len(said)))
            new[a] = said == a
            new[b] = said == b
            votes = votes + new
    return np.asarray(pair_pred[(0, 1)])
