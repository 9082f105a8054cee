"""returns 0 where every sample has a branch of its own

Breaks: the table
"""


def gain_ratio(y: np.ndarray, groups: np.ndarray) -> float:
    if len(np.unique(groups)) == len(y):
        return 0.0
    split_information = label_entropy(groups)
    if split_information == 0:
        return 0.0
    return impurity_decrease(y, groups, label_entropy) / split_information
