"""adds two biases in their own integer type

Breaks: integers
"""


def hybrid_predict(Z, W, mu, b_user, b_item, w, F):
    biases = b_user[:, np.newaxis] + b_item
    return Z.astype(float) @ W.astype(float) + mu + biases + F.astype(float) @ w.astype(float)
