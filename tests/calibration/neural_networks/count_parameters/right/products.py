# Weights and biases apart.
def count_parameters(sizes):
    weights = sum(a * b for a, b in zip(sizes, sizes[1:]))
    return weights + sum(sizes[1:])
