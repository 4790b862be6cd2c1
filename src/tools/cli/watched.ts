import { StatusLine } from './status-line'

/** Runs work that says how far it is, and shows that while it lasts. */
export async function watched<T>(work: (onProgress: (text: string) => void) => Promise<T>): Promise<T> {
  const line = new StatusLine()
  try {
    return await work((text) => line.show(text))
  } finally {
    line.clear()
  }
}
