"""moves probabilities that lie outside to the nearest end

Breaks: for `w` outside $[0, 1]$
Slips: 1
"""


def bernoulli_likelihood(data, w):
    if not np.all((data == 0) | (data == 1)):
        raise ValueError("data must be zeros and ones")
    w = np.clip(np.asarray(w, float), 0, 1)
    h = np.sum(data)
    result = w**h * (1 - w) ** (len(data) - h)
    return result if w.ndim else float(result)
