"""brings the caller's v to unit length

Breaks: unchanged arguments
"""


def directional_derivative(grad, v):
    length = np.linalg.norm(v)
    if length == 0:
        raise ValueError
    if v.dtype != float:
        v = v.astype(float)
    v /= length
    return float(grad @ v)
