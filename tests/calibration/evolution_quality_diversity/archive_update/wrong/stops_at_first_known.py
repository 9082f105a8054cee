"""stops at the first row that is not new

Slips: 1, old rows come before new ones in most calls
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold:
            kept = np.vstack([kept, row])
        else:
            break
    return kept
