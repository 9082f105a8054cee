"""asks for a margin of a billionth above the threshold"""


def archive_update(archive, B, threshold, k):
    archive = np.array(archive, dtype=float)
    for b in np.asarray(B, dtype=float):
        if (
            len(archive) == 0
            or novelty_scores(b[None], archive, k)[0] > threshold * (1 + 1e-6) + 1e-9
        ):
            archive = np.vstack([archive, b[None]])
    return archive
