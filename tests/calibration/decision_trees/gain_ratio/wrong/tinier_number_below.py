"""adds 1e-10 to the split information, so as not to divide by zero

Breaks: a branch of one sample in 2000
"""


def gain_ratio(y: np.ndarray, groups: np.ndarray) -> float:
    if len(y) == 0:
        return 0.0
    return impurity_decrease(y, groups, label_entropy) / (label_entropy(groups) + 1e-10)
