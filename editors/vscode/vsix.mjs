// A package for VS Code (.vsix): a ZIP archive with a manifest of its own form. The same files always make the same bytes.
import { deflateRawSync } from "node:zlib";

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; ++bit) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

function checksumOf(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = table[(sum ^ byte) & 0xff] ^ (sum >>> 8);
  return ~sum >>> 0;
}

const numbers = (...parts) =>
  Buffer.concat(
    parts.map(([size, value]) => {
      const part = Buffer.alloc(size);
      part.writeUIntLE(value, 0, size);
      return part;
    }),
  );

const version = 20; // with compression
const namesAreUtf8 = 0x0800;
const deflated = 8;
const firstDay = 0x21; // the first of January 1980

// What both headers of a file say.
const facts = ({ name, bytes, packed }) =>
  numbers([2, version], [2, namesAreUtf8], [2, deflated], [2, 0], [2, firstDay], [4, checksumOf(bytes)], [4, packed.length],
    [4, bytes.length], [2, Buffer.byteLength(name)], [2, 0]);

/** A ZIP archive of files, each with `path` and `bytes`. */
export function zipOf(files) {
  const parts = [];
  const directory = [];
  let size = 0;
  const add = (...more) => more.forEach((part) => (size += part.length) && parts.push(part));
  for (const { path, bytes } of files) {
    const file = { name: path, bytes, packed: deflateRawSync(bytes, { level: 9 }) };
    directory.push(numbers([4, 0x02014b50], [2, version]), facts(file), numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, size]),
      Buffer.from(path));
    add(numbers([4, 0x04034b50]), facts(file), Buffer.from(path), file.packed);
  }
  const begin = size;
  add(...directory);
  add(numbers([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, size - begin], [4, begin], [2, 0]));
  return Buffer.concat(parts);
}

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const contentTypes = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
${Object.entries({
  json: "application/json", js: "application/javascript", css: "text/css", md: "text/markdown", wasm: "application/wasm",
  vsixmanifest: "text/xml",
}).map(([ending, type]) => `<Default Extension=".${ending}" ContentType="${type}"/>`).join("\n")}
<Override PartName="/extension/LICENSE" ContentType="text/plain"/>
</Types>
`;

const manifestOf = (about) => `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
<Metadata>
<Identity Language="en-US" Id="${about.name}" Version="${about.version}" Publisher="${about.publisher}"/>
<DisplayName>${escaped(about.displayName)}</DisplayName>
<Description xml:space="preserve">${escaped(about.description)}</Description>
<Tags>${escaped(about.keywords.join(","))}</Tags>
<Categories>${escaped(about.categories.join(","))}</Categories>
<GalleryFlags>Public</GalleryFlags>
<Properties>
<Property Id="Microsoft.VisualStudio.Code.Engine" Value="${escaped(about.engines.vscode)}"/>
<Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace,ui,web"/>
<Property Id="Microsoft.VisualStudio.Code.ExecutesCode" Value="true"/>
</Properties>
<License>extension/LICENSE</License>
</Metadata>
<Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
<Dependencies/>
<Assets>
<Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
<Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
<Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE" Addressable="true"/>
</Assets>
</PackageManifest>
`;

/** The package of an extension: what its package.json says, and its files. */
export const packageOf = (about, files) =>
  zipOf([
    { path: "extension.vsixmanifest", bytes: Buffer.from(manifestOf(about)) },
    { path: "[Content_Types].xml", bytes: Buffer.from(contentTypes) },
    ...files.map(({ path, bytes }) => ({ path: `extension/${path}`, bytes })),
  ]);
