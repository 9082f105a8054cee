"""adds shares while the sum is too small, and returns 0 for a target of 0

Breaks: a target of 0
"""


def choose_k(explained_ratio, target):
    total, k = 0.0, 0
    while total < target - 1e-12:
        if k == len(explained_ratio):
            raise ValueError("not reached")
        total += explained_ratio[k]
        k += 1
    return k
