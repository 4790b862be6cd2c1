import { Worker } from 'node:worker_threads'

/** Four characters that cannot be confused. */
const captcha = { size: 4, ignoreChars: '0Oo1Iil', noise: 2 }

interface Drawn {
  readonly text?: string
  readonly pictures: readonly string[]
}

interface Waiting {
  readonly resolve: (drawn: Drawn) => void
  readonly reject: (error: Error) => void
}

let worker: Worker | undefined
let asked = 0
const waiting = new Map<number, Waiting>()

/**
 * Renders SVGs as PNGs in Base64. A puzzle takes 30 ms, so it runs in a worker thread that does not block other calls.
 */
export async function drawPictures(drawings: readonly string[]): Promise<readonly string[]> {
  return (await ask({ drawings })).pictures
}

/** A random text and its picture. */
export async function drawCaptcha(): Promise<{ text: string; picture: string }> {
  const { text = '', pictures } = await ask({ captcha })
  return { text, picture: pictures[0] ?? '' }
}

function ask(task: object): Promise<Drawn> {
  asked += 1
  const id = asked
  worker ??= start()
  worker.postMessage({ id, ...task })
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
}

/** Started lazily with the first picture, restarted after a failure, and does not keep the process alive. */
function start(): Worker {
  const started = new Worker(new URL('./picture-worker.js', import.meta.url), { execArgv: [] })
  started.unref()
  started.on('message', ({ id, ...drawn }: Drawn & { readonly id: number }) => {
    waiting.get(id)?.resolve(drawn)
    waiting.delete(id)
  })
  started.on('error', (error: Error) => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  })
  return started
}
