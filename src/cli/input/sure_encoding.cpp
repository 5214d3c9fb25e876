#include "cli/input/sure_encoding.hpp"

#include "ctlpgn/errors.hpp"

namespace ctlpgn::cli {

void check_encoding_is_sure(const decoded_source& text, const std::string& name) {
    if (text.is_in_doubt())
        throw input_error(name + ' ' + encoding_in_doubt);
}

} // namespace ctlpgn::cli
