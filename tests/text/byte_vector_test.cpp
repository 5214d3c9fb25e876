#include "text/byte_vector.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <cstddef>

using namespace ctlpgn;

namespace {

template <unsigned char First, unsigned char Last> void check_range() {
    for (unsigned value = 0; value != 256; ++value)
        for (std::size_t place = 0; place != sizeof(byte_vector); ++place) {
            std::array<char, sizeof(byte_vector)> bytes{};
            bytes.fill(static_cast<char>(First == 0 ? Last + 1 : First - 1)); // outside
            bytes[place] = static_cast<char>(value);
            const bool within = value >= First && value <= Last;
            const byte_vector found = are_within<First, Last>(load_bytes(bytes.data()));
            INFO(unsigned{First} << " to " << unsigned{Last} << ", " << value << " at " << place);
            REQUIRE(first_marked(found) == (within ? place : sizeof(byte_vector)));
            REQUIRE(has_marks(found) == within);
        }
}

} // namespace

TEST_CASE("bytes: those within a range are found, wherever it lies", "[text]") {
    check_range<0x00, 0x08>();
    check_range<0x0B, 0x1F>();
    check_range<'@', '@'>();
    check_range<'}', 0x7F>();
    check_range<0x70, 0x90>();
    check_range<0x80, 0xBF>();
    check_range<0xC2, 0xDF>();
    check_range<0xC0, 0xFF>();
    check_range<0x00, 0x00>();
    check_range<0xFF, 0xFF>();
}
