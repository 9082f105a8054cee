"""lets the pair of the two tied classes decide

Breaks: ties without class 0
Slips: 1, drawn votes hold such ties, too
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
    winners = votes.argmax(axis=0)
    for i, column in enumerate(votes.T):
        tied = np.flatnonzero(column == column.max())
        if len(tied) == 2:
            winners[i] = pair_pred[(tied[0], tied[1])][i]
    return winners
