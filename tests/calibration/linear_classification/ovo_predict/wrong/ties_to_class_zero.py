"""gives all ties to class 0

Breaks: ties without class 0
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
    top = votes.max(axis=0)
    return np.where((votes == top).sum(axis=0) > 1, 0, votes.argmax(axis=0))
