#include "cli/notation_option.hpp"

#include "cli/say.hpp"
#include "ctlpgn/errors.hpp"
#include "text/decoded_source.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <CLI/Validators.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

namespace {

std::vector<std::string> names() {
    std::vector<std::string> all;
    for (const notation* const each : notations())
        all.emplace_back(each->name);
    return all;
}

std::string listed(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& each : words)
        list.append(list.empty() ? "" : ", ").append(each);
    return list;
}

// "*.ctl-pgn, *.pgn"
std::string patterns() {
    std::vector<std::string> all;
    for (const notation* const each : notations())
        all.push_back("*" + std::string(each->extension));
    for (const notation* const each : notations())
        for (const std::string_view shared : each->shared_extensions)
            if (std::string pattern = "*" + std::string(shared); std::ranges::find(all, pattern) == all.end())
                all.push_back(std::move(pattern));
    return listed(all);
}

bool has_extension(std::string_view file, std::string_view extension) {
    const std::string_view name = file.substr(file.find_last_of('/') + 1);
    return name.size() > extension.size() && name.ends_with(extension);
}

bool shares_extension(const notation& in, std::string_view file) {
    return std::ranges::any_of(in.shared_extensions,
                               [file](std::string_view each) { return has_extension(file, each); });
}

// The text from its beginning, some of which has been read before.
class read_again final : public byte_source {
  public:
    read_again(std::string beginning, std::unique_ptr<byte_source> rest)
        : beginning_(std::move(beginning)), rest_(std::move(rest)) {}

    std::size_t read(char* into, std::size_t size) override {
        if (begin_ == beginning_.size())
            return rest_->read(into, size);
        const std::size_t copied = beginning_.copy(into, size, begin_);
        begin_ += copied;
        return copied;
    }
    [[nodiscard]] std::uint64_t size_hint() const override { return rest_->size_hint(); }

  private:
    std::string beginning_;
    std::size_t begin_ = 0;
    std::unique_ptr<byte_source> rest_;
};

// What the bytes say, whatever encoding they are in.
std::string in_utf8(std::string_view beginning) {
    const auto bytes = open_text(beginning);
    decoded_source decoded(*bytes);
    std::string text(2 * guessed_bytes, '\0'); // a byte of older systems becomes two at most
    std::size_t size = 0;
    while (const std::size_t got = decoded.read(text.data() + size, text.size() - size))
        size += got;
    text.resize(size);
    return text;
}

// As much as a guess needs. Who waits for the answer to what has been typed gets it as soon as the text says
// what it is in.
std::string read_beginning(byte_source& of) {
    std::string beginning;
    while (beginning.size() < guessed_bytes) {
        const std::size_t before = beginning.size();
        beginning.resize(guessed_bytes);
        beginning.resize(before + of.read(beginning.data() + before, guessed_bytes - before));
        if (beginning.size() == before || guess_notation(in_utf8(beginning)).how_likely == likeness::certain)
            break;
    }
    return beginning;
}

// Of several that are equally likely, one whose files may be called so.
const notation* likeliest_of_file(std::string_view text, std::string_view name) {
    const notation_guess guessed = guess_notation(text);
    for (const notation* const each : notations())
        if (guessed.likeliest != nullptr && shares_extension(*each, name) &&
            likeness_to(*each, text) == guessed.how_likely)
            return each;
    return guessed.likeliest;
}

} // namespace

void add_notation_option(CLI::App& command, const notation*& to) {
    add_notation_option(command, to, "the notation of the games, whatever files are called");
}

void add_notation_option(CLI::App& command, const notation*& to, const std::string& help) {
    command
        .add_option_function<std::string>(
            "--notation", [&to](const std::string& name) { to = find_notation(name); },
            help + ": " + listed(names()))
        ->check(CLI::IsMember(names()))
        ->type_name("NAME");
}

CLI::Option* add_files(CLI::App& command, std::vector<std::string>& to) {
    return command.add_option("FILE", to,
                              "files, folders (searched for " + patterns() + "), or - for standard input");
}

const notation* notation_of_name(std::string_view file) {
    const auto all = notations();
    const auto found = std::ranges::find_if(
        all, [file](const notation* each) { return has_extension(file, each->extension); });
    return found == all.end() ? nullptr : *found;
}

const notation* notation_in_folder(const std::string& path, const notation* only) {
    if (const notation* const claims = notation_of_name(path))
        return only == nullptr || only == claims ? claims : nullptr;
    std::string beginning;
    notation_guess best{.likeliest = nullptr, .how_likely = likeness::possible};
    for (const notation* const each : notations()) {
        if ((only != nullptr && only != each) || !shares_extension(*each, path))
            continue;
        if (beginning.empty()) {
            try {
                beginning = read_beginning(*open_file(path));
            } catch (const input_error&) {
                return each; // which is said when it is opened
            }
        }
        if (const likeness found = likeness_to(*each, in_utf8(beginning)); found > best.how_likely)
            best = {each, found};
    }
    return best.likeliest;
}

const notation* notation_of_text(byte_source& text) {
    return notations().size() == 1 ? notations().front()
                                   : guess_notation(in_utf8(read_beginning(text))).likeliest;
}

recognised_text recognise(std::unique_ptr<byte_source> text, const std::string& name) {
    const notation* const usual = notations().front();
    if (notations().size() == 1)
        return {std::move(text), usual};
    std::string beginning = read_beginning(*text);
    const notation* const guessed = likeliest_of_file(in_utf8(beginning), name);
    if (guessed == nullptr)
        complain(name, "this is like no notation that is known here, and is read as " +
                           std::string(usual->name) + "; --notation says what it is");
    return {std::make_unique<read_again>(std::move(beginning), std::move(text)),
            guessed == nullptr ? usual : guessed};
}

void single_notation::add(const notation& in, const std::string& file) {
    if (in_ == nullptr) {
        in_ = &in;
        first_ = file;
    }
    if (in_ != &in)
        throw input_error(first_ + " is in " + std::string(in_->name) + " and " + file + " in " +
                          std::string(in.name) +
                          ", and one output has one notation; --notation takes the files of one");
}

} // namespace ctlpgn::cli
