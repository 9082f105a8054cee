"""checks k only when it comes to a descriptor

Breaks: ValueError
"""


def novelty_scores(B, archive, k):
    scores = []
    for b in np.asarray(B, dtype=float):
        if k < 1:
            raise ValueError("k must be at least 1")
        distances = np.sort(np.linalg.norm(archive - b, axis=1))[:k]
        scores.append(distances.mean() if len(distances) else np.inf)
    return np.array(scores, dtype=float)
