import { useMemo } from 'react'
import { vendorCards, withVendorMap } from '@/site/games/vendor-lanes'
import { useVendorName } from '@/site/elements/vendors/vendor-name'
import { useHelpCentre } from '@/site/gateway/content/help-centre'
import { useVendorLanes } from '@/site/gateway/games/vendor-lanes'
import type { Action, Menu } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { useAction } from '@/site/merchant/actions/actions'
import { lobbyPath } from '@/site/merchant/pages/lobby-pages'
import { useMenuEntries } from '@/site/merchant/centres/menu-entries'
import { useWholeSite } from '@/site/merchant/site-context'
import { uniqueByName, type Goal, type GoalKind } from './find-goals'
import { helpPath, helpTopics } from './help-topics'

const kinds = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'ELOTT', 'COCKFIGHT'] as const

const noTopics: NonNullable<ReturnType<typeof useHelpCentre>['data']> = []

const together = (menus: readonly Menu[]): Menu => ({
  items: Object.assign({}, ...menus.map(({ items }, at) => prefixed(items, at))) as Menu['items'],
  order: menus.flatMap(({ order }, at) => order.map((name) => `${at} ${name}`)),
})

const prefixed = (items: Menu['items'], at: number) =>
  Object.fromEntries(Object.entries(items).map(([name, item]) => [`${at} ${name}`, item]))

/** All search results except games: from the menus, pages and vendors of the merchant's JSON, and the help topics. */
export function useGoals(): readonly Goal[] {
  const t = useText()
  const run = useAction()
  const { routes, vendors, menus } = useWholeSite()
  const vendorName = useVendorName()
  const { role } = useSession()
  const { lanes } = useVendorLanes()
  const help = helpPath(routes)
  const { data: topics = noTopics } = useHelpCentre(help !== undefined)
  const pages = useMenuEntries(useMemo(() => together([menus.side, menus.bottomBar, menus.footer]), [menus]))
  const panels = useMenuEntries(
    useMemo(() => together([menus.memberCentre, ...(role === 'agent' ? [menus.agentCentre] : [])]), [menus, role]),
  )

  return useMemo(() => {
    const goal = (kind: GoalKind, label: string, action: Action, note?: string): Goal => ({
      ...{ id: `${kind} ${label} ${note ?? ''}`, kind, label, go: () => run(action) },
      ...(note !== undefined && { note }),
    })
    const to = (address: string): Action => ({ action: 'navigate', to: address, query: {} })
    const mapped = lanes && withVendorMap(lanes, vendors.lanes)
    const lobbies = kinds.flatMap((kind) => {
      const path = lobbyPath(routes, kind)
      const codes = mapped && new Set(vendorCards(mapped, kind).map(({ vassalage }) => vassalage))
      return path === undefined || codes?.size === 0 ? [] : [{ kind, path, codes }]
    })
    const isOwn = ({ item }: (typeof pages)[number]) =>
      item.action.action !== 'dialog' || item.action.dialog !== 'search'
    return uniqueByName([
      ...lobbies.map(({ kind, path }) => goal('pages', t(`category.${kind}`), to(path))),
      ...pages.filter(isOwn).map(({ item }) => goal('pages', t(item.label), item.action)),
      // Pages that no menu links to, such as the winners.
      ...Object.values(routes.pages)
        .filter(({ linked }) => linked !== false)
        .map(({ title, path }) => goal('pages', t(title), to(path))),
      ...vendors.order.flatMap((code) => {
        const lobby = lobbies.find(({ codes }) => codes?.has(code))
        if (lobby === undefined) return []
        const address = `${lobby.path}?${new URLSearchParams({ page: code })}`
        return [goal('vendors', vendorName(code), to(address), t(`category.${lobby.kind}`))]
      }),
      ...panels.map(({ item }) => goal('panels', t(item.label), item.action)),
      ...helpTopics(routes).map(({ title, address }) => goal('help', t(title), to(address))),
      ...topics.flatMap(({ id, title, questions }) => [
        goal('help', title, to(`${help}?${new URLSearchParams({ topic: id })}`)),
        ...questions.map((each) =>
          goal('help', each.title, to(`${help}?${new URLSearchParams({ topic: id, question: each.id })}`), title),
        ),
      ]),
    ])
  }, [t, run, routes, vendors, vendorName, lanes, pages, panels, help, topics])
}
