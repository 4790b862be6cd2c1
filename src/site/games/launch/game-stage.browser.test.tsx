import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { GatewayError } from '@/site/gateway/gateway-error'
import { sessionStore } from '@/site/session/session-store'
import { useOpenDialogs } from '@/site/merchant/dialogs'
import { keepBackEntries, type MayLeave } from '@/site/ui/modals/page-overlays'
import { GameStage } from './game-stage'
import { storeCard } from './stored-cards'
import { launchQuery, readLaunch, type LaunchCard } from './launch-card'

const card: LaunchCard = { vassalage: 'PT', nodeId: 7, gameType: 'RNG', title: 'Golden Koi', gameId: 'g7' }
const gameTiles = { shape: 'square' }
const game = readLaunch(`?${launchQuery(card, 'real')}`)!
const texts = {
  'launch.starting': '{{game}} is starting',
  'launch.running': '{{game}} is running',
  'launch.silent': '{{game}} does not answer',
  'launch.tooLate': 'Too late',
  'launch.noAddress': 'Ask customer service',
  contact_us: 'Contact us',
  'launch.seen': 'I see it',
  'launch.back': 'Back to the lobby',
  'launch.over': 'Your session has ended',
  retry: 'Try again',
  'refusal.code.not_enough_to_play': 'Less than the least bet',
  'refusal.required': 'Required',
  'refusal.next.deposit': 'Deposit',
  'refusal.code.not_enough': 'Not that much',
  'refusal.missing': 'Missing',
  'dialog.close': 'Close',
}
const picture = '/merchants/base/assets/banner-games.svg'
/** Nothing listens on this port. */
const address = 'http://127.0.0.1:9/launch/1'
const launchGame = vi.fn(() => ({ content: address }))
const recentGames = () => ({ list: [{ ...card, nodeId: '7', title: 'Koi of the list' }] })
const balance = vi.fn<() => unknown>(() => ({ sumBalance: 500 }))

/** The overlays that are registered with the page's history. */
let standing: { onBack: () => void; mayLeave: MayLeave | undefined }[] = []

beforeEach(() => {
  vi.clearAllMocks()
  document.addEventListener('load', keepStill, true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  standing = []
  keepBackEntries({
    enter(onBack, mayLeave) {
      const one = { onBack, mayLeave }
      standing.push(one)
      return () => void (standing = standing.filter((each) => each !== one))
    },
    leave: (go) => go(),
  })
  sessionStore.start('aurora', { agent: [], trial: [] })
  sessionStore.open('secret', { account: 'ann', customerId: '7', accountType: 0 })
})
afterEach(async () => {
  // Leaving revalidates the balance, which needs the SWR cache of the mounted site.
  await leave()
  document.removeEventListener('load', keepStill, true)
  sessionStore.close()
  vi.useRealTimers()
})

function Dialogs() {
  return useOpenDialogs().map(({ id, name, onClose }) => (
    <p key={id} style={{ position: 'fixed', insetBlockStart: 0, zIndex: 99 }}>
      {name} <button onClick={() => onClose(true)}>Yes</button> <button onClick={() => onClose(false)}>No</button>
    </p>
  ))
}

let leave: () => Promise<void>

async function open() {
  const { rerender } = await render(gameStage(true))
  leave = () => rerender(gameStage(false))
}

const gameStage = (isShown: boolean) => (
  <FormStage
    fields={{ forms: {}, patterns: {} }}
    texts={texts}
    site={{ gameHosts: ['127.0.0.1'], gameTiles, currency: { code: 'VND' } } as never}
    answers={{ launchGame, recentGames, balance }}
  >
    {isShown && <GameStage game={game} facts={[]} tools={[]} />}
    <Dialogs />
  </FormStage>
)

/** Advances the fake timers until the silence is reported. */
const waitLong = () =>
  vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(4000)
    expect(page.getByRole('alert').query()).not.toBeNull()
  })

const frame = () => document.querySelector('iframe')
const running = page.getByText('is running')

/** The frame's load event is suppressed until the test fires it. */
const keepStill = (event: Event) => {
  if (event.isTrusted && event.target instanceof HTMLIFrameElement) event.stopPropagation()
}

/** The frame's document has loaded, whatever it is. */
async function load() {
  await vi.waitFor(() => expect(frame()).not.toBeNull())
  frame()?.dispatchEvent(new Event('load'))
}

function say(data: object, origin = new URL(address).origin) {
  const { contentWindow: source } = frame()!
  dispatchEvent(new MessageEvent('message', { data: { source: 'livery-game', ...data }, origin, source }))
}

