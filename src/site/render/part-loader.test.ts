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

  it('says so when it fails twice, and starts anew when the failure is forgotten', async () => {
    const load = vi.fn(() => Promise.reject<typeof Part>(new Error('lost')))
    const loader = new PartLoader({ part: load })
    await expect(loader.load('part')).rejects.toThrow('part did not arrive')
    await expect(loader.load('part')).rejects.toThrow('part did not arrive')
    expect(load).toHaveBeenCalledTimes(2)
    loader.forgetFailure('part')
    await expect(loader.load('part')).rejects.toThrow('part did not arrive')
    expect(load).toHaveBeenCalledTimes(4)
  })

  it('has a part at hand that was fetched in advance', async () => {
    const loader = new PartLoader({ part: () => Promise.resolve(Part) })
    loader.prefetch('part')
    await vi.waitFor(() => expect(loader.get('part')).toBe(Part))
  })

  it('loads a part anew that could not be fetched in advance', async () => {
    const load = vi.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(new Error('lost'))
    const loader = new PartLoader({ part: load })
    loader.prefetch('part')
    await expect(loader.load('part')).resolves.toBe(Part)
  })
})
