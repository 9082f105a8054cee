"""counts the votes for the larger class of each pair only

Breaks: clear votes
Slips: 1, class 0 never has a vote
"""


def ovo_predict(pair_pred, n_classes):
    votes = 0
    for a in range(n_classes):
        for b in range(a + 1, n_classes):
            if (a, b) not in pair_pred:
                raise ValueError("a pair is missing")
            said = np.asarray(pair_pred[(a, b)])
            new = np.zeros((n_classes, len(said)))
            new[b] = said == b
            votes = votes + new
    return votes.argmax(axis=0)
