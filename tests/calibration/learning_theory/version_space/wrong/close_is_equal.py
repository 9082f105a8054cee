"""takes numbers that are close for equal

Breaks: nearly equal labels
Slips: 1
"""


import numpy as np


def version_space(hypotheses, samples):
    def agree(a, b):
        if isinstance(a, str) or isinstance(b, str):
            return a == b
        return bool(np.isclose(a, b))

    return sorted(n for n, h in hypotheses.items() if all(agree(h(x), y) for x, y in samples))
