"""subtracts the mean of the rows that it is given

Breaks: the mean of the model
Slips: 1, the mean is half of the exercise
"""


def pca_transform(model, X):
    return (X - X.mean(axis=0)) @ model["components"].T
