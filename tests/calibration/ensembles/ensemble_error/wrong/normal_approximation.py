"""uses the normal curve in place of the binomial

Breaks: an odd number of models
Slips: 1, an approximation is right nowhere but at the ends
"""


import math


def ensemble_error(n_models, eps):
    if eps in (0, 1):
        return float(eps)
    z = (0.5 - eps) * math.sqrt(n_models / (eps * (1 - eps)))
    return 0.5 * math.erfc(z / math.sqrt(2))
