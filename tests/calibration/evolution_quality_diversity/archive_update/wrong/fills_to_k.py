"""lets every row in while the archive has fewer than k"""


def archive_update(archive, B, threshold, k):
    archive = np.array(archive, dtype=float)
    for b in np.asarray(B, dtype=float):
        if len(archive) < k or novelty_scores(b[None], archive, k)[0] > threshold:
            archive = np.vstack([archive, b[None]])
    return archive
