"""takes probabilities outside of 0 and 1

Breaks: for `w` outside $[0, 1]$
Slips: 1
"""


def bernoulli_likelihood(data, w):
    if not np.all((data == 0) | (data == 1)):
        raise ValueError("data must be zeros and ones")
    w = np.asarray(w, float)
    h = np.sum(data)
    result = w**h * (1 - w) ** (len(data) - h)
    return result if w.ndim else float(result)
