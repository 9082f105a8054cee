"""works in float32 for integers of a small type

Breaks: integers
Slips: 1
"""


def linear_network_output(V, W, user):
    one_hot = np.zeros(V.shape[1], dtype=np.float32)
    one_hot[user] = 1
    return W.T @ (V @ one_hot)
