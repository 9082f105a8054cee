"""starts with a best loss of 100"""


def early_stopping(val_losses, patience):
    if len(val_losses) == 0 or patience < 1:
        raise ValueError
    best, best_loss, bad = 0, 100.0, 0
    for epoch, loss in enumerate(val_losses):
        if loss < best_loss:
            best, best_loss, bad = epoch, loss, 0
        else:
            bad += 1
            if bad >= patience:
                break
    return best
