#include "cli/input/sure_encoding.hpp"

#include "ctlpgn/errors.hpp"
#include "text/encoding.hpp"

namespace ctlpgn::cli {

void check_encoding_is_sure(text_encoding encoding, const std::string& name) {
    if (is_in_doubt(encoding))
        throw input_error(name + ' ' + encoding_in_doubt);
}

} // namespace ctlpgn::cli
