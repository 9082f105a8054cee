"""takes the exactly largest gain, so that rounding decides between equally good columns

Breaks: ties that rounding hides
"""


def best_attribute(X, y, attrs):
    return max(sorted(attrs), key=lambda attr: impurity_decrease(y, X[:, attr], label_entropy))
