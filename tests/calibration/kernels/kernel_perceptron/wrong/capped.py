"""counts each row once at most

Breaks: several mistakes on one row
Slips: 1, counts above 1 occur in every test
"""


def kernel_perceptron(K, y, max_epochs=1000):
    counts = np.zeros(len(y), dtype=int)
    for _ in range(max_epochs):
        before = counts.copy()
        for i in range(len(y)):
            if y[i] * (K[:, i] @ (counts * y)) <= 0:
                counts[i] = 1
        if np.array_equal(counts, before):
            return counts, True
    return counts, False
