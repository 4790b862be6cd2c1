/** A body as a program wrote it, with what the sandbox reads in it: fields, or the sentence of its refusal. */
export interface MultipartSample {
  readonly title: string
  readonly type: string
  /** With CRLF for each line end. */
  readonly body: string
  readonly read: Readonly<Record<string, string>> | RegExp
}

const form = 'multipart/form-data'
const many = /more than 20 parts/
const malformed = /cannot be read as multipart/
const boundaries = /must name one boundary/
const thousands = 5000

const part = (name: string, text: string, more = '') =>
  `Content-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`
const bodyOf = (boundary: string, ...parts: readonly string[]) =>
  `${parts.map((each) => `--${boundary}\r\n${each}`).join('')}--${boundary}--\r\n`
const tiny = (boundary: string) => bodyOf(boundary, ...Array<string>(thousands).fill(part('a', '')))

/** Forms of the content type that programs on the way read differently, with a body of thousands of parts each. */
const disguises: readonly (readonly [type: string, boundary: string, refusal: RegExp])[] = [
  [`${form}; boundary=B`, 'B', many],
  [`${form}; boundary="B"`, 'B', many],
  [String.raw`${form}; boundary="\B"`, 'B', many],
  [`${form}; x=boundary=zz; boundary=B`, 'B', many],
  [`${form}; xboundary=zz; boundary=B`, 'B', many],
  [`${form}; x="boundary=zz"; boundary=B`, 'B', many],
  [`${form}; x='boundary=zz'; boundary=B`, 'B', many],
  [`${form}; BOUNDARY=B`, 'B', many],
  [`Multipart/Form-Data; Boundary=B`, 'B', many],
  [`${form};boundary=B;`, 'B', many],
  [`${form} ;  boundary=B  ; charset=utf-8`, 'B', many],
  [`${form};\tboundary=B`, 'B', many],
  [`${form};;boundary=B`, 'B', many],
  [`${form}; boundary="a b"`, 'a b', many],
  [`${form}; boundary="a;b=c"`, 'a;b=c', boundaries],
  [`${form}; boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW`, '----WebKitFormBoundary7MA4YWxkTrZu0gW', many],
  [`${form}; boundary=--`, '--', many],
  [`${form}; boundary='B'`, "'B'", many],
  [`${form}; boundary=zz; boundary=B`, 'B', boundaries],
  [`${form}; boundary=B; boundary=zz`, 'B', boundaries],
  [`${form}; boundary="zz"; BOUNDARY=B`, 'B', boundaries],
  [`${form}; boundary*=utf-8''zz; boundary=B`, 'B', boundaries],
  [`${form}; boundary*=utf-8''B`, 'B', boundaries],
  [`${form}; boundary*0=B; boundary*1=C`, 'BC', boundaries],
  [`${form}; boundary*0*=utf-8''B`, 'B', boundaries],
  [`${form}; x="; boundary=zz"; boundary=B`, 'B', boundaries],
  [`${form}; boundary = B`, 'B', boundaries],
  [`${form}; boundary=`, '', boundaries],
  [`${form}; boundary=""`, '', boundaries],
  [`${form}; boundary="B "`, 'B ', boundaries],
  [`${form}; boundary="B`, 'B', many],
  [`${form}; boundary=${'b'.repeat(71)}`, 'b'.repeat(71), boundaries],
  [`${form}; boundary=B\u00e9`, 'B\u00e9', boundaries],
  [`${form}; boundary=B%20C`, 'B C', boundaries],
  [form, 'B', boundaries],
  [`${form}; boundary=zz`, 'B', malformed],
  [`${form}; boundary=b`, 'B', malformed],
]

