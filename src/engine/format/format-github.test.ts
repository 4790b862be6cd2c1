import { expect, it } from 'vitest'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import { formatGithub } from './format-github'

const diagnostic: Diagnostic = {
  code: 'route-unknown',
  severity: 'error',
  message: 'no page of acme has this path',
  merchant: 'acme',
  file: 'merchants/acme/menus.json',
  pointer: '/side',
  range: { start: { line: 2, column: 52 }, end: { line: 2, column: 59 } },
  expected: 'path of a page',
  received: '"/hepl"',
  suggestions: ['/help'],
  fixes: [],
  docs: 'src/engine/checks/checks.md#route-unknown',
  sourceLine: '',
}

it('writes one workflow command a problem', () => {
  expect(formatGithub([diagnostic, { ...diagnostic, severity: 'warning' }, { ...diagnostic, severity: 'note' }])).toBe(
    ['error', 'warning', 'notice']
      .map(
        (command) =>
          `::${command} file=merchants/acme/menus.json,line=2,endLine=2,col=52,endColumn=59,title=route-unknown::no page of acme has this path (did you mean "/help"?; merchant acme)`,
      )
      .join('\n'),
  )
})

it('lets no text end the command, a property or the line', () => {
  const nasty = '100 % ::error::,a:b\r\n::set-output name=x::y'
  const text = formatGithub([{ ...diagnostic, message: nasty, file: 'a,b:c%\n.json' }])
  expect(text).not.toMatch(/[\r\n]/)
  expect(text).toContain('file=a%2Cb%3Ac%25%0A.json,line=2')
  expect(text).toContain('::100 %25 ::error::,a:b%0D%0A::set-output name=x::y (did')
})

it('gives no columns for a place of several lines, which GitHub would refuse', () => {
  const range = { start: { line: 2, column: 5 }, end: { line: 4, column: 1 } }
  expect(formatGithub([{ ...diagnostic, range }])).toContain('file=merchants/acme/menus.json,line=2,endLine=4,title=')
})

it('says once what the message says already', () => {
  const listed = { message: 'must be one of "a", "b"', expected: 'one of "a", "b"', suggestions: [] }
  expect(formatGithub([{ ...diagnostic, ...listed }])).toMatch(/::must be one of "a", "b" \(merchant acme\)$/)
})
