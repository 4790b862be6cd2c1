import { expect, test } from 'vitest'
import { chunkGroups } from './chunk-groups'

/** The static imports of each module. */
const imports: Record<string, string[]> = {
  '/src/main.tsx': ['/src/app.tsx', '/node_modules/react/index.js'],
  '/src/app.tsx': ['/src/site/ui/button.ts'],
  '/src/header.tsx': ['/src/site/ui/slides/frame.ts'],
  '/src/footer.tsx': ['/src/site/ui/button.ts'],
  '/src/controls.tsx': ['/src/site/ui/slides/dots.ts', '/src/site/ui/button.ts'],
  '/src/site/ui/slides/slider.ts': ['/node_modules/swiper/index.js'],
}
const home = { first: ['header'], lower: ['footer'] }
const groups = chunkGroups('/src/main.tsx', home, (block) => `/src/${block}.tsx`)
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) as never }

/** Name of the first group that takes a module. */
function chunkOf(id: string): string | undefined {
  const names = groups.map(({ name, test }) => {
    if (typeof test === 'function' && test(id) !== true) return undefined
    return typeof name === 'function' ? name(id, graph) : name
  })
  return names.find((name) => typeof name === 'string') ?? undefined
}

test.each([
  ['a library that the start draws on', '/node_modules/react/index.js', 'libraries'],
  ['what the start draws on', '/src/site/ui/button.ts', 'home'],
  ['a block of the first screen', '/src/header.tsx', 'home'],
  ['what that draws on', '/src/site/ui/slides/frame.ts', 'home'],
  ['a block below the first screen', '/src/footer.tsx', 'home-lower'],
  ['the slider, which comes later', '/src/site/ui/slides/slider.ts', 'slides'],
  ['what draws on that', '/src/controls.tsx', 'slides'],
  ['what all dialogs stand on', '/src/site/ui/modals/use-modal.ts', 'shared'],
  ['rows of the endpoint table that move money', '/src/contract/endpoints/cash-rows.ts', 'money-rows'],
  ['an input', '/src/site/ui/inputs/input.ts', 'inputs'],
  ['what pages of games share', '/src/site/merchant/pages/lobby-pages.ts', 'page-state'],
  ['what a session leaves', '/src/site/session/other-tabs.ts', 'heard'],
  ['the start itself', '/src/main.tsx', undefined],
  ['any other part', '/src/dialogs/message.tsx', undefined],
  ['a library that comes later', '/node_modules/swiper/index.js', undefined],
])('%s', (_, id, chunk) => expect(chunkOf(id)).toBe(chunk))
