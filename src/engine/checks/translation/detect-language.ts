import { francAll } from 'franc'
import type { JsonObject } from '@/contract/json/json-value'
import { wordsOf } from '@/engine/checks/texts/placeholders'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { memoiseByText } from '@/engine/memo/memoise-by-text'
import { twinOf } from './twin-languages'

/**
 * The languages of the template in ISO 639-3. Others are not told apart: hundreds of languages have neighbours that only
 * long texts tell from them. franc takes Nepali for Hindi and Malay for Indonesian, which twin-languages.ts knows.
 */
const only =
  'eng cmn jpn kor tha vie mya khm lao ind tgl hin ben tam tel urd arb pes spa por fra deu ita pol rus ukr kaz uzn khk tur'.split(
    ' ',
  )
const tags = new Map(only.map((code) => [code, Intl.getCanonicalLocales(code)[0] ?? code]))
const known: ReadonlySet<string> = new Set(tags.values())
const takenFor = new Map([
  ['ms', 'id'],
  ['ne', 'hi'],
])

/**
 * The language that the texts of a file are in, as a tag, where that is certainly not its own; undefined where it may be,
 * where there is too little to tell, and where its own is none of the template's.
 */
export function otherLanguage(texts: JsonObject, tag: string): string | undefined {
  const { language, script } = maximal(tag)
  const own = takenFor.get(language) ?? language
  const sample = known.has(own) ? sampleOf(texts) : undefined
  if (sample === undefined) return undefined
  const ranks = ranked(sample.slice(0, most))
  const best = ranks[0]?.language
  if (best === own) return twinOf(sample, maximal(tag))
  const score = ranks.find((each) => each.language === own)?.score ?? 0
  return score >= farOff || isTold(best, script) ? undefined : best
}

const maximal = memoiseByText((tag) => new Intl.Locale(tag).maximize())

/** Of franc, whose best has 1. Within this, one sample in a thousand of the template's own is another language's. */
const farOff = 0.99

/** Texts that are still English are told by another check, and so are Latin letters where the language has others. */
const isTold = (best: string | undefined, script: string | undefined): boolean =>
  best === undefined || best === 'en' || (script !== 'Latn' && maximal(best).script === 'Latn')

interface Rank {
  readonly language: string
  readonly score: number
}

/** Copies of a brand have the same texts. */
const ranked = memoiseByText((sample): Rank[] =>
  francAll(sample, { only }).map(([code, score]) => ({ language: tags.get(code) ?? code, score })),
)

/** Fewer signs do not tell Russian from Ukrainian, or Spanish from Portuguese. */
const fewest = 300
/** More do not tell more, and take longer: 1 ms. */
const most = 600
/** Words that only one of two languages has are rare. */
const mostWords = 4000

/** Texts from all over a file. */
const sampleOf = memoiseByObject((texts: JsonObject): string | undefined => {
  const keys = Object.keys(texts)
  const step = Math.max(1, Math.floor(keys.length / 24))
  let sample = ''
  for (let from = 0; from < step; from++)
    for (let at = from; at < keys.length && sample.length < mostWords; at += step) {
      const text = texts[keys[at] ?? '']
      if (typeof text === 'string' && text.length >= 6) sample += `${wordsOf(text, ' ')} `
    }
  return sample.length < fewest ? undefined : sample
})
