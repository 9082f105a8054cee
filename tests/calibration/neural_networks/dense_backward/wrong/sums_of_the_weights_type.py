"""adds slopes by weights up in an array of the type of the weights

Breaks: integers
"""

import numpy as np


def dense_backward(dZ, X, W):
    n, k = np.shape(dZ)
    d = np.shape(W)[0]
    dX, dW, db = np.zeros((n, d)), np.zeros_like(W), np.zeros(k)
    for i in range(n):
        for j in range(k):
            db[j] += dZ[i][j]
            for a in range(d):
                dX[i, a] += dZ[i][j] * W[a][j]
                dW[a, j] += dZ[i][j] * X[i][a]
    return dX, dW, db
