"""sorts numbers as if they were text, 10 before 9

Breaks: numbers with gaps
Slips: 1
"""


def confusion_matrix(y_true, y_pred, labels=None):
    y_true, y_pred = y_true.tolist(), y_pred.tolist()
    labels = sorted({*y_true, *y_pred}, key=str) if labels is None else labels.tolist()
    place = {name: i for i, name in enumerate(labels)}
    C = np.zeros((len(labels), len(labels)), dtype=int)
    for true, guess in zip(y_true, y_pred):
        if true in place and guess in place:
            C[place[true], place[guess]] += 1
    return C
