# Compiles the texts of src/words/texts: the header of the keys for the room (allfours_texts); the packs of
# each language in the build folder; the packs as C++ for programs that link them (allfours_linked_words; a
# program that loads packs at run time takes allfours_no_words); and the core's English sentences for
# programs.

find_program(ALLFOURS_NODE node)
if(NOT ALLFOURS_NODE OR NOT EXISTS ${ALLFOURS_FLUENT})
  message(WARNING "The reader of the texts is missing, so there are no programs and no sentences: run "
    "`tests/run --only words` or `web/play --build-only` once, which fetch it, and configure again.")
  set(ALLFOURS_MADE_core src/core/text/no_english.cpp)
  return()
endif()

set(made ${CMAKE_BINARY_DIR}/words)
file(GLOB texts CONFIGURE_DEPENDS src/words/texts/*/*.ftl src/words/lessons/*.lesson
  src/words/lessons/puzzles.txt
  src/words/lessons/texts/*/*.ftl)
file(GLOB codes RELATIVE ${CMAKE_SOURCE_DIR}/src/words/texts CONFIGURE_DEPENDS src/words/texts/*)
list(TRANSFORM codes REPLACE "(.+)" "${made}/words-\\1.pack" OUTPUT_VARIABLE ALLFOURS_PACKS)
list(TRANSFORM codes REPLACE "(.+)" "${made}/lessons-\\1.pack" OUTPUT_VARIABLE lesson_packs)
list(TRANSFORM codes REPLACE "(.+)" "${made}/book-\\1.pack" OUTPUT_VARIABLE book_packs)
list(APPEND ALLFOURS_PACKS ${lesson_packs} ${book_packs})
file(GLOB compiler CONFIGURE_DEPENDS src/words/*.mjs)
add_custom_command(
  OUTPUT ${made}/words/keys.hpp ${made}/words_keys.cpp ${made}/words_linked.cpp ${made}/words_lessons.cpp
    ${made}/core_english.cpp ${made}/page-words.json ${ALLFOURS_PACKS}
  COMMAND ${ALLFOURS_NODE} src/words/compile.mjs ${made}
  WORKING_DIRECTORY ${CMAKE_SOURCE_DIR}
  DEPENDS ${texts} ${compiler} src/words/package-lock.json
  COMMENT "Words of every language"
  VERBATIM)
add_custom_target(words DEPENDS ${ALLFOURS_PACKS} ${made}/page-words.json)

add_library(allfours_texts INTERFACE)
target_include_directories(allfours_texts INTERFACE ${made})
set(ALLFOURS_MADE_words ${made}/words/keys.hpp ${made}/words_keys.cpp ${made}/words_lessons.cpp)
set(ALLFOURS_MADE_core ${made}/core_english.cpp)

# An object, so that a program has it whatever the order of its libraries.
add_library(allfours_linked_words OBJECT ${made}/words_linked.cpp ${made}/words/keys.hpp)
# A language is one literal, longer than what every compiler has to take.
set_source_files_properties(${made}/words_linked.cpp PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
target_include_directories(allfours_linked_words PRIVATE ${made})
allfours_own(allfours_linked_words)

add_library(allfours_no_words OBJECT src/words/no_packs.cpp ${made}/words/keys.hpp)
target_include_directories(allfours_no_words PRIVATE ${made})
allfours_own(allfours_no_words)
