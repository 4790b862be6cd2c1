import { callAddress } from '@/site/gateway/call-address'
import { vendorPlace, type EarlyCall, type FollowingCall } from '@/site/gateway/early-calls'
import { endpoints, type CallName } from '@/contract/endpoints/endpoints'
import type { GameLobbyProps, PageConfig, SystemPageConfig } from '@/contract/generated/merchant-types'
import { storedAnswerKeys } from '@/site/gateway/stored-answers'
import { noticesRequest } from '@/site/gateway/content/notices-request'
import { lobbyRequest } from '@/site/gateway/games/lobby-request'
import { allVendors } from '@/contract/catalogue/vendor-codes'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { earlyCards } from '@/site/blocks/promotion-list/early-cards'
import { earlyTiles, lobbyParameters } from '@/site/blocks/game-lobby/early-tiles'

interface FirstCall extends Pick<EarlyCall, 'keptAs' | 'unless' | 'pictures'> {
  readonly call: CallName
  readonly request: object
  readonly following?: FirstCall & Pick<FollowingCall, 'gameType' | 'vendors'>
}

const notices: FirstCall = { call: 'notices', request: noticesRequest, keptAs: storedAnswerKeys.notices }
const vendors: FirstCall = { call: 'vendorGameType', request: {}, keptAs: storedAnswerKeys.vendorLanes }

/** The API call that a page with one of these blocks waits for. */
const callOf: Readonly<Record<string, FirstCall>> = {
  'register-form': { call: 'registerSettings', request: {} },
  'promotion-list': {
    ...notices,
    pictures: { list: ['value', 'promotion'], image: ['image'], count: earlyCards, unless: ['id'] },
  },
  'promotion-detail': notices,
  'vendor-tabs': vendors,
}

/** The API call that a page waits for whose first section is one of these blocks. */
const callOfFirst: Readonly<Record<string, FirstCall>> = {
  'winner-board': { call: 'winnerBoard', request: {} },
}

/** Modules that a block loads as soon as it is shown: the validator of its first answer, and its form. */
export function firstModules(block: string): string[] {
  const { call } = callOf[block] ?? {}
  const check = call === undefined ? [] : [`src/contract/generated/answers/${call}.js`]
  return block === 'login-form' ? ['src/site/forms/sign-in/login.tsx', ...check] : check
}

type Page = Pick<PageConfig | SystemPageConfig, 'sections' | 'order'>

/** The API calls that the document of a page with these blocks starts itself. */
export function firstCalls(
  blocks: readonly string[],
  { site, vendors: sold }: Pick<WholeBootData, 'site' | 'vendors'>,
  page: Page = { sections: {}, order: [] },
): EarlyCall[] {
  const sections = page.order.flatMap((name) => page.sections[name] ?? [])
  const asked = [
    ...blocks.flatMap((block) => callOf[block] ?? []),
    ...sections.slice(0, 1).flatMap(({ block }) => callOfFirst[block] ?? []),
    ...sections.flatMap((section) => (section.block === 'game-lobby' ? lobbyCall(section.props, site, sold) : [])),
  ]
  // A list and a detail on one page share the same call, as do the vendors and the games that follow them.
  const calls = [...new Set(asked.map(({ call }) => call))].map(
    (call) => Object.assign({}, ...asked.filter((each) => each.call === call)) as FirstCall,
  )
  return calls.flatMap((each) => earlyCall(each, site) ?? [])
}

/** The call for the games that a lobby shows when nothing is looked for: it may have to wait for the vendors. */
function lobbyCall(props: GameLobbyProps, site: WholeBootData['site'], sold: WholeBootData['vendors']): FirstCall {
  const { gameType, vendor, form, sorts } = props
  const supplied = sold.order.filter((code) => sold.items[code]?.categories.some((each) => each === gameType))
  const isWhole = vendor === allVendors || (gameType !== 'RNG' && supplied.length > 1)
  const of = vendor ?? (isWhole ? undefined : vendorPlace)
  const games: FirstCall = {
    call: 'gameList',
    request: {
      ...lobbyRequest({
        merchant: site.code,
        gameType,
        vassalage: of === allVendors ? undefined : of,
        language: site.defaultLanguage,
        sort: sorts[0] ?? 'hot',
      }),
      pageNo: 1,
    },
    unless: vendor === undefined ? ['page', ...lobbyParameters] : lobbyParameters,
    ...(form === 'tiles' && { pictures: { list: ['games'], image: ['image'], count: earlyTiles } }),
  }
  return of === vendorPlace ? { ...vendors, following: { ...games, gameType, vendors: sold.order } } : games
}

/** A document can only start GET requests: a merchant with another method waits for the scripts. */
function earlyCall(
  { call, request, following, ...how }: FirstCall,
  site: WholeBootData['site'],
): EarlyCall | undefined {
  const { code, gateway, defaultLanguage } = site
  const { method, path, moduleId } = { ...endpoints[call], ...gateway.calls[call] }
  if (method !== 'GET') return undefined
  const next = following && earlyCall(following, site)
  return {
    ...how,
    address: callAddress(gateway.baseUrl, path, request),
    headers: { merchant: code, language: defaultLanguage, 'module-id': moduleId },
    timeout: gateway.calls[call]?.timeout ?? gateway.timeout,
    ...(following && next && { following: { ...next, gameType: following.gameType, vendors: following.vendors } }),
  }
}
