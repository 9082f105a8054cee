"""The start page of a release, ``release/README.md``: what a student reads before the first topic.

It is made from what authors wrote, so that it is true of every course: of one topic, too.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from autograder.authoring.prerequisites import needs_in
from autograder.config import CourseConfig
from autograder.counted_words import count_of
from autograder.model import Topic
from autograder.own_files import MAX_FILES
from autograder.paths import CoursePaths
from autograder.rule_words import bonus_words, late_rule_words, moment_words

_SET_UP = """\
## Set up

You need Python 3.11 or newer. In this folder, once:

```console
python -m pip install -r {first}/requirements.txt
```

Then run `jupyter lab`, open `{first}/{first}.ipynb`, and work from top to bottom. Each folder
stands alone: you may copy it to wherever you like.
"""
_CHECKS = """\
## How your work is checked

- **Self-checks** are open tests, a few for each exercise: `check("name")` in the notebook, or
  `python selfcheck.py` in a terminal in the topic's folder. They show what went wrong, with the
  numbers, and `python selfcheck.py NAME --hint` gives hints. They give no marks.
- **Hidden tests** give the marks. They probe more than the self-checks do; *Tests probe* in each
  exercise says in words what. You see neither their code nor their inputs; your feedback page
  says of each what is true of a right answer, and what yours did.
- A wrong function costs its own marks only: exercises that use it are tried again with a right one.
- A fault of the grader is never a zero. Your instructor sees it, and the exercise is graded again.
"""
_PLACES = """\
## Where it works

A notebook that was opened alone, without the files beside it, says so in its first cell and gets
them, {ways}.

| where | what works | tried |
|---|---|---|
| JupyterLab, Notebook | everything | in JupyterLab 4 with Chromium, on Debian |
| a terminal | everything; `--watch` has keys on Linux and macOS, not on Windows | on Debian |
| VS Code | open the whole folder, so that the notebook finds what lies beside it | not tried |
| Colab | the first cell asks for the zip; download the notebook (*File*, *Download*) and hand in \
that, for `check.pack()` cannot see it | not in Colab; the code, with a stand-in for its upload |
| Deepnote | upload the zip beside the notebook | not tried |
| JupyterLite, in a browser | `%pip install pytest` first. `check` and hints need no thread and no \
process; `check.pack()` packs without running the notebook | not in JupyterLite; hints and \
`check.pack()` in Pyodide, the Python inside it, and `check` with threads and processes taken away |
"""
_STORED = """\
## What is stored about you

