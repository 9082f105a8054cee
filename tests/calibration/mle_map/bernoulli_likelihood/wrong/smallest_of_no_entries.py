"""asks for the smallest entry of w, which an array without entries has not

Breaks: `w` of any shape
Slips: 1
"""


def bernoulli_likelihood(data, w):
    p = np.asarray(w, dtype=float)
    if not np.all((data == 0) | (data == 1)):
        raise ValueError("data must hold zeros and ones")
    if p.min() < 0 or p.max() > 1:
        raise ValueError("w must lie between 0 and 1")
    h = np.sum(data == 1)
    result = p**h * (1 - p) ** (len(data) - h)
    return result if p.ndim else float(result)
