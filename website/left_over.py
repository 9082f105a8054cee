"""What an earlier website left behind: pages, pictures and files that this one does not have."""

from pathlib import Path

from website.course_pages import SiteFolders
from website.link_check import links_of

OF_SPHINX = ("genindex", "search")
OLD_SETTINGS = ".buildinfo.bak"
"""What Sphinx noted of its settings before they changed."""


def remove_left_over(folders: SiteFolders) -> None:
    """Remove pages without a source, pictures that no page shows, files that are not copied now."""
    (folders.html / OLD_SETTINGS).unlink(missing_ok=True)
    sources = {_name(path, folders.pages) for path in folders.pages.rglob("*") if path.is_file()}
    shown: set[str] = set()
    for page in sorted(folders.html.rglob("*.html")):
        if _name(page, folders.html) in sources.union(OF_SPHINX):
            links = links_of(page.read_text(encoding="utf-8"))
            shown |= {Path(target).name for target in (*links.loaded, *links.leading)}
        else:
            page.unlink()
    for picture in sorted((folders.html / "_images").glob("*")):
        if picture.name not in shown:
            picture.unlink()
    for folder in folders.extra.iterdir():
        kept = {path.name for path in folder.iterdir()}
        for path in sorted((folders.html / folder.name).iterdir()):
            if path.name not in kept:
                path.unlink()


def _name(path: Path, root: Path) -> str:
    return path.relative_to(root).with_suffix("").as_posix()
