"""forgets eta in the promised decrease

Slips: 1, short steps are judged wrongly, and the search is for short steps
"""


def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-4):
    eta = eta0
    for k in range(61):
        if f(w - eta * grad) <= f(w) - c * (grad @ grad):
            return eta
        eta = eta * beta
    return 0.0
