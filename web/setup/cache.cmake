# Where web/play and tests/run keep what they fetched; the same rule as in common.sh.

if(DEFINED ENV{ALLFOURS_CACHE})
  set(ALLFOURS_CACHE $ENV{ALLFOURS_CACHE})
elseif(DEFINED ENV{XDG_CACHE_HOME})
  set(ALLFOURS_CACHE $ENV{XDG_CACHE_HOME}/allfours)
else()
  set(ALLFOURS_CACHE $ENV{HOME}/.cache/allfours)
endif()

file(SHA256 ${CMAKE_CURRENT_LIST_DIR}/sources.sha256 ALLFOURS_SOURCES)
string(SUBSTRING ${ALLFOURS_SOURCES} 0 12 ALLFOURS_SOURCES)
set(ALLFOURS_SOURCES ${ALLFOURS_CACHE}/sources-${ALLFOURS_SOURCES})

# What reads the texts (words.sh).
file(SHA256 ${CMAKE_SOURCE_DIR}/src/words/package-lock.json ALLFOURS_FLUENT)
string(SUBSTRING ${ALLFOURS_FLUENT} 0 12 ALLFOURS_FLUENT)
set(ALLFOURS_FLUENT ${ALLFOURS_CACHE}/fluent-${ALLFOURS_FLUENT})
