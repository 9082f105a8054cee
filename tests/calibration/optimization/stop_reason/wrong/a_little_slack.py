"""adds 1e-12 to both tolerances

Breaks: equality
"""


def stop_reason(w_old, w_new, f_old, f_new, t, max_iter, eps_f, eps_w):
    if t >= max_iter:
        return "max_iter"
    if abs(f_new - f_old) <= eps_f + 1e-12:
        return "f"
    if np.linalg.norm(w_new - w_old) <= eps_w + 1e-12:
        return "w"
    return ""
