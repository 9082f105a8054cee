"""refuses a direction with a zero among its entries

Breaks: zeros among their entries
"""


def directional_derivative(grad, v):
    if np.any(v == 0):
        raise ValueError("zero")
    return float(grad @ v / np.linalg.norm(v))
