#include "cli/input/input_search.hpp"

#include "cli/output/say.hpp"

#include <filesystem>
#include <iterator>
#include <utility>

namespace ctlpgn::cli {

input_search::input_search(const input_choice& choice, run_configurations& configurations, file_user user)
    : choice_(choice), configurations_(configurations), user_(user) {
    const std::filesystem::path here = std::filesystem::current_path();
    for (const std::string& each : choice.exclude)
        by_command_line_.exclude.push_back({each, here});
    for (const std::string& each : choice.include)
        by_command_line_.include.push_back({each, here});
}

std::vector<input> input_search::files_of(const std::string& path, const input_part& part) {
    std::vector<input> found = find_inputs({path}, choice_.written_in, part);
    const bool asks_of_all = is_folder(path) || (choice_.force_exclude && path != "-");
    std::erase_if(found, [&](const input& each) {
        return (asks_of_all || each.archive != nullptr) && !wants(each.path);
    });
    return in_their_encodings(std::move(found));
}

std::vector<input> input_search::standard_input(const input_part& part) {
    return in_their_encodings(find_inputs(std::vector<std::string>(), choice_.written_in, part));
}

std::vector<input> input_search::in_their_encodings(std::vector<input> found) {
    for (input& each : found)
        each.part.encoding = encoding_of(each);
    return found;
}

// The command line sets it for all files; a configuration for some, or for all in its folder.
std::optional<text_encoding> input_search::encoding_of(const input& file) {
    if (choice_.encoding)
        return choice_.encoding;
    const configuration* const near =
        file.is_standard_input() ? configurations_.here() : configurations_.of(file.path);
    return near != nullptr ? near->encoding_of(file.path) : std::nullopt;
}

bool input_search::wants(const std::string& path) {
    const configuration* const near = configurations_.of(path);
    if (near != nullptr && (!near->wants(path) || (user_ == file_user::formatter && !near->formats(path))))
        return false;
    if (!by_command_line_.wants(path))
        return false;
    const bool asks = !choice_.no_gitignore && (near == nullptr || near->respect_gitignore.value_or(true));
    return !asks || !ignored_.has(path);
}

std::vector<input> find_inputs(const input_choice& choice, run_configurations& configurations,
                               const input_part& part, file_user user) {
    if (!choice.configuration.empty())
        configurations.here(); // if it cannot be read, nothing is read
    input_search search(choice, configurations, user);
    if (choice.paths.empty())
        return search.standard_input(part);
    std::vector<input> inputs;
    std::vector<no_games> without_games;
    bool any_found = false;
    for (const std::string& path : choice.paths) {
        try {
            std::vector<input> found = search.files_of(path, part);
            inputs.insert(inputs.end(), std::move_iterator(found.begin()), std::move_iterator(found.end()));
            any_found = true;
        } catch (const no_games& none) {
            without_games.push_back(none);
        }
    }
    for (const no_games& each : without_games) {
        if (!any_found)
            throw each;
        complain(each.what());
    }
    if (inputs.empty())
        complain("no files are read: the settings leave out all of them");
    return inputs;
}

std::vector<input> find_inputs(const input_choice& choice, const input_part& part) {
    run_configurations configurations(choice.configuration, choice.no_configuration);
    return find_inputs(choice, configurations, part);
}

} // namespace ctlpgn::cli
