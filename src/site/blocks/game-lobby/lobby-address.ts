import type { GameLobbyProps } from '@/contract/generated/merchant-types'

type Chip = GameLobbyProps['chips'][number]
type Sort = GameLobbyProps['sorts'][number]

/** The search and filters of a lobby, as stored in its URL. */
export interface LobbyAddress {
  readonly list: Exclude<Chip, 'classes'>
  readonly gameClassify: string | undefined
  readonly name: string
  readonly minBet: number | undefined
  readonly minLineNum: number | undefined
  readonly sort: Sort
  /** Whether any filter or search is active. */
  readonly isNarrowed: boolean
}

type Offered = Pick<GameLobbyProps, 'chips' | 'filters' | 'leastBets' | 'lines' | 'sorts'>

/** Maximum length of a search text: the server accepts no more. */
export const longestName = 500

/** Parses the URL. Values that the merchant does not offer, or that are invalid, are ignored. */
export function lobbyAddress(query: URLSearchParams, offered: Offered): LobbyAddress {
  const { chips, filters, sorts } = offered
  const list = chips.find((chip) => chip === query.get('list' satisfies Name) && chip !== 'classes')
  const among = (name: 'minBet' | 'minLineNum', choices: readonly number[]) =>
    filters.includes(name) ? choices.find((choice) => String(choice) === query.get(name)) : undefined
  const found = {
    list: list === undefined || list === 'classes' ? ('all' as const) : list,
    gameClassify: (chips.includes('classes') && query.get('class' satisfies Name)?.slice(0, 40)) || undefined,
    name: (query.get('q' satisfies Name) ?? '').slice(0, longestName),
    minBet: among('minBet', offered.leastBets),
    minLineNum: among('minLineNum', offered.lines),
  }
  const isNarrowed =
    found.list !== 'all' ||
    found.name.trim() !== '' ||
    [found.gameClassify, found.minBet, found.minLineNum].some((each) => each !== undefined)
  return { ...found, sort: sorts.find((sort) => sort === query.get('sort')) ?? sorts[0] ?? 'hot', isNarrowed }
}

type Name = 'list' | 'class' | 'q' | 'minBet' | 'minLineNum' | 'sort'

/** Removes all parameters except the vendor, which resets the list to its initial state (2 §3). */
export const resetAddress: Readonly<Record<Name, undefined>> = {
  list: undefined,
  class: undefined,
  q: undefined,
  minBet: undefined,
  minLineNum: undefined,
  sort: undefined,
}
