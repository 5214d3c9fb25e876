# Generates the tables of countries and languages from the files of iso-codes:
#   cmake -DISO_CODES=FOLDER -DHEADER=OUT.hpp -P iso_codes.cmake
# An unchanged header is not written again.

# The entries of a file, one JSON object each. string(JSON) would read the whole file again for each of thousands of
# entries, so they are split first, and counted. Names may contain characters that CMake lists cannot.
function(read_entries name into)
  file(READ ${ISO_CODES}/${name}.json text)
  string(JSON list MEMBER "${text}" 0)
  string(JSON count LENGTH "${text}" ${list})
  string(REGEX REPLACE "[];[]" " " text "${text}")
  string(REGEX MATCHALL "{[^{}]*}" entries "${text}")
  list(LENGTH entries found)
  if(NOT found EQUAL count)
    message(FATAL_ERROR "${name}.json has ${count} entries, of which ${found} were found")
  endif()
  set(${into} "${entries}" PARENT_SCOPE)
endfunction()

function(field entry name into)
  string(JSON value ERROR_VARIABLE missing GET "${entry}" ${name})
  if(missing)
    set(value "")
  endif()
  set(${into} "${value}" PARENT_SCOPE)
endfunction()

function(as_array elements into)
  list(SORT elements)
  list(REMOVE_DUPLICATES elements)
  list(JOIN elements ",\n    " text)
  set(${into} "${text}" PARENT_SCOPE)
endfunction()

read_entries(iso_3166-1 entries)
foreach(entry IN LISTS entries)
  field("${entry}" alpha_3 code)
  list(APPEND countries "\"${code}\"")
  field("${entry}" alpha_2 short)
  list(APPEND short_countries "{\"${short}\", \"${code}\"}")
endforeach()

# ISO 639-3 has all languages; 639-2 adds older three-letter codes of some (ger for de).
read_entries(iso_639-3 entries)
foreach(entry IN LISTS entries)
  field("${entry}" alpha_3 code)
  list(APPEND three_letters "\"${code}\"")
endforeach()
foreach(part 639-2 639-3)
  read_entries(iso_${part} entries)
  foreach(entry IN LISTS entries)
    if(entry MATCHES "\"alpha_2\"")
      field("${entry}" alpha_2 short)
      list(APPEND two_letters "\"${short}\"")
      foreach(kind alpha_3 bibliographic)
        field("${entry}" ${kind} code)
        if(code)
          list(APPEND shorter "{\"${code}\", \"${short}\"}")
        endif()
      endforeach()
    endif()
  endforeach()
endforeach()

as_array("${countries}" countries)
as_array("${short_countries}" short_countries)
as_array("${three_letters}" three_letters)
as_array("${two_letters}" two_letters)
as_array("${shorter}" shorter)

file(CONFIGURE OUTPUT ${HEADER}.new @ONLY CONTENT [[// Written by iso_codes.cmake from Debian's iso-codes. Sorted.
#pragma once

namespace ctlpgn::iso_codes {

// ISO 3166-1 alpha-3
inline constexpr char countries[][4] = {
    @countries@};

// ISO 3166-1 alpha-2, and the three letters of the same country.
struct long_form {
    char two[3];
    char three[4];
};
inline constexpr long_form countries_of_two_letters[] = {
    @short_countries@};

// ISO 639-1
inline constexpr char two_letter_languages[][3] = {
    @two_letters@};

// ISO 639-3
inline constexpr char three_letter_languages[][4] = {
    @three_letters@};

// Three letters, and the two that ISO 639-1 has for the same language.
struct short_form {
    char three[4];
    char two[3];
};
inline constexpr short_form short_forms[] = {
    @shorter@};

} // namespace ctlpgn::iso_codes
]])
file(COPY_FILE ${HEADER}.new ${HEADER} ONLY_IF_DIFFERENT)
file(REMOVE ${HEADER}.new)
