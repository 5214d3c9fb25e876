# ctlpgn_add_rules(TARGET NAME.rules) gives TARGET the codes and the part of the catalogue of a notation, and lets it
# include what else rulec writes below "notations/NAME/".
# ctlpgn_add_core_rules(TARGET) does the same for the core; its codes are in a public header.
include_guard(GLOBAL)

set(CTLPGN_CORE_RULES ${PROJECT_SOURCE_DIR}/src/catalogue/core.rules CACHE INTERNAL "")

# rulec does not touch unchanged files; the stamp shows the build that they are up to date.
function(ctlpgn_write_rules target rules written)
  set(stamp ${CTLPGN_GENERATED_DIR}/stamps/${target}.stamp)
  file(MAKE_DIRECTORY ${CTLPGN_GENERATED_DIR}/stamps)
  list(TRANSFORM written PREPEND ${CTLPGN_GENERATED_DIR}/)
  cmake_path(GET rules FILENAME name)
  add_custom_command(
    OUTPUT ${stamp}
    BYPRODUCTS ${written}
    COMMAND rulec ${ARGN} ${rules} --below ${PROJECT_SOURCE_DIR} --out ${CTLPGN_GENERATED_DIR}
    COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
    DEPENDS rulec ${rules} ${CTLPGN_CORE_RULES}
    COMMENT "Writing what ${name} says"
    VERBATIM)
  add_custom_target(${target} DEPENDS ${stamp})
endfunction()

function(ctlpgn_add_rules target rules)
  cmake_path(GET rules STEM name)
  set(folder notations/${name})
  ctlpgn_write_rules(ctlpgn_rules_${name} ${CMAKE_CURRENT_SOURCE_DIR}/${rules}
    "${folder}/codes.hpp;${folder}/catalogue.hpp;${folder}/catalogue.cpp;${folder}/rule_tables.hpp;${folder}/repair_roles.hpp;${folder}/fix_functions.hpp;${folder}/fix_rows.hpp"
    --core ${CTLPGN_CORE_RULES})
  add_dependencies(${target} ctlpgn_rules_${name})
  target_sources(${target} PRIVATE ${CTLPGN_GENERATED_DIR}/${folder}/catalogue.cpp)
  target_include_directories(${target} PRIVATE ${CTLPGN_GENERATED_DIR})
endfunction()

function(ctlpgn_add_core_rules target)
  ctlpgn_write_rules(ctlpgn_rules_of_core ${CTLPGN_CORE_RULES}
    "include/ctlpgn/core_codes.hpp;catalogue/core_rows.hpp;lint/fixes/core_fix_rows.hpp")
  add_dependencies(${target} ctlpgn_rules_of_core)
  target_include_directories(${target}
    PUBLIC $<BUILD_INTERFACE:${CTLPGN_GENERATED_DIR}/include> PRIVATE ${CTLPGN_GENERATED_DIR})
endfunction()
