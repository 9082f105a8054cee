"""breaks ties by the order of the rows

Breaks: ties between classes
Breaks: rows in any order
Breaks: constant scores
Slips: 1
"""


def average_precision(y_true, scores):
    if not np.any(y_true == 1):
        raise ValueError("no positives")
    ranked = y_true[np.argsort(-scores, kind="stable")]
    places = np.flatnonzero(ranked == 1)
    return float(np.mean((np.arange(len(places)) + 1) / (places + 1)))
