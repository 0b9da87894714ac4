# As wraps.py, with Perl's own module.
use strict;
use warnings;
use JSON::PP;
use Text::Wrap;

$Text::Wrap::columns = 73;
my $texts = decode_json(do { local $/; <STDIN> });
print encode_json([map { wrap("", "", $_) } @$texts]);
