import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = readdirSync('decisions').filter((name) => name !== 'README.md')
const read = (name: string) => readFileSync(`decisions/${name}`, 'utf8')

it('numbers decisions one after the other', () => {
  expect(files.map((name) => name.slice(0, 4))).toEqual(files.map((_, at) => String(at + 1).padStart(4, '0')))
})

it.each(files)('%s has its number, date, room, choice and alternatives', (name) => {
  const form = new RegExp(
    `^# ${name.slice(0, 4)} \\S.*\\n\\n- Date: \\d{4}-\\d\\d-\\d\\d\\n- Room: \\S.*\\n(?:.*\\n)*?\\n## Choice\\n\\n\\S[^]*\\n## Alternatives\\n\\n\\S`,
  )
  expect(read(name)).toMatch(form)
})

it('lists each of them', () => {
  const listed = [...read('README.md').matchAll(/^\| \[\d{4}\]\(([^)]+)\)/gm)].map(([, name]) => name)
  expect(listed).toEqual(files)
})
