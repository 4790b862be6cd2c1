/* global URLSearchParams */

import { byId, doing, element, request } from './panel-elements.js'

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

/** Shows what waits for the platform's people, each with what they may do. */
export async function showCash(merchant) {
  const { deposits, withdrawals } = await request(`cash?${new URLSearchParams({ merchant })}`)
  byId('cash-list').replaceChildren(
    ...deposits.map(({ number, method, amount, state }) =>
      element(
        'li',
        {},
        `Deposit ${number}: ${amounts.format(amount)} by ${method}, ${state} `,
        act(merchant, 'approve-deposit', number, 'Approve'),
        ' ',
        act(merchant, 'reject-deposit', number, 'Reject'),
      ),
    ),
    ...withdrawals.map(({ number, to, amount, state, answer }) =>
      element(
        'li',
        {},
        `Withdrawal ${number}: ${amounts.format(amount)} to ${to}, ${answer ?? state} `,
        act(merchant, 'disburse-withdrawal', number, 'Pay out'),
        ' ',
        act(merchant, 'fail-withdrawal', number, 'Fail'),
      ),
    ),
  )
}

function act(merchant, name, id, label) {
  const textContent = label
  const onclick = () =>
    doing(`${label}: ${id}`, async () => {
      await request('acts', 'POST', { merchant, act: name, id })
      await showCash(merchant)
    })
  return element('button', { type: 'button', textContent, onclick })
}
