"""returns 0 at both ends of the range, whatever the record

Breaks: `w = 0` and `w = 1`
Slips: 1
"""


def bernoulli_likelihood(data, w):
    if not np.all((data == 0) | (data == 1)) or np.any(np.less(w, 0) | np.greater(w, 1)):
        raise ValueError("zeros and ones, and w from 0 to 1")
    w = np.asarray(w, float)
    h = np.sum(data)
    result = w**h * (1 - w) ** (len(data) - h) if len(data) else np.ones(w.shape)
    if len(data) > 1:
        result = np.where((w == 0) | (w == 1), 0.0, result)
    return result if w.ndim else float(result)
