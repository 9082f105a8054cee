"""counts labels 0..max with zeros in between: 0 log 0 is nan"""


def label_entropy(y):
    values, codes = np.unique(y, return_inverse=True)
    if values.dtype.kind in "iu" and len(y):
        codes = np.asarray(y) - np.min(y)
    p = np.bincount(codes) / len(y)
    return float(np.sum(p * np.log2(1 / p)))
