import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { WalletTransfer } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import { checkAmount } from '@/sandbox/call/check-amount'
import type { Account } from '@/sandbox/call/account'
import { realAccountOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { isSpendable, type Movement, type PostedEntry } from '@/sandbox/ledger/port/entry'
import { postIntent } from '@/sandbox/ledger/port/post-intent'
import { takesWholeUnits, walletKind, walletOf } from '@/sandbox/ledger/port/vendor-wallets'
import { Refusal } from '@/sandbox/call/refusal'

type Call = GatewayCall<WalletTransfer['request'], LedgerPort & SettingsPort>
type NotMoved = WalletTransfer['response']['notMoved']

/** Moves money between the main wallet and a vendor's wallet, or recalls the vendors' balances (2 §7). */
export const walletTransfer: Handler<WalletTransfer, LedgerPort & SettingsPort> = async (call) => {
  const account = realAccountOf(call)
  const { from, to } = call.request
  if (call.merchant.singleWallet) throw new Refusal('single_wallet', call.texts.say('single_wallet'))
  if (from === to) throw new Refusal('same_wallet', call.texts.say('same_wallet'))
  return from === 'ALL' ? recall(call, account) : transfer(call, account)
}

async function transfer(call: Call, account: Account) {
  const { from, to } = call.request
  const posted = await postIntent(call, account, async () => {
    const closed = await call.services.maintenance.of(call.merchant.code)
    for (const wallet of [from, to]) checkWallet(call, wallet, closed)
    const amount = movableAmount(call)
    const movements = move(account, from, to, amount)
    return { kind: 'transfer', movements, details: { notMoved: [] } }
  })
  return answerOf(posted, account)
}

async function recall(call: Call, account: Account) {
  const { texts, merchant, services } = call
  if (call.request.to !== 'MAIN') throw new Refusal('wallet_unknown', texts.say('wallet_unknown'))
  const posted = await postIntent(call, account, async () => {
    const closed = await services.maintenance.of(merchant.code)
    const held = [...(await services.ledger.balancesOf(merchant.code, account.id))]
      .filter(([kind, amount]) => kind !== 'main' && isSpendable(kind) && amount > 0)
      .map(([kind, amount]) => ({ wallet: walletOf(kind), amount }))
    const notMoved: NotMoved = held
      .filter(({ wallet }) => closed.has(wallet))
      .map(({ wallet, amount }) => ({ wallet, amount: amountOf(amount) }))
    const movements = held
      .filter(({ wallet }) => !closed.has(wallet))
      .flatMap(({ wallet, amount }) => move(account, wallet, 'MAIN', amount))
    if (movements.length === 0)
      throw new Refusal('nothing_to_recall', texts.say('nothing_to_recall'), { value: { notMoved } })
    return { kind: 'transfer', movements, details: { notMoved } }
  })
  return answerOf(posted, account)
}

function move({ id }: Account, from: string, to: string, amount: number): Movement[] {
  return [
    { owner: id, kind: walletKind(from), amount: -amount },
    { owner: id, kind: walletKind(to), amount },
  ]
}

const vendorOf = ({ vendors }: Call['merchant'], wallet: string) => vendors.find(({ code }) => code === wallet)

function checkWallet({ merchant, texts }: Call, wallet: string, closed: ReadonlySet<string>): void {
  const vendor = vendorOf(merchant, wallet)
  if (wallet !== 'MAIN' && vendor === undefined) throw new Refusal('wallet_unknown', texts.say('wallet_unknown'))
  if (closed.has(wallet))
    throw new Refusal('vendor_maintenance', texts.say('vendor_maintenance', { vendor: vendor?.name ?? wallet }))
}

/** The requested amount in hundredths, rounded down if a vendor accepts whole units only. */
function movableAmount(call: Call): number {
  const { merchant, texts, request } = call
  const asked = checkAmount({ ...call, request: { amount: request.amount ?? 0 } })
  const vendor = vendorOf(merchant, request.to)
  if (vendor === undefined || !takesWholeUnits(vendor)) return asked
  const whole = asked - (asked % 100)
  if (whole === 0) throw new Refusal('whole_units', texts.say('whole_units', { vendor: vendor.name }))
  return whole
}

/** The result is built from the entry itself, so repeating the call returns the same. */
function answerOf({ number, time, lines, details }: PostedEntry, { id }: Account): WalletTransfer['response'] {
  const own = lines.filter(({ owner }) => owner === id)
  const gained = own.filter(({ amount }) => amount > 0).reduce((sum, { amount }) => sum + amount, 0)
  return {
    number,
    time: new Date(time).toISOString(),
    moved: amountOf(gained),
    notMoved: (details as { notMoved: NotMoved }).notMoved,
    wallets: own.map(({ kind, balanceAfter }) => ({ wallet: walletOf(kind), balance: amountOf(balanceAfter) })),
  }
}
