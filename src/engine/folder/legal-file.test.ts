import { expect, it } from 'vitest'
import { checkBrand } from '@/engine/testing/write-merchants'

const terms = (body: string) => `---\ntitle: Terms\nversion: 1.0\nvalidFrom: 2026-07-01\n---\n\n${body}\n`

const toldOf = (name: string, content: string | Buffer) =>
  checkBrand({ [`legal/${name}`]: content })
    .diagnostics.filter(({ file, severity }) => file.includes('legal/') && severity === 'error')
    .map(({ code, message, suggestions }) => [code, message, ...suggestions])

it('a legal document in the encoding of old Windows is told by its encoding, not by how it begins', () => {
  expect(toldOf('terms.EN.md', Buffer.from(terms('Señor, “yes”.'), 'latin1'))).toEqual([
    ['wrong-encoding', 'not UTF-8 from here on: save it as UTF-8'],
  ])
})

it.each([
  ['Word', Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xfe, 0, 1]), 'a document of Word or Excel, or a ZIP archive'],
  ['WordPad', '{\\rtf1\\ansi Terms}', 'a document of a word processor (RTF)'],
  ['a reader of PDF', '%PDF-1.7\nwords', 'a PDF'],
  ['a browser', '<!DOCTYPE html>\n<html><body>Terms</body></html>', 'a web page (HTML)'],
])('what %s saves under the name of a document is told once, as no Markdown', (_, content, what) => {
  expect(toldOf('terms.EN.md', content)).toEqual([['syntax-error', `not Markdown: the file is ${what}`]])
})

it('an empty document is told once', () => {
  expect(toldOf('terms.EN.md', '').map(([code]) => code)).toEqual(['legal-front-matter'])
})

it.each([
  ['terms.en.md', ['legal/terms.EN.md']],
  ['Terms.fil.md', ['legal/terms.TY.md']],
  ['terms.xx.md', []],
])('%s is a document in the language of the brand that its code means', (name, suggestions) => {
  expect(toldOf(name, terms('Words.'))).toEqual([['file-unknown', `nothing reads legal/${name}`, ...suggestions]])
})
