import { Toolkit } from "./toolkit.js";

export * from "./load.js";

export const json: Toolkit["json"];
export const parse: Toolkit["parse"];
export const games: Toolkit["games"];
export const findings: Toolkit["findings"];
export const lint: Toolkit["lint"];
export const fix: Toolkit["fix"];
export const format: Toolkit["format"];
export const convert: Toolkit["convert"];
export const convertJson: Toolkit["convertJson"];
export const positions: Toolkit["positions"];
export const legalPlies: Toolkit["legalPlies"];
export const perft: Toolkit["perft"];
export const board: Toolkit["board"];
export const view: Toolkit["view"];
export const explain: Toolkit["explain"];
export const rules: Toolkit["rules"];
export const notations: Toolkit["notations"];
export const guess: Toolkit["guess"];
