#include "text/encoding.hpp"
#include "text/one_byte.hpp"

namespace ctlpgn {

transcoder::transcoder(text_encoding encoding) : from_(encoding) {
    if (encoding != text_encoding::utf8 && !is_one_byte(encoding))
        open();
}

void transcoder::convert(std::string& bytes, bool ended, std::string& output) {
    if (from_ != text_encoding::utf8 && !is_one_byte(from_)) {
        convert_by_system(bytes, ended, output);
        return;
    }
    if (is_one_byte(from_))
        append_characters(from_, bytes, output);
    else
        output.append(bytes);
    bytes.clear();
}

} // namespace ctlpgn
