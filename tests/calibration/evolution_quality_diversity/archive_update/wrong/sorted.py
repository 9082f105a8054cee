"""sorts the rows of the archive

Slips: 1, the order of the archive is asked for everywhere
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold:
            kept = np.vstack([kept, row])
    return kept[np.lexsort(kept.T[::-1])]
