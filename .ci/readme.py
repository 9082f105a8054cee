"""Fill the generated parts of README.md: the tables from the tree, and the demo's real output.

python .ci/readme.py            the tables
python .ci/readme.py --check    write nothing; exit 1 if a table is not as it would be made
python .ci/readme.py --demo     the tables, and the output of the demo, run in a fresh folder
"""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from autograder.authoring.assignment import read_topic
from autograder.cli import main
from autograder.config import read_course
from autograder.paths import CoursePaths
from autograder.reports.index_table import index_table

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
COLUMNS = "100"
REMEDY = "README.md: a table is not as the tree makes it. Run: .venv/bin/python .ci/readme.py"


def tables() -> dict[str, str]:
    """Make the tables, by the name of their block."""
    topics = read_course(ROOT).topics
    return {
        "exercises": index_table([read_topic(CoursePaths(ROOT), slug) for slug in topics]),
        "verbs": verb_table(),
    }


def verb_table() -> str:
    """Make the table of commands: each with the first sentence of its help."""
    commands = {name: main.get_command(None, name) for name in main.list_commands(None)}
    rows = [f"| `{name}` | {verb.get_short_help_str(200)} |" for name, verb in commands.items()]
    return "\n".join(["| verb | does |", "|---|---|", *rows]) + "\n"


def demo_output() -> str:
    """Run the demo in a fresh folder with the files of this tree; return what it prints."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file in filter(None, listed.split("\0")):
            if (ROOT / file).exists():
                (folder / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / file, folder / file)
        (folder / ".venv-sandbox").symlink_to(ROOT / ".venv-sandbox")
        path = f"{Path(sys.executable).parent}:/usr/bin:/bin"
        done = subprocess.run(
            [sys.executable, "-m", "autograder", "demo"],
            cwd=folder, env={"COLUMNS": COLUMNS, "LANG": "C.UTF-8", "PATH": path},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            sys.exit(f"the demo ended with code {done.returncode}: {done.stderr}")
        lines = done.stdout.replace(f"{folder}/", "").splitlines()
    return "```console\n$ make demo\n" + "\n".join(line.rstrip() for line in lines) + "\n```\n"


def filled(text: str, blocks: Mapping[str, str]) -> str:
    """Replace what stands between ``<!-- name -->`` and ``<!-- /name -->``."""
    for name, content in blocks.items():
        pattern = rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)"
        text, found = re.subn(pattern, lambda m, c=content: m[1] + c + m[2], text, flags=re.DOTALL)
        if found != 1:
            sys.exit(f"README.md: the block {name!r} stands there {found} times. It must be once.")
    return text


if __name__ == "__main__":
    before = README.read_text(encoding="utf-8")
    blocks = tables()
    if "--demo" in sys.argv:
        blocks["demo output"] = demo_output()
    after = filled(before, blocks)
    if "--check" in sys.argv and after != before:
        sys.exit(REMEDY)
    README.write_text(after, encoding="utf-8")
