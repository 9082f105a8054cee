"""rounds the variance to nine decimal places

Breaks: from $10^{-6}$ to $10^6$ in size
"""


def variance_impurity(y: np.ndarray) -> float:
    if y.size == 0:
        return 0.0
    deviations = y - y.mean()
    return round(float(deviations @ deviations) / len(y), 9)
