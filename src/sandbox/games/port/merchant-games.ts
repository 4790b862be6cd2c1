import { foldText, containsWords, queryWords } from '@/contract/text/fold-text'
import type { GameList } from '@/contract/generated/gateway-types'
import type { OfCurrency } from '@/contract/money/in-currency'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import { gamesOf, vendorsOf } from './catalogue'
import { isNew, type Game, type GameType } from './game'
import { leastBet } from './least-bet'
import { ownVendor } from '@/contract/catalogue/vendor-codes'
import { said, serverLanguages, type ServerLanguage } from '@/sandbox/texts/spoken'

type Vendors = Pick<SandboxMerchant, 'vendors'>

export type GameFilter = Pick<GameList['request'], 'gameClassify' | 'gameName' | 'minBet' | 'minLineNum' | 'isNew'>

/** LOTT is treated as ELOTT (2 §9). */
const treatedAs = (gameType: GameType): GameType => (gameType === 'LOTT' ? 'ELOTT' : gameType)

/** Categories listed together: the list of sports includes cockfights (2 §1, vendor DS88). */
const listed = (gameType: GameType): readonly GameType[] =>
  gameType === 'SPORTS' ? ['SPORTS', 'COCKFIGHT'] : [treatedAs(gameType)]

const mixed = new Map<string, readonly Game[]>()

/** A merchant's games in a category, most played first, alternating between vendors. */
export function merchantGames(merchant: Vendors, gameType: GameType): readonly Game[] {
  const key = `${gameType} ${merchant.vendors.map(({ code }) => code).join()}`
  const games = mixed.get(key) ?? mix(merchant, gameType)
  mixed.set(key, games)
  return games
}

function mix(merchant: Vendors, gameType: GameType): readonly Game[] {
  const lists = listed(gameType).flatMap((type) =>
    vendorsOf(type)
      .filter((code) => suppliesTo(merchant, code, type))
      .map((vendor) => gamesOf(vendor, type)),
  )
  // Sorting is stable, so games of equal rank keep the order of their vendors.
  return lists.flat().toSorted((a, b) => a.rank - b.rank)
}

/** Whether the merchant's players can be shown the vendor's games of a category. */
export function suppliesTo({ vendors }: Vendors, vendor: string, gameType: GameType): boolean {
  if (vendor === ownVendor) return true
  const types = gameType === 'ELOTT' ? ['ELOTT', 'LOTT'] : [gameType]
  return vendors.some(({ code, categories }) => code === vendor && types.some((type) => categories.includes(type)))
}

/**
 * A merchant's games in a category, of one vendor or of all. The platform's own games appear only in their own list.
 */
export function listedGames(merchant: Vendors, gameType: GameType, vendor?: string): readonly Game[] {
  if (vendor === ownVendor) return gamesOf(ownVendor, treatedAs(gameType))
  const games = merchantGames(merchant, gameType)
  return vendor === undefined ? games : games.filter((game) => game.vendor === vendor)
}

/** The games that pass all filters, in their order; matches of whole words in the name come first. */
export function filteredGames(merchant: OfCurrency, games: readonly Game[], filter: GameFilter): readonly Game[] {
  const { gameClassify, gameName = '', minBet, minLineNum, isNew: newOnly } = filter
  const found = games.filter(
    (game) =>
      (gameClassify === undefined || game.classify === gameClassify) &&
      (minBet === undefined || leastBet(merchant, game) >= minBet) &&
      (minLineNum === undefined || (game.lines ?? 0) >= minLineNum) &&
      (newOnly === undefined || isNew(game)),
  )
  return named(found, queryWords(gameName))
}

function named(games: readonly Game[], words: readonly string[]): readonly Game[] {
  if (words.length === 0) return games
  const found = games.filter((game) => namesOf(game).some((name) => containsWords(name, words)))
  const isWhole = (game: Game) => namesOf(game).some((name) => words.every((word) => ` ${name} `.includes(` ${word} `)))
  const whole = new Set(found.filter(isWhole))
  return [...whole, ...found.filter((game) => !whole.has(game))]
}

const names = new WeakMap<Game, readonly string[]>()

/**
 * The folded titles of a game. A search must match one title, in any language of the server, but not parts of two. BTI
 * is found by what brands with TY call it, too (2 §9).
 */
function namesOf(game: Game): readonly string[] {
  const known = names.get(game)
  if (known !== undefined) return known
  const titles = [...new Set(serverLanguages.map((language) => said(game.title, language)))]
  const others = game.vendor === 'BTI' ? titles.map((title) => title.replace('BTI', '123BET')) : []
  const folded = [...titles, ...others].map(foldText)
  names.set(game, folded)
  return folded
}

/** Game classes, the one with the most games first. */
export function classesOf(games: readonly Game[]): string[] {
  const counts = new Map<string, number>()
  for (const { classify } of games) counts.set(classify, (counts.get(classify) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([classify]) => classify)
}

export type GameSort = NonNullable<GameList['request']['sort']>

/** Sorts a list. Its given order is already by most played. */
export function sortedGames(
  merchant: OfCurrency,
  games: readonly Game[],
  sort: GameSort,
  spoken: ServerLanguage,
  locale: string,
): readonly Game[] {
  switch (sort) {
    case 'hot':
      return games
    case 'new':
      return games.toSorted((a, b) => a.age - b.age)
    case 'name': {
      const { compare } = new Intl.Collator(locale)
      return games.toSorted((a, b) => compare(said(a.title, spoken), said(b.title, spoken)))
    }
    case 'minBet':
      return games.toSorted((a, b) => leastBet(merchant, a) - leastBet(merchant, b))
  }
}
