"""fails for two classes

Breaks: two classes
Slips: 1, the calls that must work hold two classes
"""


def ovo_predict(pair_pred, n_classes):
    votes = 0
    if n_classes < 3:
        raise TypeError('too few')
    for a in range(n_classes):
        for b in range(a + 1, n_classes):
            if (a, b) not in pair_pred:
                raise ValueError("a pair is missing")
            said = np.asarray(pair_pred[(a, b)])
            new = np.zeros((n_classes, len(said)))
            new[a] = said == a
            new[b] = said == b
            votes = votes + new
    return votes.argmax(axis=0)
