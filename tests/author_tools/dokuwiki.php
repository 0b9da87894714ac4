<?php
// DokuWiki's own parser: dokuwiki.php FOLDER SETTINGS, wikitext from standard input. Called by wikis.mjs.
[, $root, $settings] = $argv;
define('DOKU_INC', "$root/usr/share/dokuwiki/");
define('DOKU_MAIN_CONF', "$settings/");
define('DOKU_CONF', "$settings/");
define('DOKU_PLUGIN', "$root/var/lib/dokuwiki/lib/plugins/");
define('NOSESSION', 1);
require DOKU_INC . 'inc/init.php';
$info = [];
echo p_render('xhtml', p_get_instructions(stream_get_contents(STDIN)), $info);
