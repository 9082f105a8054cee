"""counts heads in a byte, which starts again at 0 after 255

Breaks: shares of heads in records of different lengths
Slips: 1
"""


def bernoulli_mle(data):
    if len(data) == 0:
        raise ValueError("no tosses")
    return float(data.astype(np.uint8).sum(dtype=np.uint8)) / len(data)
