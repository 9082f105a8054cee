"""divides by the split information, which ID3 does not

Slips: 1, right only where both measures agree
"""


def best_attribute(X: np.ndarray, y: np.ndarray, attrs: list[int]) -> int:
    gains = {
        attr: impurity_decrease(y, X[:, attr], label_entropy)
        / max(label_entropy(X[:, attr]), 1e-12)
        for attr in attrs
    }
    highest = max(gains.values())
    return min(attr for attr, gain in gains.items() if gain >= highest - 1e-9)
