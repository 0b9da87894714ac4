// Redirects rules/ to the rules in the reader's language; without scripts the page offers a choice.

import { pageLanguage } from "./language.js";

location.replace(`${pageLanguage()}/index.html${location.hash}`);
