"""lets a novelty in that equals the threshold

Breaks: a novelty that equals the threshold
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] >= threshold:
            kept = np.vstack([kept, row])
    return kept
