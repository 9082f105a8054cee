# By arrays.
def count_parameters(sizes):
    sizes = np.array(sizes)
    return int(np.dot(sizes[:-1] + 1, sizes[1:]))
