"""The locked tools find nothing to say."""

import subprocess
import sys
from pathlib import Path

import pytest

BIN = Path(sys.executable).parent
TOOLS = {
    "ruff check": [],
    "ruff format": ["--check"],
    "mypy": [],
    "lint-imports": ["--no-logo"],
    "codespell": [],
}


def run(root, tool, *words):
    name, *verb = tool.split()
    done = subprocess.run(
        [BIN / name, *verb, *words], cwd=root, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("tool", TOOLS)
def test_tool_is_content(root, tool):
    code, said = run(root, tool, *TOOLS[tool])
    assert code == 0, said


@pytest.mark.parametrize(
    ("module", "line", "contract"),
    [
        ("config", "import autograder.pipeline", "Imports run one way"),
        ("checking/seeds", "import autograder.reports", "Imports run one way"),
        ("build/tree", "import autograder.checking.seeds", "Building knows authoring"),
        ("reports/page", "import nbgrader", "Only the adapter, plain_course, build"),
        ("sandbox/inside/limits", "import autograder.model", "What runs beside student code"),
        ("selfcheck/failure_words", "import autograder.errors", "What travels to students"),
    ],
)
def test_an_import_the_wrong_way_is_found(root, tmp_path, module, line, contract):
    """Contracts that cannot fail would hold nothing."""
    for file in [*root.glob("autograder/**/*.py"), root / "pyproject.toml"]:
        copy = tmp_path / file.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(file.read_bytes())
    changed = tmp_path / "autograder" / f"{module}.py"
    changed.write_text(f"{changed.read_text()}\n{line}\n")
    code, said = run(tmp_path, "lint-imports", "--no-logo", "--no-cache")
    assert code != 0
    assert any(word.startswith(contract) and "BROKEN" in word for word in said.splitlines())
