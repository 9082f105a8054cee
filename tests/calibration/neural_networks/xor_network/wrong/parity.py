"""adds the inputs up and takes the remainder by 2

Breaks: the four corners
Slips: 1, real points lie on all sides, in two of three tests
"""


def xor_network(X):
    return (np.asarray(X).sum(axis=1) % 2 >= 1).astype(int)
