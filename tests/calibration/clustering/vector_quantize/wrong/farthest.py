"""codes by the farthest centre

Breaks: codes
Slips: 1, everything else follows
"""


def vector_quantize(X, centers):
    codes = ((X[:, None].astype(float) - centers) ** 2).sum(axis=2).argmax(axis=1)
    X_hat = centers.astype(float)[codes]
    mse = np.mean((X.astype(float) - X_hat) ** 2)
    return codes, X_hat, float(mse)
