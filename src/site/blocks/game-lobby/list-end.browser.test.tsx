import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SWRConfig } from 'swr'
import { FormStage } from '@/site/forms/testing/form-stage'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { GatewayError } from '@/site/gateway/gateway-error'
import { useEndlessList } from '@/site/gateway/use-endless-list'
import type { RecentGames } from '@/contract/generated/gateway-types'
import { sessionStore } from '@/site/session/session-store'
import { ListEnd } from './list-end'

interface Numbers {
  readonly request: { readonly pageNo: number; readonly search: string }
  readonly response: { readonly numbers: readonly string[]; readonly totalPages: number }
}

const call = defineCall<RecentGames>(rows.recentGames, () => import('@/contract/generated/answers/recentGames.js'))
const numbers = { ...call } as unknown as ReturnType<typeof defineCall<Numbers>>
const list = { itemsOf: (answer: Numbers['response']) => answer.numbers, idOf: (each: string) => each }

const answer = vi.fn<(request: Numbers['request']) => unknown>()
const texts = { 'list.more': 'Show more', 'error.network': 'No network', loading: 'Loading', retry: 'Try again' }

/** Page 2 repeats the last item of page 1. */
const plain = ({ pageNo, search }: Numbers['request']) => {
  const first = pageNo * 2 - 1
  return { numbers: [first - 1, first, first + 1].filter(Boolean).map((each) => `${search}${each}`), totalPages: 5 }
}

interface ListProps {
  readonly search: string
  readonly height: number
  readonly startPages?: number
  /** How many items are drawn; the others still are. */
  readonly drawnItems?: number
}

function List({ search, height, startPages = 1, drawnItems = Infinity }: ListProps) {
  const { items, isOld, error, ...end } = useEndlessList(numbers, { search }, list, { startPages })
  if (items === undefined) return <p>{error === undefined ? 'nothing yet' : error.message}</p>
  return (
    <>
      <ul aria-label="Numbers" aria-busy={isOld} style={{ margin: 0, padding: 0 }}>
        {items.slice(0, drawnItems).map((each) => (
          <li key={each} style={{ blockSize: height, listStyle: 'none' }}>
            {each}
          </li>
        ))}
      </ul>
      <ListEnd {...end} error={error} isDrawing={items.length > drawnItems} />
    </>
  )
}

function shownList(props: Partial<Parameters<typeof List>[0]> = {}) {
  return (
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts} answers={{ recentGames: answer as never }}>
      <SWRConfig value={{ provider: () => cache, shouldRetryOnError: false }}>
        <List search="" height={10} {...props} />
      </SWRConfig>
    </FormStage>
  )
}

