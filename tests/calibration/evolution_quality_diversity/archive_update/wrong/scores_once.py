"""takes all scores in the archive as it was

Breaks: that rows which have just entered count
Slips: 1, most rows come in groups
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    scores = novelty_scores(B, kept, k)
    kept = np.vstack([kept, B[scores > threshold]])
    return kept
