# The formula as it stands: a product with the mask, and one division.
def oob_predictions(preds, oob):
    return (preds * oob).sum(axis=0) / oob.sum(axis=0)
