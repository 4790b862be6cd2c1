import { byId, element, request } from './panel-elements.js'

const figures = [
  ['periodValidBet', 'Valid bets, from'],
  ['periodProfitLoss', 'Team loss, from'],
  ['activeMembers', 'Active members, from'],
  ['betAmount', 'Bet amount, from'],
  ['rate', 'Rate (0.29 is 29 %)'],
]
const periods = ['daily', 'weekly', 'semimonthly', 'monthly']

/** Adds a step to the offer, with inputs for its requirements and its rate. */
export function addStep() {
  const steps = byId('contract-steps')
  const number = steps.children.length + 1
  const choice = element('select', { name: 'period' }, ...periods.map((value) => element('option', { value }, value)))
  const fields = figures.map(([name, label]) =>
    element('label', {}, label, element('input', { name, type: 'number', min: '0', step: 'any', value: '0' })),
  )
  const step = element(
    'fieldset',
    {},
    element('legend', {}, `Step ${number}`),
    element('label', {}, 'Period', choice),
    ...fields,
  )
  steps.append(step)
}

/** Removes the last step, but never the only one. */
export function removeStep() {
  const steps = byId('contract-steps')
  if (steps.children.length > 1) steps.lastElementChild.remove()
}

/** Acts as an agent's upline: offers these steps, or asks to end the contract in force. */
export async function askAboutContract(merchant, act) {
  const [id, kind] = [byId('contract-account').value, byId('contract-kind').value]
  const terms = act === 'offer-contract' ? { terms: stepsTyped() } : {}
  await request('acts', 'POST', { merchant, act, id, kind, ...terms })
}

function stepsTyped() {
  return [...byId('contract-steps').children].map((step) => {
    const value = (name) => step.querySelector(`[name="${name}"]`).value
    const typed = figures.map(([name]) => [name, Number(value(name))])
    return { period: value('period'), ...Object.fromEntries(typed) }
  })
}
