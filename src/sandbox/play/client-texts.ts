import { existsSync, readFileSync } from 'node:fs'
import { nearestTag } from '@/sandbox/texts/nearest-tag'

/** A client's texts by name, all in the language that the tag names. */
export interface ClientTexts {
  /** BCP 47 tag: the player's language, or English where the games do not speak it. */
  readonly locale: string
  readonly texts: Readonly<Record<string, string>>
}

const fileOf = (language: string): URL => new URL(`../clients/locales/${language}.json`, import.meta.url)

/**
 * The texts of the games in the language of a BCP 47 tag: the nearest one there is by region, by script, then by
 * language (`pt-br`, `zh-hant`, `pt`). What it lacks is in English.
 */
export function clientTexts(locale: string): ClientTexts {
  const found = nearestTag(locale, (tag) => existsSync(fileOf(tag)))
  if (found === undefined) return { locale: 'en', texts: textsIn('en') }
  return { locale, texts: { ...textsIn('en'), ...textsIn(found) } }
}

const known = new Map<string, Readonly<Record<string, string>>>()

function textsIn(language: string): Readonly<Record<string, string>> {
  const texts = known.get(language) ?? (JSON.parse(readFileSync(fileOf(language), 'utf8')) as Record<string, string>)
  known.set(language, texts)
  return texts
}
