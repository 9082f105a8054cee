"""adds the label in place of 1

Slips: 1, no count of a negative label is right
"""


def kernel_perceptron(K, y, max_epochs=1000):
    counts = np.zeros(len(y), dtype=int)
    for _ in range(max_epochs):
        before = counts.copy()
        for i in range(len(y)):
            if y[i] * (K[:, i] @ counts) <= 0:
                counts[i] += y[i].astype(int)
        if np.array_equal(counts, before):
            return counts, True
    return counts, False