/** What clients write when nobody attacks. */
const ordinary: readonly MultipartSample[] = [
  {
    title: 'curl',
    type: `${form}; boundary=------------------------d74496d66958873e`,
    body: bodyOf('------------------------d74496d66958873e', part('type', 'problem'), part('content', 'Xin chào')),
    read: { type: 'problem', content: 'Xin chào' },
  },
  {
    title: '.NET: names and boundary quoted the other way round',
    type: `${form}; boundary="7d-9a3f/0_'x'"`,
    body: bodyOf(
      "7d-9a3f/0_'x'",
      'Content-Type: text/plain; charset=utf-8\r\nContent-Disposition: form-data; name=type\r\n\r\nother\r\n',
    ),
    read: { type: 'other' },
  },
  {
    title: 'Java: a length and a transfer encoding with each part',
    type: `${form}; boundary=1f7c-88`,
    body: bodyOf(
      '1f7c-88',
      'Content-Disposition: form-data; name="type"\r\nContent-Type: text/plain; charset=UTF-8\r\nContent-Transfer-Encoding: 8bit\r\nContent-Length: 5\r\n\r\nother\r\n',
    ),
    read: { type: 'other' },
  },
  {
    title: 'a preamble, headers in capitals and on two lines, an epilogue',
    type: `${form}; boundary=B`,
    body: 'This is a message.\r\n--B\r\nCONTENT-DISPOSITION: form-data;\r\n name="type"\r\n\r\nother\r\n--B--\r\nbye\r\n--B\r\n',
    read: { type: 'other' },
  },
  {
    title: 'text with line ends, dashes and almost a boundary',
    type: `${form}; boundary=B`,
    body: bodyOf('B', part('content', '\r\n--A\r\n-- B\r\n--\r\n-\n--B ')),
    read: { content: '\r\n--A\r\n-- B\r\n--\r\n-\n--B ' },
  },
  {
    title: 'a text as it is, in the words of mail',
    type: `${form}; boundary=B`,
    body: bodyOf(
      'B',
      `Content-Type: text/plain; charset="utf-8"\r\nContent-Transfer-Encoding: 7bit\r\n${part('a', 'x')}`,
      `Content-Type: text/plain;charset=US-ASCII\r\nContent-Transfer-Encoding: BINARY\r\n${part('b', 'y')}`,
    ),
    read: { a: 'x', b: 'y' },
  },
  {
    title: 'a browser, with a file input that was left empty',
    type: `${form}; boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW`,
    body: bodyOf(
      '----WebKitFormBoundary7MA4YWxkTrZu0gW',
      part('type', 'problem'),
      part('images', '', '; filename=""\r\nContent-Type: application/octet-stream'),
      part('photo', '', '; filename=""\r\nContent-Type: application/octet-stream'),
    ),
    read: { type: 'problem' },
  },
  {
    title: 'the same input four times',
    type: `${form}; boundary=B`,
    body: bodyOf('B', ...Array<string>(4).fill(part('images', '', '; filename=""')), part('a', 'x')),
    read: { a: 'x' },
  },
  { title: 'an empty text', type: `${form}; boundary=B`, body: bodyOf('B', part('a', '')), read: { a: '' } },
  {
    title: 'twenty parts',
    type: `${form}; boundary=B`,
    body: bodyOf('B', ...Array.from({ length: 20 }, (_, at) => part(`f${at}`, String(at)))),
    read: Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`f${at}`, String(at)])),
  },
  {
    title: 'NUL in a text, which the schema judges',
    type: `${form}; boundary=B`,
    body: bodyOf('B', part('content', 'a\0b')),
    read: { content: 'a\0b' },
  },
  {
    title: 'the name __proto__',
    type: `${form}; boundary=B`,
    body: bodyOf('B', part('__proto__', 'x')),
    read: JSON.parse('{"__proto__": "x"}') as Record<string, string>,
  },
]

