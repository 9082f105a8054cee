"""Functions that tests of this topic pass to yours; first arguments are filled in beforehand."""

import numpy as np


def stop_at_height(height, D):
    """Return labels of single linkage up to a height: the number of the first point of each."""
    D, labels = np.asarray(D, dtype=float), np.arange(len(D))
    for i in range(len(D)):
        for j in range(i):
            if D[i, j] <= height:
                pair = labels[i], labels[j]
                labels[(labels == pair[0]) | (labels == pair[1])] = min(pair)
    return labels


def stop_at_share(share, D):
    """Return labels of single linkage up to a share of the largest distance."""
    return stop_at_height(share * np.max(D), D)


def stop_at_count(k, D):
    """Return labels of single linkage with k clusters."""
    D, labels = np.asarray(D, dtype=float), np.arange(len(D))
    pairs = sorted((D[i, j], j, i) for i in range(len(D)) for j in range(i))
    for _, j, i in pairs:
        if len(set(labels.tolist())) > k and labels[i] != labels[j]:
            labels[(labels == labels[i]) | (labels == labels[j])] = min(labels[i], labels[j])
    return labels


def renamed(k, D):
    """Return labels of single linkage with k clusters, under names that change with D."""
    return int(1000 * np.max(D)) % 7 - 3 * stop_at_count(k, D)


def fixed(labels, D):
    """Return the same labels for all distances."""
    return np.array(labels)


def odd_at(values, labels, others, D):
    """Return the same labels, but others where the distance of points 0 and 1 is in values."""
    is_odd = np.any(np.abs(np.asarray(values) - D[0, 1]) < 1e-9)
    return np.array(others if is_odd else labels)
