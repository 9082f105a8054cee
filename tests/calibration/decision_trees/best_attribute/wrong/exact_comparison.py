# The first of the gains that are exactly the largest: rounding decides between equal columns.
def best_attribute(X, y, attrs):
    return max(sorted(attrs), key=lambda attr: impurity_decrease(y, X[:, attr], label_entropy))