The files that you handed in with the times at which they came, the results of the tests, your
marks and the comments on them, and every change of a mark with its time. Your code runs in a
sandbox without a network. Nothing is sent anywhere else by the course's own software.
"""


@dataclass(frozen=True)
class _Entry:
    """One topic on the map: ``needs`` are topics of this course."""

    topic: Topic
    needs: tuple[str, ...]


def start_page_path(paths: CoursePaths) -> Path:
    """Return where the start page lies."""
    return paths.root / "release" / "README.md"


def start_page(config: CourseConfig, topics: Sequence[Topic], texts: Mapping[str, str]) -> str:
    """Return the start page as Markdown.

    Parameters
    ----------
    config : CourseConfig
        The settings of the course.
    topics : sequence of Topic
        All topics of the course, in its order.
    texts : mapping
        The text of each topic's notebook, by its name.
    """
    names = [topic.slug for topic in topics]
    entries = [
        _Entry(topic, tuple(n for n in needs_in(texts[topic.slug]) if n in names))
        for topic in topics
    ]
    parts = [
        f"# {config.title}\n\n{_introduction(topics)}\n",
        _SET_UP.format(first=names[0]),
        _map(config, entries),
        _CHECKS,
        _places(config),
        _handing_in(config),
        _STORED,
    ]
    return "\n".join(parts)


def _introduction(topics: Sequence[Topic]) -> str:
    count = sum(len(topic.exercises) for topic in topics)
    hours = sum(topic.hours for topic in topics)
    where = "In one notebook" if len(topics) == 1 else f"In {len(topics)} notebooks"
    return (
        f"{where} you write the algorithms yourself, in Python with NumPy, and see at once whether "
        f"they are right: {count_of(count, 'exercise')}, about {count_of(hours, 'hour')} of "
        "work."
    )


def _map(config: CourseConfig, entries: Sequence[_Entry]) -> str:
    is_linked = any(entry.needs for entry in entries)
    has_dates = any(config.due_at(entry.topic.slug) for entry in entries)
    columns = ["topic", "hours", "exercises", "marks", "bonus"]
    columns += ["builds on"] * is_linked + ["due"] * has_dates
    titles = {entry.topic.slug: entry.topic.title for entry in entries}
    lines = ["## The topics" if len(entries) > 1 else "## The topic", ""]
    if is_linked:
        lines += [*_drawing(entries), ""]
    lines += [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
    for entry in entries:
        cells = [*_facts(entry.topic)]
        cells += [", ".join(titles[name] for name in entry.needs)] * is_linked
        due = config.due_at(entry.topic.slug)
        cells += [moment_words(due) if due else ""] * has_dates
        lines.append(f"| {' | '.join(cells)} |")
    if has_dates:
        lines += ["", f"Times are those of {config.timezone.replace('_', ' ')}."]
    return "\n".join(lines) + "\n"


def _facts(topic: Topic) -> Iterator[str]:
    yield f"[{topic.title}]({topic.slug}/{topic.slug}.ipynb)"
    yield f"{topic.hours:g}"
    yield f"{len(topic.exercises)}"
    marks = sum(e.points for e in topic.exercises) + sum(q.points for q in topic.questions)
    yield f"{marks}"
    yield f"{sum(exercise.bonus for exercise in topic.exercises)}"


def _drawing(entries: Sequence[_Entry]) -> Iterator[str]:
    """Draw what builds on what, without the arrows that a longer way says already."""
    yield "An arrow leads from a topic to what builds on it:"
    yield ""
    yield "```mermaid"
    yield "flowchart LR"
    for entry in entries:
        title = entry.topic.title.replace('"', "#quot;")
        yield f'  {entry.topic.slug}["{title}, {entry.topic.hours:g} h"]'
    needs = {entry.topic.slug: entry.needs for entry in entries}
    for name, direct in needs.items():
        further = {far for one in direct for far in _all_needs(one, needs)}
        for one in direct:
            if one not in further:
                yield f"  {one} --> {name}"
    yield "```"


def _all_needs(name: str, needs: Mapping[str, tuple[str, ...]]) -> set[str]:
    """Return what a topic builds on, directly or through others."""
    found: set[str] = set()
    queue = list(needs[name])
    while queue:
        one = queue.pop()
        if one not in found:
            found.add(one)
            queue.extend(needs[one])
    return found


def _places(config: CourseConfig) -> str:
    ways = ["from the zip of the topic if you upload it beside the notebook"]
    ways += ["from the address of the course"] * bool(config.release_url)
    ways.append("in Colab by asking you for the file")
    return _PLACES.format(ways=f"{', '.join(ways[:-1])}, or {ways[-1]}")


def _handing_in(config: CourseConfig) -> str:
    limits = config.limits
    rule = late_rule_words(config.late) if config.due else ""
    lines = [
        "- Save the notebook and run `python selfcheck.py --pack` in its folder: it makes the zip "
        "to hand in. Your instructor says where.",
        "- You may hand in again; the last hand-in counts, with the time at which it came.",
        f"- {bonus_words(config.bonus_cap)}",
        *([f"- {rule}"] if rule else []),
        "- While it is graded, your code has "
        f"{count_of(limits.cell_cpu_seconds, 'second')} of processor time for a cell, "
        f"{limits.notebook_cpu_seconds} for the whole notebook and "
        f"{limits.call_cpu_seconds} for one call of a function, "
        f"{limits.memory_mb} MB of memory, and no network.",
        f"- Modules, tables and scripts of your own beside the notebook are handed in with it: "
        f"up to {count_of(MAX_FILES, 'file')}. All together may have {limits.submission_mb} MB.",
    ]
    return "\n".join(["## Handing in, and the rules", "", *lines]) + "\n"
