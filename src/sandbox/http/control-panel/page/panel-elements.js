/* global document, fetch */

/** The element of this id on the page. */
export const byId = (id) => document.getElementById(id)

/** A new element with text and children; nothing on this page is ever read as HTML. */
export function element(name, properties = {}, ...children) {
  const created = Object.assign(document.createElement(name), properties)
  created.append(...children)
  return created
}

/** Calls the control panel and returns its answer, or throws its sentence. */
export async function request(path, method = 'GET', body = undefined) {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' }
  const answer = await fetch(`/sandbox/${path}`, { method, headers, body: JSON.stringify(body) })
  const value = await answer.json()
  if (!answer.ok) throw new Error(value.message)
  return value
}

/** Does something and says how it went. */
export async function doing(done, work) {
  const status = byId('status')
  try {
    await work()
    status.textContent = done
  } catch (error) {
    status.textContent = `That did not work: ${error.message}`
  }
}
