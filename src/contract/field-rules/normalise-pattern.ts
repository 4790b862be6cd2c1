import { ignoreCase } from './ignore-case'
import { canBacktrackWithoutBound } from './pattern-risk'
import { readPattern } from './read-pattern'

/** Longer than any rule seen; analysing a longer one would itself take time. */
const longestPattern = 500

/**
 * The source of a regular expression that means the same in JavaScript and cannot backtrack catastrophically, or
 * undefined. Understands the notations of Java and PCRE: /…/i, (?i), \A, \z.
 */
export function normalisePattern(raw: unknown, report: (problem: string) => void): string | undefined {
  if (raw === null || raw === undefined || raw === '') return undefined
  const text = typeof raw === 'string' ? raw : ''
  const { source, flags } = withoutDelimiters(text.slice(0, longestPattern))
  const meant = source.replace(/^\\A/, '^').replace(/\\[zZ]$/, '$')
  const problem = problemOf(text, meant, flags)
  if (problem !== undefined) {
    report(`acceptedPattern ${JSON.stringify(raw)} ${problem}`)
    return undefined
  }
  return flags.includes('i') ? ignoreCase(meant) : meant
}

function problemOf(raw: string, meant: string, flags: string): string | undefined {
  if (raw === '') return 'is no pattern'
  if (raw.length > longestPattern) return `has more than ${longestPattern} characters`
  const foreign = foreignPart(meant, flags)
  if (foreign !== undefined) return `has ${foreign}, which JavaScript lacks`
  if (!compiles(meant)) return 'does not compile'
  const tree = readPattern(meant)
  if (tree === undefined || canBacktrackWithoutBound(tree)) return 'may backtrack without bound'
  return undefined
}

/** Removes /…/flags and a leading (?flags) from a pattern. */
function withoutDelimiters(raw: string): { source: string; flags: string } {
  const [, inner = raw, after = ''] = /^\/(.+)\/([a-z]*)$/s.exec(raw) ?? []
  const [, anchor = '', inline = '', rest = inner] = /^(\^?)\(\?([a-z]+)\)(.*)$/s.exec(inner) ?? []
  return { source: anchor + rest, flags: after + inline }
}

const knownLetters = 'bBcdDfknrsStuvwWx'

/** Returns syntax that compiles in JavaScript but has another meaning there. */
function foreignPart(source: string, flags: string): string | undefined {
  const flag = /[^gimsuy]/.exec(flags)
  if (flag) return `the flag ${flag[0]}`
  if (/\[\[?:\w+:\]/.test(source)) return 'a POSIX class'
  if (source.includes('&&[')) return 'an intersection of classes'
  if (source.includes('\\u{')) return '\\u{}'
  // JavaScript reads an unknown escaped letter as the letter itself.
  const escapes = [...source.matchAll(/\\([^])/g)]
  return escapes.find(([, letter = '']) => /[A-Za-z]/.test(letter) && !knownLetters.includes(letter))?.[0]
}

function compiles(source: string): boolean {
  try {
    return new RegExp(source).source !== ''
  } catch {
    return false
  }
}
