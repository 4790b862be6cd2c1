import { styleText } from 'node:util'
import type { Explanation } from './explanation'
import type { topics } from './find-topic'

type Paint = (style: Parameters<typeof styleText>[0], text: string) => string

/** The column at which texts are wrapped. */
const width = 100

export function formatExplanation(
  { kind, name, meaning, facts, entries, examples }: Explanation,
  paint: Paint,
): string {
  const label = Math.max(0, ...facts.map(([fact]) => fact.length))
  const column = Math.min(34, Math.max(0, ...entries.map((entry) => entry.name.length)))
  return [
    `${paint('bold', name)}  ${paint('dim', kind)}`,
    ...indented(meaning, 2),
    ...(facts.length > 0 ? [''] : []),
    ...facts.map(([fact, text]) => `  ${paint('dim', fact.padEnd(label))}  ${hanging(text, label + 4)}`),
    ...(entries.length > 0 ? [''] : []),
    ...entries.flatMap((entry) => [
      `  ${paint('cyan', entry.name.padEnd(column))}${entry.note === '' ? '' : `  ${paint('dim', entry.note)}`}`.trimEnd(),
      ...indented(entry.meaning, 6),
    ]),
    ...examples.flatMap(({ title, text }) => [
      '',
      `  ${paint('dim', title)}`,
      ...text.split('\n').map((line) => `    ${line}`),
    ]),
  ].join('\n')
}

export function formatTopics(all: ReturnType<typeof topics>, paint: Paint): string {
  const longest = Math.max(...Object.values(all).flatMap((each) => each.map(({ name }) => name.length)))
  const sections = Object.entries(all).map(([title, each]) =>
    [
      paint('bold', title),
      ...each.map(({ name, meaning }) => `  ${paint('cyan', name.padEnd(longest))}  ${firstSentence(meaning)}`),
    ].join('\n'),
  )
  const hint = 'Ask for one of them, or for a key: explain menus.side.items.<name>.label'
  return [...sections, hint].join('\n\n')
}

function firstSentence(text: string): string {
  const sentence = /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text
  return sentence.length > width ? `${sentence.slice(0, width - 1)}…` : sentence
}

function hanging(text: string, indent: number): string {
  return broken(text, width - indent).join(`\n${' '.repeat(indent)}`)
}

function indented(text: string, indent: number): string[] {
  return text === '' ? [] : broken(text, width - indent).map((line) => ' '.repeat(indent) + line)
}

function broken(text: string, columns: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + word.length + 1 > columns) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}
