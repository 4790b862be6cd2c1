import { isRecord, isStake, type Engine, type Table } from './engine'

/** The rules of a table on whose spots chips are put before something is drawn. */
export interface SpotRules<Spot extends string, Drawn extends object> {
  readonly kind: string
  readonly spots: readonly Spot[]
  /** Two spots of which one alone may be bet on: who bets on both bets on nothing but the house's share. */
  readonly rivals?: readonly [Spot, Spot]
  /** Spots of which one wins whatever is drawn, or nearly so: what is bet on all of a group is no valid bet. */
  readonly opposed?: readonly (readonly Spot[])[]
  readonly draw: (table: Pick<Table, 'draw'>) => Drawn
  /** How many times its stake comes back for a spot: 0 where it is lost, 2 where it is doubled. */
  readonly times: (spot: Spot, drawn: Drawn) => number
  /** What the road shows of a round. */
  readonly mark: (drawn: Drawn) => string
}

/** How far back the road is shown. */
const roadLength = 72

/** A game of such rules. What comes back is rounded in favour of the house, as at a table. */
export function spotTable<Spot extends string, Drawn extends object>(rules: SpotRules<Spot, Drawn>): Engine {
  const { kind, spots, opposed = [], draw, times, mark } = rules
  return {
    setup: (table) => ({ road: roadOf(table) }),

    play(asked, table) {
      const bets = readBets(asked, table, rules)
      if (bets === undefined) return undefined
      const drawn = draw(table)
      const road = [...roadOf(table), mark(drawn)].slice(-roadLength)
      table.memory.set('road', road)
      const placed = spots.flatMap((spot) => {
        const stake = bets[spot] ?? 0
        return stake === 0 ? [] : [{ stake, back: Math.floor(stake * times(spot, drawn)) }]
      })
      const stake = placed.reduce((sum, each) => sum + each.stake, 0)
      const win = placed.reduce((sum, { back }) => sum + back, 0)
      // What comes back of a lost stake was not at risk.
      const kept = placed.reduce((sum, each) => sum + (each.back > 0 && each.back <= each.stake ? each.back : 0), 0)
      const covered = opposed.reduce((sum, group) => {
        return sum + group.length * Math.min(...group.map((spot) => bets[spot] ?? 0))
      }, 0)
      const validBet = Math.max(0, stake - kept - covered)
      const detail = { kind, ...drawn, bets }
      return { stake, end: { win, validBet, detail }, detail, outcome: { ...drawn, road } }
    },
  }
}

const roadOf = ({ memory }: Table): readonly string[] => (memory.get('road') as readonly string[] | undefined) ?? []

function readBets<Spot extends string, Drawn extends object>(
  asked: unknown,
  { game }: Table,
  { spots, rivals }: SpotRules<Spot, Drawn>,
): Readonly<Partial<Record<Spot, number>>> | undefined {
  const given = isRecord(asked) && isRecord(asked['bets']) ? Object.entries(asked['bets']) : []
  const areBets = given.every(([name, stake]) => spots.includes(name as Spot) && isStake(stake, game))
  const isBoth = rivals?.every((name) => given.some(([each]) => each === name)) ?? false
  // Each name was found among the spots.
  return given.length > 0 && areBets && !isBoth
    ? (Object.fromEntries(given) as Partial<Record<Spot, number>>)
    : undefined
}
