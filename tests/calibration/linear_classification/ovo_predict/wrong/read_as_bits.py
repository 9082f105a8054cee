"""reads 0 as the smaller class and 1 as the larger one

Breaks: clear votes
Slips: 1, right for the pair (0, 1) only
"""


def ovo_predict(pair_pred, n_classes):
    votes = 0
    for a in range(n_classes):
        for b in range(a + 1, n_classes):
            if (a, b) not in pair_pred:
                raise ValueError("a pair is missing")
            said = np.asarray(pair_pred[(a, b)])
            new = np.zeros((n_classes, len(said)))
            new[a] = said == 0
            new[b] = said == 1
            votes = votes + new
    return votes.argmax(axis=0)
