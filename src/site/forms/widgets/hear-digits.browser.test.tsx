import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { HearDigits } from './hear-digits'

const texts = {
  'form.captchaHear': 'Hear it',
  'form.captchaHearAgain': 'Hear it again',
  'form.captchaHeard': 'Type it',
}
/** A sound of no length. */
const sound = btoa('RIFF$\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0@\x1f\0\0@\x1f\0\0\x01\0\x08\0data\0\0\0\0')

const open = (captchaSound: () => object | Promise<object>) =>
  render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts} answers={{ captchaSound }}>
      <HearDigits captchaId="c1" />
    </FormStage>,
  )

it('asks for the sound once, and lets go of it with the captcha', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const ask = vi.fn(() => ({ sound }))
  const { unmount, container } = await open(ask)
  await page.getByRole('button', { name: 'Hear it' }).click()
  await page.getByRole('button', { name: 'Hear it again' }).click()
  expect(ask).toHaveBeenCalledTimes(1)
  const address = container.querySelector('audio')?.src
  expect(address).toMatch(/^blob:/)
  await unmount()
  expect(revoke).toHaveBeenCalledWith(address)
  revoke.mockRestore()
})

it('plays nothing that arrives after the captcha has gone', async () => {
  const create = vi.spyOn(URL, 'createObjectURL')
  const play = vi.spyOn(HTMLAudioElement.prototype, 'play')
  let arrive = () => {}
  const answer = new Promise<object>((resolve) => (arrive = () => resolve({ sound })))
  const ask = vi.fn(() => answer)
  const { unmount } = await open(ask)
  await page.getByRole('button', { name: 'Hear it' }).click()
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  await unmount()
  arrive()
  await answer
  // The answer is read in some further steps.
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
  expect(create).not.toHaveBeenCalled()
  expect(play).not.toHaveBeenCalled()
  create.mockRestore()
  play.mockRestore()
})
