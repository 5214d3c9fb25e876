#include "lint/settings/file_settings.hpp"

namespace ctlpgn {

effective_settings settings_of_file(const std::string& name, const configuration* near,
                                    effective_settings in_force, const lint_settings& last) {
    if (near != nullptr) {
        for (const lint_settings& each : near->below)
            apply(each, in_force);
        apply(near->lint, in_force);
    }
    apply(last, in_force);
    if (near != nullptr)
        in_force.options.selection.apply(
            {.select = {}, .extend_select = {}, .ignore = near->ignored_in(name)});
    return in_force;
}

} // namespace ctlpgn
