"""adds small integers in their own type

Breaks: as floats and integers
"""


def xor_network(X):
    both = X[:, 0] + X[:, 1]
    hidden = (both / 2 >= 0.75).astype(int)
    return (both - 2 * hidden >= 1).astype(int)
