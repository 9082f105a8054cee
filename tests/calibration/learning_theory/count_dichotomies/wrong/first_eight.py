"""looks at the first eight points alone

Breaks: more points than an integer has bits
"""

import numpy as np


def count_dichotomies(outputs):
    return len({tuple(row[:8]) for row in outputs.tolist()})
