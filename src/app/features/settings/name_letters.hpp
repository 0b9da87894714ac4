// Letters that names may have: those of scripts that are written from left to right, letter by
// letter, so that the table can draw them one after the other. Scripts that join or reorder letters
// (Arabic, Hebrew, Thai and those of India) are missing. Knows no font. Source: the blocks of the
// Unicode Standard 15, without their signs. Tests: tests/app/features/settings/settings_test.cpp.
#pragma once

namespace allfours {

// True for a letter beyond ASCII, whole as in Unicode's normalization form C.
bool is_name_letter(char32_t letter);
// True for letters and marks of the other scripts.
bool is_unsupported_letter(char32_t letter);

}  // namespace allfours
