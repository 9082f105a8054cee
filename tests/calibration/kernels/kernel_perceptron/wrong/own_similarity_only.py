"""looks at the similarity of a row to itself alone

Breaks: the exclusive or
Slips: 1, right where the other similarities are 0 only
"""


def kernel_perceptron(K, y, max_epochs=1000):
    counts = np.zeros(len(y), dtype=int)
    for _ in range(max_epochs):
        before = counts.copy()
        for i in range(len(y)):
            if y[i] * K[i, i] * counts[i] * y[i] <= 0:
                counts[i] += 1
        if np.array_equal(counts, before):
            return counts, True
    return counts, False
