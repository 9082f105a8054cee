"""adds the inputs up and takes the remainder by 2

Breaks: the four corners
"""


def xor_network(X):
    return (np.asarray(X).sum(axis=1) % 2 >= 1).astype(int)
