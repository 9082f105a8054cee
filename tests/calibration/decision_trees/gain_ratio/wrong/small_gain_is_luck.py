"""returns 0 for a gain below a hundredth of a bit"""


def gain_ratio(y: np.ndarray, groups: np.ndarray) -> float:
    if len(np.unique(groups)) < 2:
        return 0.0
    gain = impurity_decrease(y, groups, label_entropy)
    return 0.0 if gain < 0.01 else gain / label_entropy(groups)
