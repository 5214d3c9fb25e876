// What the module is asked to report.
import { limitsOf } from "../options.js";

export const requestOf = (values) => ({
  select: values.select,
  extendSelect: values["extend-select"],
  ignore: values.ignore,
  level: values.level,
  profile: values.profile,
  limits: limitsOf(values),
});
