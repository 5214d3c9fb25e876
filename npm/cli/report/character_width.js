// How many columns of a terminal a character takes.
const unseen = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
const emoji = /^\p{Emoji_Presentation}$/u;

// East Asian characters of double width: the first and the last of each run.
const wide = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x17000, 0x18cff],
  [0x1b000, 0x1b2ff],
  [0x20000, 0x3fffd],
];

export function characterWidth(character) {
  const code = character.codePointAt(0);
  if (code < 0x300) return 1;
  if (unseen.test(character)) return 0;
  return wide.some(([first, last]) => code >= first && code <= last) || emoji.test(character) ? 2 : 1;
}
