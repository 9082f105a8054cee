"""multiplies small integers in their own type

Breaks: integers
"""


def mlp_forward(params, X, hidden="relu"):
    A, caches = X, []
    for number, (W, b) in enumerate(params):
        Z = A @ W + b
        caches.append((A, Z))
        if number < len(params) - 1:
            A = activation(Z, hidden)[0]
    return Z, caches
