"""reads rows as binary numbers without regard to negative labels

Breaks: negative labels
"""

import numpy as np


def count_dichotomies(outputs):
    return len({sum(int(v) << i for i, v in enumerate(row)) for row in outputs.tolist()})
