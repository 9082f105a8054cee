"""counts the positives of tied scores before the negatives

Breaks: ties between classes
Slips: 1
"""


def average_precision(y_true, scores):
    if not np.any(y_true == 1):
        raise ValueError("no positives")
    ranked = y_true[np.lexsort([-y_true, -scores])]
    places = np.flatnonzero(ranked == 1)
    return float(np.mean((np.arange(len(places)) + 1) / (places + 1)))
