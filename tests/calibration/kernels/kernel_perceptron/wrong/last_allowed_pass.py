"""denies that it has converged if the clean pass is the last allowed

Breaks: few passes and none
Slips: 1, many cases end with the last pass allowed
"""


def kernel_perceptron(K, y, max_epochs=1000):
    counts = np.zeros(len(y), dtype=int)
    epoch = 0
    while epoch < max_epochs:
        epoch += 1
        mistakes = 0
        for i in range(len(y)):
            if y[i] * (K[:, i] @ (counts * y)) <= 0:
                counts[i] += 1
                mistakes += 1
        if mistakes == 0:
            break
    return counts, epoch < max_epochs
