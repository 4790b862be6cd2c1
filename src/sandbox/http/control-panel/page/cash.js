/* global URLSearchParams */

import { byId, doing, element, request } from './panel-elements.js'

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

/** Shows the requests that wait for staff, each with its possible actions. */
export async function showCash(merchant) {
  const { deposits, withdrawals, redemptions, applications } = await request(
    `cash?${new URLSearchParams({ merchant })}`,
  )
  byId('cash-list').replaceChildren(
    ...deposits.map(({ number, method, amount, state }) =>
      element(
        'li',
        {},
        `Deposit ${number}: ${amounts.format(amount)} by ${method}, ${state} `,
        act(merchant, 'approve-deposit', number, 'Approve'),
        ' ',
        ...refusing(merchant, 'reject-deposit', number, 'Reject'),
      ),
    ),
    ...withdrawals.map(({ number, to, amount, state, answer }) =>
      element(
        'li',
        {},
        `Withdrawal ${number}: ${amounts.format(amount)} to ${to}, ${answer ?? state} `,
        act(merchant, 'disburse-withdrawal', number, 'Pay out'),
        ' ',
        ...refusing(merchant, 'fail-withdrawal', number, 'Fail'),
      ),
    ),
    ...redemptions.map(({ number, reward, quantity, points }) =>
      element(
        'li',
        {},
        `Redemption ${number}: ${quantity} × ${reward} for ${points} points `,
        act(merchant, 'review-redemption', number, 'Approve'),
        ' ',
        ...refusing(merchant, 'review-redemption', number, 'Reject'),
      ),
    ),
    ...applications.map(({ number, promotion, comment, pictures }) =>
      element(
        'li',
        {},
        `Application ${number} for ${promotion}, ${pictures} pictures: “${comment}” `,
        act(merchant, 'review-promotion', number, 'Approve'),
        ' ',
        ...refusing(merchant, 'review-promotion', number, 'Reject'),
      ),
    ),
  )
}

/** Rejects with a reason that the player reads; without one, a generic sentence is used. */
function refusing(merchant, name, id, label) {
  const reason = element('input', { ariaLabel: `Reason to the player: ${id}`, placeholder: 'Reason', maxLength: 200 })
  const told = () => (reason.value.trim() === '' ? {} : { reason: reason.value.trim() })
  return [reason, ' ', act(merchant, name, id, label, () => ({ on: false, ...told() }))]
}

function act(merchant, name, id, label, more = () => ({})) {
  const textContent = label
  const onclick = () =>
    doing(`${label}: ${id}`, async () => {
      await request('acts', 'POST', { merchant, act: name, id, ...more() })
      await showCash(merchant)
    })
  return element('button', { type: 'button', textContent, onclick })
}
