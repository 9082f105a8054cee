"""returns probabilities in place of logits

Breaks: that the last layer is linear
Slips: 1, every logit is wrong
"""


def mlp_forward(params, X, hidden="relu"):
    A = np.asarray(X, dtype=float)
    caches = []
    for number, (W, b) in enumerate(params):
        Z = dense_forward(A, W, b)
        caches.append((A, Z))
        A = activation(Z, hidden)[0]
    P = np.exp(Z - Z.max(axis=1, keepdims=True))
    return P / P.sum(axis=1, keepdims=True), caches
