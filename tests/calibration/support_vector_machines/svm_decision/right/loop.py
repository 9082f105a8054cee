# Adds up new point by new point.
def svm_decision(alpha, y, K_test, b):
    if len(alpha) != K_test.shape[1]:
        raise ValueError("shape")
    scores = []
    for row in K_test:
        scores.append(b + sum(float(a * t * k) for a, t, k in zip(alpha, y, row)))
    return np.array(scores, dtype=float)
