"""divides by the number of branches

Breaks: the table
Slips: 1, every value but 0 is wrong
"""


def gain_ratio(y: np.ndarray, groups: np.ndarray) -> float:
    split_information = len(np.unique(groups)) if len(np.unique(groups)) > 1 else 0
    if split_information == 0:
        return 0.0
    return impurity_decrease(y, groups, label_entropy) / split_information
