"""broadcasts a few rows of A at a time

Needs: the memory for large tables
"""


def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p")
    A, B = A.astype(float), B.astype(float)
    pieces = []
    for part in np.array_split(A, 8):
        gaps = np.abs(part[:, np.newaxis] - B)
        pieces.append(gaps.max(axis=2) if p == np.inf else (gaps**p).sum(axis=2) ** (1 / p))
    return np.concatenate(pieces)
