<?php
// Debian's PHP package that makes links of text: as engines.py.
require_once "Parsedown/autoload.php";

$texts = json_decode(stream_get_contents(STDIN));
$reader = new Parsedown();
echo json_encode(["Parsedown " . Parsedown::version => array_map(fn($text) => $reader->text($text), $texts)]);
