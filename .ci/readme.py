"""Fill the generated parts of README.md and docs/, and make docs/topics.md.

python .ci/readme.py            the tables, from the tree and from docs/benchmark.json
python .ci/readme.py --check    write nothing; exit 1 if one of them is not as it would be made
python .ci/readme.py --demo     the same, and the output of the demo, run in a fresh folder
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from autograder.authoring.assignment import read_topic
from autograder.cli import main
from autograder.config import read_course
from autograder.model import Topic
from autograder.paths import CoursePaths
from autograder.reports.index_table import index_table, topics_page
from benchmarks.summary_table import read_found, table

ROOT = Path(__file__).resolve().parent.parent
README = "README.md"
TOPICS = "docs/topics.md"
BENCHMARK = ROOT / "docs" / "benchmark.json"
COLUMNS = "100"
SHOWN_STUDENTS = 6
STUDENT_ROW = "│"
REMEDY = "{}: it is not as the tree makes it. Run: .venv/bin/python .ci/readme.py"


def read_topics() -> list[Topic]:
    """Read the topics in the order of the course."""
    return [read_topic(CoursePaths(ROOT), slug) for slug in read_course(ROOT).topics]


def blocks_by_file(topics: Sequence[Topic]) -> dict[str, dict[str, str]]:
    """Make the generated blocks, by file and by the name of the block."""
    return {
        README: {"topics": index_table(topics, TOPICS)},
        "docs/instructor.md": {"verbs": verb_table()},
        "docs/speed.md": {"benchmark": table(read_found(json.loads(BENCHMARK.read_text())))},
    }


def verb_table() -> str:
    """Make the table of commands: each with the first sentence of its help."""
    commands = {name: main.get_command(None, name) for name in main.list_commands(None)}
    rows = [f"| `{name}` | {verb.get_short_help_str(200)} |" for name, verb in commands.items()]
    return "\n".join(["| verb | does |", "|---|---|", *rows]) + "\n"


def demo_output() -> str:
    """Run the demo in a fresh folder with the files of this tree; return what it prints, cut."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
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
            cwd=folder,
            env={"COLUMNS": COLUMNS, "LANG": "C.UTF-8", "PATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.exit(f"the demo ended with code {done.returncode}: {done.stderr}")
        lines = done.stdout.replace(f"{folder}/", "").splitlines()
    shown = [line.rstrip() for line in shortened(lines)]
    return "```console\n$ make demo\n" + "\n".join(shown) + "\n```\n"


def shortened(lines: Sequence[str]) -> list[str]:
    """Leave out the students after the first few: README has room for no more."""
    students = [line for line in lines if line.startswith(STUDENT_ROW)]
    left_out = set(students[SHOWN_STUDENTS:])
    kept = [line for line in lines if line not in left_out]
    if left_out:
        kept.insert(kept.index(students[SHOWN_STUDENTS - 1]) + 1, f"  … {len(left_out)} more")
    return kept


def filled(text: str, blocks: Mapping[str, str], name_of_file: str) -> str:
    """Replace what stands between ``<!-- name -->`` and ``<!-- /name -->``."""
    for name, content in blocks.items():
        pattern = rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)"
        text, found = re.subn(pattern, lambda m, c=content: m[1] + c + m[2], text, flags=re.DOTALL)
        if found != 1:
            sys.exit(f"{name_of_file}: the block {name!r} is there {found} times, not once.")
    return text


if __name__ == "__main__":
    topics = read_topics()
    blocks = blocks_by_file(topics)
    if "--demo" in sys.argv:
        blocks[README]["demo output"] = demo_output()
    made = {
        file: filled((ROOT / file).read_text(encoding="utf-8"), content, file)
        for file, content in blocks.items()
    }
    made[TOPICS] = topics_page(topics, root="../")
    for name, text in made.items():
        file = ROOT / name
        is_current = file.exists() and file.read_text(encoding="utf-8") == text
        if "--check" in sys.argv and not is_current:
            sys.exit(REMEDY.format(name))
        if not is_current:
            file.write_text(text, encoding="utf-8")
