"""Three notebooks such as public courses have that use nbgrader and know nothing of this engine.

Each is a list of cells: texts, code that students run as it is, answers, tests, written questions.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class PublicCell:
    """One cell: ``kind`` is ``text``, ``code``, ``answer``, ``tests``, ``written`` or ``task``.

    ``wrong`` is what a student writes who gets this answer wrong.
    """

    kind: str
    source: str
    points: int = 0
    wrong: str = ""


@dataclass(frozen=True)
class PublicNotebook:
    """A notebook and the text files beside it."""

    name: str
    cells: tuple[PublicCell, ...]
    files: tuple[tuple[str, str], ...] = ()


def _flights() -> str:
    lines = ["month,carrier,distance,delay"]
    for n in range(600):
        carrier = ("AA", "DL", "UA", "WN")[n * 7 % 4]
        lines.append(f"{n % 12 + 1},{carrier},{200 + n * 37 % 2300},{n * 53 % 97 - 20}")
    return "\n".join(lines) + "\n"


def _hidden(visible: str, hidden: str) -> str:
    return f"{visible}\n### BEGIN HIDDEN TESTS\n{hidden}\n### END HIDDEN TESTS"


TABLES = PublicNotebook(
    "tables",
    (
        PublicCell("text", "# Flights\n\nLook at a table with pandas, and draw what is in it."),
        PublicCell(
            "code",
            "import matplotlib.pyplot as plt\nimport numpy as np\nimport pandas as pd\n\n"
            "%matplotlib inline\nplt.style.use('ggplot')",
        ),
        PublicCell("text", "## 1. Read the file\n\nPut the table into `flights`."),
        PublicCell(
            "answer",
            "flights = pd.read_csv('flights.csv')\nflights.head()",
            wrong="flights = pd.read_csv('flights.csv').head(100)\nflights",
        ),
        PublicCell(
            "tests",
            _hidden(
                "assert isinstance(flights, pd.DataFrame)",
                "assert flights.shape == (600, 4)\nassert flights['delay'].max() == 76",
            ),
            2,
        ),
        PublicCell("code", "flights.describe()"),
        PublicCell("text", "## 2. Mean delay of each carrier, the worst first"),
        PublicCell(
            "answer",
            "delays = flights.groupby('carrier')['delay'].mean().sort_values(ascending=False)\n"
            "delays",
            wrong="delays = flights.groupby('carrier')['delay'].sum()\ndelays",
        ),
        PublicCell(
            "tests",
            _hidden(
                "assert len(delays) == 4",
                "assert delays.is_monotonic_decreasing\n"
                "for carrier, mean in delays.items():\n"
                "    expected = flights[flights['carrier'] == carrier]['delay'].mean()\n"
                "    np.testing.assert_allclose(mean, expected)",
            ),
            3,
        ),
        PublicCell(
            "code",
            "fig, ax = plt.subplots(figsize=(8, 4))\n"
            "delays.plot.bar(ax=ax)\nax.set_ylabel('mean delay [min]')\nplt.show()",
        ),
        PublicCell("text", "## 3. Delay over distance\n\nReturn the axes of a scatter plot."),
        PublicCell(
            "answer",
            "def scatter(table):\n    fig, ax = plt.subplots()\n"
            "    ax.scatter(table['distance'], table['delay'], alpha=0.3)\n"
            "    ax.set_xlabel('distance')\n    ax.set_ylabel('delay')\n    return ax\n\n"
            "ax = scatter(flights)",
            wrong="def scatter(table):\n    fig, ax = plt.subplots()\n"
            "    ax.scatter(table['distance'], table['delay'])\n    return ax\n\n"
            "ax = scatter(flights)",
        ),
        PublicCell(
            "tests",
            _hidden(
                "assert len(ax.collections) == 1",
                "assert ax.get_xlabel() == 'distance'\nassert ax.get_ylabel() == 'delay'",
            ),
            2,
        ),
        PublicCell("text", "## 4. What do you see?"),
        PublicCell("written", "The delay does not depend on the distance."),
    ),
    (("flights.csv", _flights()),),
)

FUNCTIONS = PublicNotebook(
    "functions",
    (
        PublicCell("text", "# Arrays\n\nWrite functions on arrays, without loops where you can."),
        PublicCell("code", "import numpy as np\nfrom numpy.testing import assert_allclose"),
        *(
            cell
            for text, answer, visible, hidden, wrong in (
                (
                    "## `standardise`\n\nColumns of mean 0 and deviation 1.",
                    "def standardise(X):\n    return (X - X.mean(axis=0)) / X.std(axis=0)",
                    "Z = standardise(np.arange(12.0).reshape(4, 3))\nassert Z.shape == (4, 3)",
                    "rng = np.random.default_rng(0)\nZ = standardise(rng.normal(3, 2, (50, 4)))\n"
                    "assert_allclose(Z.mean(axis=0), 0, atol=1e-12)\n"
                    "assert_allclose(Z.std(axis=0), 1)",
                    "def standardise(X):\n    return (X - X.mean()) / X.std()",
                ),
                (
                    "## `softmax`\n\nOf each row; large numbers must not overflow.",
                    "def softmax(A):\n    E = np.exp(A - A.max(axis=1, keepdims=True))\n"
                    "    return E / E.sum(axis=1, keepdims=True)",
                    "assert_allclose(softmax(np.zeros((2, 4))), 0.25)",
                    "A = np.array([[1000.0, 1001.0], [-1000.0, 0.0]])\nP = softmax(A)\n"
                    "assert np.isfinite(P).all()\nassert_allclose(P.sum(axis=1), 1)",
                    "def softmax(A):\n    E = np.exp(A - A.max())\n    return E / E.sum()",
                ),
                (
                    "## `pairwise`\n\nDistances between all rows of two arrays.",
                    "def pairwise(A, B):\n"
                    "    return np.sqrt(((A[:, None] - B[None]) ** 2).sum(axis=-1))",
                    "assert pairwise(np.ones((2, 3)), np.ones((4, 3))).shape == (2, 4)",
                    "rng = np.random.default_rng(1)\n"
                    "A, B = rng.random((5, 3)), rng.random((7, 3))\n"
                    "for i in range(5):\n    for j in range(7):\n"
                    "        assert_allclose(pairwise(A, B)[i, j], np.linalg.norm(A[i] - B[j]))",
                    "def pairwise(A, B):\n    return ((A[:, None] - B[None]) ** 2).sum(axis=-1)",
                ),
                (
                    "## `power_iteration`\n\nThe largest eigenvalue of a symmetric matrix.",
                    "def power_iteration(M, steps=500):\n    v = np.ones(len(M))\n"
                    "    for _ in range(steps):\n        v = M @ v\n"
                    "        v = v / np.linalg.norm(v)\n    return v @ M @ v",
                    "assert_allclose(power_iteration(np.diag([3.0, 1.0])), 3)",
                    "rng = np.random.default_rng(2)\nB = rng.normal(size=(6, 6))\nM = B @ B.T\n"
                    "assert_allclose(power_iteration(M), np.linalg.eigvalsh(M)[-1], rtol=1e-6)",
                    "def power_iteration(M, steps=500):\n    return np.trace(M)",
                ),
            )
            for cell in (
                PublicCell("text", text),
                PublicCell("answer", answer, wrong=wrong),
                PublicCell("tests", _hidden(visible, hidden), 3),
            )
        ),
    ),
)


def _exercise(number: int) -> tuple[PublicCell, ...]:
    """Return one of the exercises of the long notebook."""
    return (
        PublicCell("text", f"## {number}. A random walk with step {number}"),
        PublicCell(
            "answer",
            f"def walk_{number}(steps, seed):\n    rng = np.random.default_rng(seed)\n"
            f"    moves = rng.choice([-{number}, {number}], steps)\n    return moves.cumsum()",
            wrong=f"def walk_{number}(steps, seed):\n    rng = np.random.default_rng(seed)\n"
            f"    return rng.choice([-{number}, {number}], steps)",
        ),
        PublicCell(
            "code",
            f"path = walk_{number}(2000, seed=1)\nplt.plot(path)\n"
            f"plt.title('A walk with step {number}')\nplt.xlabel('time')\nplt.show()",
        ),
        PublicCell(
            "tests",
            _hidden(
                f"assert len(walk_{number}(100, 0)) == 100",
                f"path = walk_{number}(1000, 5)\nassert set(np.abs(np.diff(path))) == {{{number}}}",
            ),
            2,
        ),
        PublicCell(
            "code",
            f"ends = [walk_{number}(200, seed)[-1] for seed in range(200)]\n"
            "print('mean', np.mean(ends), 'deviation', np.std(ends))",
        ),
        PublicCell("written", f"The deviation grows as {number} times the root of the time."),
    )


PROJECT = PublicNotebook(
    "project",
    (
        PublicCell(
            "text", "# Project\n\nSimulate, draw, explain. Half of the points are for words."
        ),
        PublicCell(
            "code",
            "import matplotlib.pyplot as plt\nimport numpy as np\nimport pandas as pd\n"
            "from scipy import optimize, stats\n\n%matplotlib inline",
        ),
        *(cell for number in range(1, 6) for cell in _exercise(number)),
        PublicCell("text", "## 6. Fit the growth"),
        PublicCell(
            "answer",
            "def growth(times, deviations):\n"
            "    law = lambda t, c, p: c * t ** p\n"
            "    return optimize.curve_fit(law, times, deviations, p0=(1.0, 0.5))[0]",
            wrong="def growth(times, deviations):\n    return np.polyfit(times, deviations, 1)",
        ),
        PublicCell(
            "tests",
            _hidden(
                "assert len(growth(np.arange(1.0, 9.0), np.sqrt(np.arange(1.0, 9.0)))) == 2",
                "t = np.arange(1.0, 50.0)\n"
                "np.testing.assert_allclose(growth(t, 3 * t ** 0.5), [3, 0.5], rtol=1e-4)",
            ),
            3,
        ),
        PublicCell(
            "code",
            "times = np.array([50, 100, 200, 400])\n"
            "spread = [np.std([walk_1(t, s)[-1] for s in range(100)]) for t in times]\n"
            "table = pd.DataFrame({'time': times, 'spread': spread})\n"
            "table.plot(x='time', y='spread', marker='o')\ntable",
        ),
        PublicCell("code", "stats.describe(spread)"),
        PublicCell("task", "Choose another walk, draw it, and say what changes.", 5),
    ),
)

PUBLIC_NOTEBOOKS = {one.name: one for one in (TABLES, FUNCTIONS, PROJECT)}
