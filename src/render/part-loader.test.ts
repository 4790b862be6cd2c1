import { describe, expect, it, vi } from 'vitest'
import { PartLoader } from './part-loader'

const Part = () => null

describe('the part loader', () => {
  it('loads a part once and has it at hand from then on', async () => {
    const load = vi.fn(() => Promise.resolve(Part))
    const loader = new PartLoader({ part: load })
    expect(loader.get('part')).toBeUndefined()
    await Promise.all([loader.load('part'), loader.load('part')])
    expect(loader.get('part')).toBe(Part)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('tries a chunk that does not arrive once more', async () => {
    const load = vi.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(new Error('lost'))
    await expect(new PartLoader({ part: load }).load('part')).resolves.toBe(Part)
  })

  it('says so when it fails twice, and starts anew when the failure is forgotten', async () => {
    const load = vi.fn(() => Promise.reject<typeof Part>(new Error('lost')))
    const loader = new PartLoader({ part: load })
    await expect(loader.load('part')).rejects.toThrow('lost')
    await expect(loader.load('part')).rejects.toThrow('lost')
    expect(load).toHaveBeenCalledTimes(2)
    loader.forgetFailure('part')
    await expect(loader.load('part')).rejects.toThrow('lost')
    expect(load).toHaveBeenCalledTimes(4)
  })

  it('gives up after the time-out of the specification, both times', async () => {
    vi.useFakeTimers()
    const loading = new PartLoader({ part: () => new Promise<typeof Part>(() => {}) }).load('part')
    const failed = expect(loading).rejects.toThrow('did not load within 120000 ms')
    await vi.advanceTimersByTimeAsync(240_000)
    await failed
    vi.useRealTimers()
  })
})
