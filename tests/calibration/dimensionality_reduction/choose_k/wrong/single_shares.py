"""looks for a single share that is as large as the target

Breaks: targets between two sums
Slips: 1, right only where the first share is enough
"""


def choose_k(explained_ratio, target):
    total = 0.0
    for k, share in enumerate(explained_ratio, 1):
        if share >= target - 1e-12:
            return k
    raise ValueError("the target is not reached")
