"""asks the pairs of the first three classes only

Breaks: more than three classes
Slips: 1, more classes are in most tests
"""


def ovo_predict(pair_pred, n_classes):
    votes, all_classes = 0, n_classes
    for a in range(n_classes):
        for b in range(a + 1, n_classes):
            if (a, b) not in pair_pred:
                raise ValueError("a pair is missing")
            if b > 2:
                continue
            said = np.asarray(pair_pred[(a, b)])
            new = np.zeros((n_classes, len(said)))
            new[a] = said == a
            new[b] = said == b
            votes = votes + new
    return votes.argmax(axis=0)
