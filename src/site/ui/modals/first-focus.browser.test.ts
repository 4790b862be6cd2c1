import { afterEach, expect, it, vi } from 'vitest'
import { focusFirst } from './first-focus'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function dialogOf(html: string): HTMLElement {
  document.body.innerHTML = `<div id="dialog">${html}</div>`
  return document.getElementById('dialog') as HTMLElement
}

const hasTouch = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query.includes('coarse') }) as MediaQueryList)
const form =
  '<button>Later</button><h2>Title</h2><button role="tab">Tab</button><input type="checkbox"><input hidden><input id="name">'

it('begins in the first field where there is a keyboard', () => {
  focusFirst(dialogOf(form), 'field')
  expect(document.activeElement?.id).toBe('name')
})

it('begins on the title where a finger points, and where the field is not what it is about', () => {
  const dialog = dialogOf(form)
  focusFirst(dialog, 'title')
  expect(document.activeElement?.textContent).toBe('Title')
  hasTouch()
  focusFirst(dialogOf(form), 'field')
  expect(document.activeElement?.textContent).toBe('Title')
})

it('begins in the field of a search, where a finger points too', () => {
  hasTouch()
  focusFirst(dialogOf('<h2>Title</h2><input type="search" id="words">'), 'field')
  expect(document.activeElement?.id).toBe('words')
})

it('begins on the dialog itself where there is neither, and never on what closes it', () => {
  focusFirst(dialogOf('<button>Close</button>'), 'field')
  expect(document.activeElement?.id).toBe('dialog')
})
