"""does not look at the objective after the first step

Breaks: each reason alone
"""


def stop_reason(w_old, w_new, f_old, f_new, t, max_iter, eps_f, eps_w):
    if t >= max_iter:
        return "max_iter"
    if t > 1 and abs(f_new - f_old) <= eps_f:
        return "f"
    if np.linalg.norm(w_new - w_old) <= eps_w:
        return "w"
    return ""
