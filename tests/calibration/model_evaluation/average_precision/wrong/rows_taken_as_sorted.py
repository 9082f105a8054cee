"""takes the rows to be sorted by falling score

Breaks: rows in any order
Slips: 1, scores are not looked at
"""


def average_precision(y_true, scores):
    if not np.any(y_true == 1):
        raise ValueError("no positives")
    places = np.flatnonzero(y_true == 1)
    return float(np.mean((np.arange(len(places)) + 1) / (places + 1)))
