# Weakest reason first, stronger ones replace it.
def stop_reason(w_old, w_new, f_old, f_new, t, max_iter, eps_f, eps_w):
    reason = ""
    if not np.sqrt(((w_old - w_new) ** 2).sum()) > eps_w:
        reason = "w"
    if max(f_old, f_new) - min(f_old, f_new) <= eps_f:
        reason = "f"
    if max_iter <= t:
        reason = "max_iter"
    return reason
