"""begins with the first of attrs and a gain of 0, and asks for more

Breaks: columns without gain
Breaks: pure labels
"""


def best_attribute(X, y, attrs):
    chosen, best = attrs[0], 0.0
    for attr in sorted(attrs):
        gain = impurity_decrease(y, X[:, attr], label_entropy)
        if gain > best + 1e-9:
            chosen, best = attr, gain
    return chosen
