import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'

/** Account-type number of a player: any number that the specification lists nowhere (1 §4). */
export const playerType = 0

/** Account type of a trial account: the specification's number if the merchant names none (1 §4). */
export function trialType({ accountTypes }: SandboxMerchant): number {
  return accountTypes.trial[0] ?? 4
}

/** Account type of an agent; undefined if the merchant has no agents. */
export function agentTypeOf({ accountTypes: { agent } }: SandboxMerchant): number | undefined {
  return agent.includes(41) ? 41 : agent[0]
}

/** Default flagged password (1 §9), taken literally. */
export const flaggedPassword = '{secret}'
