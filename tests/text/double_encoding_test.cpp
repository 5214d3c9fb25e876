#include "text/double_encoding.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;

TEST_CASE("double encoding: characters of two, three and four bytes are read", "[text]") {
    const auto meant = [](std::string_view text) {
        const auto read = read_twice_encoded(text);
        return read ? read->meant : U'\0';
    };
    CHECK(meant("Ã¼ller") == U'ü');
    CHECK(meant("â€™s") == U'’');
    CHECK(meant("Ð¡") == U'С');
    CHECK(meant("ðŸ©\u0090") == U'🩐');
    CHECK(meant("Ã\u0089") == U'É'); // in Latin-1
    CHECK(meant("Ã‰") == U'É');      // in Windows-1252
    CHECK(meant("ü") == U'\0');
    CHECK(meant("Ã") == U'\0');
    CHECK(meant("Ãb") == U'\0');
    CHECK(read_twice_encoded("Ã¼ller")->size == 4);
}

TEST_CASE("double encoding: natural text is not certain", "[text]") {
    CHECK(read_twice_encoded("Ã¼")->is_certain);
    CHECK(read_twice_encoded("â€™")->is_certain);
    CHECK_FALSE(read_twice_encoded("Ã»")->is_certain);
    CHECK_FALSE(read_twice_encoded("é»…")->is_certain);
    CHECK_FALSE(read_twice_encoded("É»").has_value()); // not a European letter
    CHECK_FALSE(read_twice_encoded("ß…").has_value());
}
