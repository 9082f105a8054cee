"""leaves the labels of counted rows out of the sum

Breaks: that the labels of earlier mistakes count
Slips: 1, hardly any score is right
"""


def kernel_perceptron(K, y, max_epochs=1000):
    counts = np.zeros(len(y), dtype=int)
    for _ in range(max_epochs):
        before = counts.copy()
        for i in range(len(y)):
            if y[i] * (K[:, i] @ counts) <= 0:
                counts[i] += 1
        if np.array_equal(counts, before):
            return counts, True
    return counts, False
