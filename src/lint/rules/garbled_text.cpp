#include "lint/rules/garbled_text.hpp"

#include "lint/rules/drop_findings.hpp"
#include "lint/rules/recurring.hpp"
#include "text/double_encoding.hpp"
#include "text/utf8.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn {

namespace {

// The spans of free text, in no order. If a value has to be different anyway, that has been reported.
std::vector<span> free_texts(const game& record, const std::vector<finding>& findings) {
    std::vector<std::uint32_t> reported;
    for (const finding& each : findings)
        if (layer_of(each.id) == layer::tags)
            reported.push_back(each.where.begin);
    sort_stably(reported);
    std::vector<span> result;
    for (const tag& each : record.tags)
        if (const auto next = std::ranges::lower_bound(reported, each.value.begin);
            next == reported.end() || *next >= each.value.end)
            result.push_back(each.value);
    for (const comment& each : record.comments)
        result.push_back(each.text);
    return result;
}

// What could not be read, with the non-ASCII characters around it, in order; without the free texts.
std::vector<span> unread_texts(const game& record, const std::vector<finding>& findings,
                               std::vector<span> read) {
    std::vector<span> found;
    const auto is_beyond = [&record](std::size_t at) {
        return at < record.text.size() && static_cast<unsigned char>(record.text[at]) >= 0x80;
    };
    for (const finding& each : findings) {
        if (layer_of(each.id) != layer::syntax)
            continue;
        span where = each.where;
        while (where.begin != 0 && is_beyond(where.begin - 1))
            --where.begin;
        while (is_beyond(where.end))
            ++where.end;
        found.push_back(where);
    }
    sort_stably(found, {}, &span::begin);
    sort_stably(read, {}, &span::begin);
    std::vector<span> result;
    auto next = read.begin();
    for (const span each : found) {
        while (next != read.end() && next->end <= each.begin)
            ++next;
        const bool is_read = next != read.end() && next->begin < each.end;
        const bool is_known = !result.empty() && each.begin < result.back().end;
        if (!is_read && !is_known)
            result.push_back(each);
    }
    return result;
}

void report_lost_characters(const game& record, std::vector<finding>& findings) {
    std::vector<span> places;
    for (const span each : free_texts(record, findings)) {
        const std::string_view text = record.raw(each);
        for (std::size_t at = text.find(utf8::replacement_character); at != std::string_view::npos;
             at = text.find(utf8::replacement_character, at + 1)) {
            const auto begin = static_cast<std::uint32_t>(each.begin + at);
            places.push_back({begin, begin + static_cast<std::uint32_t>(utf8::replacement_character.size())});
        }
    }
    if (places.empty())
        return;
    sort_stably(places, {}, &span::begin);
    finding& added = findings.emplace_back();
    added.id = code::lost_character;
    added.where = places.front();
    if (places.size() > 1)
        added.related.push_back(reported_with_it(places.size() - 1, places.back()));
}

// Text that was encoded twice.
struct twice_encoded_text {
    std::vector<text_edit> edits; // which undo the second encoding
    std::size_t certain = 0;      // how many of them are
    bool is_all = true;           // no other readable text is beyond ASCII
};

// Outside of free text the only dash in any notation is the hyphen, and a byte-order mark means nothing.
std::string as_syntax(char32_t meant, std::string written) {
    constexpr char32_t byte_order_mark = 0xFEFF;
    constexpr char32_t minus = 0x2212;
    if (meant == byte_order_mark)
        return {};
    return (meant >= 0x2010 && meant <= 0x2015) || meant == minus ? std::string("-") : std::move(written);
}

twice_encoded_text read_garbled(const game& record, span where, bool is_free) {
    twice_encoded_text result;
    const std::string_view text = record.raw(where);
    for (std::size_t at = 0; at < text.size();) {
        if (static_cast<unsigned char>(text[at]) < 0x80) {
            ++at;
            continue;
        }
        const std::string_view rest = text.substr(at);
        const auto read = read_twice_encoded(rest);
        if (read) {
            std::string meant;
            utf8::append(meant, read->meant);
            if (!is_free)
                meant = as_syntax(read->meant, std::move(meant));
            const auto begin = static_cast<std::uint32_t>(where.begin + at);
            result.edits.push_back(
                {{begin, begin + static_cast<std::uint32_t>(read->size)}, std::move(meant)});
            result.certain += read->is_certain ? 1U : 0U;
        }
        result.is_all = result.is_all && (read || rest.starts_with(utf8::replacement_character));
        at += read ? read->size : utf8::decode(rest).size;
    }
    return result;
}

// A single one that people would never write shows that a program has done it in the whole game. If there are
// correct letters among them, somebody has to look.
void report_double_encoding(const game& record, std::vector<finding>& findings) {
    std::size_t certain = 0;
    fix made{.edits = {}, .safe = true, .title = "write the characters that are meant"};
    std::vector<span> texts = free_texts(record, findings);
    const std::size_t free_count = texts.size();
    std::ranges::copy(unread_texts(record, findings, texts), std::back_inserter(texts));
    for (std::size_t i = 0; i != texts.size(); ++i) {
        twice_encoded_text read = read_garbled(record, texts[i], i < free_count);
        certain += read.certain;
        if (!read.is_all && read.certain == 0)
            continue;
        made.safe = made.safe && read.is_all;
        std::ranges::move(read.edits, std::back_inserter(made.edits));
    }
    if (certain == 0)
        return;
    sort_stably(made.edits, {}, [](const text_edit& each) { return each.where.begin; });
    finding& added = findings.emplace_back();
    added.id = code::double_encoding;
    added.where = made.edits.front().where;
    std::string meant;
    utf8::append(meant, read_twice_encoded(record.text.substr(added.where.begin))->meant);
    added.detail = '"' + meant + '"';
    if (made.edits.size() > 1)
        added.related.push_back(reported_with_it(made.edits.size() - 1, made.edits.back().where));
    added.remedy = std::move(made);
}

// Whether there may be any, a quick test for every game.
bool may_be_twice_encoded(std::string_view text) {
    for (std::size_t at = find_twice_encoded(text); at != text.size(); at = find_twice_encoded(text, at + 1))
        if (const auto read = read_twice_encoded(text.substr(at)); read && read->is_certain)
            return true;
    return false;
}

// Text that could not be read because of characters that were encoded twice is not another fault; half of
// such a character may be a control character.
void keep_double_encoding(std::vector<finding>& findings) {
    const auto reported = std::ranges::find(findings, code::double_encoding, &finding::id);
    if (reported == findings.end() || !reported->remedy)
        return;
    const std::vector<text_edit> edits = reported->remedy->edits;
    drop_findings(findings, [&edits](const finding& each) {
        if (layer_of(each.id) != layer::syntax)
            return false;
        const auto next = std::ranges::upper_bound(edits, each.where.begin, {},
                                                   [](const text_edit& edit) { return edit.where.end; });
        return next != edits.end() && next->where.begin <= std::max(each.where.begin, each.where.end - 1);
    });
}

} // namespace

void report_garbled_text(const game& record, std::vector<finding>& findings) {
    if (record.text.find(utf8::replacement_character) != std::string_view::npos)
        report_lost_characters(record, findings);
    if (may_be_twice_encoded(record.text))
        report_double_encoding(record, findings);
    keep_double_encoding(findings);
}

} // namespace ctlpgn
