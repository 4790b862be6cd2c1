import type { Account } from '@/sandbox/call/account'
import type { ServerLanguage } from '@/sandbox/texts/article'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Claim } from './claims'
import type { AccountReward } from './port/account-reward'

const day = 86_400_000

/** For how many days it waits, and for how many more it is listed as expired. */
const days = 30
const listed = 7

const titles: Readonly<Record<ServerLanguage, string>> = {
  en: 'Welcome',
  vi: 'Chào mừng',
  fil: 'Welcome',
}
const texts: Readonly<Record<ServerLanguage, string>> = {
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
): AccountReward[] {
  const id = 'welcome'
  const until = createdAt + days * day
  const claim = claims.get(id)
  if (welcome === null || (claim === undefined && now >= until + listed * day)) return []
  const told = (spoken: ServerLanguage) => ({ title: titles[spoken], text: texts[spoken] })
  return [
    {
      id,
      plan: {
        id,
        period: 'once',
        asks: [],
        pays: { kind: 'bonus', times: 1, money: welcome },
        text: { en: told('en'), vi: told('vi'), fil: told('fil') },
      },
      conditions: [],
      ends: until,
      until,
      claim,
      state: claim === undefined ? (now >= until ? 'expired' : 'available') : 'claimed',
      named: titles,
    },
  ]
}
