import { describe, expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { lotteryAddress } from '@/site/games/launch/lottery-page'
import type { Action, Condition } from '@/contract/generated/merchant-types'
import type { Role } from '@/site/session/role'
import { conditionHolds } from '@/site/merchant/conditions'
import { pageAt } from '@/site/merchant/pages/pages'

const roles: readonly Role[] = ['guest', 'member', 'trial', 'agent']

const { merchants } = checkMerchants('merchants')

describe.each(merchants)('home of $code', ({ config: { routes, banners, vendors, features } }) => {
  const { home } = routes.pages
  const facts = (role: Role) => ({
    role,
    hasFeature: (modId: string) => features.flags[modId]?.default ?? false,
    hasPromotion: () => false,
    hasCategory: (category: NonNullable<Condition['category']>) =>
      vendors.order.some((code) => vendors.items[code]?.categories.includes(category)),
    hasContract: () => false,
    wallet: undefined,
    toUpline: undefined,
  })

  const leads = (role: Role): Action[] => {
    const group = banners.groups[home.shell.banner ?? '']
    const slides = (group?.order ?? []).flatMap((name) => group?.items[name] ?? [])
    const sections = home.order.flatMap((name) => home.sections[name] ?? [])
    const shown = sections.filter(({ when }) => conditionHolds(when, facts(role)))
    const cards = shown.flatMap((section) =>
      section.block === 'card-grid'
        ? section.props.cards.order.flatMap((name) => section.props.cards.items[name]?.action ?? [])
        : [],
    )
    const { categories } = routes.shell
    const entries = categories?.block === 'category-nav' ? categories.props.entries : { items: {}, order: [] }
    const kinds = entries.order.flatMap((name) => entries.items[name] ?? [])
    const entriesShown = [...slides, ...kinds].filter(({ when }) => conditionHolds(when, facts(role)))
    return [...cards, ...entriesShown.flatMap(({ action }) => action ?? [])]
  }

  it.each(roles)('leads a %s only to pages that are open and show something', (role) => {
    const paths = leads(role).flatMap((action) => (action.action === 'navigate' ? [action.to] : []))
    expect(paths.length).toBeGreaterThan(5)
    for (const path of paths) {
      const page = pageAt(routes, path.replace(/[?#].*$/, ''))?.page
      expect(page?.guard, path).toBe('none')
      const shown = page?.order.filter((name) => conditionHolds(page.sections[name]?.when, facts(role)))
      expect(shown, `${path} for a ${role}`).not.toEqual([])
      expect(shown, `${path} for a ${role}`).not.toEqual(['signedIn'])
    }
  })

  it('leads to the games themselves, whoever looks', () => {
    const paths = roles.flatMap(leads).flatMap((action) => (action.action === 'navigate' ? [action.to] : []))
    expect(paths.filter((path) => /^\/(register|login|help)/.test(path))).toEqual([])
  })

  it('leads from the hall of the lotteries where the game of TCG_SEA is launched (2 §2)', () => {
    const sea = { vassalage: 'TCG_SEA', gameType: 'ELOTT', nodeId: 0, title: '', gameId: null } as const
    const { categories } = routes.shell
    const entries = categories?.block === 'category-nav' ? categories.props.entries : { items: {}, order: [] }
    const halls = Object.values(entries.items).filter(({ when }) => /"E?LOTT"/.test(JSON.stringify(when)))
    // A bookmaker has no lottery.
    expect(halls.length > 0).toBe(facts('guest').hasCategory('ELOTT'))
    for (const { action } of halls) expect(action).toMatchObject({ to: lotteryAddress(sea, routes) })
  })

  it('shows the kinds of games, and so does each of their pages', () => {
    expect(home.shell.categories).toBe(true)
    const kinds = ['egame', 'live', 'fish', 'pvp', 'esports', 'elott', 'sports', 'cockfight', 'inhouse']
    const without = kinds.filter((name) => routes.pages[name]?.shell.categories === false)
    expect(without).toEqual([])
  })
})
