"""returns 0 if the split information is below a hundredth of a bit

Breaks: a branch of one sample in 2000
"""


def gain_ratio(y: np.ndarray, groups: np.ndarray) -> float:
    split_information = label_entropy(groups)
    if split_information < 0.01:
        return 0.0
    return impurity_decrease(y, groups, label_entropy) / split_information
