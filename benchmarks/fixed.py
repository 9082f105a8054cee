"""The fixed notebook: eight answers, and eight checks of five asserts each."""

from dataclasses import dataclass

POINTS = 5


@dataclass(frozen=True)
class FixedExercise:
    """One exercise. In ``asserts`` the word ``CALL`` stands for the function under test."""

    name: str
    parameters: str
    summary: str
    body: str
    asserts: tuple[str, ...]

    @property
    def wrong(self) -> str:
        """An answer of the right kind with wrong numbers."""
        before, _, result = self.body.rpartition("return ")
        body = f"{before}return 1.5 * ({result}) + 1.0".replace("\n", "\n    ")
        return f"def {self.name}({self.parameters}):\n    {body}\n"

    def asserts_of(self, call: str) -> str:
        """Return the asserts for a function that goes by another name."""
        return "\n".join(f"assert {text.replace('CALL', call)}" for text in self.asserts)


EXERCISES = (
    FixedExercise(
        "mean_of_squares",
        "x",
        "Return the mean of the squares.",
        "return float(np.mean(x**2))",
        (
            "CALL(np.array([2.0])) == 4.0",
            "CALL(np.array([1.0, -1.0])) == 1.0",
            "np.isclose(CALL(np.arange(5.0)), 6.0)",
            "np.isclose(CALL(np.full(100, 3.0)), 9.0)",
            "CALL(np.zeros(7)) == 0.0",
        ),
    ),
    FixedExercise(
        "standardise",
        "x",
        "Shift and scale to mean 0 and standard deviation 1.",
        "return (x - np.mean(x)) / np.std(x)",
        (
            "np.allclose(CALL(np.array([1.0, 3.0])), [-1.0, 1.0])",
            "np.allclose(CALL(np.array([0.0, 0.0, 3.0, 3.0])), [-1.0, -1.0, 1.0, 1.0])",
            "np.isclose(np.mean(CALL(np.arange(10.0))), 0.0)",
            "np.isclose(np.std(CALL(np.arange(10.0))), 1.0)",
            "CALL(np.arange(4.0)).shape == (4,)",
        ),
    ),
    FixedExercise(
        "softmax",
        "x",
        "Turn scores into probabilities.",
        "e = np.exp(x - np.max(x))\nreturn e / np.sum(e)",
        (
            "np.allclose(CALL(np.zeros(4)), 0.25)",
            "np.allclose(CALL(np.array([0.0, np.log(3.0)])), [0.25, 0.75])",
            "np.isclose(np.sum(CALL(np.arange(6.0))), 1.0)",
            "np.allclose(CALL(np.array([1000.0, 1000.0])), 0.5)",
            "np.allclose(CALL(np.arange(3.0)), CALL(np.arange(3.0) + 7.0))",
        ),
    ),
    FixedExercise(
        "distances",
        "A, B",
        "Return the distance of every row of A to every row of B.",
        "return np.sqrt(((A[:, None, :] - B[None, :, :]) ** 2).sum(axis=2))",
        (
            "np.allclose(CALL(np.zeros((1, 2)), np.array([[3.0, 4.0]])), [[5.0]])",
            "CALL(np.ones((3, 2)), np.ones((5, 2))).shape == (3, 5)",
            "np.allclose(np.diag(CALL(np.eye(3), np.eye(3))), 0.0)",
            "np.isclose(CALL(np.eye(2), np.eye(2))[0, 1], np.sqrt(2.0))",
            "np.allclose(CALL(np.ones((2, 4)), np.zeros((2, 4))), 2.0)",
        ),
    ),
    FixedExercise(
        "moving_average",
        "x, width",
        "Average each window of a given width.",
        "sums = np.cumsum(np.concatenate([[0.0], x]))\n"
        "return (sums[width:] - sums[:-width]) / width",
        (
            "np.allclose(CALL(np.arange(4.0), 2), [0.5, 1.5, 2.5])",
            "np.allclose(CALL(np.arange(4.0), 1), np.arange(4.0))",
            "np.allclose(CALL(np.ones(9), 4), 1.0)",
            "CALL(np.ones(9), 4).shape == (6,)",
            "np.allclose(CALL(np.array([3.0, 6.0, 9.0]), 3), [6.0])",
        ),
    ),
    FixedExercise(
        "confusion",
        "truth, guess, k",
        "Count how often class i was taken for class j.",
        "table = np.zeros((k, k))\nnp.add.at(table, (truth, guess), 1.0)\nreturn table",
        (
            "np.allclose(CALL(np.array([0, 1]), np.array([0, 1]), 2), np.eye(2))",
            "CALL(np.array([0, 0]), np.array([1, 1]), 2)[0, 1] == 2.0",
            "CALL(np.array([2]), np.array([0]), 3).shape == (3, 3)",
            "np.sum(CALL(np.arange(5), np.arange(5)[::-1], 5)) == 5.0",
            "CALL(np.array([1, 1, 0]), np.array([1, 0, 0]), 2)[1, 0] == 1.0",
        ),
    ),
    FixedExercise(
        "power_iteration",
        "A, steps",
        "Estimate the largest eigenvalue of a symmetric matrix.",
        "v = np.ones(len(A))\nfor _ in range(steps):\n    v = A @ v\n"
        "    v = v / np.linalg.norm(v)\n"
        "return float(v @ A @ v)",
        (
            "np.isclose(CALL(np.eye(3), 1), 1.0)",
            "np.isclose(CALL(np.diag([4.0, 1.0]), 50), 4.0)",
            "np.isclose(CALL(np.array([[2.0, 1.0], [1.0, 2.0]]), 30), 3.0)",
            "np.isclose(CALL(5.0 * np.eye(4), 3), 5.0)",
            "np.isclose(CALL(np.ones((3, 3)), 5), 3.0)",
        ),
    ),
    FixedExercise(
        "ridge",
        "X, y, penalty",
        "Fit weights by least squares with a penalty.",
        "return np.linalg.solve(X.T @ X + penalty * np.eye(X.shape[1]), X.T @ y)",
        (
            "np.allclose(CALL(np.eye(2), np.array([2.0, 4.0]), 1.0), [1.0, 2.0])",
            "np.allclose(CALL(np.eye(3), np.arange(3.0), 0.0), np.arange(3.0))",
            "CALL(np.ones((5, 2)), np.ones(5), 1.0).shape == (2,)",
            "np.allclose(CALL(np.ones((4, 1)), np.ones(4), 4.0), [0.5])",
            "np.allclose(CALL(np.eye(2), np.zeros(2), 0.3), 0.0)",
        ),
    ),
)

