# Walks over all worlds, one at a time.
def feature_relevance(joint, axis):
    from itertools import product

    if not np.isclose(joint.sum(), 1, rtol=0, atol=1e-9):
        raise ValueError("chances must add up to one")
    d = joint.ndim - 1

    def accuracy(mask):
        best = {}
        for x in product([0, 1], repeat=d):
            key = tuple(v for v, m in zip(x, mask) if m)
            best[key] = best.get(key, 0) + joint[x]
        return sum(np.max(p) for p in best.values())

    word = "irrelevant"
    for mask in product([0, 1], repeat=d):
        if mask[axis] == 1:
            without = list(mask)
            without[axis] = 0
            if accuracy(mask) - accuracy(without) > 1e-12:
                if sum(mask) == d:
                    return "strong"
                word = "weak"
    return word
