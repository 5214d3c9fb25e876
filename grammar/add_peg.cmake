# ctlpgn_add_peg(TARGET GRAMMAR.peg) lets TARGET include "grammar/<name>.hpp", the parser of grammar/<name>.peg.
# ctlpgn_add_peg_texts(TARGET) lets it include "grammar/texts.hpp", the texts of all grammars.
#
# Faults that leave a grammar readable are warnings here; a test holds that there are none.
# Each header is written once, by a target of its own, however many targets in whatever folders want it.
include_guard(GLOBAL)

set(CTLPGN_GRAMMAR_DIR ${CMAKE_CURRENT_LIST_DIR} CACHE INTERNAL "")
set(CTLPGN_GENERATED_DIR ${PROJECT_BINARY_DIR}/generated CACHE INTERNAL "")

function(ctlpgn_generate_peg_header target header)
  # Any grammar may import any other, so each header depends on all of them.
  file(GLOB grammars CONFIGURE_DEPENDS ${CTLPGN_GRAMMAR_DIR}/*.peg)
  set(out ${CTLPGN_GENERATED_DIR}/grammar/${header})
  set(stamp ${CTLPGN_GENERATED_DIR}/stamps/${header}.stamp)
  file(MAKE_DIRECTORY ${CTLPGN_GENERATED_DIR}/stamps)
  # pegc leaves the header alone when nothing changes in it; the stamp tells the build that it is up to date.
  add_custom_command(
    OUTPUT ${stamp}
    BYPRODUCTS ${out}
    COMMAND pegc --warn ${ARGN} ${out}
    COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
    DEPENDS pegc ${grammars}
    COMMENT "Writing grammar/${header}"
    VERBATIM)
  add_custom_target(${target} DEPENDS ${stamp})
endfunction()

function(ctlpgn_add_peg target grammar)
  get_filename_component(name ${grammar} NAME_WE)
  if(NOT TARGET ctlpgn_peg_${name})
    ctlpgn_generate_peg_header(ctlpgn_peg_${name} ${name}.hpp ${CTLPGN_GRAMMAR_DIR}/${name}.peg --header)
  endif()
  add_dependencies(${target} ctlpgn_peg_${name})
  target_include_directories(${target} PRIVATE ${CTLPGN_GENERATED_DIR})
endfunction()

function(ctlpgn_add_peg_texts target)
  if(NOT TARGET ctlpgn_peg_texts)
    file(GLOB grammars CONFIGURE_DEPENDS ${CTLPGN_GRAMMAR_DIR}/*.peg)
    ctlpgn_generate_peg_header(ctlpgn_peg_texts texts.hpp ${grammars} --texts)
  endif()
  add_dependencies(${target} ctlpgn_peg_texts)
  target_include_directories(${target} PRIVATE ${CTLPGN_GENERATED_DIR})
endfunction()
