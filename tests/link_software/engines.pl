# Debian's Perl package that makes links of text: as engines.py.
use strict;
use warnings;
use JSON::PP;
use URI::Find;

my $texts = decode_json(do { local $/; <STDIN> });

sub escaped {
  my ($text) = @_;
  $text =~ s/&/&amp;/g;
  $text =~ s/</&lt;/g;
  $text =~ s/"/&quot;/g;
  return $text;
}

sub linked {
  my ($text) = @_;
  my $finder = URI::Find->new(sub { my ($uri, $as_written) = @_; '<a href="' . escaped("$uri") . '">' });
  $finder->find(\$text, \&escaped);
  return $text;
}

print encode_json({ "URI::Find $URI::Find::VERSION" => [map { linked($_) } @$texts] });
