"""returns the entropy that as many equally frequent labels would have"""


def label_entropy(y):
    return float(np.log2(max(1, len(np.unique(y)))))
