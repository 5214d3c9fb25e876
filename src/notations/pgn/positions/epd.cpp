#include "notations/pgn/positions/epd.hpp"

#include "grammar/pgn/epd.hpp"
#include "notations/pgn/codes.hpp"
#include "parsing/finding_list.hpp"
#include "parsing/parse.hpp"
#include "parsing/text_input.hpp"

#include <tao/pegtl/nothing.hpp>

namespace ctlpgn::pgn {

namespace {

namespace rule = grammar::pgn::epd::tolerant;

constexpr std::size_t most_findings = 20;

class epd_state {
  public:
    epd_state(std::vector<finding>& findings, std::string_view line)
        : findings_(findings, line, most_findings) {}

    // What the generated rules require (parsing/rules.hpp).
    void report(code id, const char* begin, const char* end) { findings_.add(id, begin, end); }
    [[nodiscard]] parsing::finding_list::bookmark mark() const { return findings_.mark(); }
    void rollback(parsing::finding_list::bookmark mark) { findings_.rollback(mark); }

  private:
    parsing::finding_list findings_;
};

} // namespace

void check_epd(std::string_view line, std::vector<finding>& findings) {
    epd_state state(findings, line);
    parsing::text_input input(line);
    parsing::parse<rule::epd, tao::pegtl::nothing>(input, state);
}

} // namespace ctlpgn::pgn
