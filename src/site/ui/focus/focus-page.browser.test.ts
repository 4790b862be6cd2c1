import { afterEach, beforeEach, expect, it } from 'vitest'
import { focusPage } from './focus-page'
import { focusPageIfLost } from './focus-page-if-lost'

beforeEach(() => {
  document.body.innerHTML =
    '<button>Open</button><main id="main" tabindex="-1"><h1 hidden>Narrow</h1><h1>Wide</h1></main>'
})
afterEach(() => document.body.replaceChildren())

const focused = () => document.activeElement
const timer = () => new Promise((done) => setTimeout(done))

it('focuses the heading of the page that is drawn, without a stop of the Tab key', () => {
  focusPage()
  expect(focused()?.textContent).toBe('Wide')
  expect((focused() as HTMLElement).tabIndex).toBe(-1)
})

it('focuses a page without a heading as a whole', () => {
  document.querySelectorAll('h1').forEach((heading) => heading.remove())
  focusPage()
  expect(focused()?.id).toBe('main')
})

it('leaves the focus where it is, and takes it to the page where nothing has it', async () => {
  document.querySelector('button')?.focus()
  focusPageIfLost()
  await timer()
  expect(focused()?.textContent).toBe('Open')
  document.querySelector('button')?.remove()
  focusPageIfLost()
  await timer()
  expect(focused()?.textContent).toBe('Wide')
})
