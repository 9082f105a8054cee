"""squares deviations of integers as integers, which overflows for large ones

Breaks: integers
Slips: 1
"""


def gaussian_mle(x):
    n = len(x)
    if n == 0:
        raise ValueError("nothing was observed")
    shifted = x - x[0]
    mean = shifted.mean()
    sigma2 = (shifted * shifted).mean() - mean**2
    return float(x[0] + mean), float(max(sigma2, 0.0))
