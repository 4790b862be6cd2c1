import type { Draft } from '@/engine/merge/draft'
import { markedTexts, type MarkedText } from './marked-texts'
import { suggest } from '@/engine/names/suggest'
import { addressUnsafe, parseAddress } from '@/engine/checks/hosts/address-unsafe'
import type { Check, CheckFinding } from '@/engine/finding/check'
import type { Reference } from '@/engine/names/reference'
import { hostNotAllowed } from '@/engine/checks/hosts/host-not-allowed'
import type { Link } from '@/engine/checks/pages/page-unreachable'
import { languagesWithTexts } from './text-missing'

export const textMarkup: Check = {
  code: 'text-markup',
  severity: 'error',
  docs: {
    what: 'The markup of a text is not whole, leads to no page or to a site that is not allowed, or stands in a text whose place shows it as it is written. Markup is **bold**, [words](/path), and lines that begin with "- " or "1. ", in the paragraphs of text sections and in answers.',
    why: 'Players would read the marks, or a click would end nowhere.',
    bad: { 'locales/EN.json': '{ "page.text": "Read the [rules](/hlep) first." }' },
    good: { 'locales/EN.json': '{ "page.text": "Read the **[rules](/help)** first." }' },
  },
}

export type NamedTexts = Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>
type Problem = Pick<CheckFinding, 'message' | 'expected' | 'suggestions'>

/** A merchant's text keys, by whether the places that use them show markup. */
export class MarkedTexts {
  /** By text key: whether some place shows the markup. */
  readonly #isRich = new Map<string, boolean>()

  note({ value, schema }: Reference): void {
    const isRich = schema['x-markup'] === true
    if (isRich || !this.#isRich.has(value)) this.#isRich.set(value, isRich)
  }

  /** Marks keys as used by something other than a place in the files: their markup is no longer checked. */
  name(keys: readonly string[]): void {
    for (const key of keys) if (!this.#isRich.has(key)) this.#isRich.set(key, false)
  }

  /** In insertion order. */
  named(): NamedTexts {
    return this.#isRich
  }

  /** Paths of the site that its texts link to. */
  links(draft: Draft): Link[] {
    const paths = languagesWithTexts(draft)
      .flatMap((language) => markedTexts(draft.texts, language))
      .flatMap(({ key, links }) => (this.#isRich.get(key) === true ? links : []))
      .filter((to) => to.startsWith('/'))
    return paths.map((to) => ({ to: to.replace(/[?#].*$/, ''), from: undefined }))
  }

  findings(draft: Draft): CheckFinding[] {
    return languagesWithTexts(draft).flatMap((language) =>
      markedTexts(draft.texts, language).flatMap((marked) => {
        const { key, text } = marked
        const place = () => ({ check: textMarkup, file: `locales/${language}`, path: [key], spot: 'value' }) as const
        return this.#problems(marked, draft).map((each) => ({ ...place(), ...each, received: JSON.stringify(text) }))
      }),
    )
  }

  #problems(marked: MarkedText, draft: Draft): Problem[] {
    const isRich = this.#isRich.get(marked.key)
    if (isRich === undefined) return []
    return isRich ? richProblems(marked, draft) : plainProblems(marked)
  }
}

/** Only the first: another is often a consequence of it. */
function richProblems({ links, stray }: MarkedText, draft: Draft): Problem[] {
  const left = stray.map((mark) => ({
    message: `"${mark}" stands for itself here, and nothing closes or follows it`,
    expected: '**bold**, [words](/path), or a backslash before what is to be read',
  }))
  return [...links.flatMap((to) => linkProblems(to, draft)), ...left].slice(0, 1)
}

function linkProblems(to: string, draft: Draft): Problem[] {
  if (to.startsWith('/') && !to.startsWith('//')) {
    const path = to.replace(/[?#].*$/, '')
    const { routes } = draft.names
    if (routes === undefined || routes.has(path)) return []
    const message = `the link leads to ${path}, and no page of ${draft.code} has this path`
    const suggestions = suggest(path, routes).slice(0, 1)
    const near = suggestions[0] === undefined ? '' : `, as ${suggestions[0]}`
    return [{ message, expected: `a path of a page in routes.json${near}` }]
  }
  const reference: Reference = { kind: 'address', value: to, path: [], parents: [], spot: 'value', schema: {} }
  const isAddress = parseAddress(to) !== undefined
  return [addressUnsafe, ...(isAddress ? [hostNotAllowed] : [])]
    .flatMap((check) => check.inspect(reference, draft))
    .map(({ message, expected }) => ({ message: `the link to ${to}: ${message}`, expected }))
    .slice(0, 1)
}

function plainProblems({ mark }: MarkedText): Problem[] {
  if (mark === undefined) return []
  const message = `"${mark}" would be read as it stands: this text is shown without markup`
  return [{ message, expected: 'plain words; markup is for paragraphs of text sections and for answers' }]
}
