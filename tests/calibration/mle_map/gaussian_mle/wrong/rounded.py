"""rounds both results to twelve digits after the point

Breaks: samples near $10^8$
Slips: 1
"""


def gaussian_mle(x):
    if len(x) == 0:
        raise ValueError("an empty sample")
    return round(float(np.mean(x)), 12), round(float(np.var(x)), 12)
