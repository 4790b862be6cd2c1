import type { Draft } from '@/engine/merge/draft'
import { child, isJsonObject, keysOf } from '@/contract/json/json-value'
import type { Check, CheckFinding } from '@/engine/finding/check'

const group =
  '{ "groups": { "w_sale": { "items": { "first": { "image": { "src": "logo.svg", "width": 1, "height": 1 }, "title": "banner.title" } }, "order": ["first"] } } }'
const flag = '{ "flags": { "SUMMER3": { "meaning": "Summer games are on.", "default": true } } }'

export const bannerGroupUnused: Check = {
  code: 'banner-group-unused',
  severity: 'warning',
  docs: {
    what: 'A brand writes a banner group of its own that none of its pages shows.',
    why: 'Nobody sees these banners. A page names its group as "banner" of its shell, a block banner-slider as "group".',
    bad: { 'banners.json': group },
    good: { 'banners.json': group, 'routes.json': '{ "pages": { "help": { "shell": { "banner": "w_sale" } } } }' },
  },
}

export const featureUnused: Check = {
  code: 'feature-unused',
  severity: 'warning',
  docs: {
    what: 'A brand declares a flag of its own that no condition asks for.',
    why: 'Whether it is on or off changes nothing.',
    bad: { 'features.json': flag },
    good: {
      'features.json': flag,
      'menus.json': '{ "side": { "items": { "home": { "when": { "feature": "SUMMER3" } } } } }',
    },
  },
}

/**
 * Names that only a brand declares and none of its files use. A template's declarations are for the brands that extend
 * it, and its parts may use them.
 */
export function findUnusedNames({ chain, isTemplate }: Draft, named: UsedNames): CheckFinding[] {
  if (isTemplate) return []
  const [own, ...templates] = chain
  const groups = child(own?.files.get('banners')?.value, 'groups')
  const flags = child(own?.files.get('features')?.value, 'flags')
  const isInherited = (file: 'banners' | 'features', map: string, name: string) =>
    templates.some(({ files }) => child(child(files.get(file)?.value, map), name) !== undefined)
  return [
    ...keysOf(groups)
      .filter((name) => isJsonObject(child(groups, name)) && !named.groups.has(name))
      .filter((name) => !isInherited('banners', 'groups', name))
      .map((name) => finding(bannerGroupUnused, 'banners', ['groups', name], 'no page shows the banners of')),
    ...keysOf(flags)
      .filter((name) => isJsonObject(child(flags, name)) && !named.features.has(name))
      .filter((name) => !isInherited('features', 'flags', name))
      .map((name) => finding(featureUnused, 'features', ['flags', name], 'no condition asks for')),
  ]
}

/** Names used by pages and conditions. */
export interface UsedNames {
  readonly groups: ReadonlySet<string>
  readonly features: ReadonlySet<string>
}

function finding(check: Check, file: 'banners' | 'features', path: [string, string], message: string): CheckFinding {
  const received = `"${path[1]}"`
  return {
    check,
    file,
    path,
    spot: 'key',
    message: `${message} ${received}`,
    expected: 'something that names it, or null in its place',
    received,
  }
}
