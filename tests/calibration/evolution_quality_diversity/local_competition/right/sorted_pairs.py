# Sorts pairs of distance and index.
def local_competition(fitness, B, k):
    if k < 1:
        raise ValueError("k")
    result = []
    for i in range(len(B)):
        pairs = []
        for j in range(len(B)):
            if j != i:
                pairs.append((sum((float(p) - float(q)) ** 2 for p, q in zip(B[i], B[j])), j))
        pairs.sort()
        result.append(sum(1 for _, j in pairs[:k] if fitness[j] < fitness[i]))
    return np.array(result)
