"""takes the larger class where the answer is positive

Breaks: clear votes
Slips: 1, right for pairs with class 0 only
"""


def ovo_predict(pair_pred, n_classes):
    votes = 0
    for a in range(n_classes):
        for b in range(a + 1, n_classes):
            if (a, b) not in pair_pred:
                raise ValueError("a pair is missing")
            said = np.asarray(pair_pred[(a, b)])
            new = np.zeros((n_classes, len(said)))
            new[a] = said <= 0
            new[b] = said > 0
            votes = votes + new
    return votes.argmax(axis=0)
