"""takes the lower of the novelty in the old archive and among new rows

Slips: 1
"""


def archive_update(archive, B, threshold, k):
    old = np.array(archive, dtype=float)
    new = old[:0]
    for row in B:
        one = row[np.newaxis]
        if min(novelty_scores(one, old, k)[0], novelty_scores(one, new, k)[0]) > threshold:
            new = np.vstack([new, row])
    return np.vstack([old, new])
