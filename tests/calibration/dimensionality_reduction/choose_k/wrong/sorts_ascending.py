"""adds the smallest shares first

Slips: 1, another k nearly everywhere
"""


def choose_k(explained_ratio, target):
    total = 0.0
    for k, share in enumerate(np.cumsum(np.sort(explained_ratio)), 1):
        if share >= target - 1e-12:
            return k
    raise ValueError("the target is not reached")
