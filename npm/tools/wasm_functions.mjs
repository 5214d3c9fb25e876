// The functions of a WebAssembly module, and the same module with its functions in another order and all references
// to them renumbered.
const imports = 2;
const types = 3;
const exported = 7;
const start = 8;
const elements = 9;
const code = 10;

const afterHeader = 8;

class Reader {
  constructor(bytes, at, end) {
    Object.assign(this, { bytes, at, end });
  }
  byte() {
    return this.bytes[this.at++];
  }
  number() {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const next = this.byte();
      value += (next & 127) * unit;
      if (next < 128) return value;
    }
  }
  skip(count) {
    this.at += count;
  }
  skipNumbers(count) {
    for (; count > 0; --count) while (this.byte() >= 128);
  }
  skipText() {
    this.skip(this.number());
  }
}

class Writer {
  bytes = [];
  number(value) {
    for (; value >= 128; value = Math.floor(value / 128)) this.bytes.push((value % 128) | 128);
    this.bytes.push(value);
  }
  copy(bytes, from, to) {
    for (; from < to; ++from) this.bytes.push(bytes[from]);
  }
  // Preceded by its size.
  part({ bytes }) {
    this.number(bytes.length);
    this.copy(bytes, 0, bytes.length);
  }
}

// The operands of an instruction: how many numbers, and how many bytes.
const between = (value, first, last) => value >= first && value <= last;
const ofVectors = (which) => {
  if (which === 12 || which === 13) return [0, 16];
  if (between(which, 21, 34)) return [0, 1];
  if (between(which, 84, 91)) return [2, 1];
  return [which <= 11 || which === 92 || which === 93 ? 2 : 0, 0];
};
const ofMemory = (which) => [[8, 10, 12, 14].includes(which) ? 2 : which > 8 ? 1 : 0, 0];
const ofOthers = (which) => {
  if (which > 0xd2) throw new Error(`instruction ${which} is not known here`);
  if (which === 0x43) return [0, 4];
  if (which === 0x44) return [0, 8];
  if (which === 0x3f || which === 0x40 || which === 0xd0) return [0, 1];
  if (which === 0x11 || between(which, 0x28, 0x3e)) return [2, 0];
  const hasNumber =
    between(which, 0x02, 0x04) || which === 0x0c || which === 0x0d || between(which, 0x20, 0x26) || which === 0x41 || which === 0x42;
  return [hasNumber ? 1 : 0, 0];
};

// The references to functions in a body, and their places.
function usesOfFunctions(body) {
  const uses = [];
  while (body.at < body.end) {
    const which = body.byte();
    if (which === 0x10 || which === 0xd2) {
      const from = body.at;
      const number = body.number();
      uses.push({ number, from, to: body.at });
    } else if (which === 0x0e) body.skipNumbers(body.number() + 1);
    else if (which === 0x1c) body.skip(body.number());
    else {
      const [numbers, bytes] = which === 0xfc ? ofMemory(body.number()) : which === 0xfd ? ofVectors(body.number()) : ofOthers(which);
      body.skipNumbers(numbers);
      body.skip(bytes);
    }
  }
  if (body.at !== body.end) throw new Error("a function does not end where it should");
  return uses;
}

function countImports(section) {
  const count = section.number();
  for (let left = count; left > 0; --left) {
    section.skipText();
    section.skipText();
    if (section.byte() !== 0) throw new Error("only functions may be imported");
    section.number();
  }
  return count;
}

/** Each function has its type, the place of its body and of its instructions, and where it uses others. */
export function readModule(bytes) {
  const module = { bytes, sections: [], imported: 0, functions: [] };
  for (const reader = new Reader(bytes, afterHeader); reader.at < bytes.length; ) {
    const id = reader.byte();
    const size = reader.number();
    const section = new Reader(bytes, reader.at, reader.at + size);
    module.sections.push({ id, from: section.at, to: section.end });
    reader.skip(size);
    if (id === imports) module.imported = countImports(section);
    if (id === types) module.functions = Array.from({ length: section.number() }, () => ({ type: section.number() }));
    if (id !== code) continue;
    section.number();
    for (const each of module.functions) {
      const length = section.number();
      const body = new Reader(bytes, section.at, section.at + length);
      section.skip(length);
      Object.assign(each, { from: body.at, to: body.end });
      for (let kinds = body.number(); kinds > 0; --kinds) body.skipNumbers(2); // of local variables
      each.begin = body.at;
      each.uses = usesOfFunctions(body);
    }
  }
  return module;
}

/** `order`: the places of its functions as they are now. */
export function writeModule({ bytes, sections, imported, functions }, order) {
  const numbers = Array.from({ length: imported + functions.length }, (_, number) => number);
  order.forEach((which, place) => (numbers[imported + which] = imported + place));
  const rewritten = {
    [types](part) {
      part.number(order.length);
      for (const which of order) part.number(functions[which].type);
    },
    [code](part) {
      part.number(order.length);
      for (const { from, to, uses } of order.map((which) => functions[which])) {
        const body = new Writer();
        let at = from;
        for (const use of uses) {
          body.copy(bytes, at, use.from);
          body.number(numbers[use.number]);
          at = use.to;
        }
        body.copy(bytes, at, to);
        part.part(body);
      }
    },
    [start](part, section) {
      part.number(numbers[section.number()]);
    },
    [exported](part, section) {
      const count = section.number();
      part.number(count);
      for (let left = count; left > 0; --left) {
        const from = section.at;
        section.skipText();
        const isFunction = section.byte() === 0;
        part.copy(bytes, from, section.at);
        const number = section.number();
        part.number(isFunction ? numbers[number] : number);
      }
    },
    [elements](part, section) {
      const count = section.number();
      part.number(count);
      for (let left = count; left > 0; --left) {
        const from = section.at;
        if (section.number() !== 0) throw new Error("the table may contain only functions");
        section.skip(1); // the constant with their beginning
        section.skipNumbers(1);
        section.skip(1);
        part.copy(bytes, from, section.at);
        const size = section.number();
        part.number(size);
        for (let each = size; each > 0; --each) part.number(numbers[section.number()]);
      }
    },
  };
  const whole = new Writer();
  whole.copy(bytes, 0, afterHeader);
  for (const { id, from, to } of sections) {
    const part = new Writer();
    if (rewritten[id]) rewritten[id](part, new Reader(bytes, from, to));
    else part.copy(bytes, from, to);
    whole.bytes.push(id);
    whole.part(part);
  }
  return Uint8Array.from(whole.bytes);
}
