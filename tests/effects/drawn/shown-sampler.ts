import { readFileSync } from 'node:fs'
import { keysOf, type JsonObject } from '@/contract/json/json-value'
import type { Files } from '@tests/effects/places'
import { samplerFiles } from '@tests/effects/sampler'

/** The sampler as people may look at it: with the template's colours and measures, and texts that can be read. */
export function shownSampler(): Files {
  const files = samplerFiles()
  const { tokens, style } = shipped('theme') as { tokens: JsonObject; style: JsonObject }
  const theme = { ...(files['theme'] as JsonObject), tokens, style }
  const texts = (language: string): JsonObject => {
    const known = shipped(`locales/${language}`)
    const own = keysOf(files[`locales/${language}`]).filter((key) => !(key in known))
    return { ...known, ...Object.fromEntries(own.map((key) => [key, readable(key)])) }
  }
  return { ...files, theme, 'locales/EN': texts('EN'), 'locales/TY': texts('TY') }
}

function shipped(file: string): JsonObject {
  return JSON.parse(readFileSync(`merchants/base/${file}.json`, 'utf8')) as JsonObject
}

/** `page.title` becomes `Page title`. */
function readable(key: string): string {
  const words = key
    .replace(/[._-]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
