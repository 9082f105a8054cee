"""multiplies by a one-hot vector"""


def linear_network_output(V, W, user):
    x = np.zeros(V.shape[1])
    x[user] = 1.0
    return W.T @ (V @ x)
