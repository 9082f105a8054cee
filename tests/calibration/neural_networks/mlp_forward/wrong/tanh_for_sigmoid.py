"""bends by tanh where sigmoids are wanted

Breaks: all four activations
"""


def mlp_forward(params, X, hidden='relu'):
    hidden = "tanh" if hidden == "sigmoid" else hidden
    A = Z = np.array(X, dtype=float)
    caches = []
    for layer, (W, b) in enumerate(params):
        if layer > 0:
            A = activation(Z, hidden)[0]
        Z = dense_forward(A, W, b)
        caches.append((A, Z))
    return Z, caches
