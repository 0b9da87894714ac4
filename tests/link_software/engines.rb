# Debian's Ruby package that makes links of text: as engines.py.
require "json"
require "cgi"
require "rinku"

texts = JSON.parse($stdin.read)
# Rinku reads HTML.
puts JSON.generate("rinku #{Rinku::VERSION}" => texts.map { |text| Rinku.auto_link(CGI.escapeHTML(text)) })
