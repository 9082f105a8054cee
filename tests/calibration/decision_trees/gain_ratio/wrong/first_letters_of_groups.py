"""compares the first three letters of groups only

Breaks: strings as groups ("low" is not "lower")
"""


def gain_ratio(y: np.ndarray, groups: np.ndarray) -> float:
    groups = groups.astype("U3") if groups.dtype.kind == "U" else groups
    split_information = label_entropy(groups)
    if split_information == 0:
        return 0.0
    return impurity_decrease(y, groups, label_entropy) / split_information
