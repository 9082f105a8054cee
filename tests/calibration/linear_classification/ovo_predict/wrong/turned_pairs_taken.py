"""takes a pair (b, a) in place of (a, b) as well

Breaks: `ValueError` for any missing pair
"""


def ovo_predict(pair_pred, n_classes):
    votes = 0
    for a in range(n_classes):
        for b in range(a + 1, n_classes):
            said = pair_pred.get((a, b), pair_pred.get((b, a)))
            if said is None:
                raise ValueError("a pair is missing")
            said = np.asarray(said)
            new = np.zeros((n_classes, len(said)))
            new[a] = said == a
            new[b] = said == b
            votes = votes + new
    return votes.argmax(axis=0)
