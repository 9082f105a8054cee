"""stays in float32 for float32 scores

Breaks: `float32` scores (probabilities are float64)
"""


def sigmoid(z):
    return 1 / (1 + np.exp(-np.clip(z, -709, 709)))
