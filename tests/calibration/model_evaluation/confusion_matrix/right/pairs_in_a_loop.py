# One pair after the other, places in a dict.
def confusion_matrix(y_true, y_pred, labels=None):
    truth, guess = y_true.tolist(), y_pred.tolist()
    names = sorted({*truth, *guess}) if labels is None else labels.tolist()
    place = {name: i for i, name in enumerate(names)}
    C = np.zeros((len(names), len(names)), dtype=np.int64)
    for a, b in zip(truth, guess):
        if a in place and b in place:
            C[place[a], place[b]] += 1
    return C
