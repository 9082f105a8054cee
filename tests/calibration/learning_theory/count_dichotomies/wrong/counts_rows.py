"""counts the hypotheses, equal or not

Breaks: repeated rows
Slips: 1, no count of a table with equal rows is right
"""

import numpy as np


def count_dichotomies(outputs):
    return len(outputs) if outputs.shape[1] else min(1, len(outputs))
