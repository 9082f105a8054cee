"""returns an array of floats where nobody is named

Breaks: fractions of 0 and 1
"""


def density_outliers(scores, fraction):
    if not 0 <= fraction <= 1:
        raise ValueError
    k = int(np.floor(fraction * len(scores) + 1e-9))
    return np.array(sorted(sorted(range(len(scores)), key=lambda i: scores[i])[:k]))
