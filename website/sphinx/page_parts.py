"""What the pages of the course have that Sphinx does not give them."""

import json
import posixpath
import re
from pathlib import Path

import imagesize
from docutils import nodes
from myst_nb.sphinx_ext import add_global_html_resources
from sphinx.transforms.post_transforms import SphinxPostTransform

SHARPNESS = 2  # pixels of a figure for each pixel that it is shown with
WIDE = 760  # figures with more pixels across than this can be moved sideways on a narrow screen
FIGURE = re.compile(
    r'<img (?P<words>[^>]*?)src="(?P<src>[^"]*/_images/[^"]+\.png)"(?P<more>[^>]*?)/?>'
)
MISNAMED = '<summary aria-label="Toggle hidden content">'  # what is written in it says it better
AFTER_THE_THEME = 900


class TopicLinks(SphinxPostTransform):
    """Names of topics in the text of a topic lead to them."""

    default_priority = 500

    def run(self, **_):
        """Replace literals that are names of topics."""
        here = self.env.docname
        if not here.startswith("topics/"):
            return
        titles = self.config.topic_titles
        for literal in list(self.document.findall(nodes.literal)):
            slug = literal.astext()
            if slug in titles and f"topics/{slug}" != here:
                target = self.app.builder.get_relative_uri(here, f"topics/{slug}")
                link = nodes.reference("", titles[slug], internal=True, refuri=target)
                literal.replace_self(link)


class Statements(SphinxPostTransform):
    """The text of an exercise, from its heading to its card, is one piece."""

    default_priority = 510

    def run(self, **_):
        """Put what stands between a heading and the first card below it into a box of its own."""
        for card in list(self.document.findall(nodes.container)):
            if "exercise" in card["classes"] and isinstance(card.parent, nodes.section):
                section = card.parent
                end = section.index(card)
                start = 1 + max((n for n in range(end) if is_border(section[n])), default=-1)
                box = nodes.container(classes=["statement"])
                box.extend(section[start : end + 1])
                section[start : end + 1] = [box]


def is_border(node):
    """Return whether a statement cannot begin above this node."""
    return isinstance(node, nodes.title) or "statement" in node.get("classes", ())


def with_sizes(app, _pagename, _template, context, _doctree):
    """Give figures their size, so that nothing moves while they load, and let them load late."""
    body = context.get("body")
    if not body:
        return

    def sized(found):
        name = posixpath.basename(found["src"])
        origin = next((path for path, kept in app.builder.images.items() if kept == name), None)
        file = Path(app.srcdir, origin) if origin else None
        if file is None or not file.exists():
            return found[0]
        width, height = imagesize.get(file)
        if "jupyter_execute" in str(file):
            width, height = width // SHARPNESS, height // SHARPNESS
        wide = ' class="wide"' if width > WIDE else ""
        words = re.sub(r'(class|style)="[^"]*" ?', "", found["words"] + found["more"])
        size = f'width="{width}" height="{height}" loading="lazy"'
        picture = f'<img{wide} src="{found["src"]}" {words.strip()} {size}>'
        return f'<a class="figure" href="{found["src"]}">{picture}</a>'

    context["body"] = FIGURE.sub(sized, body).replace(MISNAMED, "<summary>")


def with_levels(_app, _pagename, _template, context, _doctree):
    """Report of which level the headings of the side bar are, as screen readers require."""
    tree = context.get("furo_navigation_tree")
    if tree:
        leveled = tree.replace('role="heading"', 'role="heading" aria-level="2"')
        context["furo_navigation_tree"] = leveled


def lay_out_styles(app):
    """Have the styles of notebooks there before pages are written, which name them by content.

    MyST-NB brings them when all is written, so a second website would differ from the first.
    """
    Path(app.outdir, "_static").mkdir(parents=True, exist_ok=True)
    add_global_html_resources(app, None)


def setup(app):
    """Register them with Sphinx."""
    titles = json.loads(Path(app.srcdir, "topics.json").read_text())
    app.add_config_value("topic_titles", titles, "env")
    app.add_post_transform(TopicLinks)
    app.add_post_transform(Statements)
    app.connect("builder-inited", lay_out_styles)
    app.connect("html-page-context", with_sizes)
    app.connect("html-page-context", with_levels, priority=AFTER_THE_THEME)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
