"""takes back every step that goes up

Slips: 1, every path is another one after its first rise
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = w0.astype(float)
    best, lowest = w, f(w)
    for t in range(1, n_iter + 1):
        trial = best - lr(t) * subgrad(best)
        if f(trial) < lowest:
            best, lowest = trial, f(trial)
    return best, lowest
