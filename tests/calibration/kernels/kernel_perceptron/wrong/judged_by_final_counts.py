"""judges by the final counts whether it has converged, not by the last pass

Breaks: few passes and none
"""


def kernel_perceptron(K, y, max_epochs=1000):
    counts = np.zeros(len(y), dtype=int)
    for _ in range(max_epochs):
        before = counts.copy()
        for i in range(len(y)):
            if y[i] * (K[:, i] @ (counts * y)) <= 0:
                counts[i] += 1
        if np.array_equal(before, counts):
            break
    return counts, bool(np.all(y * (K @ (counts * y)) > 0))
