"""hands all points to the hypothesis at once

Breaks: points of any kind
Slips: 1, no hypothesis takes a list
"""

import numpy as np


def true_error(h, c, points, probs):
    return float(np.sum(probs * (h(points) != c(points))))
