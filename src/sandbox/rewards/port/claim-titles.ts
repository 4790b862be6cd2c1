import type { ServerLanguage } from '@/sandbox/texts/spoken'
import { claimNamed } from './bonuses'
import type { RewardsPort } from './rewards-port'

/** What an account's claims are called, by the numbers of their receipts: the ids of rewards are no words for people. */
export async function claimTitles(
  { claims }: RewardsPort,
  account: string,
  spoken: ServerLanguage,
): Promise<ReadonlyMap<string, string>> {
  const made = [...(await claims.of(account)).values()]
  return new Map(made.map(({ reward, entry, details }) => [entry, claimNamed({ reward, details }).title(spoken)]))
}
