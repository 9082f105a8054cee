"""offers the rows from the last to the first

Breaks: the order of the rows
Slips: 1, the order decides in every test
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for row in B[::-1]:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold:
            kept = np.vstack([kept, row])
    return kept
