import type { YAMLError } from 'yaml'

/** What is wrong with a line of the front matter, in words for who knows a key, a colon and a value. */
export interface YamlFault {
  /** Within the YAML. */
  readonly offset: number
  readonly length: number
  readonly message: string
  readonly expected: string
  readonly suggestions?: readonly string[]
}

const line = 'a key, a colon and a value a line, in quotes where the value has a colon'

export function yamlFault(error: YAMLError, yaml: string): YamlFault {
  const [from, to] = error.pos
  const start = yaml.lastIndexOf('\n', from - 1) + 1
  const text = /^[^\r\n]*/.exec(yaml.slice(start))?.[0] ?? ''
  const whole = { offset: start, length: Math.max(1, text.length) }
  const [, key, space = '', value = ''] = /^([\w-]+):([ \t]*)(.*?)\s*$/.exec(text) ?? []
  if (error.code === 'DUPLICATE_KEY')
    return { ...whole, message: `${key} stands twice`, expected: 'one line of the two' }
  if (error.code === 'TAB_AS_INDENT')
    return { ...whole, message: 'the line begins with a tab', expected: 'the key at the beginning of the line' }
  if (key !== undefined && space === '' && value !== '') {
    const message = 'there is no space between the colon and the value'
    return { ...whole, message, expected: line, suggestions: [`${key}: ${value}`] }
  }
  const indented = /^[ \t]+(?=[\w-]+:)/m.exec(yaml.slice(start))
  if (indented !== null && !hasSigns(value)) {
    const place = { offset: start + indented.index, length: indented[0].length }
    return { ...place, message: 'the line begins with a space', expected: 'the key at the beginning of the line' }
  }
  if (key !== undefined && hasSigns(value)) {
    const offset = start + text.indexOf(value, key.length + 1)
    return { offset, length: value.length, ...unquoted(value) }
  }
  const opened = /^[\w-]+:[ \t]+((["'[{])[^"'\]}\r\n]*)$/m.exec(yaml)
  if (text.trim() === '' && opened !== null) {
    const [, open = '', sign = ''] = opened
    const offset = opened.index + opened[0].length - open.length
    const message = `what ${sign} opens is never closed`
    return {
      offset,
      length: open.length,
      message,
      expected: 'the value in quotes',
      suggestions: [quoted(open.slice(1))],
    }
  }
  if (text.trim() !== '' && !text.includes(':'))
    return { ...whole, message: 'the line has no key with a colon', expected: line }
  const message = `not YAML from here on: ${error.message.replace(/\.$/, '').toLowerCase()}`
  return { offset: from, length: Math.max(1, to - from), message, expected: line }
}

/** Whether a value holds signs that YAML reads, and more than a quote that never ends. */
function hasSigns(value: string): boolean {
  return /^(["'])[^"']*$/.test(value) ? false : /[:{}[\]&*!|>%@`#"'-]/.test(value)
}

/** A value in which YAML reads more than words: `Terms: the rules`, `{{brand}}`. */
export function unquoted(value: string): Pick<YamlFault, 'message' | 'expected' | 'suggestions'> {
  const message = `signs of ${value} mean something else in YAML`
  return {
    message,
    expected: 'the value in quotes',
    suggestions: [quoted(value.replace(/^(['"])(.*)\1$/, '$2'))],
  }
}

function quoted(words: string): string {
  return words.includes("'") ? JSON.stringify(words) : `'${words}'`
}
