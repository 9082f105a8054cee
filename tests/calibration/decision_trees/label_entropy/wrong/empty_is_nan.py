"""returns nan for no samples

Breaks: an empty y
"""


def label_entropy(y):
    _, inverse, counts = np.unique(y, return_inverse=True, return_counts=True)
    return abs(float(np.mean(np.log2(counts[inverse] / len(y)))))
