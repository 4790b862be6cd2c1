/** Chunk load timeout of the specification, in milliseconds (1 §9). */
const chunkTimeout = 120_000

/** Thrown when a chunk failed to load twice (1 §8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(chunk: string, cause: unknown) {
    super(`${chunk} did not arrive`, { cause })
  }
}

type LostHandler = (chunk: string) => Promise<void>

let handleLost: LostHandler = () => Promise.resolve()

/** Sets the handler that runs before loading a chunk is given up. */
export function onChunkLost(handler: LostHandler): void {
  handleLost = handler
}

type Load = (chunk: string) => Promise<unknown>

let needed: { readonly name: string; readonly load: Load } | undefined

/** Sets what has to be loaded together with a chunk, such as its texts. Failures of it are reported under one name. */
export function loadWithChunks(name: string, load: Load): void {
  needed = { name, load }
}

/** The chunk's prerequisite failed to load, whether or not its code did. */
class NeedLostError extends Error {
  readonly need: string

  constructor(need: string, cause: unknown) {
    super(`${need} did not arrive`, { cause })
    this.need = need
  }
}

async function loadNeeded(chunk: string): Promise<void> {
  if (needed === undefined) return
  const { name, load } = needed
  await load(chunk).catch((error: unknown) => {
    throw new NeedLostError(name, error)
  })
}

/** Loads a chunk with its prerequisite, without a retry: for prefetching. */
export async function fetchChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  const [code] = await Promise.all([load(), loadNeeded(chunk)])
  return code
}

/** Loads a chunk on demand, with one retry after a failure or timeout. Throws ChunkLoadError. */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  const attempt = () => inTime(fetchChunk(chunk, load), chunk)
  try {
    return await attempt().catch(attempt)
  } catch (error) {
    await handleLost(error instanceof NeedLostError ? error.need : chunk)
    throw new ChunkLoadError(chunk, error)
  }
}

function inTime<T>(work: Promise<T>, chunk: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${chunk} timed out`)), chunkTimeout)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
