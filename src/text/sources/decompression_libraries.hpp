// The libraries that decompress files. They are loaded when the first compressed file is opened: loading
// them, and the dozen libraries that they need, takes longer than to lint a short game.
#pragma once

#include <archive.h>
#include <archive_entry.h>
#include <string>
#include <zlib.h>

namespace ctlpgn {

// What is used of each.
#define CTLPGN_FUNCTIONS_OF_LIBARCHIVE(EACH)                                                                 \
    EACH(archive_entry_filetype)                                                                             \
    EACH(archive_entry_is_encrypted)                                                                         \
    EACH(archive_entry_pathname)                                                                             \
    EACH(archive_errno)                                                                                      \
    EACH(archive_error_string)                                                                               \
    EACH(archive_filter_bytes)                                                                               \
    EACH(archive_filter_code)                                                                                \
    EACH(archive_filter_name)                                                                                \
    EACH(archive_read_data_block)                                                                            \
    EACH(archive_read_free)                                                                                  \
    EACH(archive_read_new)                                                                                   \
    EACH(archive_read_next_header)                                                                           \
    EACH(archive_read_open)                                                                                  \
    EACH(archive_read_open_filename)                                                                         \
    EACH(archive_read_support_filter_bzip2)                                                                  \
    EACH(archive_read_support_filter_xz)                                                                     \
    EACH(archive_read_support_filter_zstd)                                                                   \
    EACH(archive_read_support_format_empty)                                                                  \
    EACH(archive_read_support_format_raw)                                                                    \
    EACH(archive_read_support_format_zip_seekable)                                                           \
    EACH(archive_set_error)

#define CTLPGN_FUNCTIONS_OF_ZLIB(EACH)                                                                       \
    EACH(inflate)                                                                                            \
    EACH(inflateEnd)                                                                                         \
    EACH(inflateInit2_)                                                                                      \
    EACH(inflateReset)

#define CTLPGN_FUNCTION(NAME) decltype(&::NAME) NAME;

struct libarchive_functions {
    CTLPGN_FUNCTIONS_OF_LIBARCHIVE(CTLPGN_FUNCTION)
};

struct zlib_functions {
    CTLPGN_FUNCTIONS_OF_ZLIB(CTLPGN_FUNCTION)
};

#undef CTLPGN_FUNCTION

// If it cannot be loaded, throws input_error about the file that needs it, which messages call `name`.
const libarchive_functions& libarchive_for(const std::string& name);
const zlib_functions& zlib_for(const std::string& name);

} // namespace ctlpgn
