"""All pages of the website, as text that Sphinx reads; what has not changed is left as it is."""

import base64
import io
import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from autograder.authoring.assignment import read_topic
from autograder.counted_words import count_of
from autograder.course import Course
from autograder.model import Topic
from autograder.paths import CoursePaths
from autograder.pipeline.notebook_outputs import Outputs, outputs_of
from website.document_pages import Document, document_page, documents, pages_by_file, pictures_of
from website.downloads import zip_of
from website.exercise_list import exercise_list
from website.first_page import first_page
from website.topic_map import needs_of, needs_table, topic_map
from website.topic_pages import first_figure, topic_page

GUIDES = {
    "For students": ("student",),
    "For instructors": (
        "instructor",
        "plain_courses",
        "clusters",
        "nbgrader_notes",
        "speed",
        "trust",
    ),
    "For authors": ("author", "writing_hidden_tests", "topic_checklist", "mistakes"),
}
THE_REST = "The project"
MAP_WORDS = """\
Topics stand in the order of the course. A line leads from a topic down to one that builds on it; \
what is needed by way of another topic is left out. Point at a topic to see its lines."""
THUMBNAIL = (480, 300)

Files = dict[Path, bytes]


@dataclass(frozen=True)
class SiteFolders:
    """Where a website is made: what Sphinx reads, and what it writes."""

    root: Path

    @property
    def outputs(self) -> Path:
        """What cells of notebooks have shown."""
        return self.root / "outputs"

    @property
    def pages(self) -> Path:
        """The pages, as text."""
        return self.root / "pages"

    @property
    def extra(self) -> Path:
        """Files that become part of the website as they are."""
        return self.root / "extra"

    @property
    def static(self) -> Path:
        """Styles and letters of other projects."""
        return self.root / "static"

    @property
    def read(self) -> Path:
        """What Sphinx has read of the pages."""
        return self.root / "read"

    @property
    def html(self) -> Path:
        """The website."""
        return self.root / "html"


def write_pages(
    course: Course,
    folders: SiteFolders,
    topics: Sequence[str],
    *,
    jobs: int,
    say: Callable[[str], None],
) -> None:
    """Write the pages of some topics, and those of all documents; run notebooks that changed.

    Parameters
    ----------
    course : Course
        The course.
    folders : SiteFolders
        Where to.
    topics : sequence of str
        In the order of the course.
    jobs : int
        So many notebooks are run at a time.
    say : callable
        Is told what each topic shows, when that is known.
    """
    paths = course.paths
    known = [read_topic(paths, slug) for slug in topics]
    outputs = _all_outputs(paths, folders, topics, jobs, say)
    files: Files = {}
    for topic in known:
        files |= _topic_files(paths, folders, topic, outputs[topic.slug])
    made = documents(paths.root)
    files |= _document_files(paths.root, folders, made, topics)
    files |= _overview_files(course, folders, known, made, files)
    _write(folders, files)


def _all_outputs(
    paths: CoursePaths,
    folders: SiteFolders,
    topics: Sequence[str],
    jobs: int,
    say: Callable[[str], None],
) -> dict[str, Outputs]:
    def of(slug: str) -> Outputs:
        found = outputs_of(paths, slug, folders.outputs)
        say(f"{slug}: {len(found)} cells show something")
        return found

    with ThreadPoolExecutor(jobs) as pool:
        return dict(zip(topics, pool.map(of, topics), strict=True))


def _topic_files(paths: CoursePaths, folders: SiteFolders, topic: Topic, outputs: Outputs) -> Files:
    slug = topic.slug
    archive = zip_of(paths.release(slug))
    facts = topic_facts(topic, len(archive))
    files = {
        folders.pages / "topics" / f"{slug}.ipynb": topic_page(
            paths, topic, outputs, facts
        ).encode(),
        folders.extra / "downloads" / f"{slug}.zip": archive,
    }
    picture = first_figure(outputs)
    if picture:
        files[_thumbnail(folders, slug)] = _small(base64.b64decode(picture))
    return files


