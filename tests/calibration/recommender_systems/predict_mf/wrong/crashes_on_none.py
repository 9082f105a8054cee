"""adds biases that are None

Breaks: neither bias
Slips: 1, biases are None in most calls
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    return Z.astype(float) @ W.astype(float) + mu + b_user[:, None] + b_item
