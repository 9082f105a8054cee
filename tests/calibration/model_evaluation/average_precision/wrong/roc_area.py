"""returns the area under the ROC curve

Slips: 1, another area is measured
"""


def average_precision(y_true, scores):
    positives, negatives = scores[y_true == 1], scores[y_true == 0]
    if len(positives) == 0:
        raise ValueError("no positives")
    if len(negatives) == 0:
        return 1.0
    above = positives[:, np.newaxis] - negatives
    return float(np.mean((above > 0) + (above == 0) / 2))
