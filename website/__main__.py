"""Make the website of the course.

python -m website                      all topics, in build/site/html
python -m website kernels clustering   these topics only
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from autograder.course import Course, open_course
from autograder.errors import AutograderError, UsageError
from website.course_pages import SiteFolders, write_pages
from website.left_over import remove_left_over
from website.link_check import broken_links
from website.secret_search import search_site

HERE = Path(__file__).parent
ROOT = HERE.parent
ENVIRONMENT = ROOT / ".venv-site"


def main() -> None:
    """Make what the words ask for; end with the exit code of the error if there is one."""
    words = _words()
    try:
        course = open_course(words.course)
        make_site(course, SiteFolders(words.out), words.topics or course.config.topics, words.jobs)
    except AutograderError as error:
        sys.exit(_said(error))
    print(f"The website: {words.out / 'html' / 'index.html'}")


def _said(error: AutograderError) -> int:
    print(error, file=sys.stderr)
    return int(error.exit_code)


def _words() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="website", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("topics", nargs="*", help="names of topics [all]")
    parser.add_argument("--course", type=Path, default=ROOT, metavar="DIR")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "site", metavar="DIR")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def make_site(course: Course, folders: SiteFolders, topics: Sequence[str], jobs: int) -> None:
    """Write the pages, let Sphinx draw them, and refuse to leave a site that tells a secret.

    Raises
    ------
    UsageError
        If a topic is unknown, the environment is missing, Sphinx finds a fault, or a link leads
        nowhere.
    SecretShownError
        If a line of a reference, a hidden test or a model answer is on a page.
    """
    known = course.config.topics
    unknown = [slug for slug in topics if slug not in known]
    if unknown:
        raise UsageError(
            f"course.toml: there is no topic {unknown[0]}. Choose from: {', '.join(known)}"
        )
    ordered = [slug for slug in known if slug in topics]
    write_pages(course, folders, ordered, jobs=jobs, say=print)
    draw(folders, jobs)
    remove_left_over(folders)
    try:
        search_site(course.paths, ordered, folders.html)
    except AutograderError:
        shutil.rmtree(folders.html)
        raise
    lost = list(broken_links(folders.html))
    if lost:
        raise UsageError(
            "\n".join([*lost[:10], f"{len(lost)} links are broken. Fix their sources."])
        )


def draw(folders: SiteFolders, jobs: int) -> None:
    """Draw the pages with Sphinx; what it warns of is an error."""
    python = ENVIRONMENT / "bin" / "python"
    katex = ENVIRONMENT / "node_modules" / "katex" / "dist"
    if not katex.exists():
        raise UsageError(
            f"{ENVIRONMENT}: the environment of the website is missing. Run: make sitesetup"
        )
    shutil.copytree(katex / "fonts", folders.static / "katex" / "fonts", dirs_exist_ok=True)
    shutil.copy2(katex / "katex.min.css", folders.static / "katex")
    command = [str(python), "-m", "sphinx", "-q", "-W", "--keep-going", "-j", str(jobs)]
    command += ["-c", str(HERE / "sphinx"), "-d", str(folders.read)]
    command += [str(folders.pages), str(folders.html)]
    done = subprocess.run(
        command, env={**os.environ, "COURSE_PAGES": str(folders.pages)}, check=False
    )
    if done.returncode:
        raise UsageError(
            f"{folders.pages}: Sphinx finds faults in these pages, see above. Fix their sources."
        )


if __name__ == "__main__":
    main()
