# Loops over rows.
def novelty_scores(B, archive, k):
    if k < 1:
        raise ValueError("k < 1")
    scores = []
    for b in B:
        gaps = []
        for a in archive:
            gaps.append(sum((float(p) - float(q)) ** 2 for p, q in zip(b, a)) ** 0.5)
        gaps.sort()
        near = gaps[:k]
        scores.append(sum(near) / len(near) if near else np.inf)
    return np.array(scores)
