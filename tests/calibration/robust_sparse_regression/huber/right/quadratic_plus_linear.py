# Half the square of the part up to eps, plus eps times the part beyond it.
def huber(r, eps):
    if eps <= 0:
        raise ValueError("eps <= 0")
    r = np.array(r, dtype=np.float64)
    inner = np.minimum(np.abs(r), eps)
    outer = np.abs(r) - inner
    v, g = 0.5 * inner**2 + eps * outer, np.sign(r) * inner
    return (v.item(), g.item()) if r.shape == () else (v, g)
