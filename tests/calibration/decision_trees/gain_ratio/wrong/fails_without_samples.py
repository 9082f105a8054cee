"""takes the most frequent group, which no samples have not

Breaks: no samples
"""


def gain_ratio(y: np.ndarray, groups: np.ndarray) -> float:
    if np.unique(groups, return_counts=True)[1].max() == len(y):
        return 0.0
    split_information = label_entropy(groups)
    if split_information == 0:
        return 0.0
    return impurity_decrease(y, groups, label_entropy) / split_information
