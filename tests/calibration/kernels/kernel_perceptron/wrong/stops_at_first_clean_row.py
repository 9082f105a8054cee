"""stops when the last row was right

Breaks: the exclusive or
Slips: 1, the last row is often right before the others
"""


def kernel_perceptron(K, y, max_epochs=1000):
    counts = np.zeros(len(y), dtype=int)
    for _ in range(max_epochs):
        before = counts.copy()
        for i in range(len(y)):
            if y[i] * (K[:, i] @ (counts * y)) <= 0:
                counts[i] += 1
        if counts[-1] == before[-1]:
            return counts, True
    return counts, False
