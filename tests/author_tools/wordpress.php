<?php
// Real posts and comments of WordPress: wordpress.php FOLDER SOCKET WHO WAY, pages as a JSON object from standard
// input, and the same pages as readers get them as JSON. WHO is a role of WordPress; WAY is block (the block
// “Custom HTML”), classic (the classic editor) or comment; with "allowed" behind it, a plugin's filter allows the
// tag. The first call installs WordPress in the database behind the socket. Called by wikis.mjs.
[, $root, $socket, $role, $way] = $argv;
$allowed = ($argv[5] ?? '') === 'allowed';
$_SERVER += ['HTTP_HOST' => 'site.example', 'REQUEST_URI' => '/', 'REMOTE_ADDR' => '127.0.0.1', 'SERVER_PROTOCOL' => 'HTTP/1.1'];

define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', "localhost:$socket");
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', 'https://site.example');
define('WP_SITEURL', 'https://site.example');
define('WP_CONTENT_DIR', dirname($socket) . '/wp-content');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('ABSPATH', "$root/usr/share/wordpress/");
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) {
    define("{$name}_KEY", $name);
    define("{$name}_SALT", $name);
}
$table_prefix = 'wp_';
$is_new = !is_dir(WP_CONTENT_DIR);
if ($is_new) {
    mkdir(WP_CONTENT_DIR);
    (new mysqli('localhost', 'root', '', '', 0, $socket))->query('CREATE DATABASE wordpress');
    define('WP_INSTALLING', true);
}
require ABSPATH . 'wp-settings.php';
add_filter('pre_wp_mail', '__return_true');
if ($is_new) {
    require ABSPATH . 'wp-admin/includes/upgrade.php';
    wp_install('A site', 'administrator', 'administrator@site.example', true, '', 'a-long-passphrase-9');
    foreach (['editor', 'author', 'contributor', 'subscriber'] as $one) {
        wp_insert_user(['user_login' => $one, 'user_pass' => 'a-long-passphrase-9', 'user_email' => "$one@site.example", 'role' => $one]);
    }
    exit;
}
if ($allowed) {
    add_filter('wp_kses_allowed_html', fn($tags) => $tags + ['all-fours-table' => ['link' => true]]);
}
// As signing in does: it chooses the filters of what this person saves.
wp_set_current_user(get_user_by('login', $role)->ID);

/** The HTML that readers get of a post. */
function post_shown($content) {
    $id = wp_insert_post(wp_slash(['post_title' => 'A page', 'post_content' => $content, 'post_status' => 'publish']), true);
    $GLOBALS['post'] = get_post($id);
    setup_postdata($GLOBALS['post']);
    return apply_filters('the_content', get_the_content());
}

/** The HTML that readers get of a comment. */
function comment_shown($content) {
    $id = wp_new_comment(wp_slash(['comment_post_ID' => 1, 'comment_content' => $content, 'comment_author' => 'A reader',
        'comment_author_email' => '', 'comment_author_url' => '', 'user_id' => get_current_user_id()]), true);
    $comment = get_comment($id);
    return apply_filters('comment_text', get_comment_text($comment), $comment);
}

add_filter('comment_flood_filter', '__return_false', 99);
add_filter('wp_is_comment_flood', '__return_false', 99);
add_filter('duplicate_comment_id', '__return_false');
$shown = array_map(fn($code) => match ($way) {
    'block' => post_shown("<!-- wp:html -->\n$code\n<!-- /wp:html -->"),
    'classic' => post_shown($code),
    'comment' => comment_shown($code),
}, json_decode(stream_get_contents(STDIN), true));
echo json_encode($shown);
