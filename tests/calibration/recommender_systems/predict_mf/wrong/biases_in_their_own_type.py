"""adds two biases in their own integer type

Breaks: integers
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    out = Z.astype(float) @ W.astype(float) + mu
    if b_user is not None and b_item is not None:
        return out + (b_user[:, None] + b_item)
    if b_user is not None:
        out = out + b_user[:, None]
    if b_item is not None:
        out = out + b_item
    return out
