import { isRecord, isStake, type Engine, type Table } from './engine'

/** Rules of a table game with betting spots: bets are placed before a result is drawn. */
export interface SpotRules<Spot extends string, Drawn extends object> {
  readonly kind: string
  readonly spots: readonly Spot[]
  /** Two mutually exclusive spots: betting on both would risk only the house edge. */
  readonly rivals?: readonly [Spot, Spot]
  /**
   * Groups of spots that together cover all results, or nearly all. What is bet on every spot of a group is not a
   * valid bet.
   */
  readonly opposed?: readonly (readonly Spot[])[]
  readonly draw: (table: Pick<Table, 'draw'>) => Drawn
  /** Payout of a spot as a multiple of its stake, stake included: 0 if lost, 2 if doubled. */
  readonly times: (spot: Spot, drawn: Drawn) => number
  /** The mark of a round in the road. */
  readonly mark: (drawn: Drawn) => string
}

/** How many rounds the road shows. */
const roadLength = 72

/** Creates an engine from such rules. Payouts are rounded in favour of the house, as at a real table. */
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
      // A returned part of a stake was not at risk.
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
  // The check above ensures that each name is a spot.
  return given.length > 0 && areBets && !isBoth
    ? (Object.fromEntries(given) as Partial<Record<Spot, number>>)
    : undefined
}
