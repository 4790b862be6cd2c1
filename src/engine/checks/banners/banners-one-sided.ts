import {
  circumstancesOf,
  everybody,
  fixedBy,
  holdsIn,
  suppliedBy,
  type Viewer,
} from '@/engine/checks/features/condition-states'
import { child, keysOf, valueAt, type JsonValue } from '@/contract/json/json-value'
import { memoiseByFile } from '@/engine/memo/memoise-by-file'
import { listedEntries } from '@/contract/json/listed-entries'
import type { Draft } from '@/engine/merge/draft'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const image = '"image": { "src": "logo.svg", "width": 1, "height": 1 }, "title": "banner.title"'
const group = (when: string) =>
  `{ "groups": { "w_home": { "items": { "first": { ${image}, "when": { "session": "guest" } }, "second": { ${image}, "when": ${when} } }, "order": ["first", "second"] } } }`

export const bannersOneSided: MerchantCheck = {
  code: 'banners-one-sided',
  severity: 'warning',
  docs: {
    what: 'Every banner of a group is for guests alone, or for those who are signed in alone, and a page for both shows the group.',
    why: 'The others see nothing in its place.',
    bad: { 'banners.json': group('{ "session": "guest" }') },
    good: { 'banners.json': group('{ "session": "member" }') },
  },
  inspect(draft) {
    const own = child(draft.chain[0]?.files.get('banners')?.value, 'groups')
    const groups = child(draft.config.banners, 'groups')
    const shown = keysOf(own).filter((name) => pagesFor(name, draft).length > 0)
    return shown.flatMap((name) => {
      const lacking = lackingIn(child(groups, name), draft)
      if (lacking === undefined) return []
      const [page] = pagesFor(name, draft)
      return [
        {
          file: 'banners' as const,
          path: ['groups', name],
          spot: 'key' as const,
          message: `${lacking} see no banner of this group, which the page "${page}" shows to everybody`,
          expected: `a banner for ${lacking} too`,
          received: `"${name}"`,
        },
      ]
    })
  },
}

const sides: readonly (readonly [words: string, viewers: readonly Viewer[]])[] = [
  ['guests', ['guest']],
  ['players who are signed in', ['player', 'agent', 'trial']],
]

/** Who never sees a banner of the group; undefined for nobody, and where that cannot be known. */
function lackingIn(group: JsonValue | undefined, draft: Draft): string | undefined {
  const items = child(group, 'items')
  const listed = listedEntries(group)?.flatMap((name) => (typeof name === 'string' ? (child(items, name) ?? []) : []))
  if (listed === undefined || listed.length === 0) return undefined
  const conditions = listed.map((banner) => child(banner, 'when'))
  if (conditions.includes(undefined)) return undefined
  const fixed = new Map([...fixedBy(draft), ...suppliedBy(draft)])
  const states = circumstancesOf(conditions as JsonValue[], everybody, fixed)
  if (states === undefined) return undefined
  const sees = (viewers: readonly Viewer[]) =>
    states.some((now) => viewers.includes(now.viewer) && conditions.some((when) => holdsIn(when, now)))
  const lacking = sides.filter(([, viewers]) => !sees(viewers))
  // Conditions that nobody meets are reported by another check.
  return lacking.length === 1 ? lacking[0]?.[0] : undefined
}

const forms: readonly unknown[] = ['login-form', 'register-form']

function pagesFor(group: string, { config: { routes } }: Draft): readonly string[] {
  return pagesByGroup(routes, undefined).get(group) ?? []
}

/** By group, the pages that guests and players both open: none that asks to sign in, or is there to sign in or register. */
const pagesByGroup = memoiseByFile((routes): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  if (child(routes, 'loginFirst') === true) return found
  const pages = child(routes, 'pages')
  for (const name of keysOf(pages)) {
    const page = child(pages, name)
    const group = valueAt(page, ['shell', 'banner'])
    if (typeof group !== 'string' || (child(page, 'guard') ?? 'none') !== 'none') continue
    const sections = child(page, 'sections')
    if (keysOf(sections).some((each) => forms.includes(valueAt(sections, [each, 'block'])))) continue
    found.set(group, [...(found.get(group) ?? []), name])
  }
  return found
})
