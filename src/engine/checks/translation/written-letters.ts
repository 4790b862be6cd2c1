import { memoiseByText } from '@/engine/memo/memoise-by-text'

/** What a language is written in. */
export interface Spoken {
  /** ISO 15924. */
  readonly script: string
  /** Finds a letter of the language's scripts. */
  readonly letters: RegExp
  /** Finds a letter of no script of it: Latin names and what all scripts share are in every language. */
  readonly foreignLetters: RegExp
  /** Finds a Latin letter within a word of a script that has letters like it. */
  readonly mixed?: RegExp
}

/** Undefined for what is no tag, which another check reports, and for a script that this Unicode does not know. */
export const spoken = memoiseByText((locale: string): Spoken | undefined => {
  try {
    const { language, script } = new Intl.Locale(locale).maximize()
    if (script === undefined) return undefined
    const own = (severalScripts[script] ?? [script]).map((each) => `\\p{Script=${each}}`).join('')
    const letters = new RegExp(`[${own}]`, 'u')
    const ofOthers = `[^${own}\\p{Script=Latn}\\p{Script=Common}\\p{Script=Inherited}]`
    const foreignLetters = new RegExp([ofOthers, ...(lookalikes.get(language) ?? [])].join('|'), 'u')
    if (!besideLatin.has(script)) return { script, letters, foreignLetters }
    const latin = '\\p{Script=Latn}'
    return { script, letters, foreignLetters, mixed: new RegExp(`(?<=[${own}])${latin}|${latin}(?=[${own}])`, 'u') }
  } catch {
    return undefined
  }
})

/** Scripts of ISO 15924 that stand for several. */
const severalScripts: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
}

/** Letters of Arabic that Persian and Urdu write otherwise, as an expression. */
const lookalikes = new Map([
  ['fa', ['[\u064a\u0643]']],
  ['ur', ['[\u064a\u0643]']],
])

/** Scripts with letters that look like Latin ones. */
const besideLatin = new Set(['Cyrl', 'Grek'])

/** The English name of a script of ISO 15924, as in "no letter of it is Arabic". */
export function scriptName(script: string): string {
  if (script === 'Hans' || script === 'Hant') return 'Chinese'
  return new Intl.DisplayNames(['en'], { type: 'script' }).of(script) ?? script
}
