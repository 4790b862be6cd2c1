import type { Fault } from '@/engine/finding/fault'

type Kind = readonly [start: RegExp, what: string, expected: string]

/** What is no plain text of any kind. */
const documents: readonly Kind[] = [
  [/^<(!doctype html|html)/i, 'a web page (HTML)', 'the JSON itself, which the page may only show'],
  [/^\{\\rtf/, 'a document of a word processor (RTF)', 'the file saved as plain text'],
  [/^PK\p{Cc}\p{Cc}/u, 'a document of Word or Excel, or a ZIP archive', 'the file saved as plain text'],
  [/^\u00d0\u00cf\p{Cc}\u00e0/u, 'a document of an older Word or Excel', 'the file saved as plain text'],
  [/^bplist00/, 'a document of a Mac (binary)', 'the file saved as plain text'],
  [/^%PDF-/, 'a PDF', 'the file saved as plain text'],
  [/^(\u0089PNG|GIF8|\u00ff\u00d8\u00ff|RIFF)/, 'a picture', 'JSON; pictures lie in assets/'],
  [/^(?!\s)\p{Cc}\u008b/u, 'a compressed file (gzip)', 'the file taken out of it'],
  [/^version https:\/\/git-lfs\./, 'a pointer of Git LFS to the file', 'the file that it points to'],
]

/** How a file of another kind begins, and what it is called. */
const kinds: readonly Kind[] = [
  ...documents,
  [/^<\?php/i, 'a program in PHP', 'the JSON alone'],
  [/^<\?xml|^<[a-z][\w-]*[\s/>]/i, 'XML', 'JSON'],
  [/^(diff --git |--- \S|Index: |@@ -)/, 'a list of changes (diff)', 'the whole file as it is after them'],
  [
    /^(export|import|const|let|var|function|module\.exports|window\.\w+|exports\.\w+|['"]use strict['"])(?![\w"'-])/,
    'a program in JavaScript',
    'the JSON alone, from { to }',
  ],
  [/^[A-Za-z_$][\w$.]*\s*\(\s*[{[]/, 'a call in JavaScript', 'the JSON alone, from { to }'],
  [/^(---\s*\n|%YAML)/, 'YAML', 'JSON: braces, quotes around keys and texts, commas between'],
  [
    /^(\s*#.*\n)*\s*[A-Za-z_][\w.-]*:(\s*\n|[ \t]+\S)/,
    'YAML',
    'JSON: braces, quotes around keys and texts, commas between',
  ],
  [
    /^(\s*#.*\n)*\s*\[[A-Za-z][\w.-]*\]\s*\n/,
    'TOML or INI',
    'JSON: braces, quotes around keys and texts, commas between',
  ],
  [
    /^(\s*[#;].*\n)*[A-Za-z_][\w.-]*[ \t]*=/,
    'a list of settings with =',
    'JSON: braces, quotes around keys and texts, a colon behind a key',
  ],
  [/^[^\n{[\]}:]+([,;\t])[^\n{[\]}:]*\n[^\n]*\1/, 'a table (CSV)', 'JSON: { "key": "text", … }'],
  [/^\d+[ \t:|]+[{[]/, 'JSON with numbers before its lines', 'the JSON without the numbers'],
  [/^[$>%] /, 'what a terminal shows', 'the JSON alone'],
  [/^\p{L}[^{["\n]*\n[^]*\n[{[]/u, 'words with the JSON below them', 'the JSON alone, from its first { to its last }'],
]

/**
 * The fault of a file of another kind under the name of a JSON file: in place of the first sign that JSON has not, people
 * are told what they saved. Undefined when the file begins as JSON does.
 */
export function findForeignDocument(text: string): Fault | undefined {
  const start = text.trimStart()
  const [, what, expected] = kinds.find(([form]) => form.test(start)) ?? []
  if (what === undefined || expected === undefined) return undefined
  const offset = text.length - start.length
  const length = Math.max(1, start.search(/\s|$/))
  return {
    code: 'syntax-error',
    offset,
    length,
    path: [],
    message: `not JSON: the file is ${what}`,
    expected,
    received: start.slice(0, Math.min(length, 40)),
  }
}

/** The fault of a legal document that is none of Markdown, but what a word processor or a browser saves. */
export function findForeignMarkdown(text: string): Fault | undefined {
  const start = text.trimStart()
  const [, what] = documents.find(([form]) => form.test(start)) ?? []
  if (what === undefined) return undefined
  return {
    ...{ code: 'syntax-error', offset: 0, length: 0, path: [] },
    message: `not Markdown: the file is ${what}`,
    expected: 'Markdown, as "From Word or Google Docs" in merchants/README.md makes it',
    received: start.slice(0, 8).replace(/\p{Cc}.*/su, ''),
  }
}
