# Branches on the sign of the margin, with log1p.
def margin_losses(margins):
    m = np.array(margins, dtype=np.float64)
    wrong = np.where(m > 0, 0.0, 1.0)
    tail = np.log1p(np.exp(-np.abs(m)))
    return dict(
        squared=(m - 1.0) * (m - 1.0),
        exponential=np.exp(-m),
        logistic=np.where(m < 0, -m + tail, tail),
        hinge=(1 - m) * (m < 1),
        perceptron=-m * (m < 0),
        zero_one=wrong,
    )
