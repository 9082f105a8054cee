# Keeps all scores up to date.
def kernel_perceptron(K, y, max_epochs=1000):
    n = len(y)
    counts, scores, clean = [0] * n, np.zeros(n), False
    epoch = 0
    while epoch < max_epochs and not clean:
        epoch, clean = epoch + 1, True
        for i in range(n):
            if y[i] * scores[i] <= 0:
                counts[i] += 1
                scores = scores + y[i] * K[i]
                clean = False
    return np.array(counts, dtype=int), clean
