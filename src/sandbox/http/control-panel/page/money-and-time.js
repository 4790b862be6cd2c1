/* global URLSearchParams */

import { byId, element, request } from './panel-elements.js'

/** How many of an account's latest lines are shown. */
const mostLines = 20

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })
const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })

/** Shows the sum over a merchant's ledger, and an account's wallets and latest lines. */
export async function showLedger(merchant) {
  const query = new URLSearchParams({ merchant, account: byId('ledger-account').value })
  const { balances, lines, sum } = await request(`ledger?${query}`)
  byId('ledger-sum').textContent =
    sum === 0 ? 'All lines of the merchant sum to 0.' : `All lines of the merchant sum to ${amounts.format(sum)}!`
  byId('ledger-balances').replaceChildren(
    ...balances.map(({ wallet, amount }) => row([wallet, amounts.format(amount)])),
  )
  byId('ledger-lines').replaceChildren(
    ...lines
      .slice(0, mostLines)
      .map(({ time, wallet, kind, amount, balanceAfter, entry }) =>
        row([times.format(new Date(time)), wallet, kind, amounts.format(amount), amounts.format(balanceAfter), entry]),
      ),
  )
}

/** Shows the sandbox's time, after advancing it by `advance` if that is not 0. */
export async function showClock(advance = 0) {
  const { now } = await (advance === 0 ? request('clock') : request('clock', 'PUT', { advance }))
  byId('clock-now').textContent = times.format(new Date(now))
  byId('clock-now').dateTime = now
}

/** Resets the sandbox's clock to the time of this machine. */
export async function putBackClock() {
  await request('clock', 'PUT', { now: new Date().toISOString() })
  await showClock()
}

function row(texts) {
  return element('tr', {}, ...texts.map((text) => element('td', { textContent: text })))
}
