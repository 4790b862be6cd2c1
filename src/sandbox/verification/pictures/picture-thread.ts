import { Worker } from 'node:worker_threads'

/** Four characters that no two people read differently. */
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

/** PNGs in Base64 of SVGs. A puzzle takes 30 ms, for which no other call should wait. */
export async function drawPictures(drawings: readonly string[]): Promise<readonly string[]> {
  return (await ask({ drawings })).pictures
}

/** A text that people can read in its picture. */
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

/** Starts with the first picture, keeps no process alive, and is started anew after it failed. */
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
