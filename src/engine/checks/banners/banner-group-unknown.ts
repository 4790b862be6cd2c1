import { oneOf } from '@/engine/names/one-of'
import { suggest } from '@/engine/names/suggest'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

export const bannerGroupUnknown: ReferenceCheck = {
  code: 'banner-group-unknown',
  severity: 'error',
  docs: {
    what: 'banners.json has no group of this name.',
    why: 'The slider would stay empty.',
    fix: 'writes the group that was meant, where there is one alone and it differs in case and separators or in one letter, never in a digit.',
    bad: { 'routes.json': '{ "pages": { "help": { "shell": { "banner": "w_hmoe" } } } }' },
    good: { 'routes.json': '{ "pages": { "help": { "shell": { "banner": "w_home" } } } }' },
  },
  refs: ['bannerGroup'],
  inspect({ value }, { code, names: { bannerGroups } }) {
    if (bannerGroups === undefined || bannerGroups.includes(value)) return []
    const message = `banners.json of ${code} has no group "${value}"`
    const suggestions = suggest(value, bannerGroups)
    const definition = { file: 'banners', path: ['groups', suggestions[0] ?? ''] } as const
    return [{ message, expected: oneOf(bannerGroups, 'a group of banners.json'), suggestions, definition }]
  },
}
