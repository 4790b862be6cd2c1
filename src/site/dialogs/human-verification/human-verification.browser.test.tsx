import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage, type Answers } from '@/site/forms/testing/form-stage'
import { GatewayError } from '@/site/gateway/gateway-error'
import { HumanVerification } from './human-verification'

const texts = {
  'human.title': 'Are you a person?',
  'human.help': 'Move the piece',
  'human.checking': 'Checking',
  'human.wrong': 'Wrong at {{position}}',
  'human.check': 'Check',
  'human.code': 'A code instead',
  'human.codeHelp': 'Type it',
  'human.codeMissing': 'Enter it',
  'human.puzzle': 'The piece instead',
  'form.captcha': 'Captcha',
  'form.captchaAlt': 'Captcha picture',
  'form.captchaHear': 'Hear it',
  'form.captchaRefresh': 'New captcha',
  'human.position': '{{position}} of {{steps}}',
  'human.slider': 'Piece',
  'human.picture': 'Picture',
  'human.another': 'Another',
  'human.renewed': 'Here is a new one',
  loading: 'Loading',
  retry: 'Try again',
  'dialog.close': 'Close',
  'error.network': 'No network',
}
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const shape = { width: 320, height: 160, pieceWidth: 56, pieceTop: 40, steps: 100, background: pixel, piece: pixel }
const fits = 60

const onClose = vi.fn()
const challenge = vi.fn(() => ({ ...shape, id: `c${challenge.mock.calls.length}` }))
const check = vi.fn<(request: object) => object>()

beforeEach(() => {
  vi.clearAllMocks()
  check.mockImplementation((request) => {
    const { position } = request as { position: number }
    if (position === fits) return { passed: true, token: 'token' }
    return { passed: false }
  })
})

const open = (answers: Answers = {}) =>
  render(
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={texts}
      answers={{ humanChallenge: challenge, humanCheck: check, ...answers }}
    >
      <HumanVerification onClose={onClose} />
    </FormStage>,
  )

const slider = page.getByRole('slider', { name: 'Piece' })
const passed = [[{ provider: 'slider', token: 'token' }]]

it('is solved by keys alone, and asks when they say so', async () => {
  await open()
  await expect.element(slider).toHaveFocus()
  await userEvent.keyboard('{PageUp}{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('Wrong at 10')
  await userEvent.keyboard('{Home}{PageUp>6/}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '60 of 100')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.poll(() => onClose.mock.calls).toEqual(passed)
  expect(check.mock.calls.length).toBe(2)
})

it('takes a code in place of the puzzle, and another one after a wrong answer', async () => {
  const captcha = vi.fn(() => ({ id: `p${captcha.mock.calls.length}`, image: pixel }))
  const humanCaptcha = vi.fn<(request: object) => object>(() => ({ token: 'token' }))
  humanCaptcha.mockImplementationOnce(() => {
    throw new GatewayError({ kind: 'refused', call: 'humanCaptcha', message: 'Wrong', code: 'captcha_wrong' })
  })
  await open({ captcha, humanCaptcha })
  await page.getByRole('button', { name: 'A code instead' }).click()
  const field = page.getByRole('textbox', { name: 'Captcha' })
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByAltText('Captcha picture')).toBeVisible()
  await userEvent.keyboard('1111{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
  await expect.poll(() => captcha.mock.calls.length).toBe(2)
  await userEvent.keyboard('2222{Enter}')
  await expect.poll(() => onClose.mock.calls).toEqual(passed)
  expect(humanCaptcha.mock.calls).toEqual([
    [{ captchaId: 'p1', captcha: '1111' }],
    [{ captchaId: 'p2', captcha: '2222' }],
  ])
})

it('goes back to the puzzle', async () => {
  await open({ captcha: () => ({ id: 'p', image: pixel }) })
  await page.getByRole('button', { name: 'A code instead' }).click()
  await page.getByRole('button', { name: 'The piece instead' }).click()
  await expect.element(slider).toHaveFocus()
})

it('asks as soon as the pointer lets go', async () => {
  await open()
  const range = await slider.findElement()
  const { width, height } = range.getBoundingClientRect()
  await userEvent.dragAndDrop(range, range, {
    sourcePosition: { x: 20, y: height / 2 },
    targetPosition: { x: width / 2, y: height / 2 },
  })
  await expect.poll(() => check.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('status')).toHaveTextContent(/Wrong at \d+/)
})

it('brings another picture when it is asked to, and by itself when the old one takes no more tries', async () => {
  await open()
  await expect.element(slider).toBeVisible()
  await page.getByRole('button', { name: 'Another' }).click()
  await expect.poll(() => challenge.mock.calls.length).toBe(2)
  check.mockImplementationOnce(() => {
    throw new GatewayError({ kind: 'refused', call: 'humanCheck', message: 'Over', code: 'challenge_over' })
  })
  await expect.element(slider).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(page.getByText('Here is a new one')).toBeVisible()
  await expect.poll(() => challenge.mock.calls.length).toBe(3)
  await expect.element(slider).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.poll(() => check.mock.lastCall).toEqual([{ id: 'c3', position: 1 }])
})

it('says that the server was not reached, and the piece can be tried again', async () => {
  await open()
  check.mockImplementationOnce(() => {
    throw new GatewayError({ kind: 'network', call: 'humanCheck', message: 'down' })
  })
  await expect.element(slider).toHaveFocus()
  await userEvent.keyboard('{PageUp>6/}{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('No network')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onClose.mock.calls).toEqual(passed)
})

it('offers to try again when no picture arrives', async () => {
  const lost = vi.fn<() => object>(() => {
    throw new GatewayError({ kind: 'contract', call: 'humanChallenge', message: 'odd' })
  })
  await open({ humanChallenge: lost })
  lost.mockImplementation(challenge)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(slider).toBeVisible()
})

it('closes without a word when it is dismissed', async () => {
  await open()
  await expect.element(slider).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls).toEqual([[]])
})
