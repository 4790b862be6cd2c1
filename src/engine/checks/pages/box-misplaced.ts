import { child, keysOf } from '@/contract/json/json-value'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

export const boxMisplaced: MerchantCheck = {
  code: 'box-misplaced',
  severity: 'error',
  docs: {
    what: 'A part of the frame (header, menus, footer, banner) says how it is set off from other sections.',
    why: 'The frame has places of its own, so box would change nothing, or tear the header from the edge that it holds to.',
    bad: { 'routes.json': '{ "shell": { "footer": { "box": { "background": "surface" } } } }' },
    good: {
      'routes.json': '{ "pages": { "home": { "sections": { "text": { "box": { "background": "surface" } } } } } }',
    },
  },
  inspect({ config }) {
    const shell = child(config.routes, 'shell')
    return keysOf(shell)
      .filter((name) => child(child(shell, name), 'box') !== undefined)
      .map((name) => ({
        file: 'routes',
        path: ['shell', name, 'box'],
        spot: 'key',
        message: `${name} is no section of a page: box is for those`,
        expected: 'no "box"',
        received: '"box"',
      }))
  },
}
