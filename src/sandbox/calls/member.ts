import type { Balance, MemberInfo } from '@/generated/gateway-types'
import type { Account } from '@/sandbox/database/tables'
import { sessionOf, type Handler } from '@/sandbox/gateway-call'

type Rank = Required<NonNullable<MemberInfo['response']['clubLabel']>>

/** Ranks by level, from 1 on. A new account has none. */
const ranks: readonly (readonly [labelName: string, color: string, color2: string])[] = [
  ['Bronze', '#b07a4b', '#e3b98f'],
  ['Silver', '#8d99a6', '#d5dde5'],
  ['Gold', '#c79a2b', '#f5dc8a'],
  ['Platinum', '#5f8fa8', '#c3e3f0'],
  ['Diamond', '#5b6be0', '#c4ccff'],
]

export const memberInfo: Handler<MemberInfo> = (call) => {
  const { account: holder } = sessionOf(call)
  const { id, account, nickname, type, rankLevel, language } = holder
  const clubLabel = rankOf(rankLevel)
  const memberLabel = labelsOf(holder).map((labelName) => ({ labelName }))
  return { id, account, nickname, type, toUpline: false, clubLabel, memberLabel, language }
}

export const balance: Handler<Balance> = (call) => ({ sumBalance: sessionOf(call).account.balanceCents / 100 })

/** What the platform's people sort their members by. */
function labelsOf({ rankLevel, affiliateCode, firstTimeLogin }: Account): string[] {
  return [
    ...(rankLevel > 4 ? ['VIP'] : []),
    ...(affiliateCode === null ? [] : ['Partner']),
    ...(firstTimeLogin ? ['New player'] : []),
  ]
}

function rankOf(rankLevel: number): Rank | null {
  const rank = ranks[rankLevel - 1]
  return rank === undefined ? null : { labelName: rank[0], color: rank[1], color2: rank[2], rankLevel }
}
