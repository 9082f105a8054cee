"""returns an empty archive where nothing is offered

Breaks: an empty `B`
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    if len(B) == 0:
        return np.empty((0, archive.shape[1]))
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold:
            kept = np.vstack([kept, row])
    return kept
