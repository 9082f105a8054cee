"""offers the most novel row first

Slips: 1, the order decides in most tests
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for row in B[np.argsort(-novelty_scores(B, kept, k), kind="stable")]:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold:
            kept = np.vstack([kept, row])
    return kept
