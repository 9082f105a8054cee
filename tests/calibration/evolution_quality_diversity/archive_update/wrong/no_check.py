"""lets every row in

Slips: 1, hardly any archive is right
"""


def archive_update(archive, B, threshold, k):
    kept = np.array(archive, dtype=float)
    for row in B:
        if True:
            kept = np.vstack([kept, row])
    return kept
