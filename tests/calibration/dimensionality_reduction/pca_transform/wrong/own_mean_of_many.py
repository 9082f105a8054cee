"""subtracts the mean of the rows that it is given, where there are two or more

Breaks: the mean of the model
Slips: 1, the mean is half of the exercise
"""


def pca_transform(model, X):
    return (X - (X.mean(axis=0) if len(X) > 1 else model["mean"])) @ model["components"].T
