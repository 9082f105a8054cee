# Keeps a count for each row instead of w, as kernels do; NumPy integers in the list.
def perceptron_train(X, y, max_epochs=1000):
    Z = np.array(X, dtype=float)
    labels = np.array(y, dtype=float)
    gram = Z @ Z.T
    counts = np.zeros(len(Z))
    mistakes = []
    for _ in range(max_epochs):
        start = len(mistakes)
        for i in np.arange(len(Z)):
            if labels[i] * (gram[i] @ (counts * labels)) <= 0:
                counts[i] += 1
                mistakes.append(i)
        if len(mistakes) == start:
            return Z.T @ (counts * labels), mistakes
    raise RuntimeError("no clean pass")
