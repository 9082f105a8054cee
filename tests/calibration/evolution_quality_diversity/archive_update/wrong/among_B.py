"""takes the novelty of all rows among themselves

Slips: 1, hardly any archive is right
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    scores = novelty_scores(B, np.vstack([kept, B]), k + 1)
    kept = np.vstack([kept, B[scores > threshold]]) if len(B) else kept
    return kept
