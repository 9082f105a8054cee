"""takes groups that differ in upper and lower case only for the same

Breaks: strings as groups
"""


def _h(v):
    if len(v) == 0:
        return 0.0
    c = np.unique(v, return_counts=True)[1]
    p = c / len(v)
    return float(np.sum(p * np.log2(1 / p)))


def gain_ratio(y: np.ndarray, groups: np.ndarray) -> float:
    groups = np.char.lower(groups) if groups.dtype.kind == "U" else groups
    kinds = np.unique(groups)
    if len(kinds) < 2:
        return 0.0
    split = _h(groups)
    gain = _h(y)
    for g in kinds:
        part = y[groups == g]
        gain -= len(part) / len(y) * _h(part)
    return float(gain / split)
