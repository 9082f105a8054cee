# A while loop with a counter.
def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-4):
    k = 0
    eta = eta0
    while f(w - eta * grad) > f(w) - c * eta * np.sum(grad**2):
        k += 1
        eta *= beta
        if k > 60:
            return 0.0
    return eta
