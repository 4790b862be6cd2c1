/* global URLSearchParams */

import { byId, element, request } from './panel-elements.js'

/** So many lines of an account are shown: the last ones. */
const mostLines = 20

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })
const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })

/** Shows what the ledger of a merchant sums to, and an account's wallets and last lines. */
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

/** Shows the sandbox's time, after moving it where there is something to move it by. */
export async function showClock(advance = 0) {
  const { now } = await (advance === 0 ? request('clock') : request('clock', 'PUT', { advance }))
  byId('clock-now').textContent = times.format(new Date(now))
  byId('clock-now').dateTime = now
}

/** The time of this machine, which the sandbox had before it was moved. */
export async function putBackClock() {
  await request('clock', 'PUT', { now: new Date().toISOString() })
  await showClock()
}

function row(texts) {
  return element('tr', {}, ...texts.map((text) => element('td', { textContent: text })))
}
