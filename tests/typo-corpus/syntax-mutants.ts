import { firstBadToken, jsonToken } from './first-bad-token'
import { mutatedText, type Edit, type Mutant } from './mutant'
import type { ShippedFile } from './shipped-files'

interface Token {
  readonly offset: number
  readonly length: number
  readonly text: string
}

const names: Readonly<Record<string, string>> = {
  ',': 'comma',
  ':': 'colon',
  '{': 'brace',
  '}': 'brace',
  '[': 'bracket',
  ']': 'bracket',
}

/** Each token of the file removed in turn, and each string and key as other languages write them. */
export function brokenSyntax(file: ShippedFile): Mutant[] {
  const tokens = tokensOf(file.text)
  return tokens.flatMap((token, index) => {
    const previous = tokens[index - 1]
    if (token.text.startsWith('"')) return brokenString(file, token, tokens[index + 1]?.text === ':')
    const without = names[token.text]
    const mutants = without === undefined ? [] : [broken(`missing ${without}`, file, { ...token, text: '' })]
    const isEmpty = previous?.text === '{' || previous?.text === '['
    if (!/[}\]]/.test(token.text) || isEmpty || previous === undefined) return mutants
    return [...mutants, trailingComma(file, previous.offset + previous.length)]
  })
}

function brokenString(file: ShippedFile, token: Token, isKey: boolean): Mutant[] {
  const inner = token.text.slice(1, -1)
  const mutants = [
    broken('single quotes', file, { ...token, text: `'${inner}'` }),
    broken('unterminated string', file, { ...token, text: `"${inner}` }),
  ]
  if (!isKey) return mutants
  return [
    ...mutants,
    broken('unquoted key', file, { ...token, text: inner }),
    broken('comment', file, { offset: token.offset, length: 0, text: '// note\n' }),
  ]
}

/**
 * The reported place is where the text stops being JSON; it is computed lazily, because most mutants are in no sample.
 */
function broken(kind: string, file: ShippedFile, edit: Edit): Mutant {
  let spots: Mutant['spots'] | undefined
  return {
    kind: `syntax: ${kind}`,
    file,
    edit,
    get spots() {
      if (spots !== undefined) return spots
      const offset = firstBadToken(mutatedText(this))
      return (spots = offset === undefined ? [] : [{ file, offset }])
    },
  }
}

/** The text stops being JSON at the token after the comma, but the comma is the mistake. */
function trailingComma(file: ShippedFile, offset: number): Mutant {
  return { kind: 'syntax: trailing comma', file, edit: { offset, length: 0, text: ',' }, spots: [{ file, offset }] }
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(new RegExp(jsonToken, 'g'))]
    .map(([found], index, all) => ({ text: found, length: found.length, offset: all[index]?.index ?? 0 }))
    .filter((token) => token.text.trim() !== '')
}
