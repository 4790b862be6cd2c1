import { legalTextPath } from '@/contract/site-data/legal-text'
import { pluralForm } from '@/contract/text/plural-form'
import { textPlaces } from '@/engine/notes/text-places'
import { completeTexts } from '@/engine/resolved/complete-texts'
import { shippedLegal } from '@/engine/resolved/legal-texts'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import type { MergedConfig } from '@/engine/schema/config-files'
import { screenKey, screensOf, type Screen } from './screen'
import { isOn, partsOf, piecesOf } from './screen-pieces'
import { TextWords, type Words } from './text-words'

/** A screen in a language that a change can touch. */
export interface Touched {
  readonly screen: Screen
  readonly language: string
  /** What of it the change touches, in words: `theme`, `texts: home.title`. */
  readonly why: readonly string[]
  readonly status: 'changed' | 'new' | 'gone'
}

/**
 * The screens that the difference between two states of a brand can touch, in each of its languages. What a screen is
 * made of is compared, so a part that code reads elsewhere counts for every screen: rather a picture too many.
 */
export function touchedScreens(before: ResolvedMerchant, after: ResolvedMerchant): Touched[] {
  const [old, now] = [before, after].map((state) => new Map(screensOf(state).map((each) => [screenKey(each), each])))
  const languages = after.config.site.languages.order
  const wasOffered = new Set(before.config.site.languages.order)
  const texts = new Map(languages.map((language) => [language, changedTexts(before, after, language)]))
  const screens = [...new Set([...(now?.keys() ?? []), ...(old?.keys() ?? [])])]
  return screens.flatMap((key) => {
    const [was, is] = [old?.get(key), now?.get(key)]
    const screen = (is ?? was) as Screen
    if (was === undefined || is === undefined) {
      const status = was === undefined ? ('new' as const) : ('gone' as const)
      return languages.map((language) => ({ screen, language, status, why: [`${screen.kind} ${status}`] }))
    }
    const common = changedPieces(screen, before, after)
    return languages.flatMap((language): Touched[] => {
      if (!wasOffered.has(language)) return [{ screen, language, status: 'new', why: ['language new'] }]
      const keys = (texts.get(language) ?? []).filter(
        (text) => shows(screen, text, before) || shows(screen, text, after),
      )
      const why = [
        ...common,
        ...(keys.length > 0 ? [`texts: ${listed(keys)}`] : []),
        ...(legalOf(screen, before, language) === legalOf(screen, after, language) ? [] : ['legal document']),
      ]
      return why.length === 0 ? [] : [{ screen, language, status: 'changed', why }]
    })
  })
}

function listed(keys: readonly string[]): string {
  return keys.length > 3 ? `${keys.slice(0, 3).join(', ')} and ${keys.length - 3} more` : keys.join(', ')
}

/** Names of the pieces of a screen that differ, apart from texts. */
function changedPieces(screen: Screen, before: ResolvedMerchant, after: ResolvedMerchant): string[] {
  const [old, now] = [piecesOf(screen, before.config), piecesOf(screen, after.config)]
  const names = new Set([...Object.keys(old), ...Object.keys(now)])
  return [...names].filter((name) => canonical(old[name]) !== canonical(now[name]))
}

/** JSON with its keys sorted, so that their order makes no difference. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

/** Keys whose text differs for readers of a language. */
function changedTexts(before: ResolvedMerchant, after: ResolvedMerchant, language: string): string[] {
  const [old, now] = [before, after].map(({ texts, config }) =>
    completeTexts(texts, language, config.site.defaultLanguage),
  )
  const keys = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])
  return [...keys].filter((key) => old?.[key] !== now?.[key])
}

let knownWords: TextWords | undefined

/** Whether a screen may show a text. One that nothing seems to ask for may stand anywhere. */
function shows(screen: Screen, key: string, { config }: ResolvedMerchant): boolean {
  const asked = key.replace(pluralForm, '')
  const places = textPlaces(config as unknown as MergedConfig)
  // The parts among the places are what brings a text, not what shows it.
  const named = [...(places.get(key) ?? []), ...(places.get(asked) ?? [])].filter((place) => place.includes('.'))
  if (named.some((place) => isOn(screen, place, config))) return true
  const words = (knownWords ??= new TextWords())
  const isAsked = (each: Words) => each.has(key) || each.has(asked)
  if (isAsked(words.ofFrame()) || partsOf(screen, config).some((part) => isAsked(words.ofPart(part)))) return true
  return named.length === 0 && !isAsked(words.ofAll())
}

/** The legal documents that a screen shows, by the paths of their texts. */
function legalOf(screen: Screen, state: ResolvedMerchant, language: string): string {
  const { documents } = shippedLegal(state)
  const { site, routes } = state.config
  const page = screen.kind === 'page' ? routes.pages[screen.name] : undefined
  const shown = Object.entries(documents).filter(
    ([name]) =>
      JSON.stringify(page ?? null).includes(`"${name}"`) || (page === undefined && site.legal.agreed.includes(name)),
  )
  return JSON.stringify(
    shown.map(([name, document]) => [name, legalTextPath(document, language, site.defaultLanguage), document.version]),
  )
}
