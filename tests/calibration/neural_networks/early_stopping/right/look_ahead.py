# From best to best.
def early_stopping(val_losses, patience):
    if len(val_losses) < 1 or patience <= 0:
        raise ValueError("nothing to stop")
    best = 0
    while True:
        ahead = [
            e
            for e in range(best + 1, min(best + 1 + patience, len(val_losses)))
            if val_losses[e] < val_losses[best]
        ]
        if not ahead:
            return best
        best = ahead[0]