IMPORTS = "import matplotlib.pyplot as plt\nimport numpy as np\nimport pandas as pd"

FIGURE = """\
x = np.linspace(0.0, 6.0, 60)
frame = pd.DataFrame({"x": x, "wave": np.sin(x), "average": np.cos(x) / 2})
fig, ax = plt.subplots()
ax.plot(frame["x"], frame["wave"], label="wave")
ax.scatter(frame["x"], frame["average"], label="half")
ax.set_xlabel("x")
ax.set_ylabel("value")
ax.legend()
plt.show()"""

EXPERIMENT = """\
frame = pd.DataFrame({"x": np.arange(6.0), "group": list("aabbcc")})
frame.groupby("group")["x"].mean()"""


# --- the same text as a topic of ours ---


def assignment_text() -> str:
    """Return ``assignment.toml``."""
    tables = [
        f'[[exercise]]\nname = "{e.name}"\npoints = {POINTS}\nuses = []\nreveal = true\n'
        'hints = ["Look at the shapes.", "One line of NumPy is enough."]\nwrite_yourself = []\n'
        for e in EXERCISES
    ]
    head = 'title = "Fixed notebook"\ngoal = "Measure the grader."\nhours = 1\n'
    return "\n".join([head, *tables])


def notebook_text(*, has_figure: bool) -> str:
    """Return ``notebook.md``."""
    head = (
        "---\njupytext:\n  text_representation:\n    extension: .md\n    format_name: myst\n"
        "    format_version: 0.13\nkernelspec:\n  display_name: Python 3\n  language: python\n"
        "  name: python3\n---\n\n# Fixed notebook\n"
    )
    cells = [code(IMPORTS + "\n\nfrom selfcheck import check, needs")]
    for exercise in EXERCISES:
        text = f"### `{exercise.name}`\n\n{exercise.summary}\n"
        cells += [text, code(exercise.name, "exercise")]
    cells += [code(EXPERIMENT), *([code(FIGURE)] if has_figure else [])]
    return "\n".join([head, *cells])


def code(source: str, tag: str = "") -> str:
    """Return a code cell of a text notebook."""
    tags = f":tags: [{tag}]\n\n" if tag else ""
    return f"```{{code-cell}}\n{tags}{source}\n```\n"


def reference_text(exercise: FixedExercise) -> str:
    """Return a reference."""
    body = exercise.body.replace("\n", "\n    ")
    names = exercise.parameters.split(", ")
    parameters = "\n".join(f"    {name} : ndarray\n        Data." for name in names)
    return (
        f'"""Reference for fixed/{exercise.name}."""\n\nimport numpy as np\n\n\n'
        f"def {exercise.name}({exercise.parameters}):\n"
        f'    """{exercise.summary}\n\n    It is one of eight.\n\n    Parameters\n    ----------\n'
        f"{parameters}\n\n    Returns\n    -------\n    ndarray\n        The result.\n\n"
        '    Notes\n    -----\n    Compared up to rounding.\n    """\n'
        f"    {body}\n"
    )


def hidden_test_text(exercise: FixedExercise) -> str:
    """Return the hidden test: the very asserts of the other side's cell."""
    asserts = exercise.asserts_of(f"student.{exercise.name}").replace("\n", "\n    ")
    return (
        f'"""Hidden tests of fixed/{exercise.name}."""\n\nimport numpy as np\nimport pytest\n\n\n'
        f"@pytest.mark.points({POINTS})\ndef test_values(student):\n"
        f'    """Gives the values worked by hand."""\n    {asserts}\n'
    )


def selfcheck_text(exercise: FixedExercise) -> str:
    """Return the open test: whether there is a function."""
    return (
        f'"""Self-checks of {exercise.name}."""\n\nimport pytest\n\n\n'
        f"@pytest.mark.points({POINTS})\ndef test_is_a_function(student):\n"
        f'    """Is a function."""\n    assert callable(student.{exercise.name})\n'
    )
