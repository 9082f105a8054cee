"""takes a single point for learnt after one pass, whatever it got wrong

Breaks: few passes and none
"""


def kernel_perceptron(K, y, max_epochs=1000):
    counts = np.zeros(len(y), dtype=int)
    for _ in range(max_epochs):
        mistakes = 0
        for i in range(len(y)):
            score = K[:, i] @ (counts * y)
            if y[i] * score <= 0:
                counts[i] += 1
                mistakes += 1
        if mistakes == 0 or len(y) == 1:
            return counts, True
    return counts, False
