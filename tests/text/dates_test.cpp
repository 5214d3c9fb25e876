#include "text/dates.hpp"

#include <catch2/catch.hpp>

#include <string_view>

using namespace ctlpgn;

TEST_CASE("dates are arranged from the year to the day", "[text]") {
    struct row {
        std::string_view written;
        std::string_view text;
        bool is_certain;
    };
    constexpr row rows[] = {
        {"2020.08.15", "2020.08.15", true},
        {"2020-8-5", "2020.08.05", true},
        {"2020/8/?", "2020.08.\?\?", true},
        {"2020 08 15", "2020.08.15", true},
        {"2020", "2020.\?\?.\?\?", true},
        {"2020-8", "2020.08.\?\?", true},
        {"\?\?\?\?.8.15", "\?\?\?\?.08.15", true},
        // The month first, as in America, or the day.
        {"15.8.2020", "2020.08.15", true},
        {"8/15/2020", "2020.08.15", true},
        {"8.8.2020", "2020.08.08", true},
        {"8/5/2020", "2020.05.08", false},
        {"\?\?.05.2020", "2020.05.\?\?", false},
        {"", "", false},
        {"15 August 2020", "2020.08.15", true},
        {"Aug 15, 2020", "2020.08.15", true},
        {"May 2020", "2020.05.\?\?", true},
        {"15 Au 2020", "", false},
        {"8/15/20", "", false},
        {"2020.08.15.", "2020.08.15", true},
        {"2020.08.15.16", "", false},
        {"20200815", "2020.08.15", true},
        {"28052019", "2019.05.28", true},
        {"04052019", "2019.05.04", false},
        {"2020081", "", false},
        {"202008155", "", false},
        {"2019.05.O4", "2019.05.04", true},
        {"2Ol9.05.04", "2019.05.04", true},
        {"2019.OO.04", "", false},
        {"4th May 2019", "2019.05.04", true},
        {"may 3rd, 2019", "2019.05.03", true},
        {"2019, 4 May", "2019.05.04", true},
        {"2019 May 4", "2019.05.04", true},
        {"4. May 2019", "2019.05.04", true},
        {"28. 5. 2019", "2019.05.28", true},
        {"2019_05_04", "2019.05.04", true},
        {"2020..15", "2020.\?\?.15", true},
    };
    for (const row& each : rows) {
        CAPTURE(each.written);
        const arranged_date made = arrange_date(each.written, '.');
        CHECK(made.text == each.text);
        CHECK(made.is_certain == each.is_certain);
    }
    CHECK(arrange_date("15.8.2020", '-').text == "2020-08-15");
}
