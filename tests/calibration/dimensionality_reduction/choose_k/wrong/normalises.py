"""divides by the sum of the shares that are there

Breaks: shares that were cut off
Slips: 1, two tests hold lists that were cut off
"""


def choose_k(explained_ratio, target):
    total = 0.0
    for k, share in enumerate(np.cumsum(explained_ratio) / np.sum(explained_ratio), 1):
        if share >= target - 1e-12:
            return k
    raise ValueError("the target is not reached")
