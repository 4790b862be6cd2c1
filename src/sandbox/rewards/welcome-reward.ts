import type { Account } from '@/sandbox/call/account'
import { inEveryLanguage, said, type ServerLanguage, type Spoken } from '@/sandbox/texts/spoken'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Claim } from './claims'
import type { AccountReward } from './port/account-reward'

const day = 86_400_000

/** For how many days it waits, and for how many more it is listed as expired. */
const days = 30
const listed = 7

const titles: Spoken = {
  en: 'Welcome',
  vi: 'Chào mừng',
  fil: 'Welcome',
}
const texts: Spoken = {
  en: 'For creating your account.',
  vi: 'Dành cho việc tạo tài khoản.',
  fil: 'Para sa paggawa ng account mo.',
}

/** What the page of registration promises to new players, to be bet once before a withdrawal. */
export function welcomeReward(
  { welcome }: Pick<SandboxMerchant, 'welcome'>,
  { createdAt }: Account,
  now: number,
  claims: ReadonlyMap<string, Claim>,
  spoken: ServerLanguage,
): AccountReward[] {
  const id = 'welcome'
  const until = createdAt + days * day
  const claim = claims.get(id)
  if (welcome === null || (claim === undefined && now >= until + listed * day)) return []
  return [
    {
      id,
      plan: {
        id,
        period: 'once',
        asks: [],
        pays: { kind: 'bonus', times: 1, money: welcome },
      },
      text: { title: said(titles, spoken), text: said(texts, spoken) },
      conditions: [],
      ends: until,
      until,
      claim,
      state: claim === undefined ? (now >= until ? 'expired' : 'available') : 'claimed',
      named: inEveryLanguage((language) => said(titles, language)),
    },
  ]
}
