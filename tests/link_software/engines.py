"""Debian's Python packages that make links of text. Reads an array of texts as JSON; writes an object with the
HTML of each text, by package (debian_engines.mjs)."""

import json
import sys
from html import escape

import bleach
import django
import jinja2
import linkify_it
import markdown_it
import mistune
from django.utils.html import urlize as django_urlize
from jinja2.utils import urlize as jinja_urlize

finder = linkify_it.LinkifyIt()
reader = markdown_it.MarkdownIt("gfm-like")
mistune_reader = mistune.create_markdown(plugins=["url", "table", "strikethrough"])


def found(text):
    """The links that linkify-it finds, as HTML."""
    return "".join(f'<a href="{escape(match.url)}">' for match in finder.match(text) or [])


engines = {
    f"django {django.__version__} urlize": lambda text: django_urlize(text, autoescape=True),
    f"jinja2 {jinja2.__version__} urlize": jinja_urlize,
    f"bleach {bleach.__version__} linkify": bleach.linkify,
    f"linkify-it-py {linkify_it.__version__}": found,
    f"markdown-it-py {markdown_it.__version__} gfm-like": reader.render,
    f"mistune {mistune.__version__} url": mistune_reader,
}
texts = json.load(sys.stdin)
json.dump({name: [str(links(text)) for text in texts] for name, links in engines.items()}, sys.stdout)
