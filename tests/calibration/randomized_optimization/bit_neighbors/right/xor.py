# Takes exclusive or.
def bit_neighbors(x):
    return np.bitwise_xor(np.asarray(x, dtype=int)[None, :], np.eye(len(x), dtype=int))