let cache = new Map()
const shown = () => [...document.querySelectorAll('li')].map((each) => each.textContent).join(' ')
const asked = () => answer.mock.calls.map(([{ pageNo }]) => pageNo).join(' ')
/** Waits until all pending renders and observers have run. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const more = page.getByRole('button', { name: 'Show more' })

beforeEach(async () => {
  cache = new Map()
  answer.mockReset().mockImplementation(plain)
  sessionStore.start('aurora', { agent: [41], trial: [4] })
  sessionStore.open('secret', { account: 'ann', customerId: '7', accountType: 1 })
  await page.viewport(400, 300)
})

it('reads three pages while its end is seen, each item once, and the rest by a press that keeps the focus', async () => {
  await render(shownList())
  await expect.element(more).toBeVisible()
  expect([asked(), shown()]).toEqual(['1 2 3', '1 2 3 4 5 6'])
  await more.click()
  await expect.poll(shown).toBe('1 2 3 4 5 6 7 8')
  await expect.element(more).toHaveFocus()
  await more.click()
  await expect.poll(shown).toBe('1 2 3 4 5 6 7 8 9 10')
  await expect.element(more).not.toBeInTheDocument()
  expect(asked()).toBe('1 2 3 4 5')
})

it('asks at most once in 200 ms', async () => {
  const times: number[] = []
  answer.mockImplementation((request) => (times.push(performance.now()), plain(request)))
  await render(shownList())
  await expect.element(more).toBeVisible()
  expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThan(195)
})

it('reads page 2 where page 1 just fills the window, and page 3 when its end is scrolled to', async () => {
  document.body.style.margin = '0'
  await render(shownList({ height: 150 }))
  await expect.poll(shown).toBe('1 2 3 4')
  expect(document.documentElement.scrollTop).toBe(0)
  await drawn()
  expect(asked()).toBe('1 2')
  scrollTo(0, 10_000)
  await expect.poll(asked).toBe('1 2 3')
})

it.each(['at once', 'a while after they came'])(
  'leaves a reader where he is who sees what stands below the list, where items are drawn %s',
  async (when) => {
    document.body.style.margin = '0'
    const give: (() => void)[] = []
    answer.mockImplementation((request) =>
      request.pageNo === 1 ? plain(request) : new Promise((resolve) => give.push(() => resolve(plain(request)))),
    )
    const page = (drawnItems: number) => (
      <>
        {shownList({ height: 500, drawnItems })}
        <footer style={{ blockSize: 2000 }}>
          {Array.from({ length: 60 }, (_, at) => (
            <p key={at}>Footer</p>
          ))}
        </footer>
      </>
    )
    const isLate = when !== 'at once'
    const { rerender } = await render(page(isLate ? 2 : Infinity))
    await expect.poll(shown).toBe('1 2')
    scrollTo(0, 900)
    await expect.poll(() => give.length).toBe(1)
    scrollTo(0, 1200)
    await drawn()
    give[0]?.()
    if (isLate) {
      await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull()
      for (let frame = 0; frame < 3; frame++) await drawn()
      await rerender(page(Infinity))
    }
    await expect.poll(shown).toBe('1 2 3 4')
    await drawn()
    expect(scrollY).toBe(1200)
    await expect.poll(() => document.body.style.getPropertyValue('overflow-anchor')).toBe('')
  },
)

it('keeps what it shows while another question is asked, and no older answer replaces a newer one', async () => {
  const { rerender } = await render(shownList({ height: 400 }))
  await expect.poll(shown).toBe('1 2')
  const late: Record<string, () => void> = {}
  answer.mockImplementation((request) => new Promise((give) => (late[request.search] = () => give(plain(request)))))
  await rerender(shownList({ height: 400, search: 'a' }))
  await rerender(shownList({ height: 400, search: 'ab' }))
  expect(shown()).toBe('1 2')
  await expect.element(page.getByRole('list', { name: 'Numbers' })).toHaveAttribute('aria-busy', 'true')
  late['ab']?.()
  await expect.poll(shown).toBe('ab1 ab2')
  late['a']?.()
  await drawn()
  expect(shown()).toBe('ab1 ab2')
})

it('says that a page did not come, and asks for that one alone again', async () => {
  answer.mockImplementation((request) => {
    if (request.pageNo === 2) throw new GatewayError({ kind: 'network', call: 'recentGames', message: 'lost' })
    return plain(request)
  })
  await render(shownList())
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  expect(shown()).toBe('1 2')
  answer.mockReset().mockImplementation(plain)
  await retry.click()
  await expect.poll(shown).toBe('1 2 3 4 5 6')
  expect(asked()).toBe('2 3')
})

it('is as long as it was when somebody comes back, or begins with so many pages', async () => {
  const { unmount } = await render(shownList())
  await expect.element(more).toBeVisible()
  await unmount()
  const again = await render(shownList())
  expect([asked(), shown()]).toEqual(['1 2 3', '1 2 3 4 5 6'])
  await again.unmount()
  cache = new Map()
  await render(shownList({ startPages: 4 }))
  await expect.poll(shown).toBe('1 2 3 4 5 6 7 8')
})

it('holds nothing for an empty list, and asks no further', async () => {
  answer.mockReturnValue({ numbers: [], totalPages: 0 })
  await render(shownList())
  await expect.element(page.getByRole('list', { name: 'Numbers' })).toBeInTheDocument()
  expect(asked()).toBe('1')
  await expect.element(more).not.toBeInTheDocument()
})

it('reads on before its end is seen where a finger has flung the page, and leaves the rest to a press', async () => {
  document.body.style.margin = '0'
  const { rerender } = await render(<Flung />)
  await expect.poll(asked).toBe('1')
  let least = Infinity
  const foot = document.querySelector('footer')!
  for (let frame = 0; frame < 240 && !asked().endsWith('5'); frame += 1) {
    // A step of a script ends with `scrollend`, the steps of a fling do not.
    dispatchEvent(new Event('touchend'))
    scrollBy({ top: 60, behavior: 'instant' })
    await drawn()
    least = Math.min(least, foot.getBoundingClientRect().top - innerHeight)
  }
  expect(asked()).toBe('1 2 3 4 5')
  expect(least).toBeGreaterThan(0)
  await rerender(<></>)
})

const Flung = () => (
  <>
    {shownList({ height: 900 })}
    <footer style={{ blockSize: 600 }}>Footer</footer>
  </>
)
