"""keeps integers in an integer archive

Breaks: integers
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold:
            kept = np.vstack([kept, row]).astype(kept.dtype)
    return kept
