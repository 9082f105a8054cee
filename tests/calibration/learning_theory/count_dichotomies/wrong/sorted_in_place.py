"""sorts the rows in place"""

import numpy as np


def count_dichotomies(outputs):
    outputs[:] = outputs[np.lexsort(outputs.T)] if outputs.size else outputs
    return len({tuple(row) for row in outputs.tolist()})
