import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { UnsettledMarks } from './unsettled-marks'

/** A server that answers when the test says so. */
function lateServer(isSet = false) {
  const marks = new UnsettledMarks()
  const server = { isSet, calls: [] as boolean[] }
  const waiting: (() => void)[] = []
  const send = (isWanted: boolean) =>
    new Promise<void>((give, refuse) => {
      server.calls.push(isWanted)
      waiting.push(() => {
        server.isSet = isWanted
        give()
      })
      refusals.push(refuse)
    })
  const refusals: ((reason: Error) => void)[] = []
  let known = isSet
  const press = () => marks.turn('7 a', known, send, (isNow) => Promise.resolve((known = isNow)))
  const shown = () => marks.get().get('7 a') ?? known
  const answer = async () => {
    waiting.shift()?.()
    refusals.shift()
    await vi.waitFor(() => undefined)
  }
  const refuse = async () => {
    waiting.shift()
    refusals.shift()?.(new Error('no'))
    await vi.waitFor(() => undefined)
  }
  return { press, shown, answer, refuse, server, waiting }
}

describe('a mark', () => {
  it('is shown before the server has answered', async () => {
    const { press, shown, answer, server } = lateServer()
    const pressed = press()
    expect([shown(), server.isSet]).toEqual([true, false])
    await answer()
    await pressed
    expect([shown(), server.isSet]).toEqual([true, true])
  })

  it('is as before when it is refused, and says so', async () => {
    const { press, shown, refuse } = lateServer(true)
    const pressed = press()
    expect(shown()).toBe(false)
    const refused = expect(pressed).rejects.toThrow('no')
    await refuse()
    await refused
    expect(shown()).toBe(true)
  })

  it('that is turned over twice at once ends where it was, on the server too', async () => {
    const { press, shown, answer, server } = lateServer()
    const pressed = [press(), press()]
    expect([shown(), server.calls]).toEqual([false, [true]])
    await answer()
    await answer()
    await Promise.all(pressed)
    expect([shown(), server.isSet, server.calls]).toEqual([false, false, [true, false]])
  })

  it('ends on the server as it is shown, however it is pressed while answers are on their way', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(fc.constantFrom('press', 'answer'), { maxLength: 12 }),
        async (was, acts) => {
          const { press, shown, answer, server, waiting } = lateServer(was)
          const pressed: Promise<void>[] = []
          let wanted = was
          for (const act of acts) {
            if (act === 'answer') await answer()
            else {
              pressed.push(press())
              wanted = !wanted
            }
            expect(shown()).toBe(wanted)
          }
          while (waiting.length > 0) await answer()
          await Promise.all(pressed)
          expect([shown(), server.isSet]).toEqual([wanted, wanted])
        },
      ),
    )
  })
})
