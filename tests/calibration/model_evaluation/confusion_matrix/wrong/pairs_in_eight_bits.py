"""stores the numbers of pairs of classes in eight bits, which sixteen classes fill

Slips: 1
"""


def confusion_matrix(y_true, y_pred, labels=None):
    y_true, y_pred = y_true.tolist(), y_pred.tolist()
    labels = sorted({*y_true, *y_pred}) if labels is None else labels.tolist()
    k, place = len(labels), {name: i for i, name in enumerate(labels)}
    known = [(t, p) for t, p in zip(y_true, y_pred) if t in place and p in place]
    pairs = np.array([(place[t] * k + place[p]) % 256 for t, p in known], dtype=int)
    return np.bincount(pairs, minlength=k * k)[: k * k].reshape(k, k)
