# A dictionary of totals.
def conditional(joint, given):
    axes = [int(axis) % joint.ndim for axis in np.ravel(given)]
    totals = {}
    for place, value in np.ndenumerate(joint):
        key = tuple(place[axis] for axis in axes)
        totals[key] = totals.get(key, 0.0) + float(value)
    result = np.empty(joint.shape)
    for place, value in np.ndenumerate(joint):
        total = totals[tuple(place[axis] for axis in axes)]
        result[place] = value / total if total else np.nan
    return result
