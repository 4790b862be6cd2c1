import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '@/site/i18n/language'
import { BlockBoundary } from '@/site/render/block-boundary'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { PageFailed } from './page-failed'
import { signals } from '@/site/lib/signals'

const texts = { 'error.navigation': 'This page could not be opened', retry: 'Try again' }
const settings = { brand: 'Stage', languages: {}, order: [], defaultLanguage: 'EN', texts, locales: {} }

afterEach(() => vi.restoreAllMocks())

it('says that a page whose code did not arrive could not be opened, and opens it at a retry', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn(() => Promise.resolve(() => <h1>All games</h1>))
  load.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost again'))
  const Games = lazyPart('games', load)
  await render(
    <LanguageProvider settings={settings}>
      <BlockBoundary name="/games" fallback={(onRetry) => <PageFailed title="Games" onRetry={onRetry} />}>
        <Suspense>
          <Games />
        </Suspense>
      </BlockBoundary>
    </LanguageProvider>,
  )
  await expect.element(page.getByRole('main')).toHaveTextContent('This page could not be opened')
  expect(load).toHaveBeenCalledTimes(2)
  expect(log).toHaveBeenCalledWith('/games failed', expect.objectContaining({ name: 'ChunkLoadError' }))
  expect(signals.splice(0).at(-1)).toEqual(['errors', '/games', expect.objectContaining({ name: 'ChunkLoadError' })])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'All games' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})
