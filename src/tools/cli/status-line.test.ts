import { expect, it } from 'vitest'
import { StatusLine } from './status-line'

function written(terminal: { isTTY?: boolean; columns?: number }, env: Record<string, string> = {}): string {
  let text = ''
  const line = new StatusLine({ ...terminal, write: (part) => (text += part) }, env)
  line.show('Building: 1 of 12 brands')
  line.show('Building: 2 of 12 brands')
  line.clear()
  return text
}

it('is written over on a terminal, and leaves nothing behind', () => {
  const screen = written({ isTTY: true }).split('\r\u001B[2K')
  expect(screen).toEqual(['', 'Building: 1 of 12 brands', 'Building: 2 of 12 brands', ''])
})

it('is whole on a terminal that does not know its width', () => {
  expect(written({ isTTY: true, columns: 0 })).toContain('Building: 2 of 12 brands\r')
})

it('is never longer than the terminal is wide', () => {
  expect(written({ isTTY: true, columns: 10 })).toContain('Building:\r')
})

it.each([
  ['a pipe', {}, {}],
  ['CI', { isTTY: true }, { CI: 'true' }],
  ['a terminal that cannot', { isTTY: true }, { TERM: 'dumb' }],
])('says nothing in %s', (_, terminal, env) => {
  expect(written(terminal, env)).toBe('')
})
