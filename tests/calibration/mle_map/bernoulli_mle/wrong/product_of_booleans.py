"""counts heads by a product of the record with itself, which is True for booleans

Breaks: booleans
Slips: 1
"""


def bernoulli_mle(data):
    if len(data) == 0:
        raise ValueError("no tosses")
    return float((data @ data) / len(data))
