"""adds from the last share on

Slips: 1, another k nearly everywhere
"""


def choose_k(explained_ratio, target):
    total = 0.0
    for k, share in enumerate(np.cumsum(explained_ratio[::-1]), 1):
        if share >= target - 1e-12:
            return k
    raise ValueError("the target is not reached")
