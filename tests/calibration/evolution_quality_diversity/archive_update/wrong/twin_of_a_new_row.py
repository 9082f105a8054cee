"""refuses a row that equals an earlier row of B whatever its novelty

Slips: 1
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    seen = set()
    for row in B:
        is_twin = tuple(row) in seen
        seen.add(tuple(row))
        if not is_twin and novelty_scores(row[np.newaxis], kept, k)[0] > threshold:
            kept = np.vstack([kept, row])
    return kept
