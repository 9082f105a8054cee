"""computes with 64-bit integers, which overflow

Breaks: a hundred variables
"""

import numpy as np


def bn_parameter_count(parents, card):
    network, joint = 0, 1
    for node, above in parents.items():
        rows = 1
        for parent in above:
            rows *= card[parent]
        network += (card[node] - 1) * rows
        joint = int(np.int64(joint) * np.int64(card[node]) if joint < 2**62 else 0)
    return network, joint - 1
