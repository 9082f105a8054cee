"""returns the gain itself, divided by nothing

Slips: 1, every value but 0 is wrong
"""


def gain_ratio(y: np.ndarray, groups: np.ndarray) -> float:
    split_information = label_entropy(groups)
    if split_information == 0:
        return 0.0
    return impurity_decrease(y, groups, label_entropy)
