"""Odd values: of the wrong kind or shape, scaled, changed in place, printed and not returned."""

from tests.awkward.spoilt_notebooks import RIGHT, Case, all_lost, answered, with_cells

R2, HAT, ONE_HOT = RIGHT["r2_score"], RIGHT["hat_matrix"], RIGHT["one_hot"]


def wrapped(name: str, result: str, *lines: str):
    """Keep the right answer as ``right_answer`` and return something made of it."""
    source = RIGHT[name].replace(f"def {name}(", "def right_answer(")
    more = "".join(f"    {line}\n" for line in lines)
    return answered(
        **{
            name: f"{source}\ndef {name}(*args, **kwargs):\n"
            f"    right = right_answer(*args, **kwargs)\n{more}    return {result}\n"
        }
    )


DOUBLE_LOOP = """def hat_matrix(X):
    U, s, _ = np.linalg.svd(X, full_matrices=False)
    basis = U[:, s > 1e-12 * s[0]]
    n = len(X)
    H = np.zeros((n, n))
    for i in range(n):
        for j in range(n):
            total = 0.0
            for k in range(basis.shape[1]):
                total += basis[i, k] * basis[j, k]
            H[i, j] = total
    return H
"""

CASES = (
    Case(27, "a list of lists", wrapped("hat_matrix", "right.tolist()")),
    Case(27, "a 0-d array for a float", wrapped("r2_score", "np.asarray(right)")),
    Case(27, "np float64 for a float", wrapped("r2_score", "np.float64(right)")),
    Case(27, "a list for a pair", wrapped("one_hot", "list(right)")),
    Case(
        28,
        "a column for a vector",
        wrapped("loo_residuals", "np.asarray(right).reshape(len(right), -1)"),
        {"loo_residuals": 3},
        student=("shape (3, 1), expected shape (3,)", "`.ravel()`"),
    ),
    Case(
        29,
        "float32",
        wrapped("hat_matrix", "right.astype(np.float32)"),
        {"hat_matrix": 4},
        student=("float32: use float64",),
    ),
    Case(
        30,
        "NaN",
        wrapped("hat_matrix", "right", "right[0, -1] = np.nan"),
        all_lost("hat_matrix"),
        student=("1 of 16 entries is NaN",),
    ),
    Case(
        31,
        "transposed",
        wrapped("add_intercept", "right.T"),
        {"add_intercept": 2},
        student=("transpose of the right answer",),
    ),
    Case(
        31, "negated", wrapped("hat_matrix", "-right"), {"hat_matrix": 5}, student=("wrong sign",)
    ),
    Case(
        31,
        "times n",
        wrapped("hat_matrix", "len(right) * right"),
        {"hat_matrix": 5},
        student=("the right one times n = ",),
    ),
    Case(
        31,
        "swapped parts",
        wrapped("one_hot", "right[::-1]"),
        {"one_hot": 4},
        student=("in another order",),
    ),
    Case(
        32,
        "input changed in place",
        answered(r2_score=R2.replace("    residual", "    y_pred -= y_pred.mean()\n    residual")),
        {"r2_score": 2},
    ),
    Case(
        32,
        "input changed and the answer right",
        wrapped("r2_score", "right", "args[1][:] = 0.0"),
        {"r2_score": 1},
        student=("changes `y_pred` in place: work on a copy",),
    ),
    Case(
        33,
        "printed and not returned",
        wrapped("r2_score", "print(right)"),
        all_lost("r2_score"),
        student=("Returned None: does the function end with `return`?",),
    ),
    Case(
        34,
        "a generator",
        answered(r2_score="def r2_score(a, b):\n    yield 1.0"),
        all_lost("r2_score"),
        student=("a `generator`",),
    ),
    Case(
        34,
        "an async function",
        answered(r2_score="async def r2_score(a, b):\n    return 1.0"),
        all_lost("r2_score"),
        student=("with `async def`: calling it gives a coroutine",),
    ),
    Case(
        34,
        "a DataFrame",
        wrapped("hat_matrix", "pd.DataFrame(right)"),
        all_lost("hat_matrix"),
        student=("a DataFrame",),
    ),
    Case(
        34,
        "a matrix",
        wrapped("hat_matrix", "np.asmatrix(right)"),
        {"loo_residuals": 3},
        student=("A matrix with one row is not a vector",),
    ),
    Case(
        34,
        "a class of its own",
        wrapped("r2_score", "type('Score', (), {'value': right})()"),
        all_lost("r2_score"),
        student=("not a plain value",),
    ),
    Case(
        35,
        "helper in another cell",
        with_cells(
            after="def my_helper(a, b):\n    return right_one(a, b)\n"
            + R2.replace("def r2_score", "def right_one"),
            r2_score="def r2_score(y_true, y_pred):\n    return my_helper(y_true, y_pred)",
        ),
    ),
    Case(
        35,
        "global set by an experiment",
        with_cells(after="SCALE = 1.0", r2_score=R2.replace("float(1 ", "float(SCALE ")),
    ),
    Case(
        36,
        "seeds everywhere",
        with_cells(
            before="import random\nimport numpy as np\nrandom.seed(1)\nnp.random.seed(1)",
            r2_score=R2.replace(
                "    residual", "    np.random.seed(0)\n    np.random.rand()\n    residual"
            ),
        ),
    ),
    Case(37, "a double loop", answered(hat_matrix=DOUBLE_LOOP)),
    Case(
        43,
        "name rebound by an experiment",
        with_cells(after="r2_score = r2_score(np.ones(3), np.ones(3))"),
        student=("the function itself was graded",),
    ),
    Case(
        43,
        "name rebound by a loop",
        with_cells(after="for r2_score in range(3):\n    pass"),
        student=("the function itself was graded",),
    ),
)
