import { expect, it } from 'vitest'
import type { Files } from '@/engine/testing/write-files'
import { checkBrand } from '@/engine/testing/write-merchants'

const places = 'header.items.help; account.items.help; side.items.help; footer.items.help; bottomBar.items.help'

it('names the places that still name what is gone, the first five of many', () => {
  const told = (files: Files) => {
    const { diagnostics } = checkBrand({ 'routes.json': { pages: { help: null } }, ...files })
    return diagnostics.map(({ message }) => message.replaceAll(/menus\.json, |\.action\.to/g, ''))
  }
  const further = { label: 'nav.help', action: { action: 'navigate', to: '/help' } }
  expect(told({})).toEqual([`takes away "/help", which is still named: ${places}`])
  expect(told({ 'menus.json': { bottomBar: { items: { further }, order: ['help', 'further'] } } })).toEqual([
    `takes away "/help", which is still named: ${places} and 1 more`,
  ])
})
