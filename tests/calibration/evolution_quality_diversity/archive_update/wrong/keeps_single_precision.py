"""returns an archive of single precision in single precision

Slips: 1
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive)
    if kept.dtype.kind != "f":
        kept = kept.astype(float)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold:
            kept = np.vstack([kept, row])
    return kept
