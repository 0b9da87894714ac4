<?php
// WordPress's filters of a post: wordpress.php FOLDER kses|kses-allowed|trusted, HTML from standard input. A post of
// an author without unfiltered_html passes wp_kses_post; every post then wptexturize and wpautop. Called by wikis.mjs.
[, $root, $what] = $argv;
define('ABSPATH', "$root/usr/share/wordpress/");
define('WPINC', 'wp-includes');
$parts = ['load', 'compat', 'plugin', 'functions', 'class-wp-list-util', 'class-wp-error', 'formatting', 'kses', 'shortcodes'];
foreach ($parts as $part) {
    require_once ABSPATH . WPINC . "/$part.php";
}
// The database's and the translations' part.
function __($text) { return $text; }
function _x($text) { return $text; }
function wp_cache_get() { return false; }
add_filter('pre_option_blog_charset', fn() => 'UTF-8');

$code = stream_get_contents(STDIN);
if ($what === 'kses-allowed') {
    add_filter('wp_kses_allowed_html', fn($tags) => $tags + ['all-fours-table' => ['link' => true]]);
}
if ($what !== 'trusted') {
    $code = wp_kses_post($code);
}
echo wpautop(wptexturize($code));
