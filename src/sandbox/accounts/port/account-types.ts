import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'

/** Account-type number of a player: any that no list of the specification names (1 §4). */
export const playerType = 0

/** Type of a trial account: the specification's own number where the merchant names none (1 §4). */
export function trialType({ accountTypes }: SandboxMerchant): number {
  return accountTypes.trial[0] ?? 4
}

/** Type of an agent's account, undefined where the merchant has none. */
export function agentTypeOf({ accountTypes: { agent } }: SandboxMerchant): number | undefined {
  return agent.includes(41) ? 41 : agent[0]
}

/** Default flagged password (1 §9): taken literally. */
export const flaggedPassword = '{secret}'
