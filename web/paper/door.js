// The page at rules/ leads on to the rules in the reader's language; without scripts it asks for one.

import { pageLanguage } from "./language.js";

location.replace(`${pageLanguage()}/index.html${location.hash}`);
