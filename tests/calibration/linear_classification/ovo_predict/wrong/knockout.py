"""lets the winner of each pair meet the next class

Breaks: cycles
Slips: 1, many drawn votes have another winner
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
    best = np.zeros(votes.shape[1], dtype=int)
    for k in range(1, n_classes):
        for i in range(len(best)):
            best[i] = pair_pred[(best[i], k)][i]
    return best