it('shows the card it was launched from while it starts, and runs when the game says so', async () => {
  storeCard({ ...card, image: picture })
  await open()
  await expect.element(page.getByRole('heading', { name: 'Golden Koi', level: 2 })).toBeVisible()
  expect(document.querySelector('img')?.getAttribute('src')).toContain(picture)
  await load()
  expect(running.query()).toBeNull()
  say({ type: 'ready' })
  await expect.element(running).toBeInTheDocument()
  expect(page.getByRole('heading', { level: 2 }).query()).toBeNull()
})

it('leads to customer service where the address of the game is none', async () => {
  launchGame.mockReturnValueOnce({ content: 'javascript:alert(1)' })
  await open()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Ask customer service')
  await expect.element(page.getByRole('button', { name: 'Contact us' })).toBeVisible()
})

it('does not take what the browser loads in its place for a game, and launches it anew', async () => {
  await open()
  await load()
  await waitLong()
  await expect.element(page.getByRole('alert')).toHaveTextContent('does not answer')
  expect(running.query()).toBeNull()
  expect(standing).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await vi.waitFor(() => expect(launchGame).toHaveBeenCalledTimes(2))
  await load()
  say({ type: 'ready' })
  await expect.element(running).toBeInTheDocument()
})

it('believes a player who sees a game that says nothing', async () => {
  await open()
  await load()
  await waitLong()
  await page.getByRole('button', { name: 'I see it' }).click()
  await expect.element(running).toBeInTheDocument()
  expect(page.getByRole('alert').query()).toBeNull()
})

it('is named as the list of what was launched last has it, where its address was opened, and when it fails', async () => {
  sessionStorage.clear()
  await open()
  const name = page.getByRole('heading', { name: 'Koi of the list', level: 1 })
  await expect.element(name).toBeVisible()
  expect(document.title).toBe('Koi of the list · Stage')
  await waitLong()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too late')
  await expect.element(name).toBeVisible()
})

it('has the site ask for the balance where the game says that the session is over, and so for signing in', async () => {
  await open()
  await load()
  say({ type: 'ready' })
  await expect.element(running).toBeInTheDocument()
  balance.mockClear()
  say({ type: 'over', reason: 'session' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your session has ended')
  await vi.advanceTimersByTimeAsync(1000)
  expect(balance).toHaveBeenCalledOnce()
})

it('says of a refusal what is missing and what to do next, and tries nothing again that would end the same', async () => {
  launchGame.mockImplementationOnce(() => {
    throw new GatewayError({
      kind: 'refused',
      call: 'launchGame',
      message: 'No',
      code: 'not_enough_to_play',
      value: { required: 20_000, reached: 500, remaining: 19_500 },
    })
  })
  await open()
  const refusal = page.getByRole('alert')
  await expect.element(refusal).toHaveTextContent('Less than the least bet')
  await expect.element(refusal.getByText('20,000')).toBeVisible()
  await expect.element(refusal.getByRole('button', { name: 'Deposit' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull()
})

it('says what a stake was short of, and the way to it, until it is closed or a round is played', async () => {
  await open()
  await load()
  say({ type: 'ready' })
  const short = page.getByRole('alert')
  const value = { required: 500_000, reached: 15_900, remaining: 484_100 }
  say({ type: 'notEnough', value })
  await expect.element(short).toHaveTextContent('Not that much')
  await expect.element(short.getByText('484,100')).toBeVisible()
  await expect.element(short.getByRole('button', { name: 'Deposit' })).toBeVisible()
  await short.getByRole('button', { name: 'Close' }).click()
  expect(short.query()).toBeNull()
  say({ type: 'notEnough', value })
  await expect.element(short).toBeVisible()
  say({ type: 'round', stake: 100, win: 0 })
  await expect.element(short).not.toBeInTheDocument()
})

it('asks before a running game is left by Back or by a link, and not for what opens over it', async () => {
  await open()
  await load()
  say({ type: 'ready' })
  await vi.waitFor(() => expect(standing).toHaveLength(1))
  const { onBack, mayLeave } = standing[0]!

  onBack()
  await page.getByRole('button', { name: 'No' }).click()
  const answer = mayLeave?.('/help')
  await page.getByRole('button', { name: 'No' }).click()
  expect(await answer).toBe(false)
  const { pathname, search } = location
  expect(mayLeave?.(`${pathname}${search}${search === '' ? '?' : '&'}member=deposit`)).toBe(true)
  const other = mayLeave?.('/help')
  await page.getByRole('button', { name: 'Yes' }).click()
  expect(await other).toBe(true)
  // After a confirmation the player is not asked again.
  expect(mayLeave?.('/help')).toBe(true)
})
