import { extent, isInExtent } from '@/../tests/extent'
import { oneOfEachComposition } from '@/../tests/one-of-each-composition'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import type { Routes } from '@/contract/generated/merchant-types'

/** A story generated from a brand's JSON. */
export interface BrandStory {
  readonly title: string
  readonly exportName: string
  readonly name: string
  readonly globals: { readonly merchant: string }
  readonly tags: readonly string[]
  readonly parameters: Readonly<Record<string, unknown>>
}

/** The stories of all brands. Of pages with the same composition `npm test` tests one, in one of the brands. */
export function storiesOfBrands(brands: readonly ResolvedMerchant[]): BrandStory[] {
  const pages = brands.flatMap(({ code, config }) =>
    Object.entries(config.routes.pages).map(([name, page]) => [`${code}/${name}`, page] as const),
  )
  const first = new Set(oneOfEachComposition(Object.fromEntries(pages)))
  return brands.flatMap((brand) => brandStories(brand, first))
}

/** The stories of a brand: its tokens; each of its pages, for a guest and for a member; and the site's system pages. */
function brandStories({ code, config }: ResolvedMerchant, first: ReadonlySet<string>): BrandStory[] {
  const { pages } = config.routes
  // The pseudo-languages are drawn in `npm run test:rest`, and of every page of one brand (story-looks.ts).
  const isFirst = (page: string) => first.has(`${code}/${page}`) && !(extent === 'rest' && code === 'aurora')
  const testedIf = (isNow: boolean) => (isInExtent(isNow) ? [] : ['!test'])
  const story = (group: string, name: string, parameters: BrandStory['parameters'], ...tags: string[]): BrandStory => ({
    title: `Brands/${code}/${group}`,
    // A valid JavaScript identifier, unique for every story of every brand.
    exportName: `${code} ${name}`.match(/[A-Za-z0-9]+/g)?.join('_') ?? code,
    name,
    globals: { merchant: code },
    parameters,
    tags: ['!autodocs', ...tags],
  })
  return [
    story('Tokens', 'Tokens', { brand: 'tokens' }, ...testedIf(true)),
    ...Object.entries(pages).flatMap(([name, { path }]) => [
      // Not tested here, because the journeys check the site's own pages as a guest sees them.
      story('Pages', `${name} (guest)`, { brand: 'page', path }, '!test'),
      // The others are tested in `npm run test:rest`.
      story('Pages', `${name} (member)`, { brand: 'page', path, session: 'member' }, ...testedIf(isFirst(name))),
    ]),
    ...Object.entries(systemPages).map(([name, parameters]) =>
      story('System pages', name, { brand: 'page', ...parameters }, ...testedIf(true)),
    ),
  ]
}

const status = { whitelabel: { settings: [] }, location: { ip: '203.0.113.24' } }
const whenServerSays = (permission: object) => ({ answers: { permission: { value: { ...status, ...permission } } } })

/** The server's answer, or the address, for which each system page is shown. */
const systemPages: Record<keyof Routes['system'], BrandStory['parameters']> = {
  maintenance: whenServerSays({ maintenance: { message: null }, regionRestriction: false }),
  blocked: whenServerSays({ maintenance: false, regionRestriction: true }),
  notFound: { path: '/no-such-page' },
}
