"""adds up the entries of the step before it takes their size

Breaks: steps whose entries add up to zero
"""


def stop_reason(w_old, w_new, f_old, f_new, t, max_iter, eps_f, eps_w):
    if t >= max_iter:
        return "max_iter"
    if abs(f_new - f_old) <= eps_f:
        return "f"
    if abs(np.sum(w_new - w_old)) / len(w_old) ** 0.5 <= eps_w:
        return "w"
    return ""
