// Counting names of places only around edits gives the same result as counting all.
#include "ctlpgn/notation.hpp"
#include "lint/fixes/apply.hpp"
#include "lint/fixes/named_places.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

using namespace ctlpgn;

namespace {

class dice {
  public:
    explicit dice(std::uint64_t seed) : random_(seed) {}

    std::uint32_t up_to(std::size_t most) {
        return static_cast<std::uint32_t>(std::uniform_int_distribution<std::size_t>(0, most)(random_));
    }
    // Letters and digits that make names, and separators.
    std::string text(std::size_t most) {
        constexpr std::string_view characters = "EeG17 91-20";
        std::string made(up_to(most), ' ');
        for (char& each : made)
            each = characters[up_to(characters.size() - 1)];
        return made;
    }
    // In ascending order; they may touch but not overlap.
    std::vector<span> spans(std::size_t size, std::size_t most) {
        std::vector<span> made;
        for (std::uint32_t at = 0, left = up_to(most); left != 0 && at < size; --left) {
            const std::uint32_t begin = at + up_to(size - at);
            at = begin + up_to(std::min<std::size_t>(size - begin, 9));
            made.push_back({begin, at});
        }
        return made;
    }

  private:
    std::mt19937_64 random_;
};

// The places of the parts after edits before them.
std::vector<span> moved(const std::vector<span>& parts, const std::vector<text_edit>& edits,
                        std::size_t size) {
    std::vector<span> made;
    for (const span& each : parts) {
        std::int64_t begin = each.begin;
        for (const text_edit& edit : edits)
            if (edit.where.end <= each.begin)
                begin += static_cast<std::int64_t>(edit.text.size()) - edit.where.size();
        const auto first = static_cast<std::uint32_t>(begin);
        if (first + each.size() <= size)
            made.push_back({first, first + each.size()});
    }
    return made;
}

std::int64_t counted(const place_names& names, const counted_text& asked) {
    auto count = static_cast<std::int64_t>(names.count_in(asked.text));
    for (const span& each : asked.left_out)
        count -= static_cast<std::int64_t>(names.count_in(asked.text.substr(each.begin, each.size())));
    return count;
}

} // namespace

TEST_CASE("names are counted in capitals and small, with up to two digits", "[lint][fixes]") {
    const place_names names(*find_notation("ctl-pgn")->words);
    CHECK(names.count_in("") == 0);
    CHECK(names.count_in("E7") == 1);
    CHECK(names.count_in("e7-E13, G21×g17") == 4);
    CHECK(names.count_in("E") == 0);
    CHECK(names.count_in("7") == 0);
    CHECK(names.count_in("E0 E07 E130 M7 D9") == 0);
    CHECK(names.count_in("XE7E9") == 2);
}

TEST_CASE("names are kept while their number is the same", "[lint][fixes]") {
    const place_names names(*find_notation("ctl-pgn")->words);
    dice random(3);
    std::size_t kept = 0;
    for (int left = 20000; left != 0; --left) {
        const std::string text = random.text(60);
        const std::vector<span> left_out = random.spans(text.size(), 2);
        std::vector<text_edit> edits;
        for (const span& where : random.spans(text.size(), 3))
            edits.push_back({where, random.text(6)});
        const std::string edited = with_edits(text, edits);
        const std::vector<span> after =
            random.up_to(2) == 0 ? random.spans(edited.size(), 2) : moved(left_out, edits, edited.size());
        const bool is_kept = counted(names, {edited, after}) >= counted(names, {text, left_out});
        INFO(text << " becomes " << edited);
        REQUIRE(are_names_kept(names, {text, left_out}, {edited, after}, edits) == is_kept);
        kept += is_kept ? 1U : 0U;
    }
    CHECK(kept > 2000);
    CHECK(kept < 18000);
}
