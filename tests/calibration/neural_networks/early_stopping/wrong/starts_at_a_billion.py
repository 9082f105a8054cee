"""starts with a best loss of a billion"""


def early_stopping(val_losses, patience):
    if len(val_losses) == 0 or patience < 1:
        raise ValueError
    best, where, waited = 1e9, 0, 0
    for i, loss in enumerate(val_losses):
        if loss < best:
            best, where, waited = loss, i, 0
        else:
            waited += 1
            if waited == patience:
                break
    return where
