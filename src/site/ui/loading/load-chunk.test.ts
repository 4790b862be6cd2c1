import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, fetchChunk, loadChunk, loadWithChunks, onChunkLost } from './load-chunk'

const lost = () => Promise.reject<string>(new Error('lost'))

afterEach(() => {
  vi.useRealTimers()
  onChunkLost(() => Promise.resolve())
  loadWithChunks('nothing', () => Promise.resolve())
})

describe('code that is loaded when it is needed', () => {
  it('is asked for once more when it does not arrive', async () => {
    const load = vi.fn(() => Promise.resolve('code')).mockImplementationOnce(lost)
    await expect(loadChunk('page', load)).resolves.toBe('code')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is a chunk load error when it does not arrive twice, which names the chunk and the cause', async () => {
    const failure: unknown = await loadChunk('page', lost).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ChunkLoadError)
    expect(failure).toMatchObject({ message: 'page did not arrive', cause: { message: 'lost' } })
  })

  it('is given up after the time-out of the specification, both times', async () => {
    vi.useFakeTimers()
    const loading = loadChunk('page', () => new Promise(() => {}))
    const failed = expect(loading).rejects.toMatchObject({
      cause: { message: 'page timed out' },
    })
    await vi.advanceTimersByTimeAsync(240_000)
    await failed
  })

  it('tells that it is lost before it fails', async () => {
    const told = vi.fn(() => Promise.resolve())
    onChunkLost(told)
    await expect(loadChunk('page', lost)).rejects.toThrow(ChunkLoadError)
    expect(told).toHaveBeenCalledExactlyOnceWith('page')
  })

  it('comes with what it needs, which is told to be lost under one name', async () => {
    const told = vi.fn(() => Promise.resolve())
    const need = vi.fn(lost)
    onChunkLost(told)
    loadWithChunks('texts', need)
    const loads = ['page', 'form'].map((chunk) => loadChunk(chunk, () => Promise.resolve('code')))
    for (const load of loads) await expect(load).rejects.toThrow(ChunkLoadError)
    expect(told.mock.calls).toEqual([['texts'], ['texts']])
    expect(need).toHaveBeenCalledWith('page')
    await expect(fetchChunk('page', () => Promise.resolve('code'))).rejects.toThrow('texts did not arrive')
  })
})
