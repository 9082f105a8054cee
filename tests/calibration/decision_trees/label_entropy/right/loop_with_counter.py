# A dictionary of counts and the mathematics of Python.
import math
from collections import Counter


def label_entropy(y):
    counts = Counter(y.tolist())
    total = 0.0
    for count in counts.values():
        p = count / len(y)
        total += p * math.log(1 / p, 2)
    return total
