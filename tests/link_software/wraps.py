"""Wraps each of an array of texts (JSON) at 72 columns, paragraph by paragraph (mails.mjs)."""

import json
import sys
import textwrap

json.dump(["\n".join(textwrap.fill(line, 72) for line in text.split("\n")) for text in json.load(sys.stdin)],
          sys.stdout)
