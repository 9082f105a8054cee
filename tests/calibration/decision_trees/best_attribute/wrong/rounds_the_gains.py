"""rounds gains to five decimal places before it compares them

Breaks: random tables
"""


def best_attribute(X, y, attrs):
    best = None
    for attr in sorted(attrs):
        gain = round(impurity_decrease(y, X[:, attr], label_entropy), 5)
        if best is None or gain > best[0]:
            best = gain, attr
    return best[1]
