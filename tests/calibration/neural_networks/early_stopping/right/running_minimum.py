# By running minima.
def early_stopping(val_losses, patience):
    losses = list(val_losses)
    if not losses or patience < 1:
        raise ValueError("nothing to stop")
    best = losses.index(losses[0])
    for epoch, loss in enumerate(losses):
        if loss < losses[best]:
            best = epoch
        if epoch - best == patience:
            return best
    return best
