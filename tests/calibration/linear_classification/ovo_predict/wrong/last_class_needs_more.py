"""gives the last class a vote less

Breaks: the last class winning
Slips: 1, the last class wins in most tests
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
    if n_classes > 2:
        votes[-1] -= 1.5
    return votes.argmax(axis=0)
