"""makes floats of the samples alone and multiplies the matrices as integers

Breaks: integers
"""


def linear_ae_forward(X, W_enc, W_dec):
    X = X.astype(float)
    both = W_dec @ W_enc
    return X @ W_enc.T, X @ both.T
