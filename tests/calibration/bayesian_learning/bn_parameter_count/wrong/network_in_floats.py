"""multiplies the rows with np.prod and makes floats of them

Breaks: a hundred variables
"""

import numpy as np


def bn_parameter_count(parents, card):
    network, joint = 0.0, 1
    for node, above in parents.items():
        network += (card[node] - 1) * np.prod([float(card[parent]) for parent in above])
        joint *= card[node]
    return int(network), joint - 1
