#include "text/games/recognition.hpp"

#include "ctlpgn/errors.hpp"
#include "text/ascii.hpp"
#include "text/file_names.hpp"
#include "text/sources/binary_records.hpp"
#include "text/sources/compression.hpp"
#include "text/sources/decoded_source.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

bool is_called_so(std::string_view file, std::string_view extension) {
    return has_extension(name_without_compression(file.substr(file.find_last_of('/') + 1)), extension);
}

bool shares_extension(const notation& chosen, std::string_view file) {
    return std::ranges::any_of(chosen.shared_extensions,
                               [file](std::string_view each) { return is_called_so(file, each); });
}

// The text of the bytes, whatever encoding they are in.
std::string in_utf8(std::string_view beginning) {
    const auto bytes = open_text(beginning);
    decoded_source decoded(*bytes);
    std::string text(2 * guessed_bytes, '\0'); // a byte of an old encoding becomes at most two
    std::size_t size = 0;
    while (const std::size_t got = decoded.read(text.data() + size, text.size() - size))
        size += got;
    text.resize(size);
    return text;
}

// A text that says which notation it is in counts for more than its name, if that notation shares the
// extension.
notation_guess guess_of_file(std::string_view text, std::string_view name) {
    const notation* const named = notation_of_name(name);
    // To read a game in all notations takes longer than to check it, so only those are asked that count.
    const auto says_so = [&](const notation* each) {
        return each != named && shares_extension(*each, name) &&
               likeness_to(*each, text) == likeness::certain;
    };
    if (named != nullptr && std::ranges::none_of(notations(), says_so))
        return {named, likeness::certain};
    const notation_guess guessed = guess_notation(text);
    if (named != nullptr) {
        const bool is_other =
            guessed.how_likely == likeness::certain && shares_extension(*guessed.likeliest, name);
        return is_other ? guessed : notation_guess{named, likeness::certain};
    }
    for (const notation* const each : notations())
        if (guessed.likeliest != nullptr && shares_extension(*each, name) &&
            likeness_to(*each, text) == guessed.how_likely)
            return {each, guessed.how_likely};
    return guessed;
}

} // namespace

bool is_called_as_json(std::string_view file) {
    return is_called_so(file, ".json") || is_called_so(file, ".jsonl");
}

// Up to the value of its first field: comments may also begin with a brace and a quotation.
bool is_json_of_games(std::string_view beginning) {
    std::string_view left = trimmed(utf8::without_byte_order_mark(beginning));
    const auto take = [&left](char expected) {
        if (!left.starts_with(expected))
            return false;
        left = trimmed(left.substr(1));
        return true;
    };
    if (!take('{') || !left.starts_with('"'))
        return false;
    left.remove_prefix(1);
    const auto name = static_cast<std::size_t>(std::ranges::find_if_not(left, is_letter) - left.begin());
    left.remove_prefix(name);
    constexpr std::string_view value = "{[\"0123456789";
    return name != 0 && take('"') && take(':') && !left.empty() && value.find(left.front()) != value.npos;
}

bool is_decided_by_text(std::string_view file) {
    return notation_of_name(file) == nullptr ||
           std::ranges::any_of(notations(),
                               [file](const notation* each) { return shares_extension(*each, file); });
}

const notation* likeliest_of_file(std::string_view beginning, std::string_view name) {
    return guess_of_file(in_utf8(beginning), name).likeliest;
}

std::string read_beginning(byte_source& source) {
    std::string beginning;
    while (beginning.size() < guessed_bytes) {
        const std::size_t before = beginning.size();
        beginning.resize(guessed_bytes);
        std::size_t got = 0;
        try {
            got = source.read(beginning.data() + before, guessed_bytes - before);
        } catch (const input_error&) {
            if (before == 0) // otherwise it is thrown again after what could be read
                throw;
        }
        beginning.resize(before + got);
        if (beginning.size() == before)
            break;
    }
    return beginning;
}

const notation* notation_of_name(std::string_view file) {
    const auto all = notations();
    const auto found = std::ranges::find_if(
        all, [file](const notation* each) { return is_called_so(file, each->extension); });
    return found == all.end() ? notation_of_record(name_without_compression(file)) : *found;
}

// Prose also has the extensions that notations share, so something must speak for the likeliest notation.
const notation* notation_in_folder(const std::string& path, const notation* only) {
    return notation_in_folder(path, only, [&path] { return open_file(path); });
}

const notation* notation_in_folder(const std::string& path, const notation* only,
                                   const std::function<std::unique_ptr<byte_source>()>& open) {
    const notation* usual = notation_of_name(path);
    if (!is_decided_by_text(path))
        return only == nullptr || only == usual ? usual : nullptr;
    if (usual == nullptr) {
        const auto all = notations();
        const auto shares = std::ranges::find_if(
            all, [&path](const notation* each) { return shares_extension(*each, path); });
        if (shares == all.end())
            return nullptr;
        usual = *shares;
    }
    std::string text;
    try {
        const std::string beginning = read_beginning(*open());
        if (is_json_of_games(beginning))
            return nullptr;
        text = in_utf8(beginning);
    } catch (const input_error&) {
        return only != nullptr ? only : usual; // the reason is reported when it is opened
    }
    const notation_guess guessed = guess_of_file(text, path);
    if (guessed.likeliest == nullptr || guessed.how_likely <= likeness::possible)
        return nullptr;
    if (only != nullptr)
        return guessed.likeliest == only || likeness_to(*only, text) == guessed.how_likely ? only : nullptr;
    return guessed.likeliest;
}

const notation* notation_against_name(const std::string& path) {
    const notation* const named = notation_of_name(path);
    if (named == nullptr)
        return nullptr;
    try {
        const std::string text = in_utf8(read_beginning(*open_file(path)));
        const notation_guess guessed = guess_notation(text);
        const bool is_other =
            guessed.how_likely == likeness::certain && likeness_to(*named, text) <= likeness::possible;
        return is_other ? guessed.likeliest : nullptr;
    } catch (const input_error&) {
        return nullptr;
    }
}

const notation* notation_of_text(byte_source& text) {
    return notations().size() == 1 ? notations().front()
                                   : guess_notation(in_utf8(read_beginning(text))).likeliest;
}

} // namespace ctlpgn
