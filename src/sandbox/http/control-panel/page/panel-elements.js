/* global document, fetch */

/** The page's element with this id. */
export const byId = (id) => document.getElementById(id)

/** Creates an element with text and children. Nothing on this page is parsed as HTML. */
export function element(name, properties = {}, ...children) {
  const created = Object.assign(document.createElement(name), properties)
  created.append(...children)
  return created
}

/** Calls the control panel. Returns its answer, or throws its error message. */
export async function request(path, method = 'GET', body = undefined) {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' }
  const answer = await fetch(`/sandbox/${path}`, { method, headers, body: JSON.stringify(body) })
  const value = await answer.json()
  if (!answer.ok) throw new Error(value.message)
  return value
}

/** Runs an action and shows its outcome. */
export async function doing(done, work) {
  const status = byId('status')
  try {
    await work()
    status.textContent = done
  } catch (error) {
    status.textContent = `That did not work: ${error.message}`
  }
}
