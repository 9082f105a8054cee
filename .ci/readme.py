"""Fill the generated parts of README.md, and make docs/topics.md.

python .ci/readme.py            the tables of README.md from the tree, and the page of topics
python .ci/readme.py --check    write nothing; exit 1 if one of them is not as it would be made
python .ci/readme.py --demo     the same, and the output of the demo, run in a fresh folder
"""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from autograder.authoring.assignment import read_topic
from autograder.cli import main
from autograder.config import read_course
from autograder.model import Topic
from autograder.paths import CoursePaths
from autograder.reports.index_table import index_table, topics_page

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
TOPICS = ROOT / "docs" / "topics.md"
COLUMNS = "100"
REMEDY = "{}: it is not as the tree makes it. Run: .venv/bin/python .ci/readme.py"


def read_topics() -> list[Topic]:
    """Read the topics in the order of the course."""
    return [read_topic(CoursePaths(ROOT), slug) for slug in read_course(ROOT).topics]


def tables(topics: Sequence[Topic]) -> dict[str, str]:
    """Make the tables, by the name of their block."""
    return {
        "exercises": index_table(topics, TOPICS.relative_to(ROOT).as_posix()),
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
    topics = read_topics()
    blocks = tables(topics)
    if "--demo" in sys.argv:
        blocks["demo output"] = demo_output()
    made = {
        README: filled(README.read_text(encoding="utf-8"), blocks),
        TOPICS: topics_page(topics, root="../"),
    }
    for file, text in made.items():
        is_current = file.exists() and file.read_text(encoding="utf-8") == text
        if "--check" in sys.argv and not is_current:
            sys.exit(REMEDY.format(file.relative_to(ROOT)))
        if not is_current:
            file.write_text(text, encoding="utf-8")
