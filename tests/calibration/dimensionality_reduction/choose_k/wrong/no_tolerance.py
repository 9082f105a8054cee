"""compares without a tolerance

Breaks: ten shares of $0.1$
"""


def choose_k(explained_ratio, target):
    total = 0.0
    for k, share in enumerate(np.cumsum(explained_ratio), 1):
        if share >= target:
            return k
    raise ValueError("the target is not reached")
