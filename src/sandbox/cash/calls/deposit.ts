import type { CashPort } from '@/sandbox/cash/port/cash-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { LimitsPort } from '@/sandbox/limits/port/limits-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type {
  CancelDeposit,
  DepositMethods,
  DepositPaid,
  Deposits,
  RequestDeposit,
} from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { depositFee } from '@/contract/money/deposit-fee'
import { depositAnswer } from '@/sandbox/cash/deposits/deposit-answer'
import { depositMethodsOf, type DepositMethod } from '@/sandbox/cash/port/deposit-methods'
import {
  bonusOf,
  depositPromotions,
  onceSince,
  unmetOf,
  type DepositPromotion,
} from '@/sandbox/cash/port/deposit-promotions'
import { promotionArticle } from '@/sandbox/texts/promotions/promotion-article'
import type { DepositRow } from '@/sandbox/cash/deposits/deposit-row'
import { maxOpen } from '@/sandbox/cash/deposits/insert-deposit'
import { checkAmount } from '@/sandbox/call/check-amount'
import { merchantAt } from '@/sandbox/call/merchant-at'
import type { Account } from '@/sandbox/call/account'
import { realAccountOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { KeyUsedError } from '@/sandbox/ledger/port/entry'
import { checkDepositLimits, depositCaps } from '@/sandbox/limits/port/check-limits'
import { Refusal } from '@/sandbox/call/refusal'
import { said } from '@/sandbox/texts/spoken'

type Call = GatewayCall<RequestDeposit['request'], CashPort & LedgerPort & LimitsPort & SettingsPort>

/** Deposit methods, and the promotions that this account may choose with them. */
export const depositMethods: Handler<DepositMethods, CashPort & LedgerPort & SettingsPort> = async (call) => {
  const account = realAccountOf(call)
  const { services, merchant, texts } = call
  const closed = await services.maintenance.of(merchant.code)
  return {
    methods: depositMethodsOf(merchant).map(
      ({ id, category, name, min, max, feeRate, feeFixed, minutes, recommended }) => ({
        id,
        category,
        minutes,
        recommended,
        name: said(name, texts.spoken),
        maintenance: closed.has(id),
        min: amountOf(min),
        max: amountOf(max),
        fee: { rate: feeRate, fixed: amountOf(feeFixed) },
      }),
    ),
    promotions: await Promise.all(
      (await depositPromotions(call)).map(async (promotion) => {
        const { title, terms } = promotionArticle(merchant, texts.spoken, promotion)
        const unmet = await unmetOf(call, account, promotion)
        return { id: promotion.id, title, terms: [...terms], min: amountOf(promotion.plan.min), unmet }
      }),
    ),
  }
}

/** The account's most recent requests. */
export const deposits: Handler<Deposits, CashPort> = async (call) => {
  const { merchant, id } = realAccountOf(call)
  const rows = await call.services.deposits.of(merchant, id)
  return { now: new Date(call.services.clock()).toISOString(), items: rows.map((row) => depositAnswer(call, row)) }
}

/** Requests a deposit. Idempotent by key. */
export const requestDeposit: Handler<RequestDeposit, CashPort & LedgerPort & LimitsPort & SettingsPort> = async (
  call,
) => {
  const account = realAccountOf(call)
  const { services, texts, request, key = '' } = call
  try {
    const before = await services.deposits.findIntent(account.id, key, request)
    return answerOf(call, before ?? (await make(call, account)))
  } catch (error) {
    if (error instanceof KeyUsedError) throw new Refusal('key_used', texts.say('key_used'), { status: 422 })
    throw error
  }
}

/**
 * Race: a concurrent request may use up the rest of a limit, the last open slot or a once-only promotion. Planning
 * again then throws the right Refusal.
 */
async function make(call: Call, account: Account): Promise<DepositRow> {
  const { services, request, key = '' } = call
  const { promotion, ...planned } = await plan(call, account)
  const row = { ...planned, promotion: promotion?.id ?? null }
  const since = promotion === undefined ? null : onceSince(call, promotion)
  const made = await services.deposits.create(row, key, request, await depositCaps(call, account), since)
  if (made !== undefined) return made
  await plan(call, account)
  throw new Error(`no deposit came of the key ${key}`)
}

export const depositPaid: Handler<DepositPaid, CashPort> = async (call) => {
  const before = await ownOpen(call)
  await call.services.deposits.pay(before.number, call.pictures[0])
  return answerOf(call, await ownDeposit(call))
}

export const cancelDeposit: Handler<CancelDeposit, CashPort> = async (call) => {
  const before = await ownOpen(call)
  if (before.state !== 'new') throw new Refusal('deposit_ended', call.texts.say('deposit_ended'))
  await call.services.deposits.end(before.number, 'cancelled', null)
  return answerOf(call, await ownDeposit(call))
}

const answerOf = (call: GatewayCall<unknown>, row: DepositRow) => ({
  now: new Date(call.services.clock()).toISOString(),
  deposit: depositAnswer(call, row),
})

async function ownDeposit(call: GatewayCall<{ readonly number: string }, CashPort>): Promise<DepositRow> {
  const account = realAccountOf(call)
  const found = await call.services.deposits.find(call.request.number)
  if (found?.account !== account.id) throw new Refusal('deposit_unknown', call.texts.say('deposit_unknown'))
  return found
}

async function ownOpen(call: GatewayCall<{ readonly number: string }, CashPort>): Promise<DepositRow> {
  const found = await ownDeposit(call)
  if (found.ended !== null) throw new Refusal('deposit_ended', call.texts.say('deposit_ended'))
  return found
}

async function plan(call: Call, account: Account) {
  const { services, merchant, texts, request } = call
  const method = depositMethodsOf(merchant).find(({ id }) => id === request.method)
  if (method === undefined) throw new Refusal('deposit_method_unknown', texts.say('deposit_method_unknown'))
  if ((await services.maintenance.of(merchant.code)).has(method.id))
    throw new Refusal(
      'deposit_maintenance',
      texts.say('deposit_maintenance', { method: said(method.name, texts.spoken) }),
    )
  const amount = checkedAmount(call, method)
  await checkDepositLimits(call, account, amount)
  const promotion = await chosenPromotion(call, account, amount)
  const open = (await services.deposits.of(merchant.code, account.id)).filter(({ state }) => state === 'new')
  if (open.length >= maxOpen) throw new Refusal('deposit_too_many', texts.say('deposit_too_many'))
  const bonus = promotion === undefined ? 0 : bonusOf(promotion, amount)
  return {
    merchant: merchant.code,
    account: account.id,
    method: method.id,
    amount,
    fee: depositFee({ rate: method.feeRate, fixed: method.feeFixed }, amount),
    promotion,
    bonus,
    turnover: promotion === undefined ? 0 : promotion.plan.times * (amount + bonus),
    expires: services.clock() + method.validMinutes * 60_000,
    returnTo: returnAddress(call),
  }
}

function checkedAmount(call: Call, { min, max }: DepositMethod): number {
  const { texts } = call
  const amount = checkAmount(call)
  if (amount < min || amount > max)
    throw new Refusal('deposit_limit', texts.say('deposit_limit'), {
      value: { field: 'amount', min: amountOf(min), max: amountOf(max) },
    })
  return amount
}

async function chosenPromotion(call: Call, account: Account, amount: number): Promise<DepositPromotion | undefined> {
  const { texts, request } = call
  if (request.promotion === undefined) return undefined
  const promotion = (await depositPromotions(call)).find(({ id }) => id === request.promotion)
  const unmet = promotion === undefined ? [] : await unmetOf(call, account, promotion)
  const [figures] = unmet
  if (promotion === undefined || figures !== undefined)
    throw new Refusal('promotion_unmet', texts.say('promotion_unmet'), { value: figures ?? null })
  if (amount < promotion.plan.min)
    throw new Refusal('promotion_least', texts.say('promotion_least'), {
      value: {
        required: amountOf(promotion.plan.min),
        reached: amountOf(amount),
        remaining: amountOf(promotion.plan.min - amount),
      },
    })
  return promotion
}

/** Where the payment provider returns to: a page of this merchant, or null. */
function returnAddress({ services, merchant, request }: Call): string | null {
  const { returnTo = '' } = request
  if (!URL.canParse(returnTo)) return null
  const { protocol, hostname } = new URL(returnTo)
  return /^https?:$/.test(protocol) && merchantAt(services, hostname) === merchant ? returnTo : null
}
