# Adds up pair by pair.
def dual_objective(alpha, K, y):
    total = 0.0
    for i in range(len(y)):
        total += alpha[i]
        for j in range(len(y)):
            total -= 0.5 * alpha[i] * alpha[j] * y[i] * y[j] * K[i, j]
    return float(total)
