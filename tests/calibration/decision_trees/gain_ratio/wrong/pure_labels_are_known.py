"""returns 1 for pure labels: all is known

Breaks: pure labels (0.0)
"""


def gain_ratio(y: np.ndarray, groups: np.ndarray) -> float:
    if len(np.unique(y)) == 1 and len(np.unique(groups)) > 1:
        return 1.0
    split_information = label_entropy(groups)
    if split_information == 0:
        return 0.0
    return impurity_decrease(y, groups, label_entropy) / split_information
