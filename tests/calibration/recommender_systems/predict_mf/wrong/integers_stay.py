"""returns integers for integers

Breaks: integers
Slips: 1
"""


def predict_mf(Z, W, mu=0.0, b_user=None, b_item=None):
    def widened(array):
        return array.astype(np.int64) if array.dtype.kind in "iu" else array

    scores = widened(Z) @ widened(W)
    scores = scores + (int(mu) if float(mu).is_integer() else mu)
    if b_user is not None:
        scores = scores + widened(b_user)[:, np.newaxis]
    return scores if b_item is None else scores + widened(b_item)
