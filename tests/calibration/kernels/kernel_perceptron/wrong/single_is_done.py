"""leaves the count of a single point at 0

Breaks: single points
"""


def kernel_perceptron(K, y, max_epochs=1000):
    counts = np.zeros(len(y), dtype=int)
    if len(y) == 1:
        return counts, True
    for _ in range(max_epochs):
        before = counts.copy()
        for i in range(len(y)):
            if y[i] * (K[:, i] @ (counts * y)) <= 0:
                counts[i] += 1
        if np.array_equal(counts, before):
            return counts, True
    return counts, False