const attacks: readonly (readonly [title: string, body: string, read: MultipartSample['read']])[] = [
  ['no byte', '', malformed],
  ['no boundary', 'type=problem', malformed],
  ['no end', `--B\r\n${part('a', 'x')}`, malformed],
  ['an end within the last boundary', `--B\r\n${part('a', 'x')}--B-`, malformed],
  ['an end within the headers', '--B\r\nContent-Disposition: form-', malformed],
  ['an end within the content', '--B\r\nContent-Disposition: form-data; name="images"\r\n\r\nabc', malformed],
  ['line ends without CR', bodyOf('B', part('a', 'x')).replaceAll('\r', ''), malformed],
  ['boundaries and nothing else', '--B\r\n'.repeat(thousands), many],
  ['twenty-one parts', bodyOf('B', ...Array.from({ length: 21 }, (_, at) => part(`f${at}`, ''))), many],
  ['parts without headers', bodyOf('B', ...Array<string>(thousands).fill('\r\n\r\n')), many],
  [
    'parts of another disposition',
    bodyOf('B', ...Array<string>(thousands).fill('Content-Disposition: x\r\n\r\n\r\n')),
    many,
  ],
  [
    'a multipart body within a part',
    bodyOf('B', `Content-Type: multipart/mixed; boundary=C\r\n${part('a', tiny('C'))}`),
    /larger than a text can be/,
  ],
  ['a header without an end', `--B\r\nX: ${'x'.repeat(100_000)}`, malformed],
  ['a name of 100,000 characters', bodyOf('B', part('x'.repeat(100_000), '')), malformed],
  ['headers by the thousand', bodyOf('B', `${'X-A: b\r\n'.repeat(thousands)}${part('a', 'x')}`), malformed],
  ['a name twice', bodyOf('B', part('type', 'other'), part('type', 'problem')), /type comes twice/],
  ['no name', bodyOf('B', 'Content-Disposition: form-data\r\n\r\nx\r\n'), malformed],
  ['an empty name', bodyOf('B', part('', 'x')), malformed],
  ['a line end in a name', bodyOf('B', part('a\r\nX: y', 'x')), malformed],
  ['a line feed in a name', bodyOf('B', part('a\nb', 'x')), malformed],
  ['two names', bodyOf('B', part('type', 'x', '; name="content"')), malformed],
  ['a name in two forms', bodyOf('B', part('type', 'x', "; name*=utf-8''content")), malformed],
  ['two dispositions', bodyOf('B', `Content-Disposition: form-data; name="a"\r\n${part('b', 'x')}`), malformed],
  ['blanks behind a boundary', `--B  \r\n${part('a', 'x')}--B--\r\n`, malformed],
  ['a boundary that goes on', `--BB\r\n${part('a', 'x')}--B--\r\n`, malformed],
  ['no part', '--B--\r\n', {}],
  ['a name that ends in a backslash', bodyOf('B', part('a\\', 'x')), malformed],
  ['a text in another encoding', bodyOf('B', part('content', '\u00ff')), /not text in UTF-8/],
  ['a text in base64', bodyOf('B', `Content-Transfer-Encoding: base64\r\n${part('content', 'SGVsbG8=')}`), malformed],
  [
    'a text in quoted-printable',
    bodyOf('B', `Content-Transfer-Encoding: Quoted-Printable\r\n${part('content', 'a=3Db')}`),
    malformed,
  ],
  [
    'a text that says it is UTF-16',
    bodyOf('B', `Content-Type: text/plain; charset="UTF-16LE"\r\n${part('content', 'a\0')}`),
    malformed,
  ],
  ['a text of 65 KB', bodyOf('B', part('content', 'x'.repeat(65 * 1024))), /larger than a text can be/],
  ['a picture of no bytes', bodyOf('B', part('images', '', '; filename="a.png"')), /picture_kind/],
  ['a picture without a name, and with bytes', bodyOf('B', part('images', 'abc', '; filename=""')), /picture_kind/],
  [
    'the name of PHP',
    bodyOf('B', part('images[]', '\u00ff', '; filename="a.png"')),
    /images\[\] is a file: pictures are parts with the name images\./,
  ],
  [
    'the name of PHP twice',
    bodyOf('B', ...Array<string>(2).fill(part('images[]', 'x', '; filename="a.png"'))),
    /images\[\] is a file/,
  ],
  ['another name', bodyOf('B', part('image', 'x', "; filename*=utf-8''a.png")), /image is a file/],
  ['a text for a picture', bodyOf('B', part('images', 'abc')), /picture_kind/],
  ['four pictures', bodyOf('B', ...Array<string>(4).fill(part('images', '', '; filename="a.png"'))), /picture_count/],
]

export const multipartCorpus: readonly MultipartSample[] = [
  ...disguises.map(([type, boundary, read]) => ({
    title: `thousands of parts under ${type}`,
    type,
    body: tiny(boundary),
    read,
  })),
  ...ordinary,
  ...attacks.map(([title, body, read]) => ({ title, type: `${form}; boundary=B`, body, read })),
]
