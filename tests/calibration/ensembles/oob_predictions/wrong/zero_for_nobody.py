"""returns 0 for rows that nobody can judge

Breaks: rows that are never out of bag
Slips: 1
"""


def oob_predictions(preds, oob):
    means = np.zeros(preds.shape[1])
    for i in range(preds.shape[1]):
        judges = preds[oob[:, i], i]
        if len(judges):
            means[i] = judges.mean()
    return means
