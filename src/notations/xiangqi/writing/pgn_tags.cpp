#include "notations/xiangqi/writing/pgn_tags.hpp"

#include "ctlpgn/tags.hpp"
#include "notations/xiangqi/forms/values.hpp"
#include "notations/xiangqi/positions/start.hpp"
#include "notations/xiangqi/tags.hpp"
#include "notations/xiangqi/words.hpp"
#include "text/ascii.hpp"
#include "tree/tag_escapes.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace ctlpgn::xiangqi {

namespace {

// By tag_name.
constexpr std::array<std::string_view, tag_count + 1> names{
    "", "Format", "Game", "Time", "Result", "Red", "Black", "Date", "Site", "Event", "FEN", "FEN"};
static_assert(names[static_cast<std::size_t>(tag_name::set_up)] == "FEN");

class tag_writer {
  public:
    tag_writer(const game& record, std::string& output) : record_(record), output_(output) {}

    void add(std::string_view name, std::string_view value) {
        output_.append("[").append(name).append(" \"").append(escaped(value)).append("\"]\n");
    }

    void add_known(const tag& what, tag_name known) {
        std::string unescaped;
        const std::string_view value = tag_value(record_, what, unescaped);
        const std::string_view name =
            keeps_name(what) ? record_.raw(what.name) : names[static_cast<std::size_t>(known)];
        switch (known) {
        case tag_name::unknown: return add_unknown(what, value);
        case tag_name::format: return;
        case tag_name::game:
            return keeps_name(what) || is_name_of_xiangqi(value) ? add(name, value)
                                                                 : add_if_given("Title", value);
        case tag_name::result: return add_result(value);
        case tag_name::red:
        case tag_name::black: return add_player(name, value);
        case tag_name::date: return add(name, date_in_pgn(value));
        case tag_name::set_up:
            return is_pgn_set_up(record_, what) ? add(record_.raw(what.name), value)
                                                : add_position(initial(record_).text);
        case tag_name::fen:
            return keeps_name(what) ? add(name, value) : add_position(fen_in_file(record_, what));
        case tag_name::time:
        case tag_name::place:
        case tag_name::event: return add(name, value);
        }
    }

  private:
    // A tag of PGN, which a game from JSON has without brackets.
    [[nodiscard]] bool keeps_name(const tag& what) const {
        return is_bracketed(record_, what) || (is_pgn(record_) && what.where.empty());
    }

    void add_position(std::string_view value) {
        add("SetUp", "1");
        add("FEN", value);
    }

    void add_if_given(std::string_view name, std::string_view value) {
        if (!value.empty())
            add(name, value);
    }

    // Keywords are capitals; other names of PGN have small letters as well.
    void add_unknown(const tag& what, std::string_view value) {
        const std::string_view written = record_.raw(what.name);
        const std::string_view known = name_in_pgn(written);
        add(known.empty() || keeps_name(what) ? written : known, value);
    }

    void add_result(std::string_view value) {
        const std::uint8_t meant = result_of(value);
        add("Result", meant == 0 ? value : words.results[meant]);
        add_if_given("Termination", reason_of(value));
    }

    // Hu, Ronghua; 2600; GM
    void add_player(std::string_view name, std::string_view value) {
        if (is_pgn(record_) || value.find(';') == std::string_view::npos)
            return add(name, value);
        const player_fields fields = fields_of_player(value);
        add(name, fields.name);
        add_if_given(std::string(name) + "Elo", fields.rating);
        add_if_given(std::string(name) + "Title", fields.title);
    }

    static std::string date_in_pgn(std::string_view value) {
        const written_date date = date_of(value);
        if (date.year.empty())
            return std::string(value);
        const auto part = [](std::string_view digits) {
            return digits.empty() ? std::string("??") : two_digits(digits);
        };
        return std::string(date.year).append(".").append(part(date.month)).append(".").append(part(date.day));
    }

    const game& record_;
    std::string& output_;
};

} // namespace

void write_pgn_tags(const game& record, std::string_view format, bool for_servers, std::string& output) {
    tag_writer writer(record, output);
    const auto name_of = [&record](const tag& each) { return find_tag(record.raw(each.name)); };
    const tag* const opening = find_tag(record, tag_name::game);
    if (!is_pgn(record) && (opening == nullptr || !is_name_of_xiangqi(record.raw(opening->value))))
        writer.add("Game", "Chinese Chess");
    const auto names_variant = [&record](const tag& each) {
        return is_same_in_small_letters(record.raw(each.name), "Variant");
    };
    if (for_servers && std::ranges::none_of(record.tags, names_variant))
        writer.add("Variant", "Xiangqi");
    for (const tag& each : record.tags)
        if (is_pgn(record) || !is_pgn_set_up(record, each))
            writer.add_known(each, name_of(each));
    if (!is_pgn(record) && record.result != 0 && find_tag(record, tag_name::result) == nullptr)
        writer.add("Result", words.results[record.result]);
    if (!format.empty())
        writer.add("Format", format);
}

} // namespace ctlpgn::xiangqi
