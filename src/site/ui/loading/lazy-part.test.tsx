import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part'

test('a page drawn at build time shows what stands in the place of a part, and does not load it', () => {
  const load = vi.fn(() => new Promise<never>(() => undefined))
  const Part = lazyPart('part', load)
  const html = renderToString(
    <Suspense fallback="soon">
      <Part />
    </Suspense>,
  )
  expect(html).toContain('soon')
  expect(load).not.toHaveBeenCalled()
})
