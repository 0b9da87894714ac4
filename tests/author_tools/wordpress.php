<?php
// Real posts and comments of WordPress: wordpress.php FOLDER SOCKET SITE WHO WAY, pages as a JSON object from
// standard input, and the same pages as readers get them as JSON. SITE is alone or, for one of a network of sites,
// network; WHO is a role of WordPress, or super, who administers the network; WAY is block (the block “Custom
// HTML”), classic (the classic editor) or comment; with "allowed" behind it, a plugin's filter allows the tag. The
// first call for a SITE installs it in a database of its own behind the socket. Called by wikis.mjs.
[, $root, $socket, $site, $role, $way] = $argv;
$allowed = ($argv[6] ?? '') === 'allowed';
$_SERVER += ['HTTP_HOST' => 'site.example', 'REQUEST_URI' => '/', 'REMOTE_ADDR' => '127.0.0.1', 'SERVER_PROTOCOL' => 'HTTP/1.1'];

define('DB_NAME', $site);
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', "localhost:$socket");
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', 'https://site.example');
define('WP_SITEURL', 'https://site.example');
define('WP_CONTENT_DIR', dirname($socket) . "/content-$site");
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
    (new mysqli('localhost', 'root', '', '', 0, $socket))->query("CREATE DATABASE $site");
    define('WP_INSTALLING', true);
} elseif ($site === 'network') {
    define('MULTISITE', true);
    define('SUBDOMAIN_INSTALL', false);
    define('DOMAIN_CURRENT_SITE', 'site.example');
    define('PATH_CURRENT_SITE', '/');
    define('SITE_ID_CURRENT_SITE', 1);
    define('BLOG_ID_CURRENT_SITE', 1);
}
require ABSPATH . 'wp-settings.php';
add_filter('pre_wp_mail', '__return_true');
if ($is_new) {
    require ABSPATH . 'wp-admin/includes/upgrade.php';
    wp_install('A site', 'super', 'super@site.example', true, '', 'a-long-passphrase-9');
    // The administrators that are there when a network begins are those of the network.
    if ($site === 'network') {
        $wpdb->set_prefix($table_prefix);
        foreach ($wpdb->tables('ms_global') as $name => $table) {
            $wpdb->$name = $table;
        }
        install_network();
        populate_network(1, 'site.example', 'super@site.example', 'A network', '/', false);
    }
    foreach (['administrator', 'editor', 'author', 'contributor', 'subscriber'] as $one) {
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
