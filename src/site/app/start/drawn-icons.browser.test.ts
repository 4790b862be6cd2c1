import { expect, it } from 'vitest'
import { addDrawnIcons } from './drawn-icons'

it('are read from the page by their names, and those that the data has stay', () => {
  const page = document.createElement('div')
  page.innerHTML =
    '<svg data-icon="gift"><path d="M1 1"></path></svg><svg><path d="M2 2"></path></svg><svg data-icon="gift"><path d="M1 1"></path></svg><svg data-icon="home"><path d="M3 3"></path></svg>'
  const icons: Record<string, string> = { home: 'M4 4' }
  addDrawnIcons(page, icons)
  expect(icons).toEqual({ home: 'M4 4', gift: 'M1 1' })
})
