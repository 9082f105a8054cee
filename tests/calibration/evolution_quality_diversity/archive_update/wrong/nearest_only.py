"""looks at the nearest row whatever k is

Breaks: several neighbours
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, 1)[0] > threshold:
            kept = np.vstack([kept, row])
    return kept
