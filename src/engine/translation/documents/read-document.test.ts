import { expect, it } from 'vitest'
import { english, toolDocuments, translated } from './corpus/tool-documents'
import { readDocument } from './read-document'

const read = (document: string | Buffer) => readDocument(Buffer.from(document), (key) => english[key])

it.each(toolDocuments)('reads what others write. $tool', ({ document, isDone }) => {
  const found = read(document).map(({ names, target }) => [
    names.find((name) => name in english),
    target?.trim().replace(/\s+/g, ' '),
  ])
  expect(Object.fromEntries(found)).toEqual(translated)
  expect(read(document).map((each) => each.isDone)).toEqual([isDone, isDone])
})

it.each(toolDocuments)('finds the English that was translated. $tool', ({ document }) => {
  const sources = read(document).map(({ source }) => source)
  expect(sources).toEqual(['Home', english['help.rules']])
})

it('says where a text stands', () => {
  const [, second] = read('key,translation\r\n"nav.home","หน้า\r\nแรก"\r\nhelp.rules,x\r\n')
  expect(second?.range.start).toEqual({ line: 4, column: 1 })
  expect(second?.sourceLine).toBe('help.rules,x')
  const document =
    '<xliff version="2.0" srcLang="en" trgLang="th"><file id="f">\n  <unit id="nav.home"/></file></xliff>'
  expect(read(document)[0]).toMatchObject({ range: { start: { line: 2, column: 3 } }, target: undefined, tag: 'th' })
})

it.each(['', 'FFFFFFFF', 'zz', '-1', 'D800'])('takes no %j for a character', (hex) => {
  const unit = `<unit id="nav.home"><segment><source>Home</source><target>x<cp hex="${hex}"/></target></segment></unit>`
  expect(read(`<xliff version="2.0"><file id="f">${unit}</file></xliff>`)[0]?.target).toBe('x\ufffd')
})

it.each([
  ['is not UTF-8', Buffer.from([0x6b, 0x65, 0x79, 0x2c, 0xe9]), 'it is not written in UTF-8'],
  ['is an archive', Buffer.from('PK\u0003\u0004\0\0'), 'it is a ZIP archive'],
  ['lacks a column', 'key;text\na;b', 'its first row has no column "translation": there are key, text'],
  ['leaves a cell open', 'key,translation\nnav.home,"x\n', 'in line 2: Quoted field unterminated'],
  ['is no XML', '<xliff>\n<file>\n</xliff>', 'it is no XML'],
  [
    'has thousands of marks in each other',
    `<xliff version="2.0"><file id="f"><unit id="nav.home"><segment><source>x</source><target>${'<mrk>'.repeat(20_000)}x${'</mrk>'.repeat(20_000)}</target></segment></unit></file></xliff>`,
    'too many elements stand in each other',
  ],
  [
    'holds an entity of its own',
    '<!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<xliff>&a;</xliff>',
    'it is no XML',
  ],
  ['holds nothing', '<xliff version="2.0"><file id="f"/></xliff>', 'it holds no texts'],
  ['has numbers for keys', 'key,translation\n1,x\n2,y\n', 'none of its texts has a known key, the first is "1"'],
  ['is another document', '<html><body/></html>', 'it holds <html> and no <xliff>'],
])('refuses a document that %s', (_, document, message) => {
  expect(() => read(document)).toThrow(message)
})
