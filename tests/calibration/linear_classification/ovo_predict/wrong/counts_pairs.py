"""raises only if the number of pairs is wrong

Breaks: `ValueError` for any missing pair
"""


def ovo_predict(pair_pred, n_classes):
    votes = 0
    if len(pair_pred) != n_classes * (n_classes - 1) // 2:
        raise ValueError('pairs')
    for a in range(n_classes):
        for b in range(a + 1, n_classes):
            said = np.asarray(pair_pred[(a, b)])
            new = np.zeros((n_classes, len(said)))
            new[a] = said == a
            new[b] = said == b
            votes = votes + new
    return votes.argmax(axis=0)
