"""counts the rows that occur once

Slips: 1, rows that repeat stand in each test
"""

import numpy as np


def count_dichotomies(outputs):
    rows = outputs.tolist()
    return sum(rows.count(row) == 1 for row in rows)
