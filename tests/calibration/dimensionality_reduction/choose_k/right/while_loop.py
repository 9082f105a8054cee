"""adds share after share"""


def choose_k(explained_ratio, target):
    reached, k = 0.0, 0
    while k < len(explained_ratio):
        reached += float(explained_ratio[k])
        k += 1
        if reached >= target - 1e-12:
            return k
    raise ValueError("out of reach")
