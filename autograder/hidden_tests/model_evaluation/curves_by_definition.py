"""The rates of both curves, counted anew for each threshold."""

import numpy as np


def precision_and_recall(y, scores):
    """Compare all scores with each threshold; return precision, recall and thresholds."""
    thresholds = sorted(set(scores.tolist()))
    found = [y[scores >= t] for t in thresholds]
    precision = [np.mean(labels == 1) for labels in found] + [1.0]
    recall = [np.sum(labels == 1) / np.sum(y == 1) for labels in found] + [0.0]
    return np.array(precision), np.array(recall), np.array(thresholds)


def stepwise_area(y, scores):
    """Return the precision at each threshold times the recall that is gained there, summed."""
    precision, recall, _ = precision_and_recall(y, scores)
    return float(sum(precision[i] * (recall[i] - recall[i + 1]) for i in range(len(recall) - 1)))


def bent_scores(rng, y, levels):
    """Draw tied scores whose ROC curve has no two equal steps in a row, so that all points count.

    They are more than one, and do not separate the classes.
    """
    for _ in range(10_000):
        scores = rng.integers(1, levels + 1, size=len(y)) / 8
        fpr, tpr, _ = roc_points(y, scores)
        bends = np.abs(np.diff(fpr, 2)) + np.abs(np.diff(tpr, 2))
        mixed = scores[y == 1].min() <= scores[y == 0].max()
        if len(fpr) > 2 and mixed and (bends > 1e-9).all():
            return scores
    raise RuntimeError("no such scores were found: choose fewer levels")


def roc_points(y, scores):
    """Compare all scores with each threshold."""
    thresholds = [np.inf, *sorted(set(scores.tolist()), reverse=True)]
    rates = [[np.mean(scores[y == c] >= t) for t in thresholds] for c in (0, 1)]
    return *map(np.array, rates), np.array(thresholds)
