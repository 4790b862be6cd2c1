import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { PlayPort } from '@/sandbox/play/port/play-port'
import type { Balance, MemberInfo } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import type { Account } from '@/sandbox/call/account'
import { sessionOf, type Handler } from '@/sandbox/call/gateway-call'
import { isSpendable } from '@/sandbox/ledger/port/entry'
import { uplineOf } from '@/sandbox/accounts/port/upline-of'
import type { Texts } from '@/sandbox/texts/texts'

type Rank = Required<NonNullable<MemberInfo['response']['clubLabel']>>

/** Ranks by level, starting at 1. A new account has none. */
const ranks = [
  ['rank_bronze', '#b07a4b', '#e3b98f'],
  ['rank_silver', '#8d99a6', '#d5dde5'],
  ['rank_gold', '#c79a2b', '#f5dc8a'],
  ['rank_platinum', '#5f8fa8', '#c3e3f0'],
  ['rank_diamond', '#5b6be0', '#c4ccff'],
] as const

export const memberInfo: Handler<MemberInfo, AccountsPort> = async (call) => {
  const { account: holder } = sessionOf(call)
  const { id, account, nickname, type, rankLevel, language } = holder
  const clubLabel = rankOf(rankLevel, call.texts)
  const memberLabel = labelsOf(holder, call.texts).map((labelName) => ({ labelName }))
  const toUpline = (await uplineOf(call.services, holder)) !== undefined
  return { id, account, nickname, type, toUpline, clubLabel, memberLabel, language }
}

/**
 * The sum of the main wallet and the vendor wallets; points are not money. For a trial account it is what its games
 * left.
 */
export const balance: Handler<Balance, LedgerPort & PlayPort> = async (call) => {
  const { id, merchant } = sessionOf(call).account
  const played = call.services.play.purseOf(id)
  if (played !== undefined) return { sumBalance: amountOf(played) }
  const balances = await call.services.ledger.balancesOf(merchant, id)
  const spendable = [...balances].filter(([kind]) => isSpendable(kind))
  return { sumBalance: amountOf(spendable.reduce((sum, [, amount]) => sum + amount, 0)) }
}

/** Labels by which the platform's staff sort members. */
function labelsOf({ rankLevel, affiliateCode, firstTimeLogin }: Account, texts: Texts): string[] {
  return [
    ...(rankLevel > 4 ? ['VIP'] : []),
    ...(affiliateCode === null ? [] : [texts.say('label_partner')]),
    ...(firstTimeLogin ? [texts.say('label_new_player')] : []),
  ]
}

function rankOf(rankLevel: number, texts: Texts): Rank | null {
  const rank = ranks[rankLevel - 1]
  return rank === undefined ? null : { labelName: texts.say(rank[0]), color: rank[1], color2: rank[2], rankLevel }
}
