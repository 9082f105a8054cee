"""returns a number for a single row

Breaks: clear votes
Slips: 1, single rows are in most tests
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
    return winners if len(winners) > 1 else int(winners[0])
