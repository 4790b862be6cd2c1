import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { HumanChallenge, HumanCheck } from '@/contract/generated/gateway-types'
import { drawPuzzle, puzzle } from './draw-puzzle'

const challengeLifetime = 5 * 60_000
const tokenLifetime = 2 * 60_000
/** Tolerance in steps to either side: about five pixels. */
const tolerance = 2
/** Few, because each of a hundred places that is tried tells something. */
const mostTries = 3
/** Maximum number of unsolved challenges; the oldest are dropped. */
const most = 5000

export interface HumanChecks {
  issue(merchant: string): Promise<HumanChallenge['response']>
  /** Undefined if the challenge is over: expired, solved, unknown, or out of tries with this one. */
  check(merchant: string, id: string, position: number): HumanCheck['response'] | undefined
  /** A token for somebody who has proven to be a person otherwise than by a puzzle. */
  newToken(merchant: string): string
  /** The solution of an unsolved challenge. */
  positionOf(id: string): number | undefined
  isGood(merchant: string, token: string): boolean
  /** Whether the token was valid. Uses it up. */
  redeem(merchant: string, token: string): boolean
  clear(merchant: string): void
}

/** Slider puzzles that were shown, and the tokens of solved ones. */
export function createHumanChecks(clock: () => number): HumanChecks {
  const challenges = new Map<string, { merchant: string; position: number; expiresAt: number; tries: number }>()
  const tokens = new Map<string, { merchant: string; expiresAt: number }>()

  function openChallenge(id: string) {
    const challenge = challenges.get(id)
    return challenge !== undefined && challenge.expiresAt > clock() ? challenge : undefined
  }

  function newToken(merchant: string): string {
    for (const [token, { expiresAt }] of tokens) if (expiresAt <= clock()) tokens.delete(token)
    const token = randomBytes(24).toString('base64url')
    tokens.set(token, { merchant, expiresAt: clock() + tokenLifetime })
    return token
  }

  function isGood(merchant: string, token: string): boolean {
    const entry = tokens.get(token)
    return entry?.merchant === merchant && entry.expiresAt > clock()
  }

  return {
    async issue(merchant) {
      const id = randomUUID()
      // Far enough from the left that the initial position is never the solution.
      const position = randomInt(25, puzzle.steps - 3)
      const pieceTop = randomInt(10, puzzle.height - puzzle.pieceWidth - 10)
      challenges.set(id, { merchant, position, expiresAt: clock() + challengeLifetime, tries: 0 })
      const [oldest] = challenges.keys()
      if (challenges.size > most && oldest !== undefined) challenges.delete(oldest)
      return { id, ...puzzle, pieceTop, ...(await drawPuzzle(id, position, pieceTop)) }
    },

    check(merchant, id, position) {
      const challenge = openChallenge(id)
      if (challenge?.merchant !== merchant) return undefined
      challenge.tries += 1
      const passed = Math.abs(challenge.position - position) <= tolerance
      const isOver = !passed && challenge.tries >= mostTries
      if (passed || isOver) challenges.delete(id)
      if (isOver) return undefined
      return passed ? { passed, token: newToken(merchant) } : { passed }
    },

    newToken,

    positionOf: (id) => openChallenge(id)?.position,

    isGood,

    redeem(merchant, token) {
      const wasGood = isGood(merchant, token)
      if (wasGood) tokens.delete(token)
      return wasGood
    },

    clear(merchant) {
      for (const kept of [challenges, tokens])
        for (const [key, entry] of kept) if (entry.merchant === merchant) kept.delete(key)
    },
  }
}
