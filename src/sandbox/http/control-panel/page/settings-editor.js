import { byId, element, request } from './panel-elements.js'

/** What each feature enables, by modId, for the selected merchant. */
let meanings = {}

/** Shows the current settings of a merchant. */
export async function showSettings(merchant) {
  const query = `merchant=${encodeURIComponent(merchant)}`
  const [settings, words] = await Promise.all([request(`settings?${query}`), request(`features?${query}`)])
  meanings = words
  fill(settings)
}

/** Sends the form's values. Throws if the register rules are not valid JSON. */
export async function saveSettings(merchant) {
  const promotions = choicesOf('promotions', Boolean)
  const another = byId('promotion-code').value
  if (another !== '') promotions[another] = true
  fill(
    await request('settings', 'PUT', {
      merchant,
      systemStatus: Number(byId('system-status').value),
      visitorIp: byId('visitor-ip').value,
      features: choicesOf('features', Number),
      promotions,
      registerRules: JSON.parse(byId('register-rules').value),
    }),
  )
}

function fill(settings) {
  byId('system-status').value = String(settings.systemStatus)
  byId('visitor-ip').value = settings.visitorIp
  showChoices('features', settings.features)
  showChoices('promotions', settings.promotions)
  byId('promotion-code').value = ''
  byId('register-rules').value = JSON.stringify(settings.registerRules, null, 2)
}

function showChoices(id, choices) {
  const labels = Object.entries(choices).flatMap(([name, isOn]) => [
    element('label', {}, element('input', { type: 'checkbox', name, checked: Boolean(isOn) }), name),
    ...wordsOf(name),
  ])
  byId(id).replaceChildren(...labels)
}

function wordsOf(name) {
  return name in meanings ? [element('small', {}, meanings[name])] : []
}

function choicesOf(id, convert) {
  const boxes = [...byId(id).querySelectorAll('input')]
  return Object.fromEntries(boxes.map(({ name, checked }) => [name, convert(checked)]))
}
