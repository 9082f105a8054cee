"""rounds the sum to nine places, which refuses sums 8e-10 away from 1

Breaks: sums that rounding has moved
Slips: 1
"""


def expectiminimax(tree):
    if "value" in tree:
        return float(tree["value"])
    values = [expectiminimax(child) for child in tree["children"]]
    if tree["type"] == "max":
        return max(values)
    if tree["type"] == "min":
        return min(values)
    probs = tree["probs"]
    if len(probs) != len(values) or any(p < 0 for p in probs) or round(float(sum(probs)), 9) != 1:
        raise ValueError("not a distribution")
    return float(sum(p * v for p, v in zip(probs, values)))
