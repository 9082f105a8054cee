# A list of pairs, the first that holds.
def stop_reason(w_old, w_new, f_old, f_new, t, max_iter, eps_f, eps_w):
    step = sum((float(a) - float(b)) ** 2 for a, b in zip(w_new, w_old)) ** 0.5
    reasons = [
        ("max_iter", not t < max_iter),
        ("f", -eps_f <= f_old - f_new <= eps_f),
        ("w", step <= eps_w),
    ]
    return next((name for name, holds in reasons if holds), "")
