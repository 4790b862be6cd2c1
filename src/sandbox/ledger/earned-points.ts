import { hundredthsOf } from '@/sandbox/call/hundredths-of'
import { house, type Entry } from './port/entry'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Settings } from '@/sandbox/settings/port/settings-port'

/** Points that a settled bet earns, in hundredths of a point: whole points only, and 0 without a points system. */
export type PointsFor = (merchant: string, validBet: number) => Promise<number>

export function pointsFor(settings: Settings, merchants: ReadonlyMap<string, SandboxMerchant>): PointsFor {
  return async (code, validBet) => {
    const merchant = merchants.get(code)
    if (merchant === undefined) return 0
    const { features, betPerPoint } = await settings.of(merchant)
    if (features['PTSYS3'] !== 1) return 0
    return wholePoints(validBet, hundredthsOf(betPerPoint) ?? validBet + 1)
  }
}

/** Hundredths of points for a valid bet, both amounts in hundredths. */
export const wholePoints = (validBet: number, betPerPoint: number): number => Math.floor(validBet / betPerPoint) * 100

interface EndedBet {
  readonly merchant: string
  readonly account: string
  readonly number: string
}

/** Moves points from the house to the player. Returns no entry if the bet was too small. */
export function earnedBy({ merchant, account, number }: EndedBet, points: number): Entry[] {
  if (points === 0) return []
  const movements = [
    { owner: account, kind: 'points', amount: points },
    { owner: house, kind: 'points', amount: -points },
  ]
  return [{ merchant, account, kind: 'earn', reference: number, movements }]
}
