import { startTransition, Suspense, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import type { BootData } from '@/contract/site-data/boot-data'
import { SiteLoader } from './site-loader'
import { SiteProvider, useBannerGroup, useMenu, useWholeSite } from './site-context'

const first = { menus: { header: {} }, banners: { groups: {} }, routes: { pages: {} }, icons: {} }
const rest = { fields: {}, menus: { rightBar: {} }, banners: { groups: { w_help: {} } }, routes: { system: {} } }
const boot = { ...first, rest: '/brand/site.0a1b2c3d.json' } as unknown as BootData

afterEach(() => vi.unstubAllGlobals())

/** A component that suspends on the rest of the site between other hooks. */
function Waiting({ wait, onShown }: { wait: () => unknown; onShown: () => void }) {
  const [before] = useState('before')
  const found = wait()
  const [after] = useState('after')
  useEffect(onShown, [onShown])
  return `${before} ${typeof found} ${after}`
}

it.each([
  ['everything', () => useWholeSite()],
  ['a menu', () => useMenu('rightBar')],
  ['a banner group', () => useBannerGroup('w_help')],
])('goes on with %s where it waited, when that arrives while it is drawn', async (_, wait) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(rest)))
  const root = document.body.appendChild(document.createElement('div'))
  const errors = vi.fn()
  const shown = vi.fn()
  const page = createRoot(root, { onRecoverableError: errors, onUncaughtError: errors })
  onTestFinished(() => {
    page.unmount()
    root.remove()
  })
  const site = new SiteLoader(boot)
  startTransition(() =>
    page.render(
      <SiteProvider value={boot} site={site}>
        <Suspense fallback="waiting">
          <Waiting wait={wait} onShown={shown} />
        </Suspense>
      </SiteProvider>,
    ),
  )
  await expect.poll(() => shown.mock.calls.length).toBe(1)
  expect(root.textContent).toBe('before object after')
  expect(errors).not.toHaveBeenCalled()
})
