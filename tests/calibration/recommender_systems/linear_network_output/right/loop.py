"""adds up hidden units"""


def linear_network_output(V, W, user):
    out = np.zeros(W.shape[1])
    for a in range(W.shape[0]):
        out += float(V[a, user]) * W[a]
    return out
