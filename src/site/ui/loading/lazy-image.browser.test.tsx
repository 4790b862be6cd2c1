import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LazyImage } from './lazy-image'

const picture = (src: string) => <LazyImage src={src} alt="A horse" width={480} height={200} />

it('tries a picture once, however often its row comes back', async () => {
  const broken = 'data:image/png;base64,AAAA'
  const first = await render(picture(broken))
  await expect.poll(() => document.querySelector('svg')).not.toBeNull()
  await first.unmount()
  await render(picture(broken))
  expect(document.querySelector('img')).toBeNull()
  await expect.element(page.getByRole('img', { name: 'A horse' })).toBeVisible()
})

it('forgets the oldest of more than 200 that did not come', async () => {
  const broken = Array.from({ length: 201 }, (_, at) => `data:image/png;base64,${String(at).padStart(4, '0')}`)
  const all = await render(
    <div>
      {broken.map((src) => (
        <div key={src}>{picture(src)}</div>
      ))}
    </div>,
  )
  const failAll = () => {
    for (const each of document.querySelectorAll('img')) each.dispatchEvent(new Event('error'))
  }
  failAll()
  await expect.poll(() => document.querySelectorAll('svg').length).toBe(201)
  await all.unmount()
  await render(picture(broken[0] ?? ''))
  expect(document.querySelector('img')).not.toBeNull()
})
