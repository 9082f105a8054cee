"""answers arrays of integers with integers

Breaks: integers (results are float64)
Slips: 1
"""


def eps_insensitive(y, s, eps):
    if eps < 0:
        raise ValueError("eps")
    d = s - y
    loss = np.maximum(0, np.abs(d) - eps)
    return loss, np.sign(d) * (loss > 0)
