"""updates the counts at the end of each pass

Breaks: that a mistake counts at once
Slips: 1, the first pass already counts every row
"""


def kernel_perceptron(K, y, max_epochs=1000):
    counts = np.zeros(len(y), dtype=int)
    for _ in range(max_epochs):
        before, counts = counts, counts.copy()
        for i in range(len(y)):
            if y[i] * (K[:, i] @ (before * y)) <= 0:
                counts[i] += 1
        if np.array_equal(counts, before):
            return counts, True
    return counts, False