def topic_facts(topic: Topic, size: int) -> str:
    """Return what stands below the title of a topic: how much it is, and where to get it."""
    points = sum(exercise.points for exercise in topic.exercises)
    points += sum(question.points for question in topic.questions)
    bonus = sum(exercise.bonus for exercise in topic.exercises)
    marks = count_of(points, "mark")
    worth = f"{marks} and {bonus} bonus" if bonus else marks
    link = (
        f'<a class="button" href="../downloads/{topic.slug}.zip" download>'
        f"Download the topic <small>zip, {max(size // 1000, 1):,} kB</small></a>"
    )
    facts = f"{count_of(len(topic.exercises), 'exercise')}, {worth}"
    return "\n".join(
        [
            ":::{container} topic-facts",
            f"{topic.goal.strip()}",
            "",
            f"{facts}",
            "",
            link,
            "",
            ":::",
        ]
    )


def _thumbnail(folders: SiteFolders, slug: str) -> Path:
    return folders.extra / "thumbnails" / f"{slug}.png"


def _small(png: bytes) -> bytes:
    with Image.open(io.BytesIO(png)) as picture:
        small = picture.convert("RGB")
        small.thumbnail(THUMBNAIL)
        buffer = io.BytesIO()
        small.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def _document_files(
    root: Path, folders: SiteFolders, made: Sequence[Document], topics: Sequence[str]
) -> Files:
    pages = pages_by_file(made, topics)
    files: Files = {}
    for document in made:
        text = (root / document.file).read_text(encoding="utf-8")
        page = document_page(text, document, pages)
        files[folders.pages / f"{document.page}.md"] = page.encode()
        for name in pictures_of(text, document):
            files[folders.pages / "pictures" / Path(name).name] = (root / name).read_bytes()
    return files


def _overview_files(
    course: Course,
    folders: SiteFolders,
    topics: Sequence[Topic],
    made: Sequence[Document],
    files: Mapping[Path, bytes],
) -> Files:
    """Return the pages that lead to the others, and what Sphinx has to know of the course."""
    paths = course.paths
    slugs = [topic.slug for topic in topics]
    needs = {
        slug: needs_of(paths.notebook_text(slug).read_text("utf-8"), slug, slugs) for slug in slugs
    }
    readme = paths.root / "README.md"
    opening = readme.read_text("utf-8") if readme.exists() else f"# {course.config.title}\n"
    start = document_page(opening, Document("README.md", "index"), pages_by_file(made, slugs))
    figures = {
        slug: f"thumbnails/{slug}.png" for slug in slugs if _thumbnail(folders, slug) in files
    }
    texts = {
        "index.md": first_page(start, topics, figures) + _contents(topics, made),
        "map.md": _map_page(topics, needs),
        "exercises.md": exercise_list(topics),
        "topics.json": json.dumps({topic.slug: topic.title for topic in topics}),
        "course.json": json.dumps({"title": course.config.title}),
    }
    return {folders.pages / name: text.encode() for name, text in texts.items()}


def _map_page(topics: Sequence[Topic], needs: Mapping[str, Sequence[str]]) -> str:
    parts = (
        "# Map of the topics",
        MAP_WORDS,
        topic_map(topics, needs, "topics/").strip(),
        "## The same in words",
        needs_table(topics, needs, "topics/"),
    )
    return "\n\n".join(parts)


def _contents(topics: Sequence[Topic], made: Sequence[Document]) -> str:
    """Return the tables of contents, which make the side bar and the order of the pages."""
    pages = {document.page.split("/")[-1]: document.page for document in made}
    guides = {head: [pages.pop(n) for n in names if n in pages] for head, names in GUIDES.items()}
    tables = {
        "Course": ["map", "exercises"],
        "Topics": [f"topics/{topic.slug}" for topic in topics],
        **guides,
        THE_REST: list(pages.values()),
    }
    lines = []
    for head, names in tables.items():
        if names:
            lines += ["", "```{toctree}", ":hidden:", f":caption: {head}", "", *names, "```"]
    return "\n".join(lines) + "\n"


def _write(folders: SiteFolders, files: Files) -> None:
    """Write what has changed, and remove what is no longer made."""
    for folder in (folders.pages, folders.extra):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path not in files:
                path.unlink()
    for path, content in files.items():
        if not path.exists() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
