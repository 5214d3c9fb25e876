# ctlpgn_embed_texts(TARGET HEADER NAMESPACE FILE...): the texts of files of this folder as constants in a header
# that is generated when the build is configured: board-dark.css becomes board_dark_css.
function(ctlpgn_embed_texts target header namespace)
  set(EMBEDDED_NAMESPACE ${namespace})
  set(EMBEDDED_TEXTS "")
  foreach(file ${ARGN})
    file(READ ${CMAKE_CURRENT_SOURCE_DIR}/${file} text)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${file})
    string(MAKE_C_IDENTIFIER ${file} name)
    string(APPEND EMBEDDED_TEXTS "inline constexpr std::string_view ${name} = R\"~~~(${text})~~~\";\n")
  endforeach()
  configure_file(${PROJECT_SOURCE_DIR}/src/pictures/embedded.hpp.in ${PROJECT_BINARY_DIR}/generated/${header} @ONLY)
  target_include_directories(${target} PRIVATE ${PROJECT_BINARY_DIR}/generated)
endfunction()
