# Adds up point by point.
def svm_primal_objective(w, b, X, y, C):
    total = 0.0
    for x, t in zip(X, y):
        m = t * (np.dot(w, x) + b)
        if m < 1:
            total += 1 - m
    return 0.5 * np.linalg.norm(w) ** 2 + C * total
