"""forgets the mean of the model

Breaks: the mean of the model
Slips: 1, the mean is half of the exercise
"""


def pca_transform(model, X):
    return X @ model["components"].T
