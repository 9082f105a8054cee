"""divides 0 by 0 for a single branch

Breaks: one branch
Breaks: never nan
"""


def gain_ratio(y: np.ndarray, groups: np.ndarray) -> float:
    split_information = label_entropy(groups)
    return impurity_decrease(y, groups, label_entropy) / np.float64(split_information)
