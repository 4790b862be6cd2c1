/* global Option */

import { showCash } from './cash.js'
import { addStep, askAboutContract, removeStep } from './contracts.js'
import { putBackClock, showClock, showLedger } from './money-and-time.js'
import { byId, doing, element, request } from './panel-elements.js'
import { saveSettings, showSettings } from './settings-editor.js'

const merchant = () => byId('merchant').value

async function showTraces() {
  const paths = ['outbox', 'faults', 'log', `feedback?merchant=${merchant()}`, 'reports']
  const [outbox, faults, log, feedback, reports] = await Promise.all(paths.map((path) => request(path)))
  const rows = outbox.map(({ to, kind, code, time }) =>
    element('tr', {}, ...[to, kind, code, time].map((text) => element('td', { textContent: text }))),
  )
  byId('outbox').replaceChildren(...rows)
  showList(
    'waiting-faults',
    faults,
    (fault) => `${fault.times} × ${fault.kind} · ${fault.call} · ${fault.merchant ?? 'every merchant'}`,
  )
  showList(
    'feedback',
    feedback,
    ({ time, type, account, content, pictures }) =>
      `${time} · ${type} · ${account ?? 'a visitor'} · pictures: ${pictures.length} · ${content}`,
  )
  showList('reports', reports, ({ time, merchant: code, event, attributes }) => {
    const facts = Object.entries(attributes).map(([name, value]) => `${name}: ${value}`)
    return [time, code, event, ...facts].join(' · ')
  })
  showList('log', log, (line) => `${line.time} · ${line.merchant} · ${line.message}`)
}

function showList(id, items, text) {
  byId(id).replaceChildren(...items.map((item) => element('li', { textContent: text(item) })))
}

async function show() {
  await showSettings(merchant())
  await showTraces()
  await showLedger(merchant())
  await showClock()
  await showCash(merchant())
}

async function reset(body) {
  await request('reset', 'POST', body)
  await show()
}

/** Says what the push service of each device answered. */
async function sendMessage(act) {
  const { devices } = await request('acts', 'POST', {
    merchant: merchant(),
    act,
    id: byId('message-account').value,
    title: byId('message-words').value,
    content: byId('message-content').value,
  })
  const lines =
    devices.length === 0 ? [{ service: 'no device', outcome: 'notifications are turned on nowhere' }] : devices
  showList('message-devices', lines, ({ service, outcome, status }) =>
    [service, outcome, status].filter(Boolean).join(' · '),
  )
}

function onSubmit(id, done, work) {
  byId(id).addEventListener('submit', (event) => {
    event.preventDefault()
    doing(done, work)
  })
}

function onClick(id, done, work) {
  byId(id).addEventListener('click', () => doing(done, work))
}

byId('merchant').addEventListener('change', () => doing('Settings shown.', show))
onClick('refresh', 'Refreshed.', showTraces)
onClick('reset-merchant', 'The merchant is reset.', () => reset({ merchant: merchant() }))
onClick('reset-all', 'Every merchant is reset.', () => reset({}))
onClick('cash-show', 'Looked again.', () => showCash(merchant()))
onClick('clock-hour', 'It is an hour later.', () => showClock(3600))
onClick('clock-day', 'It is a day later.', () => showClock(86_400))
onClick('clock-back', 'The clock is put back.', putBackClock)
addStep()
onClick('contract-add', 'A step more.', addStep)
onClick('contract-remove', 'A step less.', removeStep)
onClick('contract-end', 'Asked to end it.', () => askAboutContract(merchant(), 'end-contract'))
onSubmit('contract', 'Offered.', () => askAboutContract(merchant(), 'offer-contract'))
onSubmit('message', 'The message is sent.', () => sendMessage('send-message'))
onClick('message-test', 'The test is sent.', () => sendMessage('send-push'))
onSubmit('ledger', 'Ledger shown.', () => showLedger(merchant()))
onSubmit('settings', 'Settings saved.', () => saveSettings(merchant()))
onSubmit('faults', 'Fault added.', async () => {
  await request('faults', 'POST', {
    merchant: merchant(),
    call: byId('fault-call').value,
    kind: byId('fault-kind').value,
    times: Number(byId('fault-times').value),
    delay: Number(byId('fault-delay').value),
    status: Number(byId('fault-status').value),
  })
  await showTraces()
})

await doing('Ready.', async () => {
  const [merchants, calls] = await Promise.all([request('merchants'), request('calls')])
  byId('merchant').append(...merchants.map(({ code, name }) => new Option(name, code)))
  byId('fault-call').append(...calls.map((call) => new Option(call, call)))
  await show()
})
