"""visits the rows from the last to the first

Slips: 1, all counts depend on the order
"""


def kernel_perceptron(K, y, max_epochs=1000):
    counts = np.zeros(len(y), dtype=int)
    for _ in range(max_epochs):
        before = counts.copy()
        for i in reversed(range(len(y))):
            if y[i] * (K[:, i] @ (counts * y)) <= 0:
                counts[i] += 1
        if np.array_equal(counts, before):
            return counts, True
    return counts, False
