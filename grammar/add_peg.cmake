# ctlpgn_add_peg(TARGET GRAMMAR.peg [FOLDER]) lets TARGET include "grammar/<path>.hpp", the parser of
# grammar/<path>.peg. The grammar may come below another FOLDER, and then import from there as well as from here.
# ctlpgn_add_peg_texts(TARGET) lets it include "grammar/texts.hpp", the texts of all grammars.
#
# Faults that leave a grammar readable are warnings here; a test holds that there are none.
# Each header is written once, by its own target, however many targets in whatever folders want it.
include_guard(GLOBAL)

set(CTLPGN_GRAMMAR_DIR ${CMAKE_CURRENT_LIST_DIR} CACHE INTERNAL "")
set(CTLPGN_GENERATED_DIR ${PROJECT_BINARY_DIR}/generated CACHE INTERNAL "")

# What the program prints: the grammars of the notations that are built, what they share, and the dialect's own.
function(ctlpgn_printed_grammars result)
  set(found "")
  foreach(folder common peg ${notations})
    file(GLOB grammars CONFIGURE_DEPENDS ${CTLPGN_GRAMMAR_DIR}/${folder}/*.peg)
    list(APPEND found ${grammars})
  endforeach()
  set(${result} ${found} PARENT_SCOPE)
endfunction()

function(ctlpgn_generate_peg_header target header folder)
  # Any grammar may import any other, so each header depends on all of them.
  set(folders ${CTLPGN_GRAMMAR_DIR} ${folder})
  list(REMOVE_DUPLICATES folders)
  set(grammars "")
  set(below "")
  foreach(each ${folders})
    file(GLOB_RECURSE found CONFIGURE_DEPENDS ${each}/*.peg)
    list(APPEND grammars ${found})
    list(APPEND below --in ${each})
  endforeach()
  set(out ${CTLPGN_GENERATED_DIR}/grammar/${header})
  set(stamp ${CTLPGN_GENERATED_DIR}/stamps/${target}.stamp)
  file(MAKE_DIRECTORY ${CTLPGN_GENERATED_DIR}/stamps)
  # pegc leaves the header alone when nothing changes in it; the stamp marks it as up to date for the build.
  add_custom_command(
    OUTPUT ${stamp}
    BYPRODUCTS ${out}
    COMMAND pegc --warn ${below} ${ARGN} ${out}
    COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
    DEPENDS pegc ${grammars}
    COMMENT "Writing grammar/${header}"
    VERBATIM)
  add_custom_target(${target} DEPENDS ${stamp})
endfunction()

function(ctlpgn_add_peg target grammar)
  set(folder ${CTLPGN_GRAMMAR_DIR})
  if(ARGC GREATER 2)
    set(folder ${ARGV2})
  endif()
  string(REGEX REPLACE "\\.peg$" "" path ${grammar})
  string(MAKE_C_IDENTIFIER ctlpgn_peg_${path} header_target)
  if(NOT TARGET ${header_target})
    set(lists "")
    if(CTLPGN_RULES_AS_TABLES)
      set(lists --list)
    endif()
    ctlpgn_generate_peg_header(${header_target} ${path}.hpp ${folder} ${folder}/${path}.peg
      ${lists} --header)
  endif()
  add_dependencies(${target} ${header_target})
  target_include_directories(${target} PRIVATE ${CTLPGN_GENERATED_DIR})
endfunction()

function(ctlpgn_add_peg_texts target)
  if(NOT TARGET ctlpgn_peg_texts)
    ctlpgn_printed_grammars(grammars)
    ctlpgn_generate_peg_header(ctlpgn_peg_texts texts.hpp ${CTLPGN_GRAMMAR_DIR} ${grammars} --texts)
  endif()
  add_dependencies(${target} ctlpgn_peg_texts)
  target_include_directories(${target} PRIVATE ${CTLPGN_GENERATED_DIR})
endfunction()
